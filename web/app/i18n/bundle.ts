/** Fluent bundles, one per language, and two pseudo-locales that reveal untranslated texts. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { withoutBadBreaks } from './lineBreaks.js';
import { pseudo } from './pseudo.js';

export type MessageArguments = Record<string, FluentVariable>;

/** Accented English, a third longer; English from right to left. Both are made from `en` at run time. */
export const PSEUDO_LOCALES = ['en-XA', 'ar-XB'] as const;

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

/** The direction of a language's script. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** The language whose catalogue a locale uses: pseudo-locales use English. */
export function sourceOf(locale: string): string {
  return PSEUDO_LOCALES.some(each => each === locale) ? 'en' : locale;
}

/** The locale for numbers and dates: with the digits of the board's coordinates. */
export function numbersOf(locale: string): string {
  return locale === 'ar' ? 'ar-u-nu-latn' : locale;
}

/**
 * The locale for dates: the browser's own variant of the language in use, such as British English, with the digits of
 * the board's coordinates. A variant in another script is not used.
 */
export function regionalOf(locale: string, preferred: readonly string[]): string {
  const source = new Intl.Locale(sourceOf(locale)).maximize();
  const isVariant = (code: string): boolean => {
    try {
      const { language, script } = new Intl.Locale(code).maximize();
      return language === source.language && script === source.script;
    } catch {
      return false; // not a valid code
    }
  };
  const found = preferred.find(isVariant) ?? sourceOf(locale);
  return source.language === 'ar' ? new Intl.Locale(found, { numberingSystem: 'latn' }).toString() : found;
}

/** Codes of Norwegian for which Bokmål is used. */
const OTHER_NAMES: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** The language and the script of a code, such as “zh Hans” for “zh-CN”; of an invalid code its first part. */
function scriptOf(code: string): string {
  const [first = '', ...rest] = code.split('-');
  try {
    const { language, script } = new Intl.Locale(
      [OTHER_NAMES[first.toLowerCase()] ?? first, ...rest].join('-'),
    ).maximize();
    return `${language} ${script}`;
  } catch {
    return first.toLowerCase();
  }
}

/**
 * Returns the known language that fits best; `preferred` lists the requested ones, best first. Of several varieties in
 * the same script the first known one is taken.
 */
export function bestOf(preferred: readonly string[], known: readonly string[]): string {
  for (const language of preferred) {
    const exact = known.find(each => each.toLowerCase() === language.toLowerCase());
    if (exact) return exact;
    const wanted = scriptOf(language);
    const [base] = wanted.split(' ');
    const near =
      known.find(each => scriptOf(each) === wanted) ?? known.find(each => each.split('-')[0]?.toLowerCase() === base);
    if (near) return near;
  }
  return 'en';
}

/**
 * The languages to try in order if the requested one cannot be loaded: the last one in use, the browser's, English, then
 * the cached ones. Languages that no longer exist are left out.
 */
export function fallbacks(
  last: string,
  preferred: readonly string[],
  known: readonly string[],
  cached: readonly string[],
): string[] {
  const candidates = [last, bestOf(preferred, known), 'en', ...cached];
  return [...new Set(candidates)].filter(each => known.includes(sourceOf(each)));
}

/** The messages of a language, in Fluent. */
export interface MessageSource {
  readonly own: string;
  /** The English messages that the language lacks. */
  readonly english?: string;
}

/** The messages of one locale. */
export class Messages {
  readonly locale: string;
  readonly #bundle: FluentBundle;
  /** A bundle of its own, because English has its own plural rules: Latvian uses [one] for 21 too. */
  readonly #english: FluentBundle;
  /** Called for every message that is missing or cannot be formatted. */
  readonly #complain: (text: string) => void;

  constructor(locale: string, source: MessageSource, complain: (text: string) => void = console.error) {
    this.locale = locale;
    this.#complain = complain;
    this.#bundle = this.#bundleOf(sourceOf(locale));
    this.#english = this.#bundleOf('en');
    this.add(source);
  }

  #bundleOf(language: string): FluentBundle {
    const isPseudo = sourceOf(this.locale) !== this.locale;
    return new FluentBundle(numbersOf(language), {
      // Isolation marks around values are needed only in right-to-left text.
      useIsolating: directionOf(this.locale) === 'rtl',
      transform: isPseudo ? pseudo : text => withoutBadBreaks(text, language),
    });
  }

  /** Adds messages of the same language; those that are there already stay. */
  add({ own, english = '' }: MessageSource): void {
    const errors = [
      ...this.#bundle.addResource(new FluentResource(own)),
      ...this.#english.addResource(new FluentResource(english)),
    ];
    for (const error of errors) this.#complain(`words: ${error.message}`);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || this.#english.hasMessage(id);
  }

  /** Formats a message; returns its id if it is missing. */
  format(id: string, args: MessageArguments | null = null): string {
    const bundle = this.#english.hasMessage(id) ? this.#english : this.#bundle;
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
