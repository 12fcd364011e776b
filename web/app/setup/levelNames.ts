/** What people read about a level: its name, what it is like to play against, and its measured rating. */
import { levelOf, levelsOf, PERFECT_LEVEL } from '../../core/levels.js';
import type { ModeName, Side } from '../../core/words.js';
import { canSolve } from '../engine/exact.js';
import { t } from '../i18n/messages.svelte.js';

/** `3 · Sapling`; the perfect level has no number. */
export function levelName(level: number): string {
  const name = t(`level-${level}`);
  return level === PERFECT_LEVEL ? name : t('level-named', { level, name });
}

/** The levels to choose from, weakest first; the perfect one where the games of a mode can be solved. */
export function levelChoices(modeText: string, mode: ModeName, role: Side): readonly number[] {
  const numbers = levelsOf(mode, role).map(({ level }) => level);
  return canSolve(modeText) ? [...numbers, PERFECT_LEVEL] : numbers;
}

/** What a level is like, in one sentence; by role in the PAC-MAN modes. */
export function levelText(mode: ModeName, role: Side, number: number): string {
  const { level, role: of } = levelOf(mode, role, number);
  return t(`level-like-${of || 'classic'}-${level}`);
}

/** The measured rating with its interval in a sentence; empty if there is none. */
export function ratingText(mode: ModeName, role: Side, number: number): string {
  const { level, role: of, rating } = levelOf(mode, role, number);
  if (level === PERFECT_LEVEL) return t('level-perfect-about');
  if (!rating) return '';
  if (of === '' && rating.low === rating.high) return t('level-rating-zero');
  // Elo in classic; in the PAC-MAN modes a mean score from 0 to 1, shown as points of a hundred.
  const scale = of === '' ? 1 : 100;
  const [value, low, high] = [rating.value, rating.low, rating.high].map(each => Math.round(scale * each));
  return t(of === '' ? 'level-rating-elo' : 'level-rating-score', {
    rating: value ?? 0,
    low: low ?? 0,
    high: high ?? 0,
  });
}
