/** Accuracy of a side in a reviewed game, as Python's `engine.accuracy` computes it; `docs/library.md` defines it. */
import type { Side } from '../../../core/index.js';
import bounds from '../../../../src/hedgemaze/engine/marks.json' with { type: 'json' };
import type { Judged } from './judge.js';

/** What accuracy needs of a judged action. */
export type Costed = Pick<Judged, 'side' | 'before' | 'cost'>;

/** Returns the accuracy of a side, 0 to 1; null if none of its turns counts. */
export function accuracyOf(judged: readonly Costed[], side: Side): number | null {
  const counted = judgedTurns(judged).flatMap(turn => {
    const [first] = turn;
    if (first?.side !== side) return [];
    const cost = turn.reduce((sum, each) => sum + each.cost, 0);
    return counts(first.before, cost) ? [0.5 ** (cost / bounds.accuracy_half)] : [];
  });
  return counted.length > 0 ? counted.reduce((sum, each) => sum + each, 0) / counted.length : null;
}

/** Runs of actions of one side. */
function judgedTurns(judged: readonly Costed[]): Costed[][] {
  const turns: Costed[][] = [];
  for (const each of judged) {
    const last = turns.at(-1);
    if (last?.[0]?.side === each.side) last.push(each);
    else turns.push([each]);
  }
  return turns;
}

/** In a decided position nothing can go wrong, so only turns that cost something count. */
function counts(before: number, cost: number): boolean {
  const decided = bounds.accuracy_decided;
  return (before > decided && before < 1 - decided) || cost >= bounds.inaccuracy;
}
