import { expect, it } from 'vitest';
import { newGame } from '../../games/gameStore.js';
import { againstEngines } from '../../games/newGames.js';
import { StrengthStore } from '../../games/strength.js';
import { offeredLevel } from '../../online/lobby/offeredLevel.js';
import { acceptedRange, levelForRating } from '../../online/rated/ratingRange.js';
import { changeText, ratingOfSide, ratingText } from '../../online/rated/ratingTexts.js';
import type { SeatView } from '../../online/wire.gen.js';

it('writes ratings and their changes', () => {
  expect(ratingText(1520, false)).toBe('1520');
  expect(ratingText(1520, true)).toBe('1520?');
  expect(changeText({ seat: 1, before: 1512, rating: 1520 })).toBe('1520 (+8)');
  expect(changeText({ seat: 1, before: 1500, rating: 1338, is_provisional: true })).toBe('1338? (\u2212162)');
  expect(changeText({ seat: 1, before: 1500, rating: 1500 })).toBe('1500 (+0)');
});

it('widens the range as the server does', () => {
  expect([0, 2_999, 3_000, 44_999, 45_000].map(acceptedRange)).toEqual([100, 100, 150, 800, null]);
});

it('offers a level by the rating', () => {
  expect([600, 1_000, 1_500, 2_050, 2_800].map(rating => levelForRating(rating, 8))).toEqual([1, 1, 4, 8, 8]);
  expect(levelForRating(2_000, 5)).toBe(5);
});

it('offers the level of the results on this device, else that of the rating, else the lowest', () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
  const store = new StrengthStore(storage);
  expect(offeredLevel(store, 'classic2', 'S', null)).toBe(1);
  expect(offeredLevel(store, 'classic2', 'S', 1_500)).toBe(4);
  expect(offeredLevel(store, 'pacman', 'P', 2_800)).toBeLessThanOrEqual(5);
  const won = { ...newGame('classic2', againstEngines('classic2', 'S', 6)), entries: ['e2', 'e8'], isOver: true };
  store.count(won, { reason: 'reached_goal', winner: 'S', rank: null });
  expect(offeredLevel(store, 'classic2', 'S', 1_500)).toBe(6);
});

it('shows the rating of a person, not of a team', () => {
  const seat = (rating?: number): SeatView => ({
    holder: 'elsewhere',
    presence: 'taken',
    side: 'G',
    hand: 'B',
    ...(rating !== undefined && { rating }),
  });
  expect(ratingOfSide([seat(1_600)], 'G')?.text).toBe('1600');
  expect(ratingOfSide([seat(1_600), seat(1_500)], 'G')).toBeNull();
  expect(ratingOfSide([seat()], 'G')).toBeNull();
  expect(ratingOfSide([seat(1_600)], 'P')).toBeNull();
});
