// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Exact } from '../../../core/index.js';
import type { ExactTables } from '../../engine/exactTables.js';
import { GALLERY } from '../../mazes/model/gallery.js';
import MazeWorth from '../../mazes/MazeWorth.svelte';
import type { ApiAnswer } from '../../online/api.js';
import { exactOrMaking, type StartOrMaking } from '../../online/exactStart.js';
import type { TableMaking } from '../../online/wire.gen.js';
import { only, removeAll, render, textOf, useComponents } from '../components/render.js';

vi.mock('../../online/exactStart.js');
useComponents();

const OWN = 'pacman;maze=a1h/a1i1a9i9/Pe5Be9Ki5Ia5Ce1';
const UNREACHABLE = { ok: false, code: 'server.unreachable' } as const;
const BUSY = { ok: false, code: 'server.too_many_tables' } as const;
const asked = vi.mocked(exactOrMaking);

/** The answer of a server that has the table, or has none and makes none. */
function knows(exact: Exact | null): ApiAnswer<StartOrMaking> {
  return { ok: true, value: { exact, making: null } };
}

/** The answer of a server that makes tables. */
function makes(state: TableMaking['state'], progress = 0): ApiAnswer<StartOrMaking> {
  return { ok: true, value: { exact: null, making: { state, progress } } };
}

/** Tables of which every one is being made. */
const tables = {
  table: () => ({
    state: 'solving',
    subscribe: (listener: (table: object) => void) => {
      listener({ state: 'solving', done: 0.5, starts: [] });
      return () => undefined;
    },
  }),
  drop: () => undefined,
} as unknown as ExactTables;

/** What is said about four ghosts, after a time. */
async function saidAfter(target: HTMLElement, ms: number): Promise<string> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
  return textOf(target.querySelector('dd:last-of-type') ?? target);
}

/** Shows a maze for a second, with the answers that the server gives. */
async function shown(modeText: string, ...answers: ApiAnswer<StartOrMaking>[]): Promise<HTMLElement> {
  asked.mockReset();
  for (const answer of answers) asked.mockResolvedValueOnce(answer);
  const target = render(MazeWorth, { modeText, exact: tables, start: `the start of ${modeText}` });
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  return target;
}

describe('MazeWorth', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('asks the server about four ghosts without a tap', async () => {
    const target = await shown(OWN, knows({ value: 'ghosts', distance: 7 }));
    expect(asked.mock.calls).toEqual([[`the start of ${OWN}`, false]]);
    expect(textOf(target)).toContain('in 7 rounds');
    const other = await shown(OWN, knows(null));
    expect(textOf(other)).toContain('The server doesn’t know this.');
  });

  it('knows the mazes of the gallery without the server', async () => {
    const target = await shown(`pacman;maze=${GALLERY[0]?.maze}`);
    expect(asked).not.toHaveBeenCalled();
    expect(target.querySelectorAll('progress')).toHaveLength(0);
  });

  it('waits for a tap where no server has answered, until one does', async () => {
    const target = await shown(OWN, UNREACHABLE, knows({ value: 'open', distance: null }));
    expect(asked).toHaveBeenCalledTimes(1);
    const again = await shown(OWN, UNREACHABLE, knows(null));
    expect(asked).not.toHaveBeenCalled();
    expect(textOf(again)).toContain('Ask the server');
    const ask = async () => {
      const buttons = [...target.querySelectorAll('button')].filter(each => textOf(each) === 'Ask the server');
      expect(buttons).toHaveLength(1);
      buttons[0]?.click();
      await vi.advanceTimersByTimeAsync(0);
      flushSync();
      return textOf(only(target, 'dl'));
    };
    const failed = await ask();
    expect(failed).toContain('This device can’t work it out.');
    expect(failed).not.toContain('The server doesn’t know this.');
    const answered = await ask();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(answered).toContain('The server doesn’t know this.');
    expect(answered).not.toContain('Ask the server');
    expect(answered).not.toContain('This device can’t work it out.');
    await shown(OWN, knows(null));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('shows how far the server is with a table, and then the verdict', async () => {
    const target = await shown(OWN, makes('possible'), makes('waiting'), makes('running', 0), makes('running', 0.409));
    expect(await saidAfter(target, 0)).toBe('Working it out …');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await saidAfter(target, 5000)).toBe('The server is working out other mazes first.');
    expect(asked.mock.calls.at(-1)).toEqual([`the start of ${OWN}`, true]);
    expect(await saidAfter(target, 3000)).toBe('Being worked out: 0%');
    expect(await saidAfter(target, 3000)).toBe('Being worked out: 40%');
    expect(target.querySelectorAll('button')).toHaveLength(1);
    asked.mockResolvedValueOnce(knows({ value: 'ghosts', distance: 9 }));
    expect(await saidAfter(target, 3000)).toContain('in 9 rounds');
    await saidAfter(target, 60_000);
    expect(asked).toHaveBeenCalledTimes(5);
  });

  it('does not begin a table while the maze is drawn, and asks no more when it is left', async () => {
    const target = await shown(OWN, makes('possible'));
    await saidAfter(target, 4000);
    await removeAll();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
    await shown(OWN, makes('running', 0.5));
    await removeAll();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('gives up when a table cannot be made', async () => {
    const target = await shown(OWN, makes('running', 0.9), makes('failed'));
    expect(await saidAfter(target, 0)).toBe('Being worked out: 90%');
    expect(await saidAfter(target, 3000)).toContain('The server doesn’t know this.');
    await saidAfter(target, 60_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('waits longer for a server that has enough to do', async () => {
    const target = await shown(OWN, makes('possible'), BUSY, makes('running', 0.25));
    expect(await saidAfter(target, 5000)).toBe('The server is working out other mazes first.');
    await saidAfter(target, 29_000);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await saidAfter(target, 1000)).toBe('Being worked out: 25%');
  });

  it('offers to ask again when the server goes away meanwhile', async () => {
    const target = await shown(OWN, makes('running', 0.25), UNREACHABLE, knows({ value: 'pacman', distance: 5 }));
    expect(await saidAfter(target, 3000)).toBe('Ask the server');
    target.querySelector<HTMLButtonElement>('dd:last-of-type button')?.click();
    expect(await saidAfter(target, 0)).toContain('in 5 rounds');
  });
});
