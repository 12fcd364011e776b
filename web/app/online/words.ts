/** How tables with friends are told in words. */
import { t } from '../words/words.svelte.js';
import type { Timing } from '../wire.js';

/** A clock: `5 min + 5 s`, `3 days for each turn`. */
export function timingText({ base_ms: base = 0, increment_ms: increment = 0, days = 0 }: Timing): string {
  if (days > 0) return t('timing-days', { n: days });
  if (base === 0) return t('timing-none');
  return t('timing-fischer', { minutes: Math.round(base / 6_000) / 10, seconds: increment / 1_000 });
}
