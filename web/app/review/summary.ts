/** The moments of a finished game, for its summary. */
import type { Core } from '../../core/index.js';
import { AGREED, Game } from '../table/model/game.js';
import { Study, type Moment } from '../analysis/model/study.js';
import type { FinishedGame } from './finishedGame.js';

/** The moments of a game, the start first. */
export function momentsOf(core: Core, { mode, first, start, entries }: FinishedGame): Moment[] {
  const played = entries.filter(entry => entry !== AGREED);
  const game = new Game(core, mode, first, [], start);
  game.follow(played);
  return new Study({ positions: game.positions, entries: game.entries }).main();
}
