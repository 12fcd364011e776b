/** The names of levels and their measured ratings. */
import { levelOf, type Level } from '../../core/levels.js';
import type { ModeName, Side } from '../../core/words.js';
import { t } from '../i18n/messages.svelte.js';

/** `3 · Sapling (215)`; without a rating if none was measured. */
export function levelName(level: Level): string {
  const about = { level: level.level, name: t(`level-${level.level}`) };
  return level.rating
    ? t('level-rated', { ...about, rating: measured(level, level.rating.value) })
    : t('level-named', about);
}

/** The measured rating in a sentence; empty if there is none, and for level 1 of classic, the zero of the scale. */
export function ratingText(mode: ModeName, role: Side, number: number): string {
  const level = levelOf(mode, role, number);
  if (!level.rating || level.rating.low === level.rating.high) return '';
  const { value, low, high } = level.rating;
  return t('level-rating', { rating: measured(level, value), low: measured(level, low), high: measured(level, high) });
}

/** Elo in classic; in the PAC-MAN modes a mean score from 0 to 1, shown as points of a hundred. */
function measured(level: Level, value: number): number {
  return Math.round(level.mode.startsWith('classic') ? value : 100 * value);
}
