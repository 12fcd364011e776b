/** Dates, numbers and lists in the format of the current language. */
import { regionalOf } from './bundle.js';
import { locale, t } from './messages.svelte.js';

const CLOCK: ReadonlySet<string> = new Set(['hour', 'minute', 'second', 'dayPeriod']);
/** Scripts whose lines break between any two characters. */
const BREAKING = /[\p{Script=Han}\p{Script=Hangul}]+/gu;

/** A date without line breaks, or a date and a time with one chance of a break between them. */
function unbroken(options: Intl.DateTimeFormatOptions, time: number): string {
  const format = new Intl.DateTimeFormat(regionalOf(locale(), navigator.languages), options);
  const parts = format.formatToParts(time);
  const isClock = (index: number) => CLOCK.has(parts[index]?.type ?? '');
  return parts
    .map(({ type, value }, index) => {
      const joined = value.replace(BREAKING, word => `\u2060${[...word].join('\u2060')}\u2060`);
      if (type !== 'literal') return joined;
      if (isClock(index - 1) !== isClock(index + 1)) return joined.replace(/ (?=.* )/g, '\u00a0');
      return joined.replaceAll('-', '-\u2060').replaceAll(' ', '\u00a0');
    })
    .join('');
}

export function whenText(time: number): string {
  return unbroken({ dateStyle: 'medium', timeStyle: 'short' }, time);
}

/** The time of a moment of today; of another one the day. */
export function shortWhen(time: number, now = Date.now()): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  return unbroken(isToday ? { timeStyle: 'short' } : { dateStyle: 'medium' }, time);
}

/** A day without the time. */
export function regionalDate(time: number): string {
  return new Intl.DateTimeFormat(regionalOf(locale(), navigator.languages), { dateStyle: 'long' }).format(time);
}

/** A number with at most three decimals. */
export function numberText(value: number): string {
  return new Intl.NumberFormat(regionalOf(locale(), navigator.languages)).format(value);
}

/** Joins names as in a sentence: a, b and c. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(regionalOf(locale(), navigator.languages), { type: 'conjunction' }).format(names);
}

/** A text with a capital letter at its start, for a sentence that begins with a word that is small elsewhere. */
export function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, letter => letter.toLocaleUpperCase(locale()));
}

/** Short phrases in a row, with the comma of the language; empty for none. */
export function phrases(parts: readonly string[]): string {
  return parts.length > 0 ? parts.reduceRight((rest, part) => t('square-parts', { part, rest })) : '';
}
