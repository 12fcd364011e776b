import { describe, expect, it } from 'vitest';
import { newGame, type SavedGame, type StorageLike } from '../../games/gameStore.js';
import { afterResult, duelOf, StrengthStore, type Matched, type LevelResult } from '../../games/strength.js';
import { againstEngines } from '../../games/newGames.js';
import { readSettings } from '../../settings/settings.svelte.js';
import type { Ending } from '../../table/model/types.js';
import type { ModeName, Side } from '../../../core/words.js';

const NEW: Matched = { level: 1, points: 0, results: 'none' };

/** The levels after each of some results, all against the matched level. */
function levels(results: string, sides = 2, from: Matched = NEW): number[] {
  let now = from;
  return Array.from(results, each => {
    now = afterResult(now, each === 'w' ? 'won' : 'lost', now.level, sides, 8);
    return now.level;
  });
}

describe('the rule', () => {
  it('moves with every game until the results are mixed', () => {
    expect(levels('wwww')).toEqual([2, 3, 4, 5]);
    expect(levels('ll')).toEqual([1, 1]);
    expect(levels('lll', 2, { ...NEW, level: 4 })).toEqual([3, 2, 1]);
  });

  it('then goes up at two more wins than losses, and down at two more losses than wins', () => {
    expect(levels('wwlll')).toEqual([2, 3, 3, 2, 2]);
    const mixed: Matched = { level: 4, points: 0, results: 'mixed' };
    expect(levels('wlwlww', 2, mixed)).toEqual([4, 4, 4, 4, 4, 5]);
    expect(levels('lwll', 2, mixed)).toEqual([4, 4, 4, 3]);
  });

  it('expects one win in three or four games of as many players', () => {
    const mixed: Matched = { level: 4, points: 0, results: 'mixed' };
    expect(levels('lw', 3, mixed)).toEqual([4, 4]);
    expect(levels('ll', 3, mixed)).toEqual([4, 3]);
    expect(levels('llw', 4, mixed)).toEqual([4, 4, 4]);
    expect(levels('lll', 4, mixed)).toEqual([4, 4, 3]);
    expect(levels('w', 4, mixed)).toEqual([5]);
  });

  it('stays between the lowest and the highest level', () => {
    expect(afterResult({ ...NEW, level: 8 }, 'won', 8, 2, 8).level).toBe(8);
    expect(afterResult(NEW, 'lost', 1, 2, 8).level).toBe(1);
  });

  it('ignores a win against a weaker level and a loss against a stronger one, and follows a win against a stronger one', () => {
    const now: Matched = { level: 4, points: 1, results: 'mixed' };
    expect(afterResult(now, 'won', 3, 2, 8)).toBe(now);
    expect(afterResult(now, 'lost', 6, 2, 8)).toBe(now);
    expect(afterResult(now, 'won', 6, 2, 8)).toEqual({ level: 6, points: 0, results: 'mixed' });
  });
});

function played(mode: ModeName, side: Side, level: number, part: Partial<SavedGame> = {}): SavedGame {
  const entries = Array.from({ length: 12 }, () => 'e2');
  return { ...newGame(mode, againstEngines(mode, side, level)), entries, isOver: true, ...part };
}

function ended(winner: Side | null, reason: Ending['reason'] = 'reached_goal'): Ending {
  return { reason, winner, rank: null };
}

describe('games that count', () => {
  it('are those of one person against one level', () => {
    expect(duelOf(played('classic2', 'S', 3), ended('S'))).toEqual({ side: 'S', result: 'won', level: 3 });
    expect(duelOf(played('classic4', 'S', 2), ended('W'))).toEqual({ side: 'S', result: 'lost', level: 2 });
    expect(duelOf(played('pacman', 'G', 2), ended('G'))).toEqual({ side: 'G', result: 'won', level: 2 });
    expect(duelOf(played('classic2', 'S', 3, { holders: {} }), ended('S'))).toBeNull();
    const uneven = { W: { kind: 'engine', level: 1 }, N: { kind: 'engine', level: 5 } } as const;
    expect(duelOf(played('classic3', 'S', 3, { holders: uneven }), ended('S'))).toBeNull();
  });

  it('are not draws, other starts, other rules, or games given up at once', () => {
    expect(duelOf(played('classic2', 'S', 3), ended(null))).toBeNull();
    expect(duelOf(played('classic2', 'S', 3, { start: 'classic2 - Se1Ne9 10,10 - S - 0' }), ended('S'))).toBeNull();
    expect(duelOf(played('classic2', 'S', 3, { mode: 'classic2;size=5;fences=4' }), ended('S'))).toBeNull();
    expect(duelOf(played('classic2', 'S', 3, { entries: ['e2'] }), ended('N', 'resigned'))).toBeNull();
    expect(duelOf(played('pacman', 'P', 3, { mode: 'pacman;maze=spiral' }), ended('P'))?.result).toBe('won');
  });

  it('are not wins with undo or hints; such losses count', () => {
    expect(duelOf(played('classic2', 'S', 3, { isHelped: true }), ended('S'))).toBeNull();
    expect(duelOf(played('classic2', 'S', 3, { isHelped: true }), ended('N'))?.result).toBe('lost');
  });
});

function memory(): StorageLike & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: name => void kept.delete(name),
  };
}

describe('the store', () => {
  const win = (store: StrengthStore, mode: ModeName, side: Side, result: LevelResult = 'won') =>
    store.count(played(mode, side, store.level(mode, side)), ended(result === 'won' ? side : side === 'P' ? 'G' : 'N'));

  it('keeps one level for each mode and side, and counts a game once', () => {
    const store = new StrengthStore(memory());
    win(store, 'classic2', 'S');
    win(store, 'classic2', 'S');
    win(store, 'pacman', 'P');
    expect(store.level('classic2', 'S')).toBe(3);
    expect(store.level('pacman', 'P')).toBe(2);
    expect(store.level('pacman', 'G')).toBe(1);
    const game = played('classic2', 'S', 3);
    store.count(game, ended('S'));
    store.count(game, ended('S'));
    expect(store.level('classic2', 'S')).toBe(4);
  });

  it('never offers a level above the highest of a role', () => {
    const store = new StrengthStore(memory());
    for (let game = 0; game < 9; game += 1) win(store, 'advanced', 'P');
    expect(store.level('advanced', 'P')).toBe(4);
  });

  it('keeps the levels after the games that counted, the latest ones, by mode and side', () => {
    const storage = memory();
    const store = new StrengthStore(storage);
    const at = (when: number, winner: Side) =>
      store.count(played('pacman', 'P', store.level('pacman', 'P'), { changed: when }), ended(winner));
    for (const [index, winner] of (['P', 'P', 'G'] as const).entries()) at(10 * (index + 1), winner);
    store.count(played('pacman', 'P', 3), ended(null)); // a draw does not count
    const points = [
      { when: 10, value: 2 },
      { when: 20, value: 3 },
      { when: 30, value: 3 },
    ];
    expect(new StrengthStore(storage).history('pacman', 'P')).toEqual(points);
    expect(store.history('pacman', 'G')).toEqual([]);
    expect(store.history('classic2', 'N')).toEqual([]);
    for (let when = 100; when < 350; when += 1) at(when, 'G');
    const kept = store.history('pacman', 'P');
    expect([kept.length, kept.at(-1)]).toEqual([200, { when: 349, value: 1 }]);
  });

  it('reads levels that were stored without their history, and leaves out points that are none', () => {
    const storage = memory();
    const matched = { classic2: { level: 4, points: 0, results: 'mixed' } };
    storage.setItem('hedgemaze.strength', JSON.stringify({ version: 1, matched, counted: [] }));
    const store = new StrengthStore(storage);
    expect([store.level('classic2', 'S'), store.history('classic2', 'S')]).toEqual([4, []]);
    const history = { classic2: [{ when: 1, value: 2 }, null, { when: 'x', value: 2 }, 7], pacman: 5 };
    storage.setItem('hedgemaze.strength', JSON.stringify({ version: 1, matched, history, counted: [] }));
    expect(store.history('classic2', 'S')).toEqual([{ when: 1, value: 2 }]);
  });

  it('begins again with unreadable data, and has the prefix of all stored data', () => {
    const storage = memory();
    storage.setItem('hedgemaze.strength', '{"matched":{"classic2":{"level":"x"}},"counted":7}');
    const store = new StrengthStore(storage);
    expect(store.level('classic2', 'S')).toBe(1);
    win(store, 'classic2', 'S');
    expect([...storage.kept.keys()]).toEqual(['hedgemaze.strength']);
    expect(new StrengthStore(storage).level('classic2', 'S')).toBe(2);
  });
});

describe('the setting', () => {
  it('is on for newcomers, and off for those who had chosen a level', () => {
    expect(readSettings({}).matching).toBe(true);
    expect(readSettings({ level: 2 }).matching).toBe(true);
    expect(readSettings({ level: 5 })).toMatchObject({ matching: false, level: 5 });
    expect(readSettings({ level: 5, matching: true }).matching).toBe(true);
  });
});
