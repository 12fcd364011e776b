/** The current language: `t` returns its messages and is reactive in components. */
import catalogues from 'virtual:catalogues';
import {
  bestOf,
  directionOf,
  fallbacks,
  PSEUDO_LOCALES,
  sourceOf,
  Messages,
  type Source,
  type MessageArguments,
} from './bundle.js';

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
function chosenFor(wished: string): string {
  if (PSEUDO_LOCALES.some(each => each === wished)) return wished;
  if (wished === 'system')
    return bestOf(
      navigator.languages,
      LANGUAGES.map(each => each.code),
    );
  return bestOf([wished, ...navigator.languages], Object.keys(catalogues));
}

let latest = 0;
/** The name of the language that was requested last and could not be loaded; empty if there is none. */
let failed = $state('');

/** The own name of the language that could not be loaded; empty if there is none. */
export function failedLanguage(): string {
  return failed;
}

export function forgetFailedLanguage(): void {
  failed = '';
}

/** Loads a language and sets `lang` and `dir` of the page. Returns false, and changes nothing, if it cannot be loaded. */
export async function setLanguage(wished: string): Promise<boolean> {
  const ticket = ++latest;
  const chosen = chosenFor(wished);
  const source = await load(sourceOf(chosen));
  if (ticket !== latest) return false; // another language was chosen meanwhile
  failed = source === null ? (catalogues[sourceOf(chosen)]?.name ?? chosen) : '';
  if (source === null) return false;
  messages = new Messages(chosen, source);
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
export async function setFirstLanguage(wished: string): Promise<boolean> {
  if (await setLanguage(wished)) return true;
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

/** Loads the catalogue of a language; null if it cannot be loaded. */
async function load(code: string): Promise<Source | null> {
  try {
    return (await catalogues[code]?.load())?.default ?? null;
  } catch {
    return null; // no connection, and not cached
  }
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
export async function chooseLanguage(wished: string): Promise<boolean> {
  if (!(await setLanguage(wished))) return false;
  if (languageOfAddress() !== null) {
    const query = new URLSearchParams(location.search);
    query.delete('lang');
    history.replaceState(history.state, '', `${location.pathname}${query.size ? `?${query}` : ''}${location.hash}`);
  }
  return true;
}
