/** The characters of pieces in lists and cards: the defaults of the board. */
import { characterOf, type Character } from '../../../board/index.js';
import type { Piece, Side } from '../../../core/words.js';
import type { Characters } from '../../table/model/types.js';

export function characterOfPiece(piece: Piece): Character {
  return characterOf(piece);
}

/** The character of a side: that of its piece; for the ghosts that of the first. */
export function characterOfSide(side: Side, chosen: Characters = {}): Character {
  return chosen[side as Piece] ?? characterOf(side === 'G' ? 'B' : side);
}
