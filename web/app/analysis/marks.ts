/** What an action deserves, by what it costs: the bounds are those of Python's `engine.review`, from one file. */
import bounds from '../../../src/hedgemaze/engine/marks.json' with { type: 'json' };

export const MARKS = ['good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type MarkName = (typeof MARKS)[number];

/** An action that costs less is as good as the best. */
export const LEAST_COST = bounds.inaccuracy;

/** Returns the mark for a cost, in shares of the game's one point. */
export function markOf(cost: number): MarkName {
  if (cost >= bounds.blunder) return 'blunder';
  if (cost >= bounds.mistake) return 'mistake';
  return cost >= bounds.inaccuracy ? 'inaccuracy' : 'good';
}

/** How marks are written behind an action. */
export const MARK_SIGNS: Readonly<Record<MarkName, string>> = { good: '', inaccuracy: '?!', mistake: '?', blunder: '??' };
