import { beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '../../../core/index.js';
import { load, valueOf } from '../../../core/tests/support.js';
import { Attempt } from '../../puzzles/attempt.js';
import { daysInARow, readProgress, solvedOne } from '../../puzzles/progress.svelte.js';
import {
  ANYTHING,
  dayNumber,
  loadPuzzles,
  matches,
  nextPuzzle,
  puzzleOfDay,
  PUZZLE_THEMES,
  turnActions,
  widened,
  type Puzzle,
} from '../../puzzles/puzzle.js';

let core: Core;
let puzzles: readonly Puzzle[];
beforeAll(async () => {
  core = await load();
  puzzles = await loadPuzzles();
});

describe('the puzzles', () => {
  it('are solved by their lines, with a hint before every turn, and by every other right turn', () => {
    for (const puzzle of puzzles) {
      expect(PUZZLE_THEMES).toContain(puzzle.theme);
      expect(valueOf(core.parsePosition(puzzle.position)).text).toBe(puzzle.position);
      const attempt = new Attempt(core, puzzle);
      for (let turn = 0; turn < puzzle.line.length; turn += 2) {
        expect([puzzle.id, attempt.hint()]).not.toEqual([puzzle.id, null]);
        const { kind } = attempt.try(turnActions(puzzle.line[turn] as string));
        expect([puzzle.id, kind]).toEqual([puzzle.id, turn === puzzle.line.length - 1 ? 'solved' : 'onward']);
      }
      expect(attempt.isSolved).toBe(true);
      if (puzzle.line.length > 1) continue;
      for (const other of puzzle.also ?? []) {
        expect([puzzle.id, new Attempt(core, puzzle).try(turnActions(other)).kind]).toEqual([puzzle.id, 'solved']);
        const begun = new Attempt(core, puzzle);
        const [first, ...rest] = turnActions(other) as [string, ...string[]];
        if (rest.length === 0) continue;
        begun.try([first]);
        expect([puzzle.id, begun.hint()]).not.toEqual([puzzle.id, null]);
        expect([puzzle.id, begun.try(begun.solution()).kind]).toEqual([puzzle.id, 'solved']);
      }
    }
  }, 60_000);

  it('refuse wrong actions and keep the position', () => {
    const puzzle = puzzles.find(({ id, line, also }) => id.startsWith('classic2') && line.length === 1 && !also);
    const attempt = new Attempt(core, puzzle as Puzzle);
    const right = puzzle?.line[0];
    const actions = attempt.position.legalActions();
    const kinds = actions.filter(action => action !== right).map(action => attempt.try([action]).kind);
    expect(new Set(kinds)).toEqual(new Set(['wrong']));
    expect(attempt.position.text).toBe(puzzle?.position);
    expect(attempt.try(['e1e1'])).toMatchObject({ kind: 'refused' });
    expect(attempt.try([right as string]).kind).toBe('solved');
  });

  it('accept the actions of a turn in any order and one by one', () => {
    const puzzle = puzzles.find(({ line }) => /B\w\d K\w\d$/.test(line[0] as string)) as Puzzle;
    const [first, second] = turnActions(puzzle.line[0] as string) as [string, string];
    const attempt = new Attempt(core, puzzle);
    expect(attempt.try([second]).kind).toBe('onward');
    expect(attempt.try([first]).kind).not.toBe('wrong');
  });

  it('play the solution from any moment', () => {
    for (const puzzle of puzzles.filter(({ line }) => line.length > 1).slice(0, 5)) {
      const attempt = new Attempt(core, puzzle);
      expect(attempt.solution()).toHaveLength(puzzle.line.flatMap(turnActions).length);
      attempt.try(turnActions(puzzle.line[0] as string));
      expect(attempt.solution()).toHaveLength(puzzle.line.slice(2).flatMap(turnActions).length);
    }
  });
});

describe('the choice', () => {
  it('gives every puzzle its day before one returns', () => {
    const day = dayNumber(new Date(2026, 10, 16));
    expect(day).toBe(20_773);
    const ids = puzzles.map((_, index) => puzzleOfDay(puzzles, day + index).id);
    expect(new Set(ids).size).toBe(puzzles.length);
  });

  it('goes to the next unsolved puzzle that matches', () => {
    const filter = { ...ANYTHING, mode: 'pacman', difficulty: 1 } as const;
    const easy = puzzles.filter(each => matches(each, filter));
    const [first, second] = easy as [Puzzle, Puzzle];
    expect(nextPuzzle(puzzles, filter, new Set(), first.id)).toBe(second);
    expect(nextPuzzle(puzzles, filter, new Set(easy.slice(1).map(({ id }) => id)), second.id)).toBe(first);
    expect(nextPuzzle(puzzles, { ...filter, theme: 'jump' }, new Set(), '')).toBeNull();
  });

  it('drops as little of the filter as needed to find something', () => {
    const jumps = { mode: 'classic2', theme: 'jump', difficulty: null } as const;
    expect(widened(puzzles, jumps, { theme: 'jump' })).toEqual(jumps);
    const hardest = { ...jumps, difficulty: 5 };
    expect(widened(puzzles, hardest, { difficulty: 5 })).toEqual({ ...hardest, theme: null });
    const catches = { ...jumps, theme: 'catch' } as const;
    expect(widened(puzzles, catches, { theme: 'catch' })).toEqual({ ...catches, mode: null });
  });
});

describe('the progress', () => {
  it('counts runs and days', () => {
    let progress = readProgress(null);
    progress = solvedOne(progress, 'a-1', true, 10);
    progress = solvedOne(progress, 'a-2', true, null);
    expect(progress).toEqual({ solved: ['a-1', 'a-2'], streak: 2, best: 2, day: 10, days: 1 });
    progress = solvedOne(progress, 'a-2', true, null); // a second time counts nothing
    expect(progress.streak).toBe(2);
    progress = solvedOne(progress, 'a-3', false, 11);
    expect(progress).toMatchObject({ streak: 0, best: 2, day: 11, days: 2 });
    expect([daysInARow(progress, 11), daysInARow(progress, 12), daysInARow(progress, 13)]).toEqual([2, 2, 0]);
    expect(solvedOne(progress, 'a-4', true, 14).days).toBe(1);
  });

  it('reads what was stored, and nothing else', () => {
    const kept = { solved: ['a-1'], streak: 2, best: 3, day: 5, days: 1 };
    expect(readProgress(kept)).toEqual(kept);
    expect(readProgress({ solved: 'x', streak: -1, best: 'y', day: 1.5 })).toEqual(readProgress(null));
  });
});
