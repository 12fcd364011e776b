// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toBytes, toText } from '../../account/passkeys.js';

describe('base64url', () => {
  it('decodes what it encodes', () => {
    for (const bytes of [[], [0], [255, 254, 253, 252], [251, 239, 190, 1]]) {
      const text = toText(Uint8Array.from(bytes).buffer);
      expect(text).toMatch(/^[\w-]*$/);
      expect([...toBytes(text)]).toEqual(bytes);
    }
  });
});

describe('account', () => {
  const answers: unknown[] = [];
  const asked: string[] = [];

  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
    answers.length = asked.length = 0;
    vi.stubGlobal('fetch', (url: URL) => {
      asked.push(url.pathname);
      return Promise.resolve(Response.json(answers.shift() ?? { account: null }));
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  it('asks nothing for an anonymous player', async () => {
    const { account } = await import('../../account/account.svelte.js');
    expect(account()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('is known at once and checked once', async () => {
    localStorage.setItem('hedgemaze.account', JSON.stringify({ id: 'a1', name: 'Ada' }));
    answers.push({ account: { id: 'a1', name: 'Ada L.' } });
    const { account } = await import('../../account/account.svelte.js');
    expect(account()).toEqual({ id: 'a1', name: 'Ada' });
    await vi.waitFor(() => expect(account()).toEqual({ id: 'a1', name: 'Ada L.' }));
    expect(asked).toHaveLength(1);
  });

  it('is forgotten with the seats when the session has ended', async () => {
    localStorage.setItem('hedgemaze.account', JSON.stringify({ id: 'a1', name: 'Ada' }));
    localStorage.setItem('hedgemaze.seats', '{"r1": "secret"}');
    const { account, accountState, signedOut } = await import('../../account/account.svelte.js');
    await accountState();
    expect(account()).toBeNull();
    expect(localStorage.getItem('hedgemaze.account')).toBeNull();
    signedOut();
    expect(localStorage.getItem('hedgemaze.seats')).toBeNull();
  });
});
