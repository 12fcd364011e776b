/** Paints a board with the players above it and a line of text below it, for pictures and animations. */
import type { BoardView } from '../../../board/index.js';
import { t } from '../../i18n/messages.svelte.js';
import { imageOf, portraitSvg, svgOf } from './boardImage.js';
import type { SharedPlayer } from './sharedGame.js';

/** Parts of the width: the strips above and below the board, portraits, text and margins. */
const STRIP = 0.085;
const PORTRAIT = 0.062;
const TEXT = 0.033;
const GAP = 0.014;
/** The width of a board of 9 in its own units, about. */
const UNITS = 960;

export class FramePainter {
  readonly #width: number;
  readonly #players: readonly SharedPlayer[];
  readonly #canvas = document.createElement('canvas');
  readonly #context: CanvasRenderingContext2D;
  #portraits: readonly HTMLImageElement[] = [];

  constructor(width: number, players: readonly SharedPlayer[]) {
    this.#width = width;
    this.#players = players;
    const context = this.#canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('the browser cannot draw');
    this.#context = context;
  }

  /** Paints a view; the side to move is underlined. */
  async paint(view: BoardView, text: string): Promise<void> {
    if (this.#portraits.length < this.#players.length) {
      this.#portraits = await Promise.all(this.#players.map(({ character }) => imageOf(portraitSvg(character))));
    }
    const board = await imageOf(svgOf(view, '', this.#width / UNITS));
    const width = this.#width;
    const strip = Math.round(width * STRIP);
    const high = Math.round((width * board.naturalHeight) / board.naturalWidth);
    // Setting the size also clears the canvas and its state.
    this.#canvas.width = width;
    this.#canvas.height = high + 2 * strip;
    const context = this.#context;
    context.fillStyle = colour('--page');
    context.fillRect(0, 0, width, high + 2 * strip);
    context.drawImage(board, 0, strip, width, high);
    context.textBaseline = 'middle';
    context.direction = 'ltr';
    this.#paintPlayers(view, strip);
    this.#paintFooter(text, strip + high + strip / 2);
  }

  image(): ImageData {
    return this.#context.getImageData(0, 0, this.#canvas.width, this.#canvas.height);
  }

  png(): Promise<Blob> {
    return new Promise((keep, fail) => {
      this.#canvas.toBlob(blob => (blob ? keep(blob) : fail(new Error('the picture could not be made'))), 'image/png');
    });
  }

  #paintPlayers(view: BoardView, strip: number): void {
    const [context, width] = [this.#context, this.#width];
    const share = width / this.#players.length;
    const [portrait, gap] = [width * PORTRAIT, width * GAP];
    context.font = this.#font(700);
    context.textAlign = 'left';
    this.#players.forEach(({ side, name }, index) => {
      const left = index * share + gap;
      const picture = this.#portraits[index];
      if (picture) context.drawImage(picture, left, (strip - portrait) / 2, portrait, portrait);
      const [from, room] = [left + portrait + gap / 2, share - portrait - 2.5 * gap];
      context.fillStyle = colour('--text');
      const written = this.#fitted(name, room);
      context.fillText(written, from, strip / 2);
      if (view.position.turn !== side) return;
      context.fillStyle = colour('--accent');
      context.fillRect(from, strip * 0.78, context.measureText(written).width, Math.max(2, width * 0.005));
    });
  }

  #paintFooter(text: string, y: number): void {
    const [context, width] = [this.#context, this.#width];
    const gap = width * GAP;
    const brand = t('app-name');
    context.font = this.#font(500);
    context.fillStyle = colour('--faint');
    context.textAlign = 'right';
    context.fillText(brand, width - gap, y);
    const room = width - 3 * gap - context.measureText(brand).width;
    context.textAlign = 'left';
    context.fillStyle = colour('--text');
    context.fillText(this.#fitted(text, room), gap, y);
  }

  #font(weight: number): string {
    const { fontFamily } = getComputedStyle(document.documentElement);
    return `${weight} ${Math.round(this.#width * TEXT)}px ${fontFamily}`;
  }

  /** Shortens a text that is too wide. */
  #fitted(text: string, room: number): string {
    const letters = Array.from(text);
    let shown = text;
    while (letters.length > 1 && this.#context.measureText(shown).width > room) {
      letters.pop();
      shown = `${letters.join('').trimEnd()}…`;
    }
    return shown;
  }
}

function colour(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}
