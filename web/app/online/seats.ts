/** Seats of a table: teams, characters, and the deal of the ghosts. */
import type { Character } from '../../board/types.js';
import type { Piece, Side } from '../../core/words.js';
import { dealInOrder, GHOST_SHARES, GHOSTS, shuffled, type Ghost } from '../setup/ghostDeal.js';
import { characterOfPiece } from '../shared/board/characters.js';
import type { Characters } from '../table/model/types.js';
import type { SeatView, TableView } from './wire.gen.js';

/** The letters of characters in messages of the server. */
export const LETTERS = ['P', 'B', 'K', 'I', 'C'] as const;

const CHARACTERS = ['eater', 'horns', 'bow', 'curl', 'nightcap'] as const satisfies readonly Character[];

/** The character of a letter. */
export function characterOf(letter: string): Character {
  return CHARACTERS[LETTERS.findIndex(each => each === letter)] ?? 'eater';
}

/** The seats of a side. */
export function seatsOfSide(table: TableView, side: Side): SeatView[] {
  return table.seats.filter(seat => seat.side === side);
}

/** The characters of all pawns, each a different one; null if no seat has chosen one. */
export function charactersOf(table: TableView): Characters | null {
  const chosen = table.seats.filter(({ character }) => character);
  if (chosen.length === 0) return null;
  const characters = new Map<Piece, Character>(
    chosen.map(({ hand, character }) => [hand as Piece, characterOf(character ?? 'P')]),
  );
  for (const { hand, character } of table.seats) {
    if (character) continue;
    const used = new Set(characters.values());
    const own = characterOfPiece(hand as Piece);
    characters.set(hand as Piece, used.has(own) ? (CHARACTERS.find(each => !used.has(each)) ?? own) : own);
  }
  return Object.fromEntries(characters);
}

/** Deals the ghosts, in this order, to a number of seats: the pieces of each, PAC-MAN's seat first (`['P', 'BK', 'IC']`). */
export function dealTo(seats: number, order: readonly Ghost[] = GHOSTS): string[] {
  const deal = dealInOrder(order, GHOST_SHARES[seats - 2] ?? [4]);
  return ['P', ...deal.map(hand => hand.join(''))];
}

/** Deals the ghosts at random: `P.BI.KC`, as modes and messages of the server write it. */
export function randomDeal(seats: number): string {
  return dealTo(seats, shuffled(GHOSTS)).join('.');
}
