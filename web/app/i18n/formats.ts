/** Dates, numbers and lists in the format of the current language. */
import { regionalOf } from './bundle.js';
import { locale, t } from './messages.svelte.js';

/** No line breaks inside a date such as 2026-11-18. */
function inOneLine(date: string): string {
  return date.replaceAll('-', '-\u2060');
}

export function whenText(time: number): string {
  const format = new Intl.DateTimeFormat(regionalOf(locale(), navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return inOneLine(format.format(time));
}

/** The time of a moment of today; of another one the day. */
export function shortWhen(time: number, now = Date.now()): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  const style = isToday ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium' } as const);
  return inOneLine(new Intl.DateTimeFormat(regionalOf(locale(), navigator.languages), style).format(time));
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

/** Short phrases in a row, with the comma of the language; empty for none. */
export function phrases(parts: readonly string[]): string {
  return parts.length > 0 ? parts.reduceRight((rest, part) => t('square-parts', { part, rest })) : '';
}
