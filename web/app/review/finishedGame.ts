/** `FinishedGame`: what the summary of a game needs, whether it was played here or on the server. */
import type { Core, Side } from '../../core/index.js';
import type { ModeName } from '../../core/words.js';
import { levelsOf } from '../../core/levels.js';
import { AGREED, Game } from '../table/model/game.js';
import type { Ending, Holders } from '../table/model/types.js';
import { Study, type Moment } from '../analysis/model/study.js';
import { beginAgain } from '../games/newGames.js';
import { gameStore, modeOf, type SavedGame } from '../games/gameStore.js';
import { duelOf, opposingRole, strengthStore } from '../games/strength.js';
import { settings } from '../settings/settings.svelte.js';

export interface FinishedGame {
  /** The id of the game on this device; null if it is not saved here. */
  readonly id: string | null;
  /** The text of the mode. */
  readonly mode: string;
  /** The side that began, in classic. */
  readonly first: Side | null;
  /** The text of the position where it began, if that is no start of the mode. */
  readonly start?: string | undefined;
  readonly entries: readonly string[];
  readonly holders: Holders;
  readonly ending: Ending;
}

/** The summary's game for one that is saved on this device. */
export function finishedOf(game: SavedGame, ending: Ending): FinishedGame {
  const { id, mode, first, start, entries, holders } = game;
  return { id, mode, first, start, entries, holders, ending };
}

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
