/** `FinishedGame`: what the summary of a game needs, whether it was played here or on the server. */
import type { Side } from '../../core/index.js';
import type { SavedGame } from '../games/gameStore.js';
import type { Ending, Holders } from '../table/model/types.js';

export interface FinishedGame {
  /** The id of the game on this device; null if it is not saved here. */
  readonly id: string | null;
  /** Names the game in the history of this device: its id, or the room's. */
  readonly key: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly when: number;
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
  const { id, changed, mode, first, start, entries, holders } = game;
  return { id, key: id, when: changed, mode, first, start, entries, holders, ending };
}
