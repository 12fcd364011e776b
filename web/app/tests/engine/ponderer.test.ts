/** `Ponderer`: the same answers as without it, sooner; and its place in the worker and at the table. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseAction, levelOf, LevelSearch, type Core, type Level, type Position } from '../../../core/index.js';
import { load, valueOf } from '../../../core/tests/support.js';
import { Ponderer, type PonderTask } from '../../engine/ponderer.js';

/** The strongest level with fewer nodes, so that tests are quick. */
const LEVEL: Level = { ...levelOf('classic4', 'S', 8), nodes: 3_000 };
const START = 'classic2 a3hb6v Se3Ne7 9,9 - N - 7';

let core: Core;
beforeAll(async () => {
  core = await load();
});

function taskIn(text: string): PonderTask {
  const position = valueOf(core.parsePosition(text));
  return { position, history: [position.hash], level: LEVEL, seed: 3n, network: null };
}

function after(task: PonderTask, ...actions: string[]): PonderTask {
  let { position } = task;
  const history = [...task.history];
  for (const action of actions) {
    position = valueOf(position.play(action));
    if (position.isTurnStart) history.push(position.hash);
  }
  return { ...task, position, history };
}

function expected({ position }: PonderTask): string {
  const search = core.search(position, {});
  search.step(4_000);
  const [best] = search.report().candidates;
  search.close();
  return best?.action ?? '';
}

function chosen(task: PonderTask): number {
  return chooseAction(core, task.position, task.level, { ...task, network: null });
}

describe('pondering', () => {
  it('finds what the level plays after the expected action', async () => {
    const task = taskIn(START);
    const ponderer = new Ponderer(core, Infinity);
    await ponderer.ponder(task, 'S');
    const next = after(task, expected(task));
    expect(ponderer.take(next)).toBe(chosen(next));
    expect(ponderer.take(next)).toBeNull(); // it is forgotten
  });

  it('has no answer to other actions, to another history, seed or level', async () => {
    const task = taskIn(START);
    const next = after(task, expected(task));
    for (const other of [
      after(task, 'h1h'),
      { ...next, history: [1n, ...next.history] },
      { ...next, seed: 4n },
      { ...next, level: { ...LEVEL, level: 7 } },
    ]) {
      const ponderer = new Ponderer(core, Infinity);
      await ponderer.ponder(task, 'S');
      expect(ponderer.take(other)).toBeNull();
    }
  });

  it('hands over a search under way, which ends as if it had begun now', async () => {
    const task = taskIn(START);
    const next = after(task, expected(task));
    const ponderer = new Ponderer(core, Infinity);
    const step = vi.spyOn(LevelSearch.prototype, 'step');
    const pondering = ponderer.ponder(task, 'S');
    await vi.waitFor(() => expect(step.mock.calls.length).toBeGreaterThan(1), { interval: 0, timeout: 20_000 });
    const search = ponderer.take(next);
    await pondering;
    step.mockRestore();
    if (!(search instanceof LevelSearch)) throw new Error('no search under way');
    while (search.step());
    expect(search.action()).toBe(chosen(next));
    search.close();
  });

  it('rests at once', async () => {
    const ponderer = new Ponderer(core, Infinity);
    const step = vi.spyOn(LevelSearch.prototype, 'step');
    const pondering = ponderer.ponder(taskIn(START), 'S');
    ponderer.rest();
    await pondering;
    expect(step).not.toHaveBeenCalled();
    step.mockRestore();
  });

  it('follows a turn of several actions to its end', async () => {
    const task: PonderTask = {
      ...taskIn('pacman d3hg5hb7hg2vc4ve7v Pe5Be6Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 1/1/0'),
      level: LEVEL,
    };
    const ponderer = new Ponderer(core, Infinity);
    const seen: Position[] = [];
    const search = core.search(task.position, {});
    search.step(4_000);
    search.report();
    const line = search.line(0);
    search.close();
    let next = task;
    for (const action of line) {
      next = after(next, action);
      seen.push(next.position);
      if (next.position.turn.side === 'G') break;
    }
    await ponderer.ponder(task, 'G');
    expect(seen.at(-1)?.turn.side).toBe('G');
    expect(seen.length).toBeGreaterThan(1);
    expect(ponderer.take(next)).toBe(chosen(next));
  });
});

describe('the page', () => {
  const sent: string[] = [];
  class SilentWorker {
    postMessage({ type }: { type: string }): void {
      sent.push(type);
    }
    terminate(): void {
      sent.push('ended');
    }
  }
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  beforeEach(() => {
    sent.length = 0;
    page.visibilityState = 'visible';
    vi.stubGlobal('Worker', SilentWorker);
    vi.stubGlobal('document', page);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('ponders only for the top level, only while it is visible, and keeps the worker', async () => {
    const { WorkerEngine } = await import('../../engine/workerEngine.js');
    const engine = new WorkerEngine({} as WebAssembly.Module);
    const question = { text: START, history: [], allowed: null, mode: 'classic2', side: 'S', seed: 1n } as const;
    engine.ponder(question, 7);
    expect(sent).toEqual([]);
    engine.ponder(question, 8);
    expect(sent).toEqual(['load', 'ponder']);
    engine.cancel();
    expect(sent.splice(0)).toEqual(['load', 'ponder', 'rest']);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(sent.splice(0)).toEqual(['rest']);
    engine.ponder(question, 8);
    engine.close();
    page.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toEqual(['ended']);
  });
});
