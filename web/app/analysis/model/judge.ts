/** Judges the actions of a game by what the sides could expect before and after them, as Python's `engine.review` does. */
import type { ActionText, Outcome, Position, Proof, Side } from '../../../core/index.js';
import bounds from '../../../../src/hedgemaze/engine/marks.json' with { type: 'json' };

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

/** What is known of one position. */
export interface Worth {
  /** What each side may expect of the one point, in turn order. */
  readonly values: readonly number[];
  /** The best line; empty where the game is over. */
  readonly line: readonly ActionText[];
  readonly proof: Proof | null;
}

/** One action of a game, judged. */
export interface Judged {
  /** Among the entries of the game. */
  readonly index: number;
  readonly action: ActionText;
  readonly side: Side;
  /** What the mover could expect. */
  readonly before: number;
  /** What was left of it. */
  readonly after: number;
  /** The difference; 0 if nothing better was found. */
  readonly cost: number;
  readonly mark: MarkName;
  /** The line that should have been played; empty if the action was the best found. */
  readonly better: readonly ActionText[];
}

/** What a PAC-MAN who loses in the fixed maze keeps for each pellet that he has eaten: `kRankShare` of the core. */
const RANK_SHARE = 0.05;

/** What the sides have of a game that is over, as the core counts it (`values_of` in native/knowledge/evaluation.cpp). */
export function worthOf(position: Position, { winner, rank }: Outcome): Worth {
  const { sides, family } = position.mode;
  const { retired } = position;
  const shareOfDraw = 1 / (sides.length - retired.length);
  const kept = family === 'pacman' && winner === 'G' ? RANK_SHARE * (rank ?? 0) : 0;
  const values = sides.map(side => {
    if (winner === null) return retired.includes(side) ? 0 : shareOfDraw;
    if (side === winner) return 1 - kept;
    return side === 'P' ? kept : 0;
  });
  return { values, line: [], proof: { winner, actions: 0 } };
}

/** What is certain of a position in which the game is over; null if it goes on. */
export function endOf(position: Position): Worth | null {
  const outcome = position.outcome();
  return outcome && worthOf(position, outcome);
}

/** Somebody left, or a draw was agreed: nothing to judge. */
function isEvent(entry: string): boolean {
  return entry.includes(':');
}

/** Judges one action between what is known of two positions. */
export function judgeOne(index: number, action: ActionText, position: Position, before: Worth, after: Worth): Judged {
  const { side } = position.turn;
  const at = position.mode.sides.indexOf(side);
  const [had, kept] = [before.values[at] ?? 0, after.values[at] ?? 0];
  const cost = before.line[0] === action ? 0 : Math.max(had - kept, 0);
  return { index, action, side, before: had, after: kept, cost, mark: markOf(cost), better: cost > 0 ? before.line : [] };
}

/** Judges what can be judged: an action is left out while one of its two positions is not known. */
export function judge(
  positions: readonly Position[],
  entries: readonly string[],
  worths: readonly (Worth | null | undefined)[],
): Judged[] {
  return entries.flatMap((entry, index) => {
    const [position, before, after] = [positions[index], worths[index], worths[index + 1]];
    return position && before && after && !isEvent(entry) ? [judgeOne(index, entry, position, before, after)] : [];
  });
}

/** More at once would tire anybody. */
const MOST_MISTAKES = 8;

/** Returns the mistakes and blunders of a side, the dearest ones if they are many, in the order of the game. */
export function worthAnotherLook(judged: readonly Judged[], side: Side): Judged[] {
  const found = judged.filter(each => each.side === side && (each.mark === 'mistake' || each.mark === 'blunder'));
  return found
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST_MISTAKES)
    .sort((a, b) => a.index - b.index);
}
