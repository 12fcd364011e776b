// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const ENDPOINT = 'https://push.example.org/a';
let asked: Asked[] = [];
let permission: NotificationPermission = 'default';
let answers: Record<string, unknown> = {};

/** Loads the modules again, as a new visit does. */
async function load() {
  vi.resetModules();
  const { setLanguage, withMessages } = await import('../../i18n/messages.svelte.js');
  await setLanguage('en');
  await withMessages(Promise.resolve());
  return import('../../notices/notices.svelte.js');
}

/** Renders the offer; returns its element. */
async function offer(): Promise<HTMLElement> {
  const { render } = await import('../components/render.js');
  return render((await import('../../notices/TurnNotices.svelte')).default, {});
}

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  asked = [];
  permission = 'default';
  answers = { 'GET notices/key': { key: 'BKey' }, 'POST notices': { id: 'id1' }, 'DELETE notices/id1': { id: 'id1' } };
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(
    async () => (permission = permission === 'default' ? 'granted' : permission),
  );
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission,
  });
  vi.stubGlobal('PushManager', class {});
  const toJSON = () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } });
  const pushManager = { subscribe: async () => ({ toJSON }), getSubscription: async () => null };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) },
  });
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const path = url.pathname.replace(/^.*\/api\//, '');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ method: init.method ?? 'GET', path, body });
    const answer = answers[`${init.method} ${path}`] as { code?: string };
    return new Response(JSON.stringify(answer), { status: answer.code ? 400 : 200 });
  });
});

describe('notices', () => {
  it('ask nobody before the user wants them', async () => {
    const { notices, renew } = await load();
    await renew();
    expect([notices.isOn, asked, permission]).toEqual([false, [], 'default']);
  });

  it('subscribe after the permission, and are remembered', async () => {
    const { notices, turnOn } = await load();
    await turnOn();
    expect(notices.isOn).toBe(true);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET notices/key', 'POST notices']);
    const keys = { p256dh: 'p', auth: 'a' };
    const wanted = { endpoint: ENDPOINT, keys, language: 'en', games: 'days', wants_invitations: true };
    expect(asked.at(-1)?.body).toEqual(wanted);
    const again = await load();
    expect([again.notices.isOn, again.notices.games]).toEqual([true, 'days']);
  });

  it('respect a refusal', async () => {
    permission = 'denied';
    const { notices, turnOn } = await load();
    await turnOn();
    expect([notices.isOn, notices.support, asked]).toEqual([false, 'blocked', []]);
    expect((await offer()).textContent).toContain('blocked');
  });

  it('keep both of two changes made in quick succession', async () => {
    const { notices, turnOn, change } = await load();
    await turnOn();
    const first = change('all', notices.invitations);
    const second = change(notices.games, false);
    await Promise.all([first, second]);
    expect([notices.games, notices.invitations]).toEqual(['all', false]);
    expect(asked.at(-1)?.body).toMatchObject({ games: 'all', wants_invitations: false });
  });

  it('go back to what the server knows if it refuses a change', async () => {
    const { notices, turnOn, change } = await load();
    await turnOn();
    answers['POST notices'] = { code: 'server.busy' };
    await change('all', false);
    expect([notices.games, notices.invitations, notices.fault]).toEqual(['days', true, 'failed']);
  });

  it('end on request', async () => {
    const { notices, turnOn, turnOff } = await load();
    await turnOn();
    await turnOff();
    expect([notices.isOn, asked.at(-1)?.method, localStorage.getItem('hedgemaze.notices')]).toEqual([
      false,
      'DELETE',
      null,
    ]);
  });

  it('end when the permission was taken back', async () => {
    const { turnOn } = await load();
    await turnOn();
    permission = 'denied';
    const { notices, renew } = await load();
    await renew();
    expect([notices.isOn, asked.at(-1)?.method, localStorage.getItem('hedgemaze.notices')]).toEqual([
      false,
      'DELETE',
      null,
    ]);
  });

  it('say that the server does not know the push service', async () => {
    answers['POST notices'] = { code: 'notices.bad_endpoint' };
    const { notices } = await load();
    const target = await offer();
    target.querySelector('button')?.click();
    await vi.waitFor(() => expect(target.textContent).toContain('The server does not know how to reach this browser.'));
    expect(notices.isOn).toBe(false);
  });
});
