/** Adds the saved games of this device to its history: those that were finished before there was a history. */
import type { Core, Side } from '../../../core/index.js';
import { keptGames, modeOf, type SavedGame } from '../../games/gameStore.js';
import { gameHistory, playedGame } from '../../games/history.js';
import { gameOf } from '../../records/savedGameRecord.js';
import { finishedOf } from '../../review/finishedGame.js';
import { piecesOfSide, SIDES_OF } from '../../shared/modes.js';

/** The only side whose pieces are all held by people here; null if there is none or several. */
function ownSideOf(game: SavedGame): Side | null {
  const mode = modeOf(game);
  const own = SIDES_OF[mode].filter(side =>
    piecesOfSide(mode, side).every(piece => (game.holders[piece]?.kind ?? 'person') === 'person'),
  );
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** Returns whether there were any. */
export function addSavedGames(core: Core): boolean {
  const known = new Set(gameHistory.list().map(({ key }) => key));
  const added = keptGames().flatMap(game => {
    const own = game.isOver && !known.has(game.id) ? ownSideOf(game) : null;
    const ending = own && gameOf(core, game).ending();
    const played = ending ? playedGame(finishedOf(game, ending), own) : null;
    return played ?? [];
  });
  for (const each of added) gameHistory.add(each);
  return added.length > 0;
}
