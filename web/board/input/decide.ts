/** What a press, a drop or a fence comes to, given what the view offers. Pure: the hand asks, and reports the answer. */
import type { Offer } from '../offer.js';
import type { Button, Fence, Intent, Piece, Square } from '../types.js';

/** Returns what pressing a square means while a piece is picked, or none is. */
export function pressed(offer: Offer, picked: Piece | null, square: Square, button: Button): Intent {
  if (offer.input === 'edit') return { type: 'square', square, button };
  if (offer.legal.respawns.includes(square)) return { type: 'respawn', square };
  if (picked && offer.canEnter(picked, square)) return { type: 'enter', piece: picked, square };
  const here = offer.movableOn(square);
  if (picked && here.includes(picked)) {
    return offer.canStop(picked) ? { type: 'stop', piece: picked } : { type: 'select', piece: null };
  }
  const [first] = here;
  if (first) return { type: 'select', piece: first };
  const [only, another] = offer.entering(square);
  const isClear = !picked && only && !another;
  return isClear ? { type: 'enter', piece: only, square } : { type: 'select', piece: null };
}

/** Returns what dropping a piece means after a path from its own square; null where it may not go. */
export function dropped(offer: Offer, piece: Piece, path: readonly Square[]): Intent | null {
  const squares = path.slice(1);
  const [first, last] = [squares[0], squares.at(-1)];
  if (!first || !last) return null;
  if (offer.input === 'edit') return { type: 'enter', piece, square: last };
  const isPath = squares.length > 1 && squares.length <= offer.longestPath && offer.canEnter(piece, first);
  if (isPath) return { type: 'path', piece, squares };
  return offer.canEnter(piece, last) ? { type: 'enter', piece, square: last } : null;
}

/** Returns what using a fence means; null where fences mean nothing. */
export function used(offer: Offer, fence: Fence, button: Button): Intent | null {
  const { purpose } = offer;
  if (!purpose) return null;
  if (purpose === 'edit') return { type: 'fence', fence, button };
  if (!offer.isLegalFence(fence)) return { type: 'illegal', fence };
  return purpose === 'lift' ? { type: 'lift', fence } : { type: 'place', fence };
}
