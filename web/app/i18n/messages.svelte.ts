/** The current language: `t` returns its messages and is reactive in components. */
import { untrack } from 'svelte';
import catalogues from 'virtual:catalogues';
import { bestOf, directionOf, fallbacks, PSEUDO_LOCALES, sourceOf, Messages, type MessageArguments } from './bundle.js';

/** The languages that the menus list. */
export const LANGUAGES = Object.values(catalogues).filter(each => each.complete);

let messages = $state.raw<Messages | null>(null);

/** Returns a message in the current language. */
export function t(id: string, args: MessageArguments | null = null): string {
  return messages ? messages.format(id, args) : '';
}

/** The name of a language in menus: its own name, with a remark if some messages are still English. */
export function languageLabel({ name, missing }: { readonly name: string; readonly missing: number }): string {
  return missing > 0 ? t('language-behind', { language: name }) : name;
}

/** Whether there is a message with this id. */
export function hasMessage(id: string): boolean {
  return messages?.has(id) ?? false;
}

/** The current locale. */
export function locale(): string {
  return messages?.locale ?? 'en';
}

/** Returns the locale for a request: a code, a pseudo-locale, or `system` for the browser's. Drafts must be named. */
function chosenFor(requested: string): string {
  if (PSEUDO_LOCALES.some(each => each === requested)) return requested;
  if (requested === 'system')
    return bestOf(
      navigator.languages,
      LANGUAGES.map(each => each.code),
    );
  return bestOf([requested, ...navigator.languages], Object.keys(catalogues));
}

let latest = 0;
/** The name of the language that was requested last and could not be loaded; empty if there is none. */
let failed = $state('');

/** The language that could not be loaded, by its own name for itself; empty if there is none. */
export function failedLanguage(): string {
  return failed;
}

export function forgetFailedLanguage(): void {
  failed = '';
}

/** Loads a language and sets `lang` and `dir` of the page. Returns false, and changes nothing, if it cannot be loaded. */
export async function setLanguage(requested: string): Promise<boolean> {
  const ticket = ++latest;
  const chosen = chosenFor(requested);
  const loaded = await load(chosen);
  if (ticket !== latest) return false; // another language was chosen meanwhile
  failed = loaded ? '' : (catalogues[sourceOf(chosen)]?.name ?? chosen);
  if (!loaded) return false;
  messages = loaded;
  document.documentElement.lang = chosen;
  document.documentElement.dir = directionOf(chosen);
  saveLastLanguage(chosen);
  void cacheCatalogue();
  return true;
}

/**
 * Loads the requested language when the page starts. Without a connection only cached languages can be loaded: then it
 * uses the last one in use, or any other. Returns false if there is none.
 */
export async function setFirstLanguage(requested: string): Promise<boolean> {
  if (await setLanguage(requested)) return true;
  const missed = failed;
  for (const other of fallbacks(
    lastLanguage(),
    navigator.languages,
    Object.keys(catalogues),
    await cachedLanguages(),
  )) {
    if (!(await setLanguage(other))) continue;
    failed = missed;
    return true;
  }
  return false;
}

/** Loads the messages of a locale that are needed now; null if they cannot be loaded. */
async function load(locale: string): Promise<Messages | null> {
  try {
    const catalogue = catalogues[sourceOf(locale)];
    if (!catalogue) return null;
    const [source] = await Promise.all([catalogue.load(), isRestNeeded && catalogue.loadRest()]);
    const loaded = new Messages(locale, source.default);
    if (isRestNeeded) await addRest(loaded); // it is there, unless a page was opened meanwhile
    return loaded;
  } catch {
    return null; // no connection, and not cached
  }
}

/** Whether more was opened than the front page and a first game. */
let isRestNeeded = false;
const rests = new WeakMap<Messages, Promise<void>>();

/** Loads the messages that the first load leaves out, once; can be repeated if that fails. */
function addRest(to: Messages): Promise<void> {
  const add = async () => {
    const source = await catalogues[sourceOf(to.locale)]?.loadRest();
    if (source) to.add(source.default);
  };
  const begun = rests.get(to) ?? add();
  rests.set(to, begun);
  begun.catch(() => rests.delete(to));
  return begun;
}

/** Waits for a module that is loaded when it is needed and, at the same time, for the messages that it may need. */
export async function withMessages<Module>(module: Promise<Module>): Promise<Module> {
  isRestNeeded = true;
  const current = untrack(() => messages);
  const [loaded] = await Promise.all([module, current && addRest(current)]);
  return loaded;
}

const LAST_LANGUAGE_KEY = 'hedgemaze.spoken';

function lastLanguage(): string {
  try {
    return localStorage.getItem(LAST_LANGUAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

function saveLastLanguage(code: string): void {
  try {
    localStorage.setItem(LAST_LANGUAGE_KEY, code);
  } catch {
    // The storage is blocked: without a connection any cached language is used.
  }
}

/** The languages whose catalogues the service worker has cached. */
async function cachedLanguages(): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  try {
    const requests = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    return requests.flat().flatMap(({ url }) => /\/language-([\w-]+)\.[\w-]+\.js$/.exec(url)?.[1] ?? []);
  } catch {
    return []; // the storage is blocked
  }
}

/** Asks the service worker to cache the catalogue in use, which was fetched before the worker was active. */
async function cacheCatalogue(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active, waiting } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  // The page may belong to the version that waits: only that worker knows its files.
  for (const worker of [active, waiting]) worker?.postMessage(files.filter(name => /\/language-[^/]+\.js$/.test(name)));
}

/** The language in the address; it overrides the settings. */
export function languageOfAddress(): string | null {
  return new URLSearchParams(location.search).get('lang');
}

/** Loads the language that the user has chosen and removes the one in the address. Returns whether it was loaded. */
export async function chooseLanguage(requested: string): Promise<boolean> {
  if (!(await setLanguage(requested))) return false;
  if (languageOfAddress() !== null) {
    const query = new URLSearchParams(location.search);
    query.delete('lang');
    history.replaceState(history.state, '', `${location.pathname}${query.size ? `?${query}` : ''}${location.hash}`);
  }
  return true;
}
