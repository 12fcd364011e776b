/**
 * Plain data for boards: what a position shows, which actions it offers, and what an action did. The core describes a
 * position in bytes (`ViewBytes` of `native/wasm/scratch.hpp`). The data can be copied, sent to a worker and compared.
 */
import type { Mode } from './mode.js';
import type { Illegality, Position } from './position.js';
import {
  fenceOf,
  squareOf,
  type ActionLike,
  type ActionNumber,
  type Edge,
  type Family,
  type Fence,
  type Piece,
  type Side,
  type Square,
} from './words.js';

/** A piece in a position. */
export interface PieceView {
  readonly piece: Piece;
  /** Null off the board. */
  readonly square: Square | null;
  /** Why it is off the board: a ghost was eaten, PAC-MAN waits to come back. */
  readonly away: 'eaten' | 'waiting' | null;
  /** Ordinary steps that it has left in this turn, as far as the position shows. */
  readonly steps: number;
  /** Steps left that eat ghosts; they come before the ordinary ones. */
  readonly boost: number;
  /** It has begun its move and not finished it. */
  readonly active: boolean;
  /** Its turn in this round is over. */
  readonly done: boolean;
  /** Its side is to move and it is not done. */
  readonly toMove: boolean;
  /** Fixed maze: a ghost in a straight open line with PAC-MAN (A.3-15). */
  readonly sees: boolean;
  /** A ghost that sees PAC-MAN and has not moved yet, or moves because it saw him. */
  readonly frenzied: boolean;
  /** Its side has left the game. */
  readonly retired: boolean;
  /** Classic: the edge of the board that it wants to reach. */
  readonly goal: Edge | null;
}

/** A piece without a game: in pictures, and in mazes that are being drawn. */
export const STANDING: Omit<PieceView, 'piece' | 'square'> = {
  away: null,
  steps: 0,
  boost: 0,
  active: false,
  done: false,
  toMove: false,
  sees: false,
  frenzied: false,
  retired: false,
  goal: null,
};

export interface FenceView {
  readonly fence: Fence;
  /** A Chamber fence that has not been re-laid. */
  readonly chamber: boolean;
}

/** From a ghost to PAC-MAN. */
export interface SightView {
  readonly piece: Piece;
  readonly from: Square;
  readonly to: Square;
}

/** Pieces, fences, pellets and the side to move. */
export interface PositionView {
  /** Squares along an edge, 3 to 9. */
  readonly size: number;
  readonly family: Family;
  readonly pieces: readonly PieceView[];
  readonly fences: readonly FenceView[];
  /** The Chamber fence that has been lifted and not yet laid. */
  readonly lifted: Fence | null;
  readonly pellets: readonly Square[];
  /** Pellets that PAC-MAN holds. */
  readonly reserve: number;
  /** Pellets that are out of the game. */
  readonly spent: number;
  readonly lives: number;
  /** How many lives the game began with. */
  readonly mostLives: number;
  readonly respawns: readonly Square[];
  /** Pairs of squares that are neighbours through a tunnel. */
  readonly tunnels: readonly (readonly [Square, Square])[];
  /** The side to move; null when the game is over. */
  readonly turn: Side | null;
  /** Fences left, by side in turn order. */
  readonly stocks: readonly { readonly side: Side; readonly fences: number }[];
}

/** An action that a board may offer, with the seat that would play it. A board returns it with the intent. */
export interface OfferedAction {
  readonly number: ActionNumber;
  readonly seat: number;
}

/** Where a piece may go with one action. */
export interface TargetView {
  readonly piece: Piece;
  readonly square: Square;
  readonly action: OfferedAction;
}

export interface FenceTarget {
  readonly fence: Fence;
  readonly action: OfferedAction;
}

export interface SquareTarget {
  readonly square: Square;
  readonly action: OfferedAction;
}

export interface StopTarget {
  readonly piece: Piece;
  readonly action: OfferedAction;
}

/** The legal actions, sorted by kind. */
export interface LegalView {
  readonly squares: readonly TargetView[];
  readonly fences: readonly FenceTarget[];
  readonly lifts: readonly FenceTarget[];
  readonly respawns: readonly SquareTarget[];
  /** Pieces that may stop. */
  readonly stops: readonly StopTarget[];
  readonly spend: OfferedAction | null;
  readonly pass: OfferedAction | null;
}

/** What was done: a piece went along squares (the first is where it was), or a fence was placed or lifted. */
export type LastView =
  { readonly piece: Piece; readonly squares: readonly Square[] } | { readonly fence: Fence; readonly lifted: boolean };

/** Where the parts of the core's `ViewBytes` begin. */
const AT = { pieces: 0, lifted: 20, pellets: 22, reserve: 27, spent: 28, lives: 29, stocks: 30, fences: 34 } as const;
const PIECE_BYTES = 4;
const FLAG = { active: 1, done: 2, toMove: 4, sees: 8, frenzied: 16, retired: 32 } as const;
const CHAMBER = 2;
const NONE = 255;

/** Reads the view that the core has just written; `turn` is null when the game is over. */
export function readView(bytes: Uint8Array, mode: Mode, turn: Side | null): PositionView {
  const { family, sides, size, pieces, goals, respawns } = mode;
  const at = (index: number) => bytes[index] ?? 0;
  const fenceAt = (index: number) => fenceOf(at(index), (at(index + 1) & 1) === 1);
  const pieceAt = (piece: Piece, index: number): PieceView => {
    const first = AT.pieces + PIECE_BYTES * index;
    const [number, steps, boost, flags] = [at(first), at(first + 1), at(first + 2), at(first + 3)];
    const has = (flag: number) => (flags & flag) !== 0;
    return {
      piece,
      square: number === NONE ? null : squareOf(number),
      away: number !== NONE ? null : piece === 'P' ? 'waiting' : 'eaten',
      steps,
      boost,
      active: has(FLAG.active),
      done: has(FLAG.done),
      toMove: has(FLAG.toMove),
      sees: has(FLAG.sees),
      frenzied: has(FLAG.frenzied),
      retired: has(FLAG.retired),
      goal: goals[index] ?? null,
    };
  };
  const [north, south, west, east] = respawns;
  return {
    size,
    family,
    pieces: pieces.map(pieceAt),
    fences: Array.from({ length: at(AT.fences) }, (_, index) => {
      const first = AT.fences + 1 + 2 * index;
      return { fence: fenceAt(first), chamber: (at(first + 1) & CHAMBER) !== 0 };
    }),
    lifted: at(AT.lifted) === NONE ? null : fenceAt(AT.lifted),
    pellets: Array.from({ length: at(AT.pellets) }, (_, index) => squareOf(at(AT.pellets + 1 + index))),
    reserve: at(AT.reserve),
    spent: at(AT.spent),
    lives: at(AT.lives),
    mostLives: mode.lives,
    respawns,
    tunnels:
      north && south && west && east
        ? [
            [north, south],
            [west, east],
          ]
        : [],
    turn,
    stocks: family === 'pacman' ? [] : sides.map((side, index) => ({ side, fences: at(AT.stocks + index) })),
  };
}

/** Returns the square of a piece; null off the board. */
export function squareOfPiece({ pieces }: PositionView, piece: Piece): Square | null {
  return pieces.find(each => each.piece === piece)?.square ?? null;
}

/** Returns the lines along which ghosts see PAC-MAN (A.3-15); none outside the fixed maze. */
export function sightsOf(view: PositionView): SightView[] {
  const to = squareOfPiece(view, 'P');
  return view.pieces.flatMap(({ piece, square, sees }) => (sees && square && to ? [{ piece, from: square, to }] : []));
}

/** Which seat plays an action of a piece, or of a side's whole team; null if the action is not to be offered. */
export type SeatOf = (piece: Piece | null) => number | null;

/** Every seat of the mode may act. */
export function anySeat(position: Position): SeatOf {
  const { pieces, seats } = position.mode;
  return piece => (piece ? (seats[pieces.indexOf(piece)] ?? null) : (position.turn.seats[0] ?? null));
}

/** Sorts the legal actions by kind, with their numbers and seats. */
export function legalOf(position: Position, seatOf: SeatOf = anySeat(position)): LegalView {
  const squares: TargetView[] = [];
  const [fences, lifts]: [FenceTarget[], FenceTarget[]] = [[], []];
  const respawns: SquareTarget[] = [];
  const stops: StopTarget[] = [];
  let [spend, pass]: [OfferedAction | null, OfferedAction | null] = [null, null];
  const { mode, turn } = position;
  // The ghosts' team has no piece of its own until one of them has begun.
  const mover = position.view().pieces.find(({ active }) => active)?.piece ?? (turn.side === 'G' ? null : turn.side);
  for (const number of position.legalNumbers()) {
    const action = mode.action(number);
    const piece = action?.piece ?? mover;
    const seat = seatOf(piece);
    if (!action || seat === null) continue;
    const { kind, square, fence } = action;
    const offered = { number, seat };
    if (square && piece && (kind === 'move' || kind === 'step')) squares.push({ piece, square, action: offered });
    else if (fence) (kind === 'lift' ? lifts : fences).push({ fence, action: offered });
    else if (square) respawns.push({ square, action: offered });
    else if (kind === 'stop' && piece) stops.push({ piece, action: offered });
    else if (kind === 'spend') spend = offered;
    else if (kind === 'pass') pass = offered;
  }
  return { squares, fences, lifts, respawns, stops, spend, pass };
}

/** Returns what an action does in a position, as far as a board shows it. */
export function lastOf(position: Position, action: ActionLike): LastView | null {
  const found = position.mode.action(action);
  if (found?.fence) return { fence: found.fence, lifted: found.kind === 'lift' };
  if (!found?.square) return null;
  const view = position.view();
  const piece = found.piece ?? (view.turn as Piece);
  const from = squareOfPiece(view, piece);
  return { piece, squares: from ? [from, found.square] : [found.square] };
}

/** An illegal fence as a board shows it. */
export interface IllegalFenceView {
  readonly fence: Fence;
  /** What is in its way. */
  readonly kind: 'overlaps' | 'crosses' | 'shuts_in' | 'other';
  readonly fences: readonly Fence[];
  /** The area that would be shut in. */
  readonly squares: readonly Square[];
  readonly piece: Piece | null;
}

/** Returns how a board shows why a fence may not be placed. */
export function illegalFenceOf(fence: Fence, illegality: Illegality): IllegalFenceView {
  const { code, fences, squares, piece } = illegality;
  const kind =
    code === 'action.fence_overlaps'
      ? 'overlaps'
      : code === 'action.fence_crosses'
        ? 'crosses'
        : code === 'action.fence_blocks_path' || code === 'action.fence_seals'
          ? 'shuts_in'
          : 'other';
  return { fence, kind, fences, squares, piece };
}
