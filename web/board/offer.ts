/**
 * What a view offers: which pieces can be picked, where they may go, which fences can be held, and which intent a press,
 * a drop or a fence means. No state, no rules: every action in an intent is one that the view has offered.
 */
import type { BoardOptions, BoardView, Button, Fence, FenceAbout, Intent, Legal, Piece, Square } from './types.js';
import { squaresOf } from './names.js';
import type { FenceTarget, OfferedAction } from '../core/view.js';

const NOTHING: Legal = { squares: [], fences: [], lifts: [], respawns: [], stops: [], spend: null, pass: null };

export type Input = NonNullable<BoardOptions['input']>;

export class Offer {
  readonly view: BoardView;
  readonly input: Input;
  readonly legal: Legal;
  /** Pieces that can be picked, in the order of the view. */
  readonly movable: readonly Piece[];
  /** Fences that can be lifted. */
  readonly lifts: readonly Fence[];
  /** Squares on which PAC-MAN can come back. */
  readonly respawns: readonly Square[];
  readonly #fences: ReadonlyMap<Fence, OfferedAction>;

  constructor(view: BoardView, input: Input) {
    this.view = view;
    this.input = input;
    this.legal = input === 'play' ? (view.legal ?? NOTHING) : NOTHING;
    const { squares, stops, fences, lifts, respawns } = this.legal;
    const goes = (piece: Piece) => [...stops, ...squares].some(target => target.piece === piece);
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

  /** Returns the piece that is meant without being picked: the only one that can be. */
  soleMovable(): Piece | null {
    return this.input === 'play' && this.movable.length === 1 ? (this.movable[0] ?? null) : null;
  }

  /** Returns the pieces that may enter a square. */
  entering(square: Square): Piece[] {
    return this.legal.squares.filter(target => target.square === square).map(({ piece }) => piece);
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

  /** Returns the squares where a press does something, with this piece picked or none. */
  pressable(picked: Piece | null): Set<Square> {
    if (this.input === 'edit') return new Set(squaresOf(this.view.position.size));
    const squares = new Set<Square>(this.respawns);
    for (const target of this.legal.squares) if (picked === null || target.piece === picked) squares.add(target.square);
    for (const piece of this.movable) {
      const square = this.squareOf(piece);
      if (square && (this.movable.length > 1 || this.canStop(piece) || this.legal.squares.length > 0))
        squares.add(square);
    }
    return squares;
  }

  // Intents.

  /** Returns what pressing a square means while a piece is picked, or none is. */
  pressed(picked: Piece | null, square: Square, button: Button): Intent {
    if (this.input === 'edit') return { type: 'square', square, button };
    const respawn = this.legal.respawns.find(target => target.square === square);
    if (respawn) return { type: 'respawn', square, action: respawn.action };
    const entered = picked && this.#entered(picked, square);
    if (entered) return entered;
    const here = this.movableOn(square);
    if (picked && here.includes(picked)) return this.stopped(picked) ?? { type: 'select', piece: null };
    const [first] = here;
    if (first) return { type: 'select', piece: first };
    const [only, another] = this.entering(square);
    const isClear = !picked && only && !another;
    return (isClear && this.#entered(only, square)) || { type: 'select', piece: null };
  }

  /** Returns what dropping a piece means after a path from its own square; null where it may not go. */
  dropped(piece: Piece, path: readonly Square[]): Intent | null {
    const squares = path.slice(1);
    const [first, last] = [squares[0], squares.at(-1)];
    if (!first || !last) return null;
    if (this.input === 'edit') return { type: 'put', piece, square: last };
    const step = squares.length > 1 && squares.length <= this.longestPath && this.#actionTo(piece, first);
    return step ? { type: 'path', piece, squares, action: step } : this.#entered(piece, last);
  }

  /** Returns what using a fence means; null where fences mean nothing. */
  used(fence: Fence, button: Button): Intent | null {
    const { purpose } = this;
    if (!purpose) return null;
    if (purpose === 'edit') return { type: 'fence', fence, button };
    const action = this.#fences.get(fence);
    if (!action) return { type: 'illegal', fence };
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

  #entered(piece: Piece, square: Square): Intent | null {
    const action = this.#actionTo(piece, square);
    return action && { type: 'enter', piece, square, action };
  }
}
