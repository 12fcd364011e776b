/** Views for tests, made by hand: the board must not need a core. */
import { STANDING, type OfferedAction, type PieceView, type PositionView } from '../../core/view.js';
import type { BoardView, Fence, Intent, Legal, Piece, Square } from '../types.js';

export function pieceAt(piece: Piece, square: Square | null, more: Partial<PieceView> = {}): PieceView {
  return {
    piece,
    square,
    ...STANDING,
    away: square ? null : piece === 'P' ? 'waiting' : 'eaten',
    ...more,
  };
}

export function positionWith(pieces: readonly PieceView[], more: Partial<PositionView> = {}): PositionView {
  return {
    size: 9,
    family: 'pacman',
    pieces,
    fences: [],
    lifted: null,
    pellets: [],
    reserve: 0,
    spent: 0,
    lives: 3,
    mostLives: 3,
    respawns: [],
    tunnels: [],
    turn: 'P',
    stocks: [],
    ...more,
  };
}

export const NO_ACTIONS: Legal = {
  squares: [],
  fences: [],
  lifts: [],
  respawns: [],
  stops: [],
  spend: null,
  pass: null,
};

/** An intent as its type and places; tests of their own look at the actions. */
export function withoutAction(intent: Intent): object {
  return Object.fromEntries(Object.entries(intent).filter(([name]) => name !== 'action'));
}

/** An action of seat 1 whose number the test can recognise. */
export function offered(number: number): OfferedAction {
  return { number, seat: 1 };
}

export function fenceTargets(...fences: Fence[]): Legal['fences'] {
  return fences.map((fence, index) => ({ fence, action: offered(100 + index) }));
}

export function squareTargets(piece: Piece, ...squares: Square[]): Legal['squares'] {
  return squares.map((square, index) => ({ piece, square, action: offered(index) }));
}

/** A pawn on e5 that may go three ways, and some fences. */
export function pawnView(legal: Partial<Legal> = {}): BoardView {
  return {
    position: positionWith([pieceAt('S', 'e5', { toMove: true }), pieceAt('N', 'e9')], {
      family: 'classic',
      turn: 'S',
    }),
    legal: {
      ...NO_ACTIONS,
      squares: squareTargets('S', 'e6', 'd5', 'f5'),
      fences: fenceTargets('a1h', 'a1v', 'c3h', 'c3v', 'd3h', 'h8h', 'h8v'),
      ...legal,
    },
  };
}
