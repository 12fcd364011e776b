/** The sides and pieces of each mode. */
import type { ModeName, Piece, Side } from '../../core/words.js';

/** The sides of a mode in turn order, and the pieces that people and engines hold. */
export const SIDES_OF: Readonly<Record<ModeName, readonly Side[]>> = {
  classic2: ['S', 'N'],
  classic3: ['S', 'W', 'N'],
  classic4: ['S', 'W', 'N', 'E'],
  pacman: ['P', 'G'],
  advanced: ['P', 'G'],
};

export const PIECES_OF: Readonly<Record<ModeName, readonly Piece[]>> = {
  classic2: ['S', 'N'],
  classic3: ['S', 'W', 'N'],
  classic4: ['S', 'W', 'N', 'E'],
  pacman: ['P', 'B', 'K', 'I', 'C'],
  advanced: ['P', 'B', 'K', 'I', 'C'],
};

/** The pieces of a side. */
export function piecesOfSide(mode: ModeName, side: Side): readonly Piece[] {
  return side === 'G' ? PIECES_OF[mode].filter(piece => piece !== 'P') : [side as Piece];
}

/** The side of a piece. */
export function roleOf(mode: ModeName, piece: Piece): Side {
  return SIDES_OF[mode].find(side => piecesOfSide(mode, side).includes(piece)) ?? 'G';
}
