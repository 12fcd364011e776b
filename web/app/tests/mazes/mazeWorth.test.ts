// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Exact } from '../../../core/index.js';
import type { ExactTables } from '../../engine/exactTables.js';
import { GALLERY } from '../../mazes/model/gallery.js';
import MazeWorth from '../../mazes/MazeWorth.svelte';
import type { ApiAnswer } from '../../online/api.js';
import { exactStart } from '../../online/exactStart.js';
import { only, render, textOf, useComponents } from '../components/render.js';

vi.mock('../../online/exactStart.js');
useComponents();

const OWN = 'pacman;maze=a1h/a1i1a9i9/Pe5Be9Ki5Ia5Ce1';
const UNREACHABLE = { ok: false, code: 'server.unreachable' } as const;
const asked = vi.mocked(exactStart);

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

/** Shows a maze for a second, with the answers that the server gives. */
async function shown(modeText: string, ...answers: ApiAnswer<Exact | null>[]): Promise<HTMLElement> {
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
    const target = await shown(OWN, { ok: true, value: { value: 'ghosts', distance: 7 } });
    expect(asked.mock.calls).toEqual([[`the start of ${OWN}`]]);
    expect(textOf(target)).toContain('in 7 rounds');
    const other = await shown(OWN, { ok: true, value: null });
    expect(textOf(other)).toContain('The server doesn’t know this.');
  });

  it('knows the mazes of the gallery without the server', async () => {
    const target = await shown(`pacman;maze=${GALLERY[0]?.maze}`);
    expect(asked).not.toHaveBeenCalled();
    expect(target.querySelectorAll('progress')).toHaveLength(0);
  });

  it('waits for a tap where no server has answered, until one does', async () => {
    const target = await shown(OWN, UNREACHABLE, { ok: true, value: { value: 'open', distance: null } });
    expect(asked).toHaveBeenCalledTimes(1);
    const again = await shown(OWN, UNREACHABLE, { ok: true, value: null });
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
    await shown(OWN, { ok: true, value: null });
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
