/** Dates as the language in use writes them. */
import { sourceOf } from './words/bundle.js';
import { locale } from './words/words.svelte.js';

export function whenText(time: number): string {
  return new Intl.DateTimeFormat(sourceOf(locale()), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
