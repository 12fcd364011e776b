/** The words that the page speaks now: `t` in any component follows the language. */
import catalogues from 'virtual:catalogues';
import { bestOf, directionOf, PSEUDO_LOCALES, sourceOf, Words, type WordArguments } from './bundle.js';

/** Languages that are offered, each as it calls itself. */
export const LANGUAGES = Object.values(catalogues).filter(each => each.complete);

let words = $state.raw<Words | null>(null);

/** Returns a message of the language in use. */
export function t(id: string, args: WordArguments | null = null): string {
  return words ? words.format(id, args) : '';
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

/** Speaks a language. Sets `lang` and `dir` of the page. */
export async function speak(wished: string): Promise<void> {
  const ticket = ++latest;
  const chosen = chosenFor(wished);
  const source = await catalogues[sourceOf(chosen)]?.load();
  if (!source) throw new Error(`no words of ${chosen}`);
  if (ticket !== latest) return; // another one was chosen meanwhile
  words = new Words(chosen, source.default);
  document.documentElement.lang = chosen;
  document.documentElement.dir = directionOf(chosen);
  void keep();
}

/** Lets the words in use be kept for times without a connection; their file was fetched before anybody could keep it. */
async function keep(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage(files.filter(name => /\/language-[^/]+\.js$/.test(name)));
}

/** The language that the address asks for; it goes before the settings. */
export function askedByAddress(): string | null {
  return new URLSearchParams(location.search).get('lang');
}

/** Speaks what somebody has chosen; an address that asks for another language does so no more. */
export async function choose(wished: string): Promise<void> {
  if (askedByAddress() !== null) {
    const query = new URLSearchParams(location.search);
    query.delete('lang');
    history.replaceState(history.state, '', `${location.pathname}${query.size ? `?${query}` : ''}${location.hash}`);
  }
  await speak(wished);
}
