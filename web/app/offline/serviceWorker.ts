/**
 * The service worker: after the first visit the page works without a connection. All files of one build are kept
 * together; a new build waits until no page of the old one is open, so that an update never ends a running game.
 * `offline.ts` puts in the files and the version.
 */
declare const FILES: readonly string[];
declare const VERSION: string;

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

const PREFIX = 'hedgemaze-';
const CACHE = PREFIX + VERSION;
const HOME = new URL('./', location.href).href;
const KNOWN = new Set(FILES.map(name => new URL(name, HOME).href));

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...KNOWN]);
}

/** Forgets earlier builds. */
async function tidy(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

async function kept(url: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(url)) ?? fetch(url);
}

/** The page itself: the newest that can be had, else the one that is kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return kept(new URL('index.html', HOME).href);
  }
}

addEventListener('install', event => (event as Lasting).waitUntil(install()));
addEventListener('activate', event => (event as Lasting).waitUntil(tidy()));
addEventListener('fetch', event => {
  const { request } = event as Asked;
  const url = request.url.split(/[?#]/)[0] ?? '';
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && url === HOME) (event as Asked).respondWith(page(request));
  else if (KNOWN.has(url) && request.mode !== 'navigate') (event as Asked).respondWith(kept(url));
});

export {};
