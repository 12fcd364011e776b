/** The words that the page speaks now: `t` in any component follows the language. */
import catalogues from 'virtual:catalogues';
import { bestOf, directionOf, fallbacks, PSEUDO_LOCALES, sourceOf, Words, type Source, type WordArguments } from './bundle.js';

/** Languages that are offered, each as it calls itself. */
export const LANGUAGES = Object.values(catalogues).filter(each => each.complete);

let words = $state.raw<Words | null>(null);

/** Returns a message of the language in use. */
export function t(id: string, args: WordArguments | null = null): string {
  return words ? words.format(id, args) : '';
}

/** What a menu calls a language: as it calls itself, and that it is partly English where it lacks messages. */
export function languageLabel({ name, missing }: { readonly name: string; readonly missing: number }): string {
  return missing > 0 ? t('language-behind', { language: name }) : name;
}

/** Whether there is a message of that name. */
export function hasWords(id: string): boolean {
  return words?.has(id) ?? false;
}

/** The locale in use. */
export function locale(): string {
  return words?.locale ?? 'en';
}

/** Returns the locale for a wish: a code, a pseudo-locale, or `system` for the browser's own. Drafts must be wished for. */
function chosenFor(wished: string): string {
  if (PSEUDO_LOCALES.some(each => each === wished)) return wished;
  if (wished === 'system') return bestOf(navigator.languages, LANGUAGES.map(each => each.code));
  return bestOf([wished, ...navigator.languages], Object.keys(catalogues));
}

let latest = 0;
/** The name of the language that was wished for last and could not be loaded; empty if there is none. */
let failed = $state('');

/** The language that could not be loaded, by its own name; empty if there is none. */
export function failedLanguage(): string {
  return failed;
}

export function forgetFailedLanguage(): void {
  failed = '';
}

/** Speaks a language and sets `lang` and `dir` of the page. Returns false if its words cannot be loaded: the old ones stay. */
export async function speak(wished: string): Promise<boolean> {
  const ticket = ++latest;
  const chosen = chosenFor(wished);
  const source = await load(sourceOf(chosen));
  if (ticket !== latest) return false; // another one was chosen meanwhile
  failed = source === null ? (catalogues[sourceOf(chosen)]?.name ?? chosen) : '';
  if (source === null) return false;
  words = new Words(chosen, source);
  document.documentElement.lang = chosen;
  document.documentElement.dir = directionOf(chosen);
  keepSpoken(chosen);
  void keep();
  return true;
}

/**
 * Speaks the language that is wished for when the page begins. Without a connection only languages that were spoken before
 * are there: then it speaks the last of them, or any other that can be loaded. Returns false if there is none.
 */
export async function speakFirst(wished: string): Promise<boolean> {
  if (await speak(wished)) return true;
  const missed = failed;
  for (const other of fallbacks(lastSpoken(), navigator.languages, Object.keys(catalogues), await keptLanguages())) {
    if (!(await speak(other))) continue;
    failed = missed;
    return true;
  }
  return false;
}

/** The words of a language, or null if they cannot be loaded. */
async function load(code: string): Promise<Source | null> {
  try {
    return (await catalogues[code]?.load())?.default ?? null;
  } catch {
    return null; // no connection, and not kept
  }
}

const SPOKEN = 'hedgemaze.spoken';

function lastSpoken(): string {
  try {
    return localStorage.getItem(SPOKEN) ?? '';
  } catch {
    return '';
  }
}

function keepSpoken(code: string): void {
  try {
    localStorage.setItem(SPOKEN, code);
  } catch {
    return; // a closed storage: any language that is kept will do
  }
}

/** The languages whose words the service worker keeps. */
async function keptLanguages(): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  try {
    const requests = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    return requests.flat().flatMap(({ url }) => /\/language-([\w-]+)\.[\w-]+\.js$/.exec(url)?.[1] ?? []);
  } catch {
    return []; // a closed storage
  }
}

/** Lets the words in use be kept for times without a connection; their file was fetched before anybody could keep it. */
async function keep(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active, waiting } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  // The page may already be that of the version that waits: only that version knows its files.
  for (const worker of [active, waiting]) worker?.postMessage(files.filter(name => /\/language-[^/]+\.js$/.test(name)));
}

/** The language that the address asks for; it goes before the settings. */
export function askedByAddress(): string | null {
  return new URLSearchParams(location.search).get('lang');
}

/** Speaks what somebody has chosen; an address that asks for another language does so no more. Returns whether it is spoken. */
export async function choose(wished: string): Promise<boolean> {
  if (!(await speak(wished))) return false;
  if (askedByAddress() !== null) {
    const query = new URLSearchParams(location.search);
    query.delete('lang');
    history.replaceState(history.state, '', `${location.pathname}${query.size ? `?${query}` : ''}${location.hash}`);
  }
  return true;
}
