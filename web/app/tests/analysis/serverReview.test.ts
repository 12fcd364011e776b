/** Reviews of games with four ghosts, which only a table of the server knows. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Core, Position } from '../../../core/index.js';
import { load, valueOf } from '../../../core/tests/support.js';
import { AnalysisModel } from '../../analysis/model/analysisModel.svelte.js';
import { judge } from '../../analysis/model/judge.js';
import { Reviewer, type ReviewProgress } from '../../analysis/model/reviewer.js';
import { Study, type Moment } from '../../analysis/model/study.js';
import type { Analysis, Question } from '../../engine/engine.js';
import type { Loaded } from '../../engine/load.js';

/** A search that finds nothing out, and ends when the test lets it. */
const search = vi.hoisted(() => ({ end: (): void => undefined }));
vi.mock('../../engine/workerEngine.js', () => ({
  WorkerEngine: class {
    review(questions: readonly Question[], passes: readonly number[], onSearched: Searched): Promise<void> {
      return new Promise(resolve => {
        search.end = () => {
          passes.forEach((_, pass) => questions.forEach((_each, index) => onSearched(index, pass, NOTHING)));
          resolve();
        };
      });
    }
    async look(): Promise<Analysis> {
      return NOTHING;
    }
    close(): void {}
  },
}));

type Searched = (index: number, pass: number, analysis: Analysis) => void;
const NOTHING = { values: [0.5, 0.5], proof: null, lines: [] } as unknown as Analysis;
/** PAC-MAN's turn and the ghosts' turn, twice. */
const TURNS = 4;

let core: Core;
let game: Moment[];
/** The questions to the server, by the number of the moment; -1 is another position. */
let asked: number[] = [];
let [underWay, mostUnderWay] = [0, 0];
/** What the server says about a moment; null if it has no table. */
let valueAt: (index: number) => string | null;

beforeAll(async () => {
  core = await load();
});
beforeEach(() => {
  asked = [];
  valueAt = () => 'open';
  vi.stubGlobal('document', { baseURI: 'http://localhost/' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (_: URL, { body }: RequestInit) => {
    const { position } = JSON.parse(String(body)) as { position: string };
    const index = game.findIndex(each => each.position.text === position);
    mostUnderWay = Math.max(mostUnderWay, ++underWay);
    asked.push(index);
    await Promise.resolve();
    underWay -= 1;
    const value = valueAt(index);
    const exact = value && { of: 'game', value, distance: value === 'open' ? null : 9, best: ['Pa1'] };
    return new Response(JSON.stringify({ exact }), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A game in which everyone plays the action with that number; each test has its own, as `allowed` is kept. */
function gameOf(number: number, mode = 'pacman', turns = TURNS): Moment[] {
  const positions: Position[] = [valueOf(core.start(mode))];
  const entries: string[] = [];
  for (let begun = 0; begun < turns;) {
    const position = positions.at(-1) as Position;
    const actions = position.legalActions();
    const entry = actions[number % actions.length] as string;
    const next = valueOf(position.play(entry));
    positions.push(next);
    entries.push(entry);
    if (next.isTurnStart) begun += 1;
  }
  return new Study({ positions, entries }).main();
}

function reviewer(): Reviewer {
  const parts = { module: null, exact: { tableFor: () => null } };
  return new Reviewer(parts as unknown as Loaded);
}

/** The numbers of the moments at which a turn begins. */
function turnStarts(): number[] {
  return game.flatMap(({ position }, index) => (position.isTurnStart ? [index] : []));
}

/** Waits until everything that can happen now has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setTimeout(resolve));
}

function judgedOf({ worths }: ReviewProgress) {
  return judge(
    game.map(({ position }) => position),
    game.slice(1).map(({ entry }) => entry),
    worths,
  );
}

describe('a review', () => {
  it('asks about the turns, and then within those that threw the result away', async () => {
    game = gameOf(0);
    const starts = turnStarts();
    const [, second = 0, third = 0] = starts;
    // The ghosts could force a catch until their second action of their first turn.
    const thrown = second + 2;
    valueAt = index => (index < thrown ? 'ghosts' : 'open');
    const news: ReviewProgress[] = [];
    const found = reviewer();
    found.review(game, each => news.push(each));
    found.askServer(game);
    await settled();
    const within = Array.from({ length: third - second - 1 }, (_, at) => second + 1 + at);
    await vi.waitFor(() => expect(asked).toEqual([...starts, ...within]));
    expect(mostUnderWay).toBe(1);
    search.end();
    await vi.waitFor(() => expect(news.at(-1)?.isFinished).toBe(true));
    const judged = judgedOf(news.at(-1) as ReviewProgress);
    expect(judged.filter(({ cost }) => cost > 0)).toMatchObject([
      { index: thrown - 1, side: 'G', mark: 'blunder', exact: { before: 'ghosts', after: 'open' } },
    ]);
  });

  it('asks nothing about a game until the user has asked about it; then it remembers', async () => {
    game = gameOf(1);
    const first = reviewer();
    first.review(game, () => undefined);
    await settled();
    expect(asked).toEqual([]);
    first.askServer(game);
    await settled();
    expect(asked).toEqual(turnStarts());
    first.close();
    asked = [];
    reviewer().review(game, () => undefined);
    await settled();
    expect(asked).toEqual(turnStarts());
  });

  it.each([
    ['a server without a table is asked once', { number: 2, asks: [0] }],
    ['nothing is asked without a connection', { number: 3, asks: [], onLine: false }],
    ['nothing is asked about rules that nobody can solve', { number: 4, asks: [], mode: 'pacman;ghost_order=fixed' }],
    ['nothing is asked about other modes', { number: 5, asks: [], mode: 'classic2' }],
  ])('%s', async (_, { number, asks, onLine = true, mode = 'pacman' }: Case) => {
    game = gameOf(number, mode);
    valueAt = () => null;
    vi.stubGlobal('navigator', { onLine });
    const news: ReviewProgress[] = [];
    const found = reviewer();
    found.askServer(game);
    found.review(game, each => news.push(each));
    await settled();
    search.end();
    await vi.waitFor(() => expect(news.at(-1)?.isFinished).toBe(true));
    expect(asked).toEqual(asks);
    expect(news.at(-1)?.worths.every(worth => worth?.exact === undefined)).toBe(true);
  });

  it('ends without the server, which it hears later only if it goes on', async () => {
    game = gameOf(6);
    let answer = (): void => undefined;
    const slow = fetch;
    vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
      await new Promise<void>(resolve => (answer = resolve));
      return slow(url, init);
    });
    for (const goesOn of [false, true]) {
      const news: ReviewProgress[] = [];
      const found = reviewer();
      found.askServer(game);
      found.review(game, each => news.push(each), goesOn);
      search.end();
      await vi.waitFor(() => expect(news.at(-1)?.isFinished).toBe(true));
      const count = news.length;
      answer();
      await settled();
      expect(news.length).toBe(goesOn ? count + 1 : count);
      expect(news.at(-1)?.isFinished).toBe(true);
      expect(news.at(-1)?.worths[0]?.exact?.value).toBe(goesOn ? 'open' : undefined);
      found.close();
      answer();
      await settled();
      expect(news.length).toBe(goesOn ? count + 1 : count);
    }
  });

  it('asks slowly after the first 50 questions', async () => {
    vi.useFakeTimers();
    game = gameOf(7, 'pacman', 60);
    const found = reviewer();
    found.askServer(game);
    found.review(game, () => undefined);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toHaveLength(50);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toHaveLength(53);
    found.close();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toHaveLength(53);
    vi.useRealTimers();
  });

  it('asks about an action that is tried, where the server knows the game', async () => {
    game = gameOf(8);
    const [tried] = gameOf(9).slice(1) as [Moment];
    const found = reviewer();
    found.review(game, () => undefined);
    expect((await found.look(tried)).exact).toBeUndefined();
    found.askServer(game);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(turnStarts().length));
    await settled();
    expect((await found.look(tried)).exact).toMatchObject({ value: 'open', best: ['Pa1'] });
    expect(asked.at(-1)).toBe(-1);
    valueAt = () => null;
    expect((await found.look(tried)).exact).toBeNull();
  });
});

describe('an analysis', () => {
  it('has the game reviewed by the server’s table once the user has asked about a moment', async () => {
    game = gameOf(10);
    const positions = game.map(({ position }) => position);
    const entries = game.slice(1).map(({ entry }) => entry);
    const analyst = { analyse: () => undefined, close: () => undefined };
    const parts = { core, module: null, analyst, exact: { tableFor: () => null } };
    const model = new AnalysisModel(parts as unknown as Loaded, { positions, entries });
    search.end();
    await vi.waitFor(() => expect(model.progress?.isFinished).toBe(true));
    expect([model.canAsk, asked]).toEqual([true, []]);
    await model.askServer();
    await vi.waitFor(() => expect(model.progress?.worths.slice(0, -1).every(worth => worth?.exact)).toBe(true));
    const last = game.length - 1;
    expect(asked).toEqual([last, ...turnStarts()]);
    model.close();
  });
});

interface Case {
  readonly number: number;
  readonly asks: readonly number[];
  readonly onLine?: boolean;
  readonly mode?: string;
}
