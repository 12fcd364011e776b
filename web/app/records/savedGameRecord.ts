/** Saved games as records, and records as saved games. */
import type { Core } from '../../core/index.js';
import { agreedEnding, AGREED, Game } from '../table/model/game.js';
import { newGame, type SavedGame } from '../games/gameStore.js';
import type { Holder, Holders } from '../table/model/types.js';
import type { ReadGame } from './readRecords.js';
import { writeRecord } from './writeRecord.js';

/** The name of a seat, as in records of the server. */
function nameOf(holder: Holder | undefined): string {
  return holder?.kind === 'engine' ? `Level ${holder.level}` : (holder?.name ?? '');
}

/** Returns the game of a saved one. */
export function gameOf(core: Core, saved: SavedGame): Game {
  return new Game(core, saved.mode, saved.first, saved.entries, saved.start);
}

/** Returns the record of a saved game. */
export function recordOf(core: Core, saved: SavedGame): string {
  const game = gameOf(core, saved);
  const { mode } = game.position;
  const tags: Record<string, string> = {};
  mode.pieces.forEach((piece, index) => {
    const name = nameOf(saved.holders[piece]);
    if (name) tags[`Seat${mode.seats[index]}`] ??= name;
  });
  tags['Date'] = new Date(saved.changed).toISOString().slice(0, 10);
  const isAgreed = saved.entries.at(-1) === AGREED;
  const ending = isAgreed ? agreedEnding(game.position) : game.ending();
  return writeRecord(core, { positions: game.positions, entries: game.entries, isAgreed, ending, tags });
}

/** Returns a game of a file as one to save: all players are on this screen, under the names of the record. */
export function savedOf(core: Core, game: ReadGame): SavedGame {
  const mode = core.parseMode(game.mode);
  if (!mode.ok) throw new Error(`${game.mode}: ${mode.code}`);
  const { pieces, seats } = mode.value;
  const holders: Holders = Object.fromEntries(
    pieces.map((piece, index) => {
      const name = game.tags.get(`Seat${seats[index]}`)?.slice(0, 40);
      return [piece, { kind: 'person', ...(name && { name }) }];
    }),
  );
  const { entries, ending, start } = game;
  return { ...newGame(game.mode, holders), entries, isOver: ending !== null, ...(start && { start }) };
}
