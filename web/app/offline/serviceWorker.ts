/**
 * The service worker: after the first visit the page works without a connection. All files of one build are kept
 * together; a new build waits until no page of the old one is open, so that an update never ends a running game.
 * Of the languages only those are kept that were spoken here. `offline.ts` puts in the files and the version.
 */
declare const FILES: readonly string[];
declare const WORDS: readonly string[];
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
const ASSETS = new URL('assets/', HOME).href;
const KNOWN = new Set(FILES.map(name => new URL(name, HOME).href));
const SPEAKING = new Map(WORDS.map(name => [new URL(name, HOME).href, codeIn(name)]));

/** The language whose words a file holds. */
function codeIn(name: string): string {
  return /language-([\w-]+)\.[\w-]+\.js$/.exec(name)?.[1] ?? '';
}

async function install(): Promise<void> {
  const spoken = new Set<string>();
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) spoken.add(codeIn(url));
  const cache = await caches.open(CACHE);
  const words = [...SPEAKING].filter(([, code]) => spoken.has(code)).map(([url]) => url);
  await cache.addAll([...KNOWN, ...words]);
}

/** Keeps the words of a language that is spoken. */
async function keepWords(url: string): Promise<void> {
  const cache = await caches.open(CACHE);
  if (SPEAKING.has(url) && !(await cache.match(url))) await cache.add(url);
}

/** Forgets earlier builds but the last: a page of it may be open in another window, with a game under way. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of others.slice(0, -1)) await caches.delete(name);
}

/** Serves the page of the first visit too: it was opened before there was a worker, and may lose its connection. */
function claim(): Promise<void> {
  return (self as unknown as { readonly clients: { claim(): Promise<void> } }).clients.claim();
}

async function kept(url: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(url)) ?? (await caches.match(url)) ?? fetch(url);
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
// Somebody wants the new version now.
addEventListener('message', event => {
  const { data } = event as MessageEvent<unknown>;
  if (data === 'use') (self as unknown as { skipWaiting(): void }).skipWaiting();
  else if (Array.isArray(data)) (event as unknown as Lasting).waitUntil(Promise.all(data.map(url => keepWords(String(url)))));
});
addEventListener('activate', event => (event as Lasting).waitUntil(Promise.all([tidy(), claim()])));
addEventListener('fetch', event => {
  const { request } = event as Asked;
  const url = request.url.split(/[?#]/)[0] ?? '';
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && url === HOME) (event as Asked).respondWith(page(request));
  else if ((KNOWN.has(url) || url.startsWith(ASSETS)) && request.mode !== 'navigate') (event as Asked).respondWith(kept(url));
});

export {};
