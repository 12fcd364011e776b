import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { loadCore } from '../../../core/index.js';
import {
  favours,
  GALLERY,
  galleryMazeOf,
  handicapAt,
  isEven,
  measuredLevel,
  scoreAt,
} from '../../mazes/model/gallery.js';
import { inlineOf } from '../../mazes/model/mazeDraft.js';
import { isSameHouse, keepEven, measuredFor } from '../../setup/handicap.js';
import { modeText, usualPlan, type Plan } from '../../setup/plan.js';

describe('the gallery', () => {
  it('has mazes that the core plays, with and without a handicap', async () => {
    const core = await loadCore(await readFile(new URL('../../../core/hedgemaze.wasm', import.meta.url)));
    expect(GALLERY.length).toBeGreaterThanOrEqual(24);
    for (const maze of GALLERY) {
      for (const level of [2, 3, 4, 5]) {
        const { house } = handicapAt(maze, level);
        expect(core.start(`pacman;maze=${maze.maze}${house && `;${house}`}`).ok, maze.name).toBe(true);
      }
    }
  });

  it('measures levels 2 to 5; others have the figures of the nearest', () => {
    expect([1, 2, 3, 5, 8].map(measuredLevel)).toEqual([2, 2, 3, 5, 5]);
    const [maze] = GALLERY;
    expect(maze && scoreAt(maze, 1)).toBe(maze?.scores[0]);
    expect(maze && scoreAt(maze, 9)).toBe(maze?.scores[3]);
  });

  it('says who wins with perfect play, by number of ghosts', () => {
    const [first] = GALLERY.filter(maze => maze.name === 'A1');
    expect(first?.exacts.get(1)).toEqual({ value: 'pacman', distance: 16 });
    expect(first?.exacts.get(2)).toEqual({ value: 'open', distance: null });
    for (const { name, exact, exacts } of GALLERY) {
      expect([...exacts.keys()].sort(), name).toEqual([1, 2, 3, 4]);
      expect(exacts.get(4), name).toBe(exact);
    }
  });

  it('tells whom a score favours', () => {
    const of = (mean: number) => favours({ games: 10, mean });
    expect([0.39, 0.4, 0.6, 0.61].map(of)).toEqual(['ghosts', 'even', 'even', 'pacman']);
    expect(isEven({ games: 10, mean: 0.5 })).toBe(true);
  });

  it('knows its mazes by name, inline, and as the default', () => {
    expect(galleryMazeOf('pacman')?.name).toBe('A1');
    expect(galleryMazeOf('pacman;maze=A2')?.name).toBe('A2');
    for (const maze of GALLERY) expect(galleryMazeOf(`pacman;maze=${inlineOf(maze.draft)}`)).toBe(maze);
    expect(galleryMazeOf('pacman;maze=a1h/a1i1a9i9/Pe5Be9Ki5Ia5Ce1')).toBeNull();
    expect(galleryMazeOf('advanced')).toBeNull();
    expect(galleryMazeOf('classic2')).toBeNull();
  });
});

describe('the handicap of a plan', () => {
  const levelled = GALLERY.filter(maze => handicapAt(maze, 3).house !== '');
  const planFor = (maze: string, level: number): Plan => ({ ...usualPlan('pacman', level), maze });

  it('is that of the maze and of the level of the computer', () => {
    expect(levelled.length).toBeGreaterThan(1);
    for (const maze of levelled) {
      const measured = measuredFor(planFor(maze.maze, 3), 1);
      expect([measured?.maze, measured?.level]).toEqual([maze, 3]);
      const plan = { ...planFor(maze.maze, 3), house: measured?.house ?? {} };
      expect(modeText(plan)).toContain(`;${handicapAt(maze, 3).house}`);
    }
    expect(measuredFor({ ...usualPlan('pacman', 'match') }, 4)?.level).toBe(4);
    expect(measuredFor(planFor('a1h/a1i1a9i9/Pe5Be9Ki5Ia5Ce1', 3), 1)).toBeNull();
    expect(measuredFor(usualPlan('advanced', 3), 1)).toBeNull();
  });

  it('follows the maze as long as nobody has changed a rule', () => {
    const [one, other] = levelled;
    if (!one || !other) throw new Error('the gallery has no handicaps');
    const even = { ...planFor(one.maze, 3), house: measuredFor(planFor(one.maze, 3), 1)?.house ?? {} };
    const moved = keepEven(even, { ...even, maze: other.maze }, 1);
    expect(isSameHouse(moved.house, measuredFor(moved, 1)?.house ?? {})).toBe(true);
    const own = { ...even, house: { lives: '2', ghost_stack: 'none' } };
    expect(keepEven(own, { ...own, maze: other.maze }, 1).house).toBe(own.house);
    const usual = planFor(one.maze, 3);
    expect(keepEven(usual, { ...usual, maze: other.maze }, 1).house).toEqual({});
    expect(keepEven(even, { ...even, house: {} }, 1).house).toEqual({});
    expect(keepEven(even, { ...even, maze: 'a1h/a1i1a9i9/Pe5Be9Ki5Ia5Ce1' }, 1).house).toEqual({});
  });
});
