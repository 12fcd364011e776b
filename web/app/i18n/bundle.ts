/** Fluent in the page: one bundle a language, whole sentences only, and two pseudo-locales that show what was forgotten. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { pseudo } from './pseudo.js';

export type WordArguments = Record<string, FluentVariable>;

/** English with accents and a third longer; English written from right to left. Made at run time from `en`. */
export const PSEUDO_LOCALES = ['en-XA', 'ar-XB'] as const;

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

/** The direction of a language's script. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** The language of which a locale is read: the pseudo-locales are made of English. */
export function sourceOf(locale: string): string {
  return PSEUDO_LOCALES.some(each => each === locale) ? 'en' : locale;
}

/** The locale by which numbers and dates are written: with the digits that the board's rows are written in. */
export function numbersOf(locale: string): string {
  return locale === 'ar' ? 'ar-u-nu-latn' : locale;
}

/** Norwegian as such, and its other written form, which readers of Bokmål share. */
const OTHER_NAMES: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** Returns the best of the languages that we have for those that are wished for, best first. */
export function bestOf(wished: readonly string[], known: readonly string[]): string {
  for (const wish of wished) {
    const exact = known.find(each => each.toLowerCase() === wish.toLowerCase());
    if (exact) return exact;
    const first = wish.split('-')[0]?.toLowerCase() ?? '';
    const base = OTHER_NAMES[first] ?? first;
    const near = known.find(each => each.split('-')[0]?.toLowerCase() === base);
    if (near) return near;
  }
  return 'en';
}

/**
 * The languages to try, in order, where the one that is wished for cannot be loaded: the last one that was spoken, the
 * browser's, English, then whatever is kept. Languages that no longer exist are left out.
 */
export function fallbacks(last: string, wished: readonly string[], known: readonly string[], kept: readonly string[]): string[] {
  const candidates = [last, bestOf(wished, known), 'en', ...kept];
  return [...new Set(candidates)].filter(each => known.includes(sourceOf(each)));
}

/** The messages of a language, in Fluent. */
export interface Source {
  readonly own: string;
  /** In English, those that the language lacks. */
  readonly english?: string;
}

/** The words of one locale. */
export class Words {
  readonly locale: string;
  readonly #bundle: FluentBundle;
  /** English counts by its own plural forms: Latvian's [one] is also for 21. */
  readonly #english: FluentBundle | null;
  /** Told of everything that is missing or cannot be written. */
  readonly #complain: (text: string) => void;

  constructor(locale: string, { own, english }: Source, complain: (text: string) => void = console.error) {
    this.locale = locale;
    this.#complain = complain;
    this.#bundle = this.#bundleOf(sourceOf(locale), own);
    this.#english = english ? this.#bundleOf('en', english) : null;
  }

  #bundleOf(language: string, source: string): FluentBundle {
    const isPseudo = sourceOf(this.locale) !== this.locale;
    const bundle = new FluentBundle(numbersOf(language), {
      // Marks around values are needed only where text runs the other way.
      useIsolating: directionOf(this.locale) === 'rtl',
      transform: isPseudo ? pseudo : withWordJoiners,
    });
    for (const error of bundle.addResource(new FluentResource(source))) this.#complain(`words: ${error.message}`);
    return bundle;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || (this.#english?.hasMessage(id) ?? false);
  }

  /** Returns a message; its own name if it is missing. */
  format(id: string, args: WordArguments | null = null): string {
    const bundle = this.#english?.hasMessage(id) ? this.#english : this.#bundle;
    const value = bundle.getMessage(id)?.value;
    if (!value) {
      this.#complain(`words: no ${id} in ${this.locale}`);
      return id;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(value, args, errors);
    for (const error of errors) this.#complain(`words: ${id}: ${error.message}`);
    return text;
  }
}

/** A hyphen behind or before at most three letters: PAC-MAN, s-o, apanhá-lo, but not PAC-MAN-Variante at its second one. */
const SHORT = /(^|[^\p{L}-])(\p{L}{1,3})-(?=\p{L})|-(?=\p{L}{1,3}(?![\p{L}-]))/gu;

/** Puts a word joiner behind such hyphens, so that no line ends there. */
export function withWordJoiners(text: string): string {
  return text.includes('-') ? text.replace(SHORT, '$1$2-\u2060') : text;
}
