/** How pieces look in lists and cards: the same as the board draws them if nobody chooses. */
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

/** A side is shown by its piece, as it was chosen; the ghosts by the first of them. */
export function characterOfSide(side: Side, chosen: Characters = {}): Character {
  return chosen[side as Piece] ?? USUAL[side === 'G' ? 'B' : side];
}
