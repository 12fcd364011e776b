/** Dates and lists in the format of the current language. */
import { regionalOf } from './bundle.js';
import { locale } from './messages.svelte.js';

export function whenText(time: number): string {
  const format = new Intl.DateTimeFormat(regionalOf(locale(), navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(time);
}

/** A day without the time. */
export function regionalDate(time: number): string {
  return new Intl.DateTimeFormat(regionalOf(locale(), navigator.languages), { dateStyle: 'long' }).format(time);
}

/** Joins names as in a sentence: a, b and c. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(regionalOf(locale(), navigator.languages), { type: 'conjunction' }).format(names);
}
