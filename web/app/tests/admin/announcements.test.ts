/** Announcements: which text is shown, where they are asked for, and that a dismissed one stays away. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const NEWS = { id: 'a', texts: { '*': 'Down at nine', de: 'Um neun ist Pause' }, until_ms: 5 };

type Module = typeof import('../../admin/announcements/announcements.svelte.js');

describe('announcements', () => {
  let kept: Map<string, string>;
  let module: Module;
  const asked = vi.fn<() => Promise<unknown>>();

  beforeEach(async () => {
    kept = new Map();
    asked.mockImplementation(async () => ({ ok: true, json: async () => ({ announcements: [NEWS] }) }));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      get length() {
        return kept.size;
      },
      key: (index: number) => [...kept.keys()][index] ?? null,
    });
    vi.stubGlobal('document', { baseURI: 'http://here/' });
    vi.stubGlobal('fetch', asked);
    vi.resetModules();
    module = await import('../../admin/announcements/announcements.svelte.js');
  }, 60_000); // the first import compiles

  afterEach(() => {
    vi.unstubAllGlobals();
    asked.mockReset();
  });

  it('have a text for every language', () => {
    expect(module.textIn(NEWS, 'de')).toBe('Um neun ist Pause');
    expect(module.textIn(NEWS, 'fr')).toBe('Down at nine');
  });

  it('are asked for on pages that use the server', () => {
    expect(module.isConcerned('lobby')).toBe(true);
    expect(module.isConcerned('game')).toBe(false);
    expect(module.isConcerned('front')).toBe(false);
  });

  it('are asked for at most every few minutes', async () => {
    await module.askAnnouncements();
    await module.askAnnouncements();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(module.announcements()).toEqual([NEWS]);
  });

  it('stay away when they were dismissed', async () => {
    await module.askAnnouncements();
    module.dismiss('a');
    expect(module.announcements()).toEqual([]);
    vi.resetModules();
    const later: Module = await import('../../admin/announcements/announcements.svelte.js');
    await later.askAnnouncements();
    expect(later.announcements()).toEqual([]);
  });

  it('are none without a connection', async () => {
    asked.mockRejectedValue(new TypeError('offline'));
    await module.askAnnouncements();
    expect(module.announcements()).toEqual([]);
  });
});
