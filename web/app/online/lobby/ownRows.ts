/** The games of this browser at the server, with whose turn it is. */
import { sideToMoveIn } from '../../../core/modeText.js';
import type { Side } from '../../../core/words.js';
import { ownGames, roomInfo } from '../api.js';
import { hasSeats } from '../seatTokens.js';
import type { OwnGame, TableView } from '../wire.gen.js';

export interface OwnRow {
  readonly game: OwnGame;
  /** Null if the room was not asked, or did not answer. */
  readonly table: TableView | null;
  /** The side to move, in a running game. */
  readonly side: Side | null;
  /** It waits for a seat of this browser: a turn, or an answer to an offer. */
  readonly isWaiting: boolean;
}

/** The list does not contain whose turn it is, so the rooms of the latest games are asked, too. */
const MAX_ASKED = 12;

/** Whether another player of a finished game offers a rematch, and the user has not answered. */
export function isRematchOffered({ stage, seats, about }: OwnGame): boolean {
  const { rematch } = about as { readonly rematch?: { readonly asked?: readonly number[] } };
  return stage === 'ended' && seats.some(seat => rematch?.asked?.includes(seat) ?? false);
}

async function rowOf(game: OwnGame, isAsked: boolean): Promise<OwnRow> {
  const answer = isAsked && game.stage === 'playing' ? await roomInfo(game.room) : null;
  if (!answer?.ok) return { game, table: null, side: null, isWaiting: isRematchOffered(game) };
  const { table } = answer.value;
  const side = sideToMoveIn(table.position ?? '');
  const { seats } = game;
  const isOffered = table.offers?.some(offer =>
    seats.some(seat => offer.asked.includes(seat) && !offer.agreed?.includes(seat)),
  );
  const isTurn = side !== null && seats.some(seat => table.seats[seat - 1]?.side === side);
  return { game, table, side, isWaiting: isOffered === true || isTurn };
}

/** Returns the games, those that wait for the user first; none without a server. */
export async function ownRows(): Promise<OwnRow[]> {
  if (!hasSeats()) return [];
  const answer = await ownGames();
  if (!answer.ok) return [];
  const rows = await Promise.all(answer.value.games.map((game, index) => rowOf(game, index < MAX_ASKED)));
  return rows.sort((one, other) => Number(other.isWaiting) - Number(one.isWaiting));
}
