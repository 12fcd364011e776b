/** Random mazes: symmetric in the diagonal, as the shipped ones are, and always playable. */
import { crosses, overlaps, type Core, type Fence, type Square } from '../../../core/index.js';
import type { MazeDraft, MazeMode } from './mazeDraft.js';

const FILES = 'abcdefgh';
const TRIES = 400;
const PELLETS: readonly (readonly Square[])[] = [
  ['a1', 'i1', 'a9', 'i9'],
  ['b2', 'h2', 'b8', 'h8'],
  ['c1', 'i3', 'a7', 'g9'],
];

function randomBelow(limit: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % limit;
}

/** The mirror image in the diagonal from a1 to i9, which swaps the two axes. */
function mirrored(fence: Fence): Fence {
  const [file, row] = [FILES.indexOf(fence.charAt(0)), Number(fence.charAt(1)) - 1];
  return `${FILES.charAt(row)}${file + 1}${fence.endsWith('h') ? 'v' : 'h'}` as Fence;
}

function fits(fences: readonly Fence[], fence: Fence): boolean {
  return !fences.some(each => overlaps(each, fence) || crosses(each, fence));
}

/** Returns a random maze, built on the usual one of the mode: another in almost every call. */
export function randomMaze(core: Core, family: MazeMode, base: MazeDraft): MazeDraft {
  const pairs = family === 'pacman' ? 3 + randomBelow(3) : 1 + randomBelow(3);
  for (let tries = 0; tries < TRIES; tries++) {
    const fences: Fence[] = [];
    while (fences.length < 2 * pairs && tries < TRIES) {
      const fence = `${FILES.charAt(randomBelow(8))}${randomBelow(8) + 1}${randomBelow(2) ? 'h' : 'v'}` as Fence;
      const other = mirrored(fence);
      const standing = [...base.chamber, ...fences];
      if (fits(standing, fence) && fits([...standing, fence], other)) fences.push(fence, other);
      else tries += 1;
    }
    const pellets = PELLETS[family === 'pacman' ? randomBelow(PELLETS.length) : randomBelow(2)] ?? base.pellets;
    const draft: MazeDraft = { ...base, title: '', fences, pellets };
    if (core.mazeFaults(draft).length === 0) return draft;
  }
  return { ...base, title: '' };
}
