/** The puzzles of `src/hedgemaze/puzzles/puzzles.json`, which Python reads too; the puzzle of a day; the choice by filter. */
import type { ActionText, ModeName } from '../../core/index.js';

export const PUZZLE_THEMES = ['race', 'fence', 'jump', 'aside', 'catch', 'escape', 'pellet', 'way', 'guard'] as const;
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];

export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;

/** A position with one right line. A turn is its actions with spaces between them. */
export interface Puzzle {
  /** The mode’s name and a number. */
  readonly id: string;
  readonly position: string;
  readonly goal: 'win' | 'hold';
  readonly theme: PuzzleTheme;
  readonly difficulty: number;
  /** The right turn, the reply, the next right turn, and so on. */
  readonly line: readonly string[];
  /** Other right turns instead of the last one. */
  readonly also?: readonly string[];
  /** PAC-MAN: the rounds until the forced result. */
  readonly rounds?: number;
}

/** What a player wants to solve; null is anything. */
export interface Filter {
  readonly mode: ModeName | null;
  readonly theme: PuzzleTheme | null;
  readonly difficulty: number | null;
}

export const ANYTHING: Filter = { mode: null, theme: null, difficulty: null };

/** Loads the puzzles; they are a file of their own. */
export async function loadPuzzles(): Promise<readonly Puzzle[]> {
  const { default: data } = await import('../../../src/hedgemaze/puzzles/puzzles.json');
  return (data as { readonly puzzles: unknown }).puzzles as readonly Puzzle[];
}

export function modeOfPuzzle(puzzle: Puzzle): ModeName {
  return puzzle.id.split('-')[0] as ModeName;
}

/** The number in the id. */
export function numberOfPuzzle(puzzle: Puzzle): number {
  return Number(puzzle.id.split('-')[1]);
}

export function turnActions(turn: string): ActionText[] {
  return turn.split(' ');
}

/** The days from 1970 to a local date. */
export function dayNumber(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** Neighbouring days are this many puzzles apart, as in Python’s `puzzle_of_day`. */
const STRIDE = 197;

/** The puzzle of a day, the same for everyone. */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: number): Puzzle {
  return puzzles[(day * STRIDE) % puzzles.length] as Puzzle;
}

export function matches(puzzle: Puzzle, { mode, theme, difficulty }: Filter): boolean {
  return (
    (mode === null || modeOfPuzzle(puzzle) === mode) &&
    (theme === null || puzzle.theme === theme) &&
    (difficulty === null || puzzle.difficulty === difficulty)
  );
}

/** Returns a filter that finds something: what was not chosen just now is dropped, the theme first, the mode last. */
export function widened(puzzles: readonly Puzzle[], wanted: Filter, chosen: Partial<Filter>): Filter {
  const choices = [
    {},
    { theme: null },
    { difficulty: null },
    { theme: null, difficulty: null },
    { mode: null },
    { mode: null, theme: null },
  ];
  const filters = choices.map(dropped => ({ ...wanted, ...dropped, ...chosen }));
  return filters.find(filter => puzzles.some(each => matches(each, filter))) ?? { ...ANYTHING, ...chosen };
}

/** The next puzzle after one: the first unsolved one that matches, else the next that matches; null if there is none. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  filter: Filter,
  solved: ReadonlySet<string>,
  after: string,
): Puzzle | null {
  const at = puzzles.findIndex(({ id }) => id === after) + 1;
  const order = [...puzzles.slice(at), ...puzzles.slice(0, at)].filter(
    puzzle => puzzle.id !== after && matches(puzzle, filter),
  );
  return order.find(({ id }) => !solved.has(id)) ?? order[0] ?? null;
}
