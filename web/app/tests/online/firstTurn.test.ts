// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { firstTurnNews, isBeginning } from '../../online/table/onlineActions.js';
import type { TableSnapshot } from '../../table/model/types.js';
import { useComponents } from '../components/render.js';

useComponents();

const DEADLINE = 60_000;

/** A table of the server as far as a first turn is concerned. */
function table(part: {
  by?: 'person' | 'other';
  isFree?: boolean;
  limit?: number;
  turns?: TableSnapshot['turns'];
}): TableSnapshot {
  const { by = 'person', isFree = true, limit = 60_000, turns = [] } = part;
  return {
    sides: ['S', 'N'],
    mode: 'classic2',
    turn: { side: 'S', phase: 'move', steps: 1, by, level: null },
    turns,
    online: {
      seats: [{ side: 'S', name: 'Ada', holder: 'elsewhere', presence: 'taken', hand: 'S' }],
      mine: [],
      clocks: { at_ms: 0, left_ms: [1, 1], running: 'S', is_free: isFree, deadline_ms: DEADLINE },
      timing: { base_ms: 300_000, first_turn_ms: limit },
      offset: 5_000,
    },
  } as unknown as TableSnapshot;
}

it('counts down in the last half minute that a side has to begin', () => {
  expect(firstTurnNews(table({}), 24_999)).toBeNull();
  const own = firstTurnNews(table({}), 25_000);
  expect(own).toEqual({ text: 'Begin within 0:30, or the game is called off.', tone: 'error' });
  expect(firstTurnNews(table({ by: 'other' }), 50_500)).toEqual({ text: 'Ada: 0:04 left to begin' });
});

it('says nothing without a limit, after the first turns, or once the side has begun', () => {
  expect(isBeginning(table({}))).toBe(true);
  expect(isBeginning(table({ limit: 0 }))).toBe(false);
  expect(isBeginning(table({ isFree: false }))).toBe(false);
  expect(isBeginning(table({ turns: [{ side: 'S', text: 'e2', after: 1 }] }))).toBe(false);
  expect(isBeginning(table({ turns: [{ side: 'N', text: 'e8', after: 1 }] }))).toBe(true);
});
