/** What a view offers: which pieces can be picked, where they may go, which fences can be held. No state, no rules. */
import type { BoardOptions, BoardView, Fence, FenceAbout, Legal, Piece, Square } from './types.js';
import { squaresOf } from './names.js';

const NOTHING: Legal = { squares: [], fences: [], lifts: [], respawns: [], stops: [], spend: false, pass: false };

export type Input = NonNullable<BoardOptions['input']>;

export class Offer {
  readonly view: BoardView;
  readonly input: Input;
  readonly legal: Legal;
  /** Pieces that can be picked, in the order of the view. */
  readonly movable: readonly Piece[];
  readonly #legalFences: ReadonlySet<Fence>;

  constructor(view: BoardView, input: Input) {
    this.view = view;
    this.input = input;
    this.legal = input === 'play' ? (view.legal ?? NOTHING) : NOTHING;
    const { squares, stops } = this.legal;
    const goes = (piece: Piece) => stops.includes(piece) || squares.some(target => target.piece === piece);
    const isEdited = input === 'edit';
    this.movable = view.position.pieces
      .filter(({ piece, square }) => square !== null && (isEdited || goes(piece)))
      .map(({ piece }) => piece);
    this.#legalFences = new Set(this.legal.fences);
  }

  /** The action of a held fence; null if none can be held. */
  get purpose(): FenceAbout['purpose'] | null {
    if (this.input === 'edit') return 'edit';
    if (this.legal.lifts.length > 0) return 'lift';
    return this.legal.fences.length > 0 ? 'place' : null;
  }

  get longestPath(): number {
    return this.legal.longestPath ?? 1;
  }

  isLegalFence(fence: Fence): boolean {
    return this.input === 'edit' || this.#legalFences.has(fence) || this.legal.lifts.includes(fence);
  }

  /** Returns the piece that is meant without being picked: the only one that can be. */
  soleMovable(): Piece | null {
    return this.input === 'play' && this.movable.length === 1 ? (this.movable[0] ?? null) : null;
  }

  /** Returns the pieces that may enter a square. */
  entering(square: Square): Piece[] {
    return this.legal.squares.filter(target => target.square === square).map(({ piece }) => piece);
  }

  canEnter(piece: Piece, square: Square): boolean {
    return this.legal.squares.some(target => target.piece === piece && target.square === square);
  }

  canStop(piece: Piece): boolean {
    return this.legal.stops.includes(piece);
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
    const squares = new Set<Square>(this.legal.respawns);
    for (const target of this.legal.squares) if (picked === null || target.piece === picked) squares.add(target.square);
    for (const piece of this.movable) {
      const square = this.squareOf(piece);
      if (square && (this.movable.length > 1 || this.canStop(piece) || this.legal.squares.length > 0))
        squares.add(square);
    }
    return squares;
  }
}
