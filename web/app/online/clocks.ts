/** Clocks: the offered time controls, and the time that a clock shows. */
import type { ClocksView, Side, Timing } from './wire.gen.js';
import { t } from '../i18n/messages.svelte.js';

const MINUTE = 60_000;

/** The time controls that are offered for a new table, fast ones first. */
export const CLOCKS: readonly Timing[] = [
  {},
  { base_ms: MINUTE, increment_ms: 2_000 },
  { base_ms: 3 * MINUTE, increment_ms: 2_000 },
  { base_ms: 5 * MINUTE, increment_ms: 5_000 },
  { base_ms: 10 * MINUTE, increment_ms: 5_000 },
  { base_ms: 15 * MINUTE, increment_ms: 10_000 },
  { base_ms: 30 * MINUTE, increment_ms: 20_000 },
  { days: 1 },
  { days: 3 },
  { days: 7 },
];

/** The time left of a side, in milliseconds, at a moment of the server's clock. */
export function leftOf(clocks: ClocksView, sides: readonly Side[], side: Side, now: number): number {
  const left = clocks.left_ms[sides.indexOf(side)] ?? 0;
  if (clocks.running !== side || clocks.is_free) return left;
  return Math.max(0, left - Math.max(0, now - clocks.at_ms));
}

/** The threshold of the low-time warning: a tenth of the base time, 10 to 30 seconds. */
export function lowMark({ base_ms: base = 0 }: Timing): number {
  return base > 0 ? Math.min(30_000, Math.max(10_000, base / 10)) : 0;
}

/** `4:05`; `0:09.3` below ten seconds; `1:02:03` above an hour. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return ms < 10_000 ? `${text}.${Math.floor((ms % 1_000) / 100)}` : text;
}

const HOUR = 60 * MINUTE;

/** A clock: `5 min + 5 s`, `3 days for each turn`. */
export function timingText({ base_ms: base = 0, increment_ms: increment = 0, days = 0 }: Timing): string {
  if (days > 0) return t('timing-days', { n: days });
  if (base === 0) return t('timing-none');
  const text = t('timing-fischer', { minutes: Math.round(base / 6_000) / 10, seconds: increment / 1_000 });
  return text.replaceAll(/(\d\u2069?) (?=\p{L})/gu, '$1\u00a0'); // no line ends between a number and its unit
}

/** The text of a clock. Days and hours are rounded: a turn of three days starts with “3 days”. */
export function leftText(ms: number, isDays: boolean): string {
  if (!isDays || ms < HOUR) return clockText(ms);
  const hours = Math.round(ms / HOUR);
  return hours >= 48 ? t('clock-days', { n: Math.round(hours / 24) }) : t('clock-hours', { n: hours });
}
