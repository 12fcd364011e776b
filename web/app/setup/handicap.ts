/** The handicap of a planned game: the house rules that made games between equal levels even in its maze. */
import { levelOf } from '../../core/levels.js';
import type { Piece } from '../../core/words.js';
import { galleryMazeOf, handicapAt, measuredLevel, type GalleryMaze } from '../mazes/model/gallery.js';
import { roleOf } from '../shared/modes.js';
import type { PieceHolder } from '../table/model/types.js';
import { changesOf, houseOf, type House } from './houseRules.js';
import { holdersOf, modeText, type Plan } from './plan.js';

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

/** The level at which the computer plays in a plan; null if it plays nobody. */
function levelIn(plan: Plan, matched: number): number | null {
  const { mode } = plan;
  for (const [piece, holder] of Object.entries(holdersOf(plan, matched)) as [Piece, PieceHolder][]) {
    if (holder.kind === 'engine') return levelOf(mode, roleOf(mode, piece), holder.level).level;
  }
  return null;
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
