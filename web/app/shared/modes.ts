/** The sides and pieces of each mode, for pages that have not loaded the core; the data is Python's. */
import data from '../../../src/hedgemaze/rules/modes/modes.json' with { type: 'json' };
import { MODES, type Edge, type Family, type ModeName, type Piece, type Side } from '../../core/words.js';

function byMode<T>(value: (mode: ModeName) => T): Readonly<Record<ModeName, T>> {
  return Object.fromEntries(MODES.map(mode => [mode, value(mode)])) as Record<ModeName, T>;
}

export function familyOf(mode: ModeName): Family {
  return data[mode].family as Family;
}

/** The pieces that people and engines hold. */
export const PIECES_OF = byMode((mode): readonly Piece[] => Array.from(data[mode].pieces, piece => piece as Piece));

/** The sides in turn order. In classic each has one pawn. */
export const SIDES_OF = byMode((mode): readonly Side[] =>
  familyOf(mode) === 'classic' ? (PIECES_OF[mode] as readonly Side[]) : ['P', 'G'],
);

/** Fences of each side in the box. */
export function fencesOf(mode: ModeName): number {
  return data[mode].fences[0] ?? 0;
}

/** The pieces of a side. */
export function piecesOfSide(mode: ModeName, side: Side): readonly Piece[] {
  return side === 'G' ? PIECES_OF[mode].filter(piece => piece !== 'P') : [side as Piece];
}

/** The side of a piece. */
export function roleOf(mode: ModeName, piece: Piece): Side {
  return SIDES_OF[mode].find(side => piecesOfSide(mode, side).includes(piece)) ?? 'G';
}

/** The edge of the board at which a side sits: its own in classic, south for PAC-MAN and the ghosts. */
export function edgeOf(side: Side | null): Edge {
  return side === null || side === 'P' || side === 'G' ? 'S' : side;
}

/** The edge opposite. */
export const OPPOSITE: Readonly<Record<Edge, Edge>> = { S: 'N', N: 'S', W: 'E', E: 'W' };
