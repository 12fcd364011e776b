/** Finds offers of this page that others have declined, by an answer or by playing on. */
import type { OnlineView } from './types.js';
import type { OfferKind, OfferView, RoomEvent } from '../../online/wire.gen.js';

export interface Declined {
  readonly kind: OfferKind;
  /** The seat that declined. */
  readonly seat: number;
}

/** Returns which offers of this page were declined: `before` is what was on offer before these events. */
export function declinedIn(
  before: readonly OfferView[],
  events: readonly RoomEvent[],
  { mine, offers, seats }: Pick<OnlineView, 'mine' | 'offers' | 'seats'>,
): Declined[] {
  // After a break an offer and its answer may come together.
  const made = events.flatMap((each): OfferView[] =>
    each.event === 'offered' && each.seat
      ? [{ kind: each.kind, seat: each.seat, version: each.version, asked: each.asked }]
      : [],
  );
  const isOpen = (version: number) => offers.some(offer => offer.version === version);
  const gone = [...before, ...made].filter(({ seat, version }) => mine.includes(seat) && !isOpen(version));
  const hasEnded = events.some(({ event }) => event === 'ended');
  const sideOf = (seat: number | undefined) => seats[(seat ?? 0) - 1]?.side;
  return gone.flatMap(({ kind, seat, version, asked, agreed = [] }) => {
    const isNo = (each: RoomEvent): boolean => {
      if (each.event === 'answered') return each.offer === version && !each.agree && each.seat !== seat;
      // A side that was asked for a draw and plays on declines it; one that ends the game has said enough.
      if (each.event !== 'acted' || kind !== 'draw' || each.version < version || hasEnded) return false;
      return asked.some(other => sideOf(other) === sideOf(each.seat) && !agreed.includes(other));
    };
    const by = events.find(isNo)?.seat;
    return by && !mine.includes(by) ? [{ kind, seat: by }] : [];
  });
}
