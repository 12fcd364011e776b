/** What the summary of a finished game shows: its moments, and a level to try next. */
import type { Core, Side } from '../../core/index.js';
import type { ModeName } from '../../core/words.js';
import { levelsOf } from '../../core/levels.js';
import { AGREED, Game } from '../table/model/game.js';
import { Study, type Moment } from '../analysis/model/study.js';
import { beginAgain } from '../games/newGames.js';
import { gameStore, modeOf } from '../games/gameStore.js';
import { duelOf, opposingRole, strengthStore } from '../games/strength.js';
import { settings } from '../settings/settings.svelte.js';
import type { FinishedGame } from './finishedGame.js';

/** The moments of a game, the start first. */
export function momentsOf(core: Core, { mode, first, start, entries }: FinishedGame): Moment[] {
  const played = entries.filter(entry => entry !== AGREED);
  const game = new Game(core, mode, first, [], start);
  game.follow(played);
  return new Study({ positions: game.positions, entries: game.entries }).main();
}

/** A level to try next, against the one that was played. */
export interface NextLevel {
  readonly mode: ModeName;
  /** The side that the computer plays. */
  readonly role: Side;
  readonly level: number;
  readonly isUp: boolean;
}

/**
 * Suggests a level after a game of one person against one level of the computer; null if the same one suits.
 * With "match my strength" it is the matched level; otherwise the next one up after a win, down after a loss.
 */
export function nextLevel(finished: FinishedGame): NextLevel | null {
  const saved = finished.id === null ? null : gameStore.load(finished.id);
  const duel = saved && duelOf(saved, finished.ending);
  if (!duel) return null;
  const mode = modeOf(saved);
  const role = opposingRole(mode, duel.side);
  const wanted = settings.matching
    ? strengthStore.level(mode, duel.side)
    : duel.level + (duel.result === 'won' ? 1 : -1);
  const level = Math.min(Math.max(wanted, 1), levelsOf(mode, role).length);
  return level === duel.level ? null : { mode, role, level, isUp: level > duel.level };
}

/** Begins the same game again at another level; returns the id of the new game. */
export function beginAtLevel(finished: FinishedGame, level: number): string | null {
  const saved = finished.id === null ? null : gameStore.load(finished.id);
  return saved && beginAgain(saved, level);
}
