/** Which moments of a game are worth another look. */
import type { Side } from '../../core/index.js';
import type { Judged } from '../analysis/judge.js';

/** More at once would tire anybody. */
const MOST = 8;

/** Returns the mistakes and blunders of a side, the dearest ones if they are many, in the order of the game. */
export function worthAnotherLook(judged: readonly Judged[], side: Side): Judged[] {
  const found = judged.filter(each => each.side === side && (each.mark === 'mistake' || each.mark === 'blunder'));
  return found
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST)
    .sort((a, b) => a.index - b.index);
}
