/** The level of the computer that the lobby offers to a person who has found no partner. */
import { levelOf, levelsOf } from '../../../core/levels.js';
import type { ModeName, Side } from '../../../core/words.js';
import { opposingRole, type StrengthStore } from '../../games/strength.js';
import { levelForRating } from '../rated/ratingRange.js';

/** By the results on this device; where there are none, by the rating; null if there is none. */
export function offeredLevel(strength: StrengthStore, mode: ModeName, own: Side, rating: number | null): number {
  if (rating === null || strength.matched(mode, own).results !== 'none') return strength.level(mode, own);
  const role = opposingRole(mode, own);
  return levelOf(mode, role, levelForRating(rating, levelsOf(mode, role).length)).level;
}
