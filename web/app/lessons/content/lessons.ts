/** All lessons, in the order in which they are best taken. */
import { ADVANCED } from './advanced.js';
import { CLASSIC } from './classic.js';
import { PACMAN } from './pacman.js';
import type { Lesson } from './types.js';

export const LESSONS: readonly Lesson[] = [...CLASSIC, ...PACMAN, ...ADVANCED];

/** The lesson of that name. */
export function lessonOf(id: string): Lesson | null {
  return LESSONS.find(each => each.id === id) ?? null;
}

/** The first unfinished lesson after this one; null if none is left. */
export function lessonAfter(id: string, done: ReadonlySet<string>): Lesson | null {
  const at = LESSONS.findIndex(each => each.id === id);
  return [...LESSONS.slice(at + 1), ...LESSONS.slice(0, at)].find(each => !done.has(each.id)) ?? null;
}
