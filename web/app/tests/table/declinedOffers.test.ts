import { describe, expect, it } from 'vitest';
import { declinedIn } from '../../table/model/declinedOffers.js';
import type { OfferView, RoomEvent, SeatView } from '../../online/wire.gen.js';

const SEATS = ['S', 'W', 'N'].map((side): SeatView => ({
  holder: 'here',
  presence: 'taken',
  side: side as 'S',
  hand: side,
  name: '',
}));
const DRAW: OfferView = { kind: 'draw', seat: 1, version: 7, asked: [2, 3] };
const answered = (seat: number, agree: boolean, version = 8): RoomEvent => ({
  event: 'answered',
  version,
  at_ms: 0,
  seat,
  offer: 7,
  agree,
});
const acted = (seat: number, version = 8): RoomEvent => ({ event: 'acted', version, at_ms: 0, seat, actions: ['e2'] });
const ENDED: RoomEvent = { event: 'ended', version: 9, at_ms: 0, reason: 'reached_goal', winner: 'N' } as RoomEvent;

function declined(
  before: readonly OfferView[],
  events: readonly RoomEvent[],
  mine = [1],
  offers: readonly OfferView[] = [],
) {
  return declinedIn(before, events, { mine, offers, seats: SEATS });
}

describe('a declined offer', () => {
  it('is told to the one who made it, with the seat that said no', () => {
    expect(declined([DRAW], [answered(3, false)])).toEqual([{ kind: 'draw', seat: 3 }]);
    expect(declined([{ ...DRAW, kind: 'rematch' }], [answered(2, false)])).toEqual([{ kind: 'rematch', seat: 2 }]);
  });

  it('is told to nobody else, nor to one who answers at the same screen', () => {
    expect(declined([DRAW], [answered(3, false)], [3])).toEqual([]);
    expect(declined([DRAW], [answered(3, false)], [])).toEqual([]);
    expect(declined([DRAW], [answered(3, false)], [1, 3])).toEqual([]);
  });

  it('is not one that was agreed to, withdrawn, or is still open', () => {
    expect(declined([DRAW], [answered(3, true), ENDED])).toEqual([]);
    expect(declined([DRAW], [answered(1, false)])).toEqual([]);
    expect(declined([DRAW], [answered(2, true)], [1], [DRAW])).toEqual([]);
  });

  it('may be a draw offer whose receiver plays on', () => {
    expect(declined([DRAW], [acted(2)])).toEqual([{ kind: 'draw', seat: 2 }]);
    expect(declined([{ ...DRAW, agreed: [2] }], [acted(2), acted(3, 9)])).toEqual([{ kind: 'draw', seat: 3 }]);
    expect(declined([DRAW], [acted(1)], [1], [DRAW])).toEqual([]);
    expect(declined([{ ...DRAW, kind: 'take_back' }], [acted(2)])).toEqual([]);
  });

  it('is nothing beside the end of the game', () => {
    expect(declined([DRAW], [acted(3), ENDED])).toEqual([]);
  });

  it('is known after a break, with all that was missed', () => {
    const offered: RoomEvent = { event: 'offered', version: 7, at_ms: 0, seat: 1, kind: 'draw', asked: [2, 3] };
    expect(declined([], [offered, answered(2, false)])).toEqual([{ kind: 'draw', seat: 2 }]);
  });
});
