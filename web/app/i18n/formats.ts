/** Dates and lists in the format of the current language. */
import { sourceOf } from './bundle.js';
import { locale } from './messages.svelte.js';

export function whenText(time: number): string {
  return new Intl.DateTimeFormat(sourceOf(locale()), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** Joins names as in a sentence: a, b and c. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(sourceOf(locale()), { type: 'conjunction' }).format(names);
}
