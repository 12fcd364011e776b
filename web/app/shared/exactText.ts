/** What is known for certain of a position, in one sentence. */
import type { Exact } from '../../core/index.js';
import { t } from '../i18n/messages.svelte.js';

/** Returns the sentence; `isWhole` is false if only PAC-MAN's life is known. */
export function exactSentence({ value, distance }: Exact, isWhole = true): string {
  if (value === 'open') return t(isWhole ? 'exact-open' : 'exact-open-life');
  return t(`exact-${value}`, { rounds: distance ?? 0 });
}
