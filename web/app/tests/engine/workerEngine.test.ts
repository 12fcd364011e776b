/** `WorkerEngine` with the real worker code, in one process: the worker's scope is a stub. */
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCore, type Core } from '../../../core/index.js';
import type { Analysis, EngineAnswer, LevelQuestion, Request } from '../../engine/engine.js';
import { WorkerEngine } from '../../engine/workerEngine.js';

interface Scope {
  onmessage: ((event: { data: Request }) => void) | null;
  postMessage: (answer: EngineAnswer) => void;
}

let core: Core;
let module: WebAssembly.Module;
let scope: Scope;
/** Workers that were started and not ended. */
let running: number;

/** Runs `engineWorker.ts` in this process; an ended worker delivers nothing. */
class InProcessWorker {
  onmessage: ((event: { data: EngineAnswer }) => void) | null = null;
  onerror: unknown = null;
  #isEnded = false;

  constructor() {
    running += 1;
  }

  postMessage(data: Request): void {
    scope.postMessage = answer => {
      if (!this.#isEnded) this.onmessage?.({ data: answer });
    };
    scope.onmessage?.({ data });
  }

  terminate(): void {
    this.#isEnded = true;
    running -= 1;
  }
}

beforeEach(async () => {
  running = 0;
  scope = { onmessage: null, postMessage: () => undefined };
  vi.stubGlobal('self', scope);
  vi.stubGlobal('Worker', InProcessWorker);
  vi.resetModules();
  await import('../../engine/engineWorker.js');
  module = await WebAssembly.compile(await readFile(new URL('../../../core/hedgemaze.wasm', import.meta.url)));
  core = await loadCore(module);
});
afterEach(() => vi.unstubAllGlobals());

function questionIn(text: string): LevelQuestion {
  const position = core.parsePosition(text);
  if (!position.ok) throw new Error(position.code);
  const { mode, turn, hash } = position.value;
  return { text, mode: mode.name, side: turn.side, history: [hash], recentSquares: [], seed: 1n, allowed: null };
}

/** South wins with its next step. */
const WON = 'classic2;size=5;fences=2 - Sc4Na3 0,0 - S - 8';

describe('the engine in a worker', () => {
  it('chooses and hints', async () => {
    const engine = new WorkerEngine(module);
    expect(await engine.choose(questionIn(WON), 4)).toBe('c5');
    expect(await engine.hint(questionIn(WON))).toMatchObject({ action: 'c5', line: ['c5'] });
    engine.close();
    expect(running).toBe(0);
  });

  it('analyses with reports until it is finished', async () => {
    const engine = new WorkerEngine(module);
    const found: Analysis[] = [];
    engine.analyse(questionIn(WON), analysis => found.push(analysis));
    await vi.waitFor(() => expect(found.at(-1)?.isFinished).toBe(true));
    expect(found.at(-1)).toMatchObject({ proof: { winner: 'S' } });
    expect(found.at(-1)?.lines[0]?.actions).toEqual(['c5']);
    engine.close();
  });

  it('reviews every position in every pass', async () => {
    const engine = new WorkerEngine(module);
    const seen: string[] = [];
    await engine.review([questionIn(WON), questionIn(WON)], [16, 64], (index, pass) => seen.push(`${pass}${index}`));
    expect(seen).toEqual(['00', '01', '10', '11']);
    engine.close();
  });

  it('fails with the reason, and goes on', async () => {
    const engine = new WorkerEngine(module);
    const broken = { ...questionIn(WON), text: 'nonsense' };
    await expect(engine.choose(broken, 1)).rejects.toThrow('nonsense');
    expect(await engine.choose(questionIn(WON), 4)).toBe('c5');
    engine.close();
  });

  it('ends the worker to cancel, and starts another one for the next request', async () => {
    const engine = new WorkerEngine(module);
    let isSettled = false;
    void engine.choose(questionIn(WON), 4).finally(() => (isSettled = true));
    engine.cancel();
    expect(running).toBe(0);
    expect(await engine.choose(questionIn(WON), 4)).toBe('c5');
    expect([isSettled, running]).toEqual([false, 1]);
    engine.cancel();
    expect(running).toBe(1); // nothing was under way
    engine.close();
  });
});
