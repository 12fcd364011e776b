/** House rules in words. */
import { t } from '../words/words.svelte.js';
import type { HouseRule } from './house.js';

/** What a value of a rule means. */
export function valueName(rule: HouseRule, value: string): string {
  if (rule.kind === 'truth') return value === 'true' ? t('house-yes') : t('house-no');
  if (rule.kind === 'number') return value === '0' ? t('house-off') : value;
  return t(`house-${rule.name}-${value}`);
}
