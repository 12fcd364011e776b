/** Saved games as records, and records as saved games. */
import type { Core } from '../../core/index.js';
import { agreedEnding, AGREED, Game } from '../table/model/game.js';
import { gameStore, newGame, type SavedGame } from '../games/gameStore.js';
import type { PieceHolder, Holders } from '../table/model/types.js';
import type { Line } from './line.js';
import { readLine, type ReadGame } from './readRecords.js';
import { movesText, writeRecord } from './writeRecord.js';

/** The name of a seat, as in records of the server. */
function nameOf(holder: PieceHolder | undefined): string {
  return holder?.kind === 'engine' ? `Level ${holder.level}` : (holder?.name ?? '');
}

/** Returns the game of a saved one. */
export function gameOf(core: Core, saved: SavedGame): Game {
  return new Game(core, saved.mode, saved.first, saved.entries, saved.start);
}

/** Returns the line of a saved game with the notes and variations that still belong to it. */
export function lineOf(core: Core, saved: SavedGame): Line {
  const { positions, entries } = gameOf(core, saved);
  const line: Line = { positions, entries, isAgreed: saved.entries.at(-1) === AGREED };
  const start = positions[0]?.text;
  const varied = saved.moves && start ? readLine(core, start, saved.moves) : null;
  if (!varied) return line;
  // A game that was taken back and went on otherwise keeps what was said until then.
  const differs = entries.findIndex((entry, index) => entry !== varied.entries[index]);
  const same = differs < 0 ? entries.length : differs;
  const notes = new Map([...(varied.notes ?? [])].filter(([after]) => after <= same));
  return { ...line, notes, variations: (varied.variations ?? []).filter(({ at }) => at < same) };
}

/** The moves of a line as saved games keep them; nothing if it has neither notes nor variations. */
function keptMoves(line: Line): Pick<SavedGame, 'moves'> {
  const isPlain = (line.variations ?? []).length === 0 && (line.notes?.size ?? 0) === 0;
  return isPlain ? {} : { moves: movesText(line) };
}

/** Keeps the notes and variations of a line with a saved game. */
export function keepVariations(saved: SavedGame, line: Line): void {
  const { moves: _, ...plain } = saved;
  gameStore.update({ ...plain, ...keptMoves(line) });
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
  const line = lineOf(core, saved);
  const ending = line.isAgreed ? agreedEnding(game.position) : game.ending();
  return writeRecord(core, { ...line, ending, tags });
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
  const { entries, ending, start, line } = game;
  const kept = { ...(start && { start }), ...keptMoves(line) };
  return { ...newGame(game.mode, holders), entries, isOver: ending !== null, ...kept };
}
