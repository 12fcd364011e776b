/** Draws the best actions on the board: arrows, fences and rings with their value for the mover. */
import type { Arrow, BoardView, Mark, Path, Suggestion } from '../../../board/index.js';
import {
  lastOf,
  squareOfPiece,
  type ActionText,
  type Fence,
  type LastView,
  type Position,
  type Square,
} from '../../../core/index.js';
import { slotNumber, squareOf } from '../../../core/words.js';

/** An action to be drawn, best first. */
export interface Drawn {
  readonly action: ActionText;
  /** A few characters; none if empty. */
  readonly label: string;
  /** It is as good as the first one. */
  readonly isBest?: boolean;
}

/** The square of the piece that an action is about, where the action shows nothing else. */
function squareIn(position: Position, action: ActionText, last: LastView | null): Square | null {
  if (last && 'squares' in last) return last.squares[0] ?? null;
  const piece = position.mode.action(action)?.piece;
  return piece ? squareOfPiece(position.view(), piece) : null;
}

/** Returns the parts of a view that show these actions. */
export function drawnActions(
  position: Position,
  actions: readonly Drawn[],
): Pick<BoardView, 'arrows' | 'suggestions' | 'marks'> {
  const arrows: Arrow[] = [];
  const suggestions: Suggestion[] = [];
  const marks: Mark[] = [];
  // The best is drawn last, so that it is on top.
  for (const [index, { action, label, isBest = index === 0 }] of [...actions.entries()].reverse()) {
    const about = { tone: isBest ? ('best' as const) : ('calm' as const), ...(label && { label }) };
    const last = lastOf(position, action);
    const [from, to] = last && 'squares' in last ? last.squares : [];
    const square = squareIn(position, action, last);
    if (last && 'fence' in last) suggestions.push({ fence: last.fence, ...about });
    else if (from && to) arrows.push({ from, to, ...about });
    else if (square) marks.push({ square, shape: 'ring', ...about });
  }
  return { arrows, suggestions, marks };
}

/** The shortest paths of a classic game with their lengths; without a length if a piece is at the end. */
export function drawnWays(position: Position): Path[] {
  if (position.mode.family !== 'classic' || position.outcome()) return [];
  const taken = new Set(position.view().pieces.map(({ square }) => square));
  return position.mode.sides.map(side => {
    const squares = position.shortestPath(side);
    const end = squares.at(-1);
    const label = end && !taken.has(end) ? { label: String(squares.length - 1) } : {};
    return { squares, tone: side as 'S', ...label };
  });
}

/** A vague hint: the piece that should move, or the squares around a fence. */
export function drawnHelp(action: ActionText, position: Position): Pick<BoardView, 'marks'> {
  const found = position.mode.action(action);
  if (found?.fence) {
    const around = squaresRound(found.fence);
    return { marks: around.map(square => ({ square, shape: 'fill', tone: 'best' })) };
  }
  const square = squareIn(position, action, lastOf(position, action));
  return square ? { marks: [{ square, shape: 'ring', tone: 'best' }] } : {};
}

function squaresRound(fence: Fence): Square[] {
  const slot = slotNumber(fence);
  return [0, 9, 1, 10].map(offset => squareOf(slot + offset));
}

/** Returns the arrow, fence or mark of a hinted action. */
export function drawnHint(action: ActionText, position: Position): Pick<BoardView, 'arrows' | 'suggestions' | 'marks'> {
  const drawn = drawnActions(position, [{ action, label: '' }]);
  return Object.fromEntries(Object.entries(drawn).filter(([, list]) => list.length > 0));
}
