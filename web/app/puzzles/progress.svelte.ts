/** Solved puzzles and streaks, in the browser’s storage. */
import { resultNews } from '../shared/resultNews.js';
import { storedAccountId } from '../shared/storedAccount.js';

const NAME = 'hedgemaze.puzzles';

export interface DeviceProgress {
  /** Ids. */
  readonly solved: readonly string[];
  /** Puzzles solved in a row without a wrong try or help, now and at most. */
  readonly streak: number;
  readonly best: number;
  /** The last day whose puzzle was solved, as days from 1970, and how many days in a row. */
  readonly day: number;
  readonly days: number;
  /** When the user last finished a puzzle, in milliseconds since 1970; missing in older data. */
  readonly changed?: number;
  /** The account that has the progress, too; it is shown while this account is signed in. */
  readonly owner?: string;
}

const NOTHING: DeviceProgress = { solved: [], streak: 0, best: 0, day: 0, days: 0 };

/** Reads stored progress; what cannot be read is ignored. */
export function readProgress(stored: unknown): DeviceProgress {
  if (typeof stored !== 'object' || stored === null) return NOTHING;
  const { solved, owner, ...counts } = stored as Record<string, unknown>;
  const number = (name: string) => {
    const value = counts[name];
    return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
  };
  return {
    solved: Array.isArray(solved) ? solved.filter(each => typeof each === 'string') : [],
    streak: number('streak'),
    best: number('best'),
    day: number('day'),
    days: number('days'),
    ...(number('changed') > 0 && { changed: number('changed') }),
    ...(typeof owner === 'string' && { owner }),
  };
}

/** Returns the progress after a puzzle: `isClean` without a wrong try and help; `day` if it is the puzzle of that day. */
export function solvedOne(before: DeviceProgress, id: string, isClean: boolean, day: number | null): DeviceProgress {
  const streak = isClean ? before.streak + (before.solved.includes(id) ? 0 : 1) : 0;
  const isNewDay = day !== null && day > before.day;
  return {
    ...before,
    solved: before.solved.includes(id) ? before.solved : [...before.solved, id],
    streak,
    best: Math.max(before.best, streak),
    day: isNewDay ? day : before.day,
    days: isNewDay ? (day === before.day + 1 ? before.days : 0) + 1 : before.days,
  };
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? 'null');
  } catch {
    return null;
  }
}

let progress = $state.raw(readProgress(stored()));

/** The progress of who is here. */
export function puzzleProgress(): DeviceProgress {
  return progress.owner === undefined || progress.owner === storedAccountId() ? progress : NOTHING;
}

/** Takes over the progress that an account has on all devices. */
export function takeProgress(found: DeviceProgress, owner: string): void {
  store({ ...found, owner });
}

/** Gives the progress of an account that was deleted to this device. */
export function releaseProgress(account: string): void {
  const { owner, ...found } = progress;
  if (owner === account) store(found);
}

function save(next: DeviceProgress): void {
  store({ ...next, changed: Date.now() });
  resultNews();
}

function store(next: DeviceProgress): void {
  progress = next;
  try {
    localStorage.setItem(NAME, JSON.stringify(next));
  } catch {
    // The storage is blocked: the progress lasts until the page is closed.
  }
}

export function finishPuzzle(id: string, isClean: boolean, day: number | null): void {
  save(solvedOne(puzzleProgress(), id, isClean, day));
}

/** Ends the streak: a wrong try, or the solution was shown. */
export function breakStreak(): void {
  const before = puzzleProgress();
  if (before.streak > 0) save({ ...before, streak: 0 });
}

/** The days in a row up to today or yesterday. */
export function daysInARow({ day, days }: DeviceProgress, today: number): number {
  return day >= today - 1 ? days : 0;
}
