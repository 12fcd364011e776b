/** Dates and lists as the language in use writes them. */
import { sourceOf } from './bundle.js';
import { locale } from './messages.svelte.js';

export function whenText(time: number): string {
  return new Intl.DateTimeFormat(sourceOf(locale()), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** Names as a sentence lists them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(sourceOf(locale()), { type: 'conjunction' }).format(names);
}
