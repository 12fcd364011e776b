/** Which ratings a search accepts: the range widens with time. The server decides; this is what people see of it. */
import { RATING_RANGE } from '../wire.gen.js';

/** The largest difference that is accepted after some time; null for any. */
export function acceptedRange(waitedMs: number): number | null {
  const { first, step, step_ms: every, anyone_ms: anyone } = RATING_RANGE;
  return waitedMs >= anyone ? null : first + step * Math.floor(Math.max(0, waitedMs) / every);
}

/** Points of rating per level of the computer, and the rating that level 1 suits. A guess: docs/ratings.md. */
const LEVEL_POINTS = 150;
const LEVEL_ONE = 1_000;

/** The level of the computer to offer to a person with a rating. */
export function levelForRating(rating: number, most: number): number {
  return Math.min(most, Math.max(1, 1 + Math.round((rating - LEVEL_ONE) / LEVEL_POINTS)));
}
