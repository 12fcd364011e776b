/** The characters of pieces in lists and cards: the defaults of the board. */
import type { Character } from '../../../board/index.js';
import type { Piece, Side } from '../../../core/words.js';
import type { Characters } from '../../table/model/types.js';

const USUAL: Readonly<Record<Piece, Character>> = {
  S: 'eater',
  W: 'curl',
  N: 'horns',
  E: 'bow',
  P: 'eater',
  B: 'horns',
  K: 'bow',
  I: 'curl',
  C: 'nightcap',
};

export function characterOfPiece(piece: Piece): Character {
  return USUAL[piece];
}

/** The character of a side: that of its piece; for the ghosts that of the first. */
export function characterOfSide(side: Side, chosen: Characters = {}): Character {
  return chosen[side as Piece] ?? USUAL[side === 'G' ? 'B' : side];
}
