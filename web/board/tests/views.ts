/** Views for tests, made by hand: the board must not need a core. */
import { STANDING, type PieceView, type PositionView } from '../../core/view.js';
import type { BoardView, Legal, Piece, Square } from '../types.js';

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
  spend: false,
  pass: false,
};

/** A pawn on e5 that may go three ways, and some fences. */
export function pawnView(legal: Partial<Legal> = {}): BoardView {
  const squares = (['e6', 'd5', 'f5'] as const).map(square => ({ piece: 'S' as const, square }));
  return {
    position: positionWith([pieceAt('S', 'e5', { toMove: true }), pieceAt('N', 'e9')], {
      family: 'classic',
      turn: 'S',
    }),
    legal: { ...NO_ACTIONS, squares, fences: ['a1h', 'a1v', 'c3h', 'c3v', 'd3h', 'h8h', 'h8v'], ...legal },
  };
}
