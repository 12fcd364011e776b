/** The board of the analysis. */
import type { BoardView } from '../../../board/index.js';
import { lastOf, legalOf, sightsOf, walksOf, type ExactPosition, type Side } from '../../../core/index.js';
import type { Analysis } from '../../engine/engine.js';
import { drawnActions, drawnWays } from '../../shared/board/drawnActions.js';
import { longestPathIn } from '../../shared/intentActions.js';
import { ownersOf } from '../../table/model/snapshot.js';
import { isCertain } from './judge.js';
import { lineTo, type Moment } from './study.js';

/** Whether the best actions of a table are shown: in PAC-MAN's life those of the search say more, unless they win it. */
export function isShownExactly(exact: ExactPosition, mover: Side): boolean {
  return isCertain(exact) || (exact.value === 'ghosts' && mover === 'G');
}

/** Returns what the board shows of a moment: position, legal and last actions; paths and best actions if `isDrawn`. */
export function shownAt(
  moment: Moment,
  analysis: Analysis | null,
  isDrawn: boolean,
  exact: ExactPosition | null = null,
): BoardView {
  const { position, parent, entry } = moment;
  const { positions, entries } = lineTo(moment);
  const shown = position.view();
  const last = parent ? lastOf(parent.position, entry) : null;
  const mover = position.mode.sides.indexOf(position.turn.side);
  const known = exact && isShownExactly(exact, position.turn.side) ? exact.best : [];
  const searched = (analysis?.lines ?? []).flatMap(({ actions, values }) =>
    actions[0] ? [{ action: actions[0], label: String(Math.round(100 * (values[mover] ?? 0))) }] : [],
  );
  const best = known.length > 0 ? known.map(action => ({ action, label: '', isBest: true })) : searched;
  return {
    position: shown,
    last: last ? [last] : [],
    owners: ownersOf(positions, entries),
    legal: {
      ...legalOf(position),
      walks: walksOf(position),
      longestPath: longestPathIn(shown.family),
    },
    sights: sightsOf(shown),
    ...(isDrawn && { paths: drawnWays(position), ...drawnActions(position, best) }),
  };
}
