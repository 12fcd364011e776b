/** Who of the ghosts' team plays which ghosts (B20). */
import { readModeText } from '../../core/modeText.js';
import type { Piece } from '../../core/words.js';

export const GHOSTS = ['B', 'K', 'I', 'C'] as const satisfies readonly Piece[];
export type Ghost = (typeof GHOSTS)[number];

/** The ghosts of each player of the team. */
export type Deal = readonly (readonly Ghost[])[];

/** How many ghosts each of one to four players has. */
const SHARES: readonly (readonly number[])[] = [[4], [2, 2], [2, 1, 1], [1, 1, 1, 1]];

function dealt(order: readonly Ghost[], shares: readonly number[]): Deal {
  let at = 0;
  return shares.map(share => {
    const held = order.slice(at, (at += share));
    return GHOSTS.filter(ghost => held.includes(ghost));
  });
}

/** Deals evenly, in the order of the booklet. */
export function evenDeal(players: number): Deal {
  return dealt(GHOSTS, SHARES[players - 1] ?? [4]);
}

function shuffled<T>(list: readonly T[]): T[] {
  const lots = crypto.getRandomValues(new Uint32Array(list.length));
  return list
    .map((each, index) => [each, lots[index] ?? 0] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([each]) => each);
}

/** Deals at random; with three players it is also random who gets two. */
export function dealAgain(old: Deal): Deal {
  const players = old.length;
  if (players < 2) return old;
  for (;;) {
    const next = dealt(shuffled(GHOSTS), shuffled(SHARES[players - 1] ?? [4]));
    if (JSON.stringify(next) !== JSON.stringify(old)) return next;
  }
}

/** The part of a mode's text; nothing for one player, who has all. */
export function dealText(deal: Deal): string {
  return deal.length < 2 ? '' : `;deal=P.${deal.map(ghosts => ghosts.join('')).join('.')}`;
}

/** Reads the deal of a mode's text. */
export function dealOf(text: string): Deal {
  const seats = (readModeText(text).options.get('deal') ?? 'P.BKIC').split('.').slice(1);
  return seats.map(seat => GHOSTS.filter(ghost => seat.includes(ghost)));
}
