/** How tables with friends are told in words. */
import { t } from '../words/words.svelte.js';
import type { Timing } from '../wire.js';
import { clockText } from './timing.js';

const HOUR = 3_600_000;

/** A clock: `5 min + 5 s`, `3 days for each turn`. */
export function timingText({ base_ms: base = 0, increment_ms: increment = 0, days = 0 }: Timing): string {
  if (days > 0) return t('timing-days', { n: days });
  if (base === 0) return t('timing-none');
  return t('timing-fischer', { minutes: Math.round(base / 6_000) / 10, seconds: increment / 1_000 });
}

/** What a clock shows. Days and hours are rounded: a turn of three days begins with three days. */
export function leftText(ms: number, isDays: boolean): string {
  if (!isDays || ms < HOUR) return clockText(ms);
  const hours = Math.round(ms / HOUR);
  return hours >= 48 ? t('clock-days', { n: Math.round(hours / 24) }) : t('clock-hours', { n: hours });
}
