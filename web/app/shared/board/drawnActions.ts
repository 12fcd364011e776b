/** Draws the best actions on the board: arrows, fences and rings with their value for the mover. */
import type { Arrow, BoardView, Mark, Path, Suggestion } from '../../../board/index.js';
import { lastOf, viewOf, type ActionText, type Position, type PositionView, type Square } from '../../../core/index.js';
import type { Hint } from '../../table/model/types.js';

/** An action to be drawn, best first. */
export interface Drawn {
  readonly action: ActionText;
  /** A few characters; none if empty. */
  readonly label: string;
}

/** Returns the parts of a view that show these actions. */
export function drawnActions(position: PositionView, actions: readonly Drawn[]): Pick<BoardView, 'arrows' | 'suggestions' | 'marks'> {
  const arrows: Arrow[] = [];
  const suggestions: Suggestion[] = [];
  const marks: Mark[] = [];
  // The best is drawn last, so that it is on top.
  for (const [index, { action, label }] of [...actions.entries()].reverse()) {
    const about = { tone: index === 0 ? ('best' as const) : ('calm' as const), ...(label && { label }) };
    const last = lastOf(position, action);
    const [from, to] = last && 'squares' in last ? last.squares : [];
    if (last && 'fence' in last) suggestions.push({ fence: last.fence, ...about });
    else if (from && to) arrows.push({ from, to, ...about });
    else {
      const square = from ?? position.pieces.find(({ piece }) => action.startsWith(piece))?.square;
      if (square) marks.push({ square, shape: 'ring', ...about });
    }
  }
  return { arrows, suggestions, marks };
}

/** The shortest paths of a classic game with their lengths; without a length if a piece is at the end. */
export function drawnWays(position: Position): Path[] {
  if (position.mode.family !== 'classic' || position.outcome()) return [];
  const taken = new Set(viewOf(position).pieces.map(({ square }) => square));
  return position.mode.sides.map(side => {
    const squares = position.shortestPath(side);
    const end = squares.at(-1);
    const label = end && !taken.has(end) ? { label: String(squares.length - 1) } : {};
    return { squares, tone: side as 'S', ...label };
  });
}

/** A vague hint: the piece that should move, or the squares around a fence. */
export function drawnHelp(action: ActionText, position: PositionView): Pick<BoardView, 'marks'> {
  const last = lastOf(position, action);
  if (last && 'fence' in last) {
    const [file, row] = [last.fence.charCodeAt(0), Number(last.fence.charAt(1))];
    const around = [0, 1].flatMap(x => [0, 1].map(y => `${String.fromCharCode(file + x)}${row + y}` as Square));
    return { marks: around.map(square => ({ square, shape: 'fill', tone: 'best' })) };
  }
  const from = last?.squares[0] ?? position.pieces.find(({ piece }) => action.startsWith(piece))?.square;
  return from ? { marks: [{ square: from, shape: 'ring', tone: 'best' }] } : {};
}

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
