/** Tables in workers, with the real worker code in one process: which rules can be solved, answers, perfect play. */
import { readFile } from 'node:fs/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCore, PERFECT_LEVEL, SOLVE_CODES, type Core, type Position } from '../../../core/index.js';
import { exactShares, isCertain, judgeOne, type Worth } from '../../analysis/model/judge.js';
import type { Engine, LevelQuestion } from '../../engine/engine.js';
import { canSolve, lifeMode, type ExactWorkerAnswer, type ExactWorkerRequest } from '../../engine/exact.js';
import { ExactTables, ghostsIn, type WorkerTable } from '../../engine/exactTables.js';
import { PerfectEngine } from '../../engine/perfectEngine.js';

const WON = 'pacman d3hg5hb7hg2vc4ve7v Pc1Be9K*I*C* - a1/0/3/1 P - 0/1/1';
const CAUGHT = 'pacman d3hg5hb7hg2vc4ve7v Pe5Be7K*I*C* - i9/0/3/1 G - 0/1/1';
const CAUGHT_WITH_LIVES = 'pacman d3hg5hb7hg2vc4ve7v Pe5Be7K*I*C* - i9/0/3/3 G - 0/1/1';
const FOUR_GHOSTS = 'pacman d3hg5hb7hg2vc4ve7v Pe5Bd9Ke9If9Cg9 - a1i1a9i9/0/0/3 P - 0/1/1';

interface Scope {
  onmessage: ((event: { data: ExactWorkerRequest }) => void) | null;
  postMessage: (answer: ExactWorkerAnswer) => void;
}

let core: Core;
let module: WebAssembly.Module;
let ended: number;

/** Runs `exactWorker.ts` in this process, each worker with a scope of its own; an ended one delivers nothing. */
class InProcessWorker {
  onmessage: ((event: { data: ExactWorkerAnswer }) => void) | null = null;
  onerror: unknown = null;
  readonly #scope: Promise<Scope>;
  #isEnded = false;

  constructor() {
    this.#scope = this.#start();
  }

  async #start(): Promise<Scope> {
    const scope: Scope = {
      onmessage: null,
      postMessage: answer => !this.#isEnded && this.onmessage?.({ data: answer }),
    };
    vi.stubGlobal('self', scope);
    vi.resetModules();
    await import('../../engine/exactWorker.js');
    return scope;
  }

  postMessage(data: ExactWorkerRequest): void {
    void this.#scope.then(scope => {
      vi.stubGlobal('self', scope);
      scope.onmessage?.({ data });
    });
  }

  terminate(): void {
    this.#isEnded = true;
    ended += 1;
  }
}

beforeAll(async () => {
  module = await WebAssembly.compile(await readFile(new URL('../../../core/hedgemaze.wasm', import.meta.url)));
  core = await loadCore(module);
});
beforeEach(() => {
  ended = 0;
  vi.stubGlobal('Worker', InProcessWorker);
});
afterEach(() => vi.unstubAllGlobals());

function read(text: string): Position {
  const position = core.parsePosition(text);
  if (!position.ok) throw new Error(position.code);
  return position.value;
}

function made(table: WorkerTable): Promise<WorkerTable> {
  return new Promise(resolve => {
    table.subscribe(({ state }) => state !== 'solving' && resolve(table));
  });
}

describe('canSolve', () => {
  it.each([
    'pacman',
    'pacman;maze=A3;lives=1;ghost_diagonal=true',
    'pacman;ghost_stack=none',
    'pacman;ghost_stack=free',
    'pacman;ghost_order=fixed',
    'pacman;boost_chains=false',
    'pacman;pac_may_return=false',
    'pacman;pellet_stops=false',
    'advanced',
    'classic2',
  ])('says of %s what the solver says', text => {
    const mode = core.parseMode(text);
    if (!mode.ok) throw new Error(mode.code);
    const solved = core.solve(mode.value, 1, { memoryBytes: 1 });
    const isRefused = !solved.ok && solved.code !== 'solve.memory' && SOLVE_CODES.includes(solved.code);
    expect(canSolve(text)).toBe(!isRefused);
  });

  it('makes one table for games that differ only in lives, limits and seats', () => {
    expect(lifeMode('pacman;deal=P.BK.IC;lives=5;no_progress_limit=40;maze=A2')).toBe('pacman;maze=A2;lives=1');
    expect([ghostsIn(read(WON)), ghostsIn(read(FOUR_GHOSTS))]).toEqual([1, 4]);
  });
});

describe('ExactTables', () => {
  it('answers about positions with as many ghosts, and drops the oldest table', async () => {
    const tables = new ExactTables(module);
    expect(tables.tableFor(read(FOUR_GHOSTS))).toBeNull();
    const table = await made(tables.table(lifeMode('pacman'), 1));
    expect([table.state, table.done, table.starts.length]).toEqual(['ready', 1, 1]);
    const [won, caught, life, four] = await table.probe([WON, CAUGHT, CAUGHT_WITH_LIVES, FOUR_GHOSTS]);
    expect(won).toMatchObject({ value: 'pacman', distance: 1, isWhole: true, best: ['Pb1'] });
    expect(caught).toMatchObject({ value: 'ghosts', isWhole: true });
    expect(life).toMatchObject({ value: 'ghosts', isWhole: false });
    expect(four).toBeNull();
    expect([won, caught, life].map(each => each && isCertain(each))).toEqual([true, true, false]);
    for (const maze of ['A2', 'A3', 'A4']) tables.table(`pacman;maze=${maze};lives=1`, 1);
    expect([ended, table.state]).toEqual([1, 'refused']);
    expect(await table.probe([WON])).toEqual([null]);
  });

  it('reports rules that cannot be solved', async () => {
    const table = await made(new ExactTables(module).table('pacman;ghost_order=fixed', 1));
    expect([table.state, await table.probe([WON])]).toEqual(['refused', [null]]);
  });

  it('tells the review which action threw the result away', async () => {
    const table = await made(new ExactTables(module).table(lifeMode('pacman'), 1));
    const [exact] = await table.probe([CAUGHT]);
    const position = core.parsePosition(CAUGHT);
    if (!exact || !position.ok) throw new Error('no position');
    const worth: Worth = { values: [0.9, 0.1], line: ['Bd7'], proof: null, exact };
    const bad = exact.actions.find(({ value }) => value !== 'ghosts');
    const thrown = judgeOne(0, bad?.action ?? '', position.value, worth, worth);
    expect(thrown).toMatchObject({ mark: 'blunder', exact: { before: 'ghosts', after: bad?.value } });
    expect(exact.best).toContain(thrown.better[0]);
    expect(thrown.cost).toBeCloseTo(
      (exactShares(position.value, 'ghosts')[1] ?? 0) - (exactShares(position.value, bad?.value ?? 'open')[1] ?? 0),
    );
    expect(judgeOne(0, exact.best[0] ?? '', position.value, worth, worth)).toMatchObject({ cost: 0, mark: 'good' });
  });
});

describe('PerfectEngine', () => {
  const ordinary: Engine = {
    choose: () => Promise.resolve('Pc2'),
    hint: () => Promise.reject(new Error('not asked')),
    cancel: () => undefined,
    close: () => undefined,
  };
  const question: LevelQuestion = {
    text: WON,
    mode: 'pacman',
    side: 'P',
    history: [],
    recentSquares: [],
    seed: 1n,
    allowed: null,
  };

  it('plays by the table when it is ready, and like the strongest level before', async () => {
    const tables = new ExactTables(module);
    const engine = new PerfectEngine(core, ordinary, tables);
    expect(await engine.choose(question, PERFECT_LEVEL)).toBe('Pc2');
    await made(tables.table(lifeMode('pacman'), 2));
    expect(await engine.choose(question, PERFECT_LEVEL)).toBe('Pb1');
    expect(await engine.choose(question, 5)).toBe('Pc2');
    expect(await engine.choose({ ...question, text: FOUR_GHOSTS }, PERFECT_LEVEL)).toBe('Pc2');
  });
});
