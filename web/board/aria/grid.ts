/** An ARIA grid of named squares over the picture, for screen readers and the keyboard. */
import { characterOf } from '../art/paints.js';
import { cellsAsSeen, edgeTowards, extent, FRAME, SQUARE, type Setting } from '../geometry.js';
import { cellOf, closedSides, neighbour, squareName } from '../names.js';
import type { BoardChoices } from '../choices.js';
import type { BoardWords, Piece, Square, SquareAbout } from '../types.js';

export type Direction = 'up' | 'right' | 'down' | 'left';

function html(className: string, role?: string): HTMLDivElement {
  const element = document.createElement('div');
  element.className = className;
  if (role) element.setAttribute('role', role);
  return element;
}

export class Grid {
  readonly element = html('hm-grid', 'grid');
  /** The square that has or would get the keyboard focus. */
  cursor: Square = 'a1';
  #setting: Setting | null = null;
  readonly #cells = new Map<Square, HTMLDivElement>();
  /** The state for which each square was last named: labels are computed only after a change. */
  readonly #named = new Map<Square, string>();

  /** Positions the squares; cheap if nothing has changed. */
  layOut(setting: Setting): void {
    const before = this.#setting;
    this.#setting = setting;
    const { style } = this.element;
    const width = extent(setting.size);
    const side = `${((width - 2 * FRAME) / width) * 100}%`;
    style.setProperty('left', `${(FRAME / width) * 100}%`);
    style.setProperty('width', side);
    style.setProperty('aspect-ratio', '1');
    style.setProperty('top', '0');
    style.setProperty('margin-top', `${(FRAME / width) * 100}%`);
    style.setProperty('--hm-cell', `${(SQUARE / (width - 2 * FRAME)) * 100}%`);
    if (before?.size === setting.size && before.bottom === setting.bottom) return;
    const hadFocus = this.hasFocus();
    this.#cells.clear();
    this.#named.clear();
    const rows = cellsAsSeen(setting).map(cells => {
      const row = html('hm-row', 'row');
      for (const cell of cells) {
        const element = html('hm-cell', 'gridcell');
        element.dataset['square'] = squareName(cell);
        this.#cells.set(squareName(cell), element);
        row.append(element);
      }
      return row;
    });
    this.element.replaceChildren(...rows);
    if (!this.#cells.has(this.cursor)) this.cursor = 'a1';
    if (hadFocus) this.focus();
  }

  /** The texts have changed: names all squares again. */
  forgetNames(): void {
    this.#named.clear();
  }

  name(choices: BoardChoices, picked: Piece | null, words: BoardWords): void {
    this.element.setAttribute('aria-label', words.board());
    const fences = new Set(choices.view.position.fences.map(({ fence }) => fence));
    for (const [square, cell] of this.#cells) {
      const about = aboutSquare(square, choices, picked, fences);
      const key = JSON.stringify(about);
      if (this.#named.get(square) === key) continue;
      this.#named.set(square, key);
      cell.setAttribute('aria-label', words.square(about));
      if (about.movable) cell.setAttribute('aria-selected', String(about.selected));
      else cell.removeAttribute('aria-selected');
    }
    this.#rove();
  }

  /** Moves the cursor; the focus follows. */
  go(direction: Direction): void {
    if (!this.#setting) return;
    const next = neighbour(this.cursor, edgeTowards(direction, this.#setting.bottom), this.#setting.size);
    if (next) this.moveTo(next, true);
  }

  /** Moves the cursor to the end of its row or column on the screen. */
  goToEnd(direction: Direction): void {
    if (!this.#setting) return;
    const edge = edgeTowards(direction, this.#setting.bottom);
    let [at, next]: [Square, Square | null] = [this.cursor, this.cursor];
    while (next) [at, next] = [next, neighbour(next, edge, this.#setting.size)];
    this.moveTo(at, true);
  }

  moveTo(square: Square, withFocus: boolean): void {
    this.cursor = square;
    this.#rove();
    if (withFocus) this.focus();
  }

  focus(): void {
    this.#cells.get(this.cursor)?.focus({ preventScroll: true });
  }

  hasFocus(): boolean {
    return this.element.contains(document.activeElement);
  }

  /** Returns the square of an element inside the grid. */
  squareOf(target: EventTarget | null): Square | null {
    return target instanceof HTMLElement && this.element.contains(target)
      ? ((target.dataset['square'] as Square) ?? null)
      : null;
  }

  #rove(): void {
    for (const [square, cell] of this.#cells) cell.tabIndex = square === this.cursor ? 0 : -1;
  }
}

function aboutSquare(
  square: Square,
  choices: BoardChoices,
  picked: Piece | null,
  fences: ReadonlySet<`${Square}${'h' | 'v'}`>,
): SquareAbout {
  const { view } = choices;
  const here = choices.movableOn(square);
  return {
    square,
    pieces: view.position.pieces
      .filter(piece => piece.square === square)
      .map(piece => ({ ...piece, character: characterOf(piece.piece, view.characters) })),
    pellet: view.position.pellets.includes(square),
    respawn: view.position.respawns.includes(square),
    targetOf: choices
      .entering(square)
      .filter(piece => piece === picked || (picked === null && !choices.legal.isPremove)),
    premove: choices.isPremoved(square),
    via: choices.walkTo(picked, square)?.squares.slice(0, -1) ?? [],
    respawnNow: choices.respawns.includes(square),
    movable: here.length > 0,
    selected: picked !== null && here.includes(picked),
    closed: closedSides(square, fences),
  };
}

/** Returns the initial square of the keyboard: that of the first piece that can be picked, or the middle. */
export function firstCursor(choices: BoardChoices): Square {
  const first = choices.movable[0];
  const square = first ? choices.squareOf(first) : (choices.respawns[0] ?? null);
  const middle = Math.floor(choices.view.position.size / 2);
  return square ?? squareName({ ...cellOf('a1'), file: middle, row: middle });
}
