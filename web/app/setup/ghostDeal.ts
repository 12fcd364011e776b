/** Which player of the team of ghosts plays which ghosts (B20). */
import { dealOf } from '../../core/modeText.js';
import type { Piece } from '../../core/words.js';

export const GHOSTS = ['B', 'K', 'I', 'C'] as const satisfies readonly Piece[];
export type Ghost = (typeof GHOSTS)[number];

/** The ghosts of each player of the team. */
export type GhostDeal = readonly (readonly Ghost[])[];

/** How many ghosts each of one to four players has. */
export const GHOST_SHARES: readonly (readonly number[])[] = [[4], [2, 2], [2, 1, 1], [1, 1, 1, 1]];

/** Deals the ghosts in this order, each player a share; within a share they have the usual order. */
export function dealInOrder(order: readonly Ghost[], shares: readonly number[]): GhostDeal {
  let at = 0;
  return shares.map(share => {
    const held = order.slice(at, (at += share));
    return GHOSTS.filter(ghost => held.includes(ghost));
  });
}

/** Deals evenly, in the order of the booklet. */
export function evenDeal(players: number): GhostDeal {
  return dealInOrder(GHOSTS, GHOST_SHARES[players - 1] ?? [4]);
}

/** The elements of a list in random order. */
export function shuffled<T>(list: readonly T[]): T[] {
  const keys = crypto.getRandomValues(new Uint32Array(list.length));
  return list
    .map((each, index) => [each, keys[index] ?? 0] as const)
    .sort((a, b) => a[1] - b[1])
    .map(([each]) => each);
}

/** Deals at random; with three players it is also random who gets two. */
export function dealAgain(old: GhostDeal): GhostDeal {
  const players = old.length;
  if (players < 2) return old;
  for (;;) {
    const next = dealInOrder(shuffled(GHOSTS), shuffled(GHOST_SHARES[players - 1] ?? [4]));
    if (JSON.stringify(next) !== JSON.stringify(old)) return next;
  }
}

/** The part of a mode's text; empty for one player, who has all ghosts. */
export function dealText(deal: GhostDeal): string {
  return deal.length < 2 ? '' : `;deal=P.${deal.map(ghosts => ghosts.join('')).join('.')}`;
}

/** The ghosts of each player in the text of a mode. */
export function ghostDealOf(text: string): GhostDeal {
  const [, ...hands] = dealOf(text);
  return hands.map(hand => GHOSTS.filter(ghost => hand.includes(ghost)));
}
