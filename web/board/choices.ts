/**
 * What a view offers: which pieces can be picked, where they may go, which fences can be held, and which intent a press,
 * a drop or a fence means. No state, no rules: every action in an intent is one that the view has offered.
 */
import type {
  ActionIntent,
  BoardOptions,
  BoardView,
  Button,
  Fence,
  FenceAbout,
  Intent,
  Legal,
  Piece,
  Square,
  WayChange,
} from './types.js';
import { squaresOf } from './names.js';
import type { FenceTarget, OfferedAction } from '../core/view.js';
import type { WalkView } from '../core/walks.js';

const NOTHING: Legal = { squares: [], fences: [], lifts: [], respawns: [], stops: [], spend: null, pass: null };

export type Input = NonNullable<BoardOptions['input']>;

export class BoardChoices {
  readonly view: BoardView;
  readonly input: Input;
  readonly legal: Legal;
  /** Pieces that can be picked, in the order of the view. */
  readonly movable: readonly Piece[];
  /** Fences that can be lifted. */
  readonly lifts: readonly Fence[];
  /** Squares on which PAC-MAN can come back. */
  readonly respawns: readonly Square[];
  /** Moves of several actions: to far squares, or after the stop of another piece. */
  readonly walks: readonly WalkView[];
  readonly #fences: ReadonlyMap<Fence, OfferedAction>;
  readonly #changes = new Map<Fence, readonly WayChange[]>();

  constructor(view: BoardView, input: Input) {
    this.view = view;
    this.input = input;
    this.legal = input === 'play' ? (view.legal ?? NOTHING) : NOTHING;
    const { squares, stops, fences, lifts, respawns } = this.legal;
    this.walks = this.legal.walks ?? [];
    const goes = (piece: Piece) => [...stops, ...squares, ...this.walks].some(target => target.piece === piece);
    const isEdited = input === 'edit';
    this.movable = view.position.pieces
      .filter(({ piece, square }) => square !== null && (isEdited || goes(piece)))
      .map(({ piece }) => piece);
    this.lifts = lifts.map(({ fence }) => fence);
    this.respawns = respawns.map(({ square }) => square);
    const pair = ({ fence, action }: FenceTarget) => [fence, action] as const;
    this.#fences = new Map([...fences, ...lifts].map(pair));
  }

  /** The action of a held fence; null if none can be held. */
  get purpose(): FenceAbout['purpose'] | null {
    if (this.input === 'edit') return 'edit';
    if (this.lifts.length > 0) return 'lift';
    return this.legal.fences.length > 0 ? 'place' : null;
  }

  get longestPath(): number {
    return this.legal.longestPath ?? 1;
  }

  isLegalFence(fence: Fence): boolean {
    return this.input === 'edit' || this.#fences.has(fence);
  }

  /** Returns what a fence would do to the ways of the sides; nothing for one that may not be placed. */
  changesOf(fence: Fence): readonly WayChange[] {
    const { wayChanges } = this.view;
    if (!wayChanges || this.purpose !== 'place' || !this.#fences.has(fence)) return [];
    let known = this.#changes.get(fence);
    if (!known) this.#changes.set(fence, (known = wayChanges(fence)));
    return known;
  }

  /** Returns the piece that is meant without being picked: the one that moves, or the only one that can be. */
  implied(): Piece | null {
    if (this.input !== 'play') return null;
    const active = this.view.position.pieces.find(each => each.active)?.piece;
    if (active && this.movable.includes(active)) return active;
    return this.movable.length === 1 ? (this.movable[0] ?? null) : null;
  }

  /** Returns the pieces that may enter a square with their next step. */
  entering(square: Square): Piece[] {
    const near = this.legal.squares.filter(target => target.square === square).map(({ piece }) => piece);
    const next = this.walks.filter(({ squares }) => squares.length === 1 && squares[0] === square);
    return [...near, ...next.map(({ piece }) => piece)];
  }

  /** Returns the move of several actions with which a piece comes to a square. */
  walkTo(piece: Piece | null, square: Square): WalkView | null {
    return this.walks.find(walk => walk.piece === piece && walk.squares.at(-1) === square) ?? null;
  }

  /** Whether a premove waits to enter a square. */
  isPremoved(square: Square): boolean {
    return this.view.premove?.squares.includes(square) ?? false;
  }

  canStop(piece: Piece): boolean {
    return this.legal.stops.some(target => target.piece === piece);
  }

  /** Returns the pieces on a square that can be picked. */
  movableOn(square: Square): Piece[] {
    return this.movable.filter(piece => this.squareOf(piece) === square);
  }

  squareOf(piece: Piece): Square | null {
    return this.view.position.pieces.find(each => each.piece === piece)?.square ?? null;
  }

  /**
   * Returns where a piece may go with one tap; without a piece, or if it has nowhere to go, where exactly one piece may go
   * with its next step.
   */
  targets(picked: Piece | null): { readonly piece: Piece; readonly square: Square; readonly isFar: boolean }[] {
    const near = this.legal.squares.map(({ piece, square }) => ({ piece, square, isFar: false }));
    const far = this.walks.map(({ piece, squares }) => ({
      piece,
      square: squares.at(-1) as Square,
      isFar: squares.length > 1,
    }));
    const all = [...near, ...far];
    const own = all.filter(({ piece }) => piece === picked);
    if (own.length > 0) return own;
    return all.filter(({ square, isFar }) => !isFar && this.entering(square).length === 1);
  }

  /** Returns the squares where a press does something, with this piece picked by the user or none. */
  pressable(picked: Piece | null): Set<Square> {
    if (this.input === 'edit') return new Set(squaresOf(this.view.position.size));
    const squares = new Set<Square>([...this.respawns, ...(this.view.premove?.squares ?? [])]);
    const targets = picked ? this.targets(picked) : [...this.targets(this.implied()), ...this.targets(null)];
    for (const { square } of targets) squares.add(square);
    for (const piece of this.movable) {
      const square = this.squareOf(piece);
      if (square && (this.movable.length > 1 || this.canStop(piece) || this.legal.squares.length > 0))
        squares.add(square);
    }
    return squares;
  }

  // Intents.

  /** Returns what pressing a square means while a piece is picked, or none is; null if it means nothing. */
  pressed(picked: Piece | null, square: Square, button: Button): Intent | null {
    if (this.input === 'edit') return { type: 'square', square, button };
    if (this.isPremoved(square)) return { type: 'cancel_premove' };
    const respawn = this.legal.respawns.find(target => target.square === square);
    if (respawn) return { type: 'respawn', square, action: respawn.action };
    const meant = picked ?? this.implied();
    const entered = meant && this.#entered(meant, square);
    if (entered) return entered;
    const here = this.movableOn(square);
    if (meant && here.includes(meant)) {
      const isPicking = this.legal.isPremove && !picked;
      return this.stopped(meant) ?? { type: 'select', piece: isPicking ? meant : null };
    }
    const [first] = here;
    if (first) return { type: 'select', piece: first };
    const [only, another] = this.entering(square);
    const isClear = !picked && only && !another;
    return (isClear && this.#entered(only, square)) || this.#unreachable(meant, square);
  }

  /** Returns what dropping a piece means after a path from its own square; null if it was not moved. */
  dropped(piece: Piece, path: readonly Square[]): Intent | null {
    const squares = path.slice(1);
    const [first, last] = [squares[0], squares.at(-1)];
    if (!first || !last) return null;
    if (this.input === 'edit') return { type: 'put', piece, square: last };
    const isDrawn = squares.length > 1 && squares.length <= this.longestPath;
    const step = isDrawn ? this.#firstStep(piece, first) : null;
    if (step) return { type: 'path', piece, squares, ...step };
    return this.#entered(piece, last) ?? this.#unreachable(piece, last);
  }

  /** Returns what using a fence means; null where fences mean nothing. */
  used(fence: Fence, button: Button): Intent | null {
    const { purpose } = this;
    if (!purpose) return null;
    if (purpose === 'edit') return { type: 'fence', fence, button };
    const action = this.#fences.get(fence);
    // A premove: whether and why the fence will be illegal is known only when the turn begins.
    if (!action) return this.legal.isPremove ? null : { type: 'illegal', fence };
    return purpose === 'lift' ? { type: 'lift', fence, action } : { type: 'place', fence, action };
  }

  /** Returns the intent to stop a piece; null if it may not. */
  stopped(piece: Piece): Intent | null {
    const stop = this.legal.stops.find(target => target.piece === piece);
    return stop ? { type: 'stop', piece, action: stop.action } : null;
  }

  /** Returns the intent to spend a pellet; null if that is not legal. */
  spent(): Intent | null {
    const { spend } = this.legal;
    return spend && { type: 'spend', action: spend };
  }

  #actionTo(piece: Piece, square: Square): OfferedAction | null {
    return this.legal.squares.find(target => target.piece === piece && target.square === square)?.action ?? null;
  }

  /** The step of a piece to a neighbour, after the stop of another piece if that has to come first. */
  #firstStep(piece: Piece, square: Square): { readonly action: OfferedAction; readonly stop?: OfferedAction } | null {
    const action = this.#actionTo(piece, square);
    if (action) return { action };
    const walk = this.walkTo(piece, square);
    if (walk?.squares.length !== 1) return null;
    return { action: walk.action, ...(walk.stop && { stop: walk.stop }) };
  }

  #entered(piece: Piece, square: Square): ActionIntent | null {
    const action = this.#actionTo(piece, square);
    if (action) return { type: 'enter', piece, square, action };
    const walk = this.walkTo(piece, square);
    return (
      walk && { type: 'path', piece, squares: walk.squares, action: walk.action, ...(walk.stop && { stop: walk.stop }) }
    );
  }

  /** Returns the intent of a square that cannot be entered; null while no piece can be moved at all. */
  #unreachable(piece: Piece | null, square: Square): Intent | null {
    return this.movable.length > 0 ? { type: 'unreachable', square, piece } : null;
  }
}
