/** What people read about the level at which the mazes were measured. */
import { PERFECT_LEVEL } from '../../core/levels.js';
import { t } from '../i18n/messages.svelte.js';
import { measuredLevel } from './model/gallery.js';

/** Says at which level the figures for a level were measured. */
export function measuredText(level: number): string {
  const measured = measuredLevel(level);
  if (measured === level) return t('handicap-measured', { level });
  // The perfect level has no number.
  return t('handicap-measured-other', { level: level === PERFECT_LEVEL ? t(`level-${level}`) : level, measured });
}
