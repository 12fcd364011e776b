/** Saves a finished game of the server on this device, for its record, analysis and the mistakes page. */
import type { Core, Side } from '../../../core/index.js';
import { gameStore, newGame, type SavedGame } from '../../games/gameStore.js';
import { recordOf } from '../../records/savedGameRecord.js';
import { AGREED } from '../../table/model/game.js';
import { finishedOf, type FinishedGame } from '../../review/finishedGame.js';
import type { RemoteTable } from '../../table/model/remoteTable.js';

function finished({ room, snapshot }: RemoteTable): SavedGame {
  const { settings, start, first, entries } = room.state;
  const begun = start ?? settings?.start;
  return {
    ...newGame(snapshot.modeText, snapshot.holders, first),
    id: snapshot.id,
    ...(begun && { start: begun }),
    entries,
    isOver: true,
  };
}

/** Saves the game on this device, where analysis finds it; returns its reference for routes. */
function saved(table: RemoteTable): string {
  const game = finished(table);
  gameStore.save({ ...game, entries: game.entries.filter(entry => entry !== AGREED) });
  return `~${game.id}`;
}

/** Saves the game; returns the route of its analysis. */
export function analysisRoute(table: RemoteTable): string {
  return `analysis/${saved(table)}`;
}

/** Saves the game; returns the route to the mistakes of the seats here. */
export function mistakesRoute(table: RemoteTable): string {
  const { sides, online } = table.snapshot;
  const isMine = (side: Side) => online?.mine.some(seat => online.seats[seat - 1]?.side === side) ?? false;
  return `mistakes/${saved(table)}*${sides.filter(isMine).join('')}`;
}

/** The game for its summary; null while it goes on, and if a player never began. Its moves have no links, because it is not saved here. */
export function summaryGame(table: RemoteTable): FinishedGame | null {
  const { ending } = table.snapshot;
  if (!ending || ending.reason === 'closed_absent') return null;
  return { ...finishedOf(finished(table), ending), id: null };
}

/** Returns the record of the game. */
export function finishedRecord(core: Core, table: RemoteTable): string {
  return recordOf(core, finished(table));
}
