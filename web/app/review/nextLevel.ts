/** A level to try after a finished game against the computer. */
import { levelsOf, PERFECT_LEVEL } from '../../core/levels.js';
import { canSolve } from '../engine/exact.js';
import { gameStore, modeOf } from '../games/gameStore.js';
import { duelOf, opposingRole, strengthStore } from '../games/strength.js';
import { settings } from '../settings/settings.svelte.js';
import type { FinishedGame } from './finishedGame.js';

export interface NextLevel {
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
  const most = levelsOf(mode, opposingRole(mode, duel.side)).length;
  const wanted = settings.matching
    ? strengthStore.level(mode, duel.side)
    : duel.result === 'won'
      ? duel.level + 1
      : Math.min(duel.level - 1, most);
  const isPerfect = wanted > most && canSolve(saved.mode);
  const level = isPerfect ? PERFECT_LEVEL : Math.min(Math.max(wanted, 1), most);
  return level === duel.level ? null : { level, isUp: level > duel.level };
}
