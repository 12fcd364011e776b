/** What the board of the analysis shows of a moment. */
import type { BoardView } from '../../../board/index.js';
import { lastOf, legalOf, sightsOf, viewOf } from '../../../core/index.js';
import type { Analysis } from '../../engine/engine.js';
import { drawnActions, drawnWays } from '../../shared/board/drawnActions.js';
import type { Moment } from './study.js';

const LONGEST_PATH = 5;

/** The position, what may be played and what led here; the ways and the best actions are drawn if that is wanted. */
export function shownAt({ position, parent, entry }: Moment, analysis: Analysis | null, isDrawn: boolean): BoardView {
  const shown = viewOf(position);
  const last = parent ? lastOf(viewOf(parent.position), entry) : null;
  const mover = position.mode.sides.indexOf(position.turn.side);
  const best = (analysis?.lines ?? []).flatMap(({ actions, values }) =>
    actions[0] ? [{ action: actions[0], label: String(Math.round(100 * (values[mover] ?? 0))) }] : [],
  );
  return {
    position: shown,
    last: last ? [last] : [],
    legal: {
      ...legalOf(position.legalActions(), shown.turn),
      longestPath: shown.family === 'classic' ? 1 : LONGEST_PATH,
    },
    sights: sightsOf(shown),
    ...(isDrawn && { paths: drawnWays(position), ...drawnActions(shown, best) }),
  };
}
