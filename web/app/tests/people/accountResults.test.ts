// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayedGame } from '../../games/history.js';
import type { ResultApi } from '../../people/results/accountResults.js';
import type { CountedGame, NewResults, PuzzleProgress } from '../../online/wire.gen.js';

/** A server with one account; `asked` are the bodies that it got, null for a request that only reads. */
function server(games: CountedGame[] = [], progress: PuzzleProgress = {}) {
  const kept = new Map(games.map(game => [game.key, game]));
  const asked: (NewResults | null)[] = [];
  let puzzles = progress;
  const api: ResultApi = {
    read: () => {
      asked.push(null);
      return Promise.resolve({ ok: true, value: { games: [...kept.values()], puzzles } });
    },
    add: results => {
      asked.push(results);
      for (const game of results.games ?? []) kept.set(game.key, game);
      const solved = new Set([...(puzzles.solved ?? []), ...(results.puzzles.solved ?? [])]);
      puzzles = { ...results.puzzles, solved: [...solved] };
      return Promise.resolve({ ok: true, value: puzzles });
    },
  };
  return { api, asked, kept };
}

const USUAL = { mode: 'classic2', side: 'S', result: 'won', level: 3, opening: ['e2', 'e8'] } as const;

function played(key: string, when: number): PlayedGame {
  return { key, when, ...USUAL };
}

function counted(key: string, at_ms: number): CountedGame {
  return { key, at_ms, ...USUAL, opening: ['e2', 'e8'] };
}

function signIn(id: string): void {
  localStorage.setItem('hedgemaze.account', JSON.stringify({ id, name: id }));
}

/** The modules as a page has them after it was loaded. */
async function page() {
  vi.resetModules();
  const [results, history, puzzles] = await Promise.all([
    import('../../people/results/accountResults.js'),
    import('../../games/history.js'),
    import('../../puzzles/progress.svelte.js'),
  ]);
  return { ...results, ...puzzles, history: history.gameHistory };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the results of an account', () => {
  it('are not asked for by an anonymous player', async () => {
    const { api, asked } = server();
    const { shareResults, history } = await page();
    history.add(played('g1', 1));
    expect(await shareResults(api)).toBe(false);
    expect(asked).toEqual([]);
  });

  it('are those of all devices, and stay the account’s', async () => {
    const { api, asked, kept } = server([counted('r1', 5)], { solved: ['p9'], best: 7, changed_ms: 1 });
    const { shareResults, history, finishPuzzle, puzzleProgress } = await page();
    history.add(played('g1', 9));
    finishPuzzle('p1', true, null);
    signIn('ada');
    expect(await shareResults(api)).toBe(true);
    expect(asked[1]?.games).toEqual([{ ...counted('g1', 9), accuracy: null }]);
    expect(history.list()).toEqual([
      { ...played('g1', 9), owner: 'ada' },
      { ...played('r1', 5), owner: 'ada' },
    ]);
    expect(puzzleProgress()).toMatchObject({ solved: ['p9', 'p1'], streak: 1, owner: 'ada' });
    expect(await shareResults(api)).toBe(true);
    expect(asked).toHaveLength(3); // nothing is new: the last one only reads
    history.setAccuracy('r1', 0.75);
    await shareResults(api);
    expect(kept.get('r1')?.accuracy).toBe(0.75);

    localStorage.removeItem('hedgemaze.account');
    expect(history.list()).toEqual([]);
    expect(puzzleProgress()).toMatchObject({ solved: [], streak: 0 });
    signIn('bob');
    const other = server();
    await shareResults(other.api);
    expect([...other.kept.keys()]).toEqual([]);
    signIn('ada');
    expect(history.list().map(({ key }) => key)).toEqual(['g1', 'r1']);
  });

  it('stay on the device after the account was deleted', async () => {
    const { api } = server([counted('r1', 5)], { solved: ['p9'], best: 7, changed_ms: 1 });
    const { shareResults, releaseResults, history, puzzleProgress } = await page();
    signIn('ada');
    await shareResults(api);
    localStorage.removeItem('hedgemaze.account');
    releaseResults('bob');
    expect(history.list()).toEqual([]);
    releaseResults('ada');
    expect(history.list()).toEqual([played('r1', 5)]);
    expect(puzzleProgress()).toMatchObject({ solved: ['p9'], best: 7 });
  });

  it('are sent a hundred at a time', async () => {
    signIn('ada');
    const { api, asked, kept } = server();
    const { shareResults, history } = await page();
    for (let number = 0; number < 201; number += 1) history.add(played(`g${number}`, number));
    await shareResults(api);
    expect(asked.map(body => body?.games?.length ?? null)).toEqual([null, 100, 100, 1]);
    expect(kept.size).toBe(201);
  });

  it('are left alone when the user has signed out meanwhile, and when the server fails', async () => {
    signIn('ada');
    const { api } = server([counted('r1', 5)]);
    const { shareResults, history } = await page();
    const answer = shareResults(api);
    localStorage.removeItem('hedgemaze.account');
    expect(await answer).toBe(false);
    signIn('ada');
    const failed = { ok: false, code: 'storage.unavailable' } as const;
    expect(await shareResults({ ...api, read: () => Promise.resolve(failed) })).toBe(false);
    expect(history.list()).toEqual([]);
  });

  it('are sent soon after a game or a puzzle', async () => {
    signIn('ada');
    vi.useFakeTimers();
    const paths: string[] = [];
    vi.stubGlobal('fetch', (url: URL, { method }: RequestInit) => {
      paths.push(`${method} ${url.pathname}`);
      return Promise.resolve(Response.json(method === 'GET' ? { games: [], puzzles: {} } : {}));
    });
    const { startSharing, history, finishPuzzle } = await page();
    startSharing();
    startSharing();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(paths).toHaveLength(1);
    history.add(played('g1', 1));
    finishPuzzle('p1', true, null);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(paths).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(paths.slice(1)).toEqual(['GET /api/people/results', 'POST /api/people/results']);
  });
});
