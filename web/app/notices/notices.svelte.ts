/** Whether this browser gets notices from the server, and for what. Nothing is asked before the user wants them. */
import { locale } from '../i18n/messages.svelte.js';
import { ask, type ApiAnswer } from '../online/api.js';
import { NOTICES, onForget } from '../online/seatTokens.js';
import type { NewSubscription, NoticeKey, SubscriptionInfo, Unsubscribed } from '../online/wire.gen.js';
import { pushSupport, subscribe, unsubscribe } from './push.js';
import { storedText } from './stored.js';

export type NoticeGames = 'days' | 'all';

interface Subscribed {
  readonly id: string;
  readonly games: NoticeGames;
  readonly invitations: boolean;
}

/** Why notices could not be turned on; `service` is a push service that the server does not know. */
type Fault = '' | 'failed' | 'service';

function read(): Subscribed | null {
  try {
    const found = JSON.parse(storedText() || 'null') as Partial<Subscribed> | null;
    if (typeof found?.id !== 'string') return null;
    return { id: found.id, games: found.games === 'all' ? 'all' : 'days', invitations: found.invitations !== false };
  } catch {
    return null;
  }
}

let current = $state.raw(read());
let fault = $state<Fault>('');
let support = $state(pushSupport());
let isBusy = $state(false);

export const notices = {
  /** Whether this browser gets notices. */
  get isOn(): boolean {
    return current !== null && support === 'ready';
  },
  get games(): NoticeGames {
    return current?.games ?? 'days';
  },
  get invitations(): boolean {
    return current?.invitations ?? true;
  },
  get fault(): Fault {
    return fault;
  },
  get support() {
    return support;
  },
  /** Whether an answer of the user, the browser or the server is awaited. */
  get isBusy(): boolean {
    return isBusy;
  },
};

function store(subscribed: Subscribed | null): void {
  current = subscribed;
  try {
    if (subscribed) localStorage.setItem(NOTICES, JSON.stringify(subscribed));
    else localStorage.removeItem(NOTICES);
  } catch {
    // The storage is blocked: the choice lasts until the page is closed.
  }
}

onForget.push(() => {
  if (!current) return;
  store(null);
  void unsubscribe().catch(() => undefined);
});

async function register(games: NoticeGames, invitations: boolean): Promise<ApiAnswer<SubscriptionInfo>> {
  const key = await ask<NoticeKey>('GET', 'notices/key');
  if (!key.ok) return key;
  const { endpoint = '', keys } = await subscribe(key.value.key);
  const body: NewSubscription = {
    endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    language: locale(),
    games,
    wants_invitations: invitations,
  };
  return ask('POST', 'notices', body);
}

async function registerAndStore(games: NoticeGames, invitations: boolean): Promise<void> {
  fault = '';
  try {
    const answer = await register(games, invitations);
    // What was chosen while the answer was on its way stays chosen.
    if (answer.ok) store({ games, invitations, ...current, id: answer.value.id });
    else fault = answer.code === 'notices.bad_endpoint' ? 'service' : 'failed';
  } catch {
    fault = 'failed'; // the push service of the browser
  }
}

/** Asks for the permission and subscribes. Called only by a press of the user. */
export async function turnOn(games: NoticeGames = 'days', invitations = true): Promise<void> {
  if (isBusy || pushSupport() !== 'ready') return;
  isBusy = true;
  const permission = await Notification.requestPermission();
  support = pushSupport();
  if (permission === 'granted') await registerAndStore(games, invitations);
  isBusy = false;
}

/** Ends the notices of this browser. */
export async function turnOff(): Promise<void> {
  const id = current?.id;
  if (!id || isBusy) return;
  isBusy = true;
  fault = '';
  await unsubscribe().catch(() => undefined);
  const answer = await ask<Unsubscribed>('DELETE', `notices/${id}`);
  if (answer.ok || answer.code === 'notices.unknown') store(null);
  else fault = 'failed';
  isBusy = false;
}

/** The last change that was sent: changes are sent one after the other, so that the newest wins. */
let lastChange = Promise.resolve();

/** Changes what is reported. The choice holds at once, so that the next change builds on it. */
export async function change(games: NoticeGames, invitations: boolean): Promise<void> {
  if (!current) return;
  const before = current;
  store({ ...current, games, invitations });
  lastChange = lastChange.then(async () => {
    await registerAndStore(games, invitations);
    if (fault && current) store({ ...before, id: current.id });
  });
  await lastChange;
}

/** Sends the subscription again, once per visit: the player may have signed in or out, or chosen another language. */
export async function renew(): Promise<void> {
  if (!current) return;
  if (pushSupport() !== 'ready' || Notification.permission !== 'granted') await turnOff();
  else await registerAndStore(current.games, current.invitations);
  fault = '';
}
