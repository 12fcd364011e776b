/** Judges the actions of a game by the sides' shares before and after them, as Python's `engine.review` does. */
import type { ActionText, ExactPosition, ExactValue, Position, Proof, Side } from '../../../core/index.js';
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

/** The signs of marks after an action. */
export const MARK_SIGNS: Readonly<Record<MarkName, string>> = {
  good: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** What a table says about a position of a game; the server tells only the best of its actions. */
export type Known = Omit<ExactPosition, 'distance'>;

/** The worth of one position. */
export interface Worth {
  /** The expected share of each side, in turn order. */
  readonly values: readonly number[];
  /** The best line; empty where the game is over. */
  readonly line: readonly ActionText[];
  readonly proof: Proof | null;
  /** What a table says, if one has the position. */
  readonly exact?: Known | null;
}

/** A result that an action threw away: who could force it before, and who can after. */
export interface ExactLoss {
  readonly before: ExactValue;
  readonly after: ExactValue;
}

/** One action of a game, judged. */
export interface Judged {
  /** Among the entries of the game. */
  readonly index: number;
  readonly action: ActionText;
  readonly side: Side;
  /** The mover's share before. */
  readonly before: number;
  /** The mover's share after. */
  readonly after: number;
  /** The difference; 0 if nothing better was found. */
  readonly cost: number;
  readonly mark: MarkName;
  /** The line that should have been played; empty if the action was the best found. */
  readonly better: readonly ActionText[];
  /** Set if the action threw a result away that a table knows. */
  readonly exact?: ExactLoss;
}

/** Whether the value is that of the game, not only of PAC-MAN's life. */
export function isCertain({ isWhole, value }: Pick<Known, 'isWhole' | 'value'>): boolean {
  return isWhole || value === 'pacman';
}

/** The shares of the sides if a value is certain; the house rules decide who gets an open game. */
export function exactShares(position: Position, value: ExactValue): number[] {
  return position.finalShares(value === 'open' ? position.openWinner() : value === 'pacman' ? 'P' : 'G');
}

/** Who can force the result after an action, by the table of the position before it or after it; null if unknown. */
function valueAfter(action: ActionText, { actions }: Known, { exact, proof }: Worth): ExactValue | null {
  const listed = actions.find(each => each.action === action);
  if (listed) return listed.value;
  if (proof?.actions === 0) return proof.winner === 'P' ? 'pacman' : proof.winner === 'G' ? 'ghosts' : 'open';
  return exact && isCertain(exact) ? exact.value : null;
}

/** Judges an action by a table: it costs the result that it throws away. Null if no table knows its worth. */
function judgeExactly(
  index: number,
  action: ActionText,
  position: Position,
  before: Worth,
  later: Worth,
): Judged | null {
  const { exact, line } = before;
  const after = exact ? valueAfter(action, exact, later) : null;
  if (!exact || !after || !(exact.isWhole || (isCertain(exact) && after === exact.value))) return null;
  const { side } = position.turn;
  const at = position.mode.sides.indexOf(side);
  const [had = 0, kept = 0] = [exact.value, after].map(value => exactShares(position, value)[at] ?? 0);
  const cost = Math.max(had - kept, 0);
  const judged = { index, action, side, before: had, after: kept, cost, mark: markOf(cost) };
  if (cost === 0) return { ...judged, better: [] };
  const isLineBest = exact.best.some(best => best === line[0]);
  return {
    ...judged,
    better: isLineBest ? line : exact.best.slice(0, 1),
    exact: { before: exact.value, after },
  };
}

/** The worth of a position in which the game ends with that winner, as the core counts it; null is a draw. */
export function worthOf(position: Position, winner: Side | null): Worth {
  return { values: position.finalShares(winner), line: [], proof: { winner, actions: 0 } };
}

/** The worth of a position in which the game is over; null if it goes on. */
export function endOf(position: Position): Worth | null {
  const outcome = position.outcome();
  return outcome && worthOf(position, outcome.winner);
}

/** Judges one action from the worths of the two positions. */
export function judgeOne(index: number, action: ActionText, position: Position, before: Worth, after: Worth): Judged {
  const exactly = judgeExactly(index, action, position, before, after);
  if (exactly) return exactly;
  const { side } = position.turn;
  const at = position.mode.sides.indexOf(side);
  const [had, kept] = [before.values[at] ?? 0, after.values[at] ?? 0];
  const cost = before.line[0] === action ? 0 : Math.max(had - kept, 0);
  return {
    index,
    action,
    side,
    before: had,
    after: kept,
    cost,
    mark: markOf(cost),
    better: cost > 0 ? before.line : [],
  };
}

/** Judges all actions whose two positions are known; sides that leave are left out. */
export function judge(
  positions: readonly Position[],
  entries: readonly string[],
  worths: readonly (Worth | null | undefined)[],
): Judged[] {
  return entries.flatMap((entry, index) => {
    const [position, before, after] = [positions[index], worths[index], worths[index + 1]];
    return position?.mode.action(entry) && before && after ? [judgeOne(index, entry, position, before, after)] : [];
  });
}

/** More would be too many for one session. */
const MAX_MISTAKES = 8;

/** Returns the mistakes and blunders of a side, the costliest ones if there are many, in the order of the game. */
export function worthAnotherLook(judged: readonly Judged[], side: Side): Judged[] {
  const found = judged.filter(each => each.side === side && (each.mark === 'mistake' || each.mark === 'blunder'));
  return found
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MAX_MISTAKES)
    .sort((a, b) => a.index - b.index);
}
