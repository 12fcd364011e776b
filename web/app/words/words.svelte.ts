/** The words that the page speaks now: `t` in any component follows the language. */
import catalogues from 'virtual:catalogues';
import { bestOf, directionOf, PSEUDO_LOCALES, sourceOf, Words, type WordArguments } from './bundle.js';

/** Languages with a catalogue. */
export const LANGUAGES = Object.keys(catalogues);

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

/** Speaks a language: a code, a pseudo-locale, or `system` for the browser's own. Sets `lang` and `dir` of the page. */
export async function speak(wished: string): Promise<void> {
  const isPseudo = PSEUDO_LOCALES.some(each => each === wished);
  const chosen = isPseudo ? wished : bestOf(wished === 'system' ? navigator.languages : [wished], LANGUAGES);
  const source = await catalogues[sourceOf(chosen)]?.();
  if (!source) throw new Error(`no words of ${chosen}`);
  words = new Words(chosen, source.default);
  document.documentElement.lang = chosen;
  document.documentElement.dir = directionOf(chosen);
}
