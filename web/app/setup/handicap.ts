/** The handicap of a planned game: the house rules that made games between equal levels even in its maze. */
import { galleryMazeOf, handicapAt, measuredLevel, type GalleryMaze } from '../mazes/model/gallery.js';
import { changesOf, houseOf, type House } from './houseRules.js';
import { modeText, type Plan } from './plan.js';

/** What is measured for a plan. */
export interface Measured {
  readonly maze: GalleryMaze;
  /** The computer's level; the measured one if there is no computer. */
  readonly wanted: number;
  /** The measured level that is nearest to the computer's. */
  readonly level: number;
  /** The house rules of an even game; empty if the standard rules are even. */
  readonly house: House;
}

/** The level of the computer in a plan; null if there is no computer. */
function levelIn({ players }: Plan, matched: number): number | null {
  const level = players.find(each => each.level !== null)?.level ?? null;
  return level === 'match' ? matched : level;
}

/**
 * What is measured for the maze and the level of a plan, `matched` being the person's own level; null if its maze is not
 * in the gallery.
 */
export function measuredFor(plan: Plan, matched: number): Measured | null {
  const maze = plan.mode === 'pacman' ? galleryMazeOf(modeText({ ...plan, house: {} })) : null;
  if (!maze) return null;
  const chosen = levelIn(plan, matched);
  const level = measuredLevel(chosen ?? matched);
  return { maze, wanted: chosen ?? level, level, house: houseOf(`pacman;${handicapAt(maze, level).house}`) };
}

/** Whether two sets of house rules are the same. */
export function isSameHouse(one: House, other: House): boolean {
  const text = (house: House) =>
    changesOf('pacman', house)
      .map(({ rule, value }) => `${rule.name}=${value}`)
      .join(';');
  return text(one) === text(other);
}

/** Returns a changed plan: one that was even stays even with another maze or level. */
export function keepEven(before: Plan, after: Plan, matched: number): Plan {
  const [was, is] = [measuredFor(before, matched), measuredFor(after, matched)];
  const wasLevelled = was && changesOf('pacman', was.house).length > 0 && isSameHouse(before.house, was.house);
  return wasLevelled && before.house === after.house ? { ...after, house: is?.house ?? {} } : after;
}
