/**
 * The service worker: after the first visit the page works without a connection. Each build has one cache
 * with all its files; a new build waits until no page of the old one is open, so that an update never ends a running
 * game. Catalogues are cached only for languages that were used here, networks of engines when they are first used. `offline.ts` inserts the file names and the version.
 */
declare const FILES: readonly string[];
declare const CATALOGUES: readonly string[];
declare const VERSION: string;

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

interface SubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

/** What `self` is in a service worker, as far as it is used here. */
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;
const PREFIX = 'hedgemaze-';
const CACHE = PREFIX + VERSION;
const HOME = new URL('./', location.href).href;
const ASSETS = new URL('assets/', HOME).href;
const KNOWN = new Set(FILES.map(name => new URL(name, HOME).href));
const CATALOGUE_URLS = new Map(CATALOGUES.map(name => [new URL(name, HOME).href, codeIn(name)]));

/** The language of a catalogue file. */
function codeIn(name: string): string {
  return /language-([\w-]+)\.[\w-]+\.js$/.exec(name)?.[1] ?? '';
}

async function install(): Promise<void> {
  const used = new Set<string>();
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) used.add(codeIn(url));
  const cache = await caches.open(CACHE);
  const catalogues = [...CATALOGUE_URLS].filter(([, code]) => used.has(code)).map(([url]) => url);
  await cache.addAll([...KNOWN, ...catalogues]);
}

/** Caches the catalogue of a language in use: all its files, although the page may have loaded only one. */
async function cacheCatalogue(used: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const code = CATALOGUE_URLS.get(used);
  for (const [url, each] of CATALOGUE_URLS) if (each === code && !(await cache.match(url))) await cache.add(url);
}

/** Deletes the caches of earlier builds except the last one: one of its pages may still be open in another window. */
async function deleteOldCaches(): Promise<void> {
  const others = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of others.slice(0, -1)) await caches.delete(name);
}

/** Takes control of the page of the first visit too, which was opened before the worker existed. */
function claim(): Promise<void> {
  return worker.clients.claim();
}

async function cached(url: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = (await cache.match(url)) ?? (await caches.match(url));
  if (known) return known;
  const found = await fetch(url);
  if (found.ok && url.endsWith('.net')) await cache.put(url, found.clone());
  return found;
}

/** The page itself: from the network, else from the cache. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return cached(new URL('index.html', HOME).href);
  }
}

/** The pages of this site that are open. */
function pages(): Promise<readonly WindowClient[]> {
  return worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Shows a notice of the server in place of an earlier one of the same game, and notifies the open pages. */
async function notify(data: unknown): Promise<void> {
  const found = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const text = (name: string) => (typeof found[name] === 'string' ? found[name] : '');
  const options = { body: text('body'), tag: text('room'), renotify: text('room') !== '', data: { url: text('url') } };
  await worker.registration.showNotification(text('title') || 'Hedgemaze', { ...options, icon: 'icon-192.png' });
  for (const page of await pages()) page.postMessage('notice');
}

/** Shows the table of a notice: in the page that has it open, else in a new one. */
async function openNotice(notification: Notification): Promise<void> {
  notification.close();
  const { url } = (notification.data ?? {}) as { readonly url?: string };
  const wanted = HOME + (url?.startsWith('#/') ? url : '');
  const open = (await pages()).find(page => page.url === wanted || page.url.startsWith(`${wanted}/`));
  await (open ? open.focus() : worker.clients.openWindow(wanted));
}

/** The browser has replaced its subscription: the server gets the new one, with the preferences of the old one. */
async function resubscribe({ oldSubscription, newSubscription }: SubscriptionChangeEvent): Promise<void> {
  const options = oldSubscription?.options;
  const made = newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, keys, replaces: oldSubscription?.endpoint ?? '' });
  await fetch(new URL('api/notices', HOME), {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
}

addEventListener('install', event => (event as ExtendableEvent).waitUntil(install()));
// 'use' activates this version; a list of addresses has catalogues to cache.
addEventListener('message', event => {
  const { data } = event as MessageEvent<unknown>;
  if (data === 'use') worker.skipWaiting();
  else if (Array.isArray(data))
    (event as unknown as ExtendableEvent).waitUntil(Promise.all(data.map(url => cacheCatalogue(String(url)))));
});
addEventListener('activate', event => (event as ExtendableEvent).waitUntil(Promise.all([deleteOldCaches(), claim()])));
addEventListener('fetch', event => {
  const { request } = event as FetchEvent;
  const url = request.url.split(/[?#]/)[0] ?? '';
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && url === HOME) (event as FetchEvent).respondWith(page(request));
  else if ((KNOWN.has(url) || url.startsWith(ASSETS)) && request.mode !== 'navigate')
    (event as FetchEvent).respondWith(cached(url));
});
addEventListener('push', event => {
  const { data } = event as PushEvent;
  (event as PushEvent).waitUntil(notify(data?.json()));
});
addEventListener('notificationclick', event =>
  (event as NotificationEvent).waitUntil(openNotice((event as NotificationEvent).notification)),
);
addEventListener('pushsubscriptionchange', event =>
  (event as SubscriptionChangeEvent).waitUntil(resubscribe(event as SubscriptionChangeEvent)),
);

export {};
