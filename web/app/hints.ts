/** How a hint looks on the board. */
import type { BoardView } from '../board/index.js';
import { lastOf, type PositionView } from '../core/index.js';
import type { Hint } from './table/types.js';

/** Returns the arrow, fence or mark of the hinted action. */
export function drawnHint(hint: Hint, position: PositionView): Pick<BoardView, 'arrows' | 'suggestions' | 'marks'> {
  const last = lastOf(position, hint.action);
  if (last && 'fence' in last) return { suggestions: [{ fence: last.fence, tone: 'best' }] };
  if (last && last.squares.length === 2) {
    const [from, to] = last.squares as [typeof last.squares[number], typeof last.squares[number]];
    return { arrows: [{ from, to, tone: 'best' }] };
  }
  const square = last?.squares[0] ?? position.pieces.find(({ piece }) => hint.action.startsWith(piece))?.square;
  return square ? { marks: [{ square, shape: 'ring', tone: 'best' }] } : {};
}
