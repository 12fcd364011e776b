/** Tables of exact values in the page: which rules can be solved, and the messages between `ExactTables` and its workers. */
import type { ActionText, Exact, ExactPosition, Piece } from '../../core/index.js';
import { readModeText } from '../../core/modeText.js';

/** Two ghosts take seconds, so that they are solved without being asked for. */
export const QUICK_GHOSTS = 2;
/** The most ghosts that a browser can solve. */
export const MOST_GHOSTS = 3;

/** House rules that the solver refuses (`docs/solving.md`): by option, the values that it supports. */
const SUPPORTED: Readonly<Record<string, readonly string[]>> = {
  pellet_stops: ['true'],
  pac_may_return: ['true'],
  boost_chains: ['true'],
  ghost_stack: ['pass', 'none'],
  ghost_order: ['free'],
};
/** Options that a table for games does not depend on: it is solved for one life, in which no limit counts. */
const IGNORED = ['lives', 'deal', 'no_progress_limit', 'repetition_draw', 'stall_result', 'pellets_reset'];

/** Whether the games of a mode can be solved. */
export function canSolve(modeText: string): boolean {
  const { name, options } = readModeText(modeText);
  return name === 'pacman' && [...options].every(([option, value]) => SUPPORTED[option]?.includes(value) ?? true);
}

/** The mode whose table is made for the games of a mode: one life, and no options that make no difference. */
export function lifeMode(modeText: string): string {
  const { name, options } = readModeText(modeText);
  const kept = [...options]
    .filter(([option]) => !IGNORED.includes(option))
    .map(([option, value]) => `;${option}=${value}`);
  return `${name ?? ''}${kept.join('')};lives=1`;
}

/** The first request to a worker: makes the one table that it keeps. */
export interface ExactLoad {
  readonly type: 'solve';
  readonly module: WebAssembly.Module;
  readonly mode: string;
  readonly ghosts: number;
}

export type ExactWorkerRequest =
  | ExactLoad
  | { readonly type: 'probe'; readonly number: number; readonly texts: readonly string[] }
  | {
      readonly type: 'choose';
      readonly number: number;
      readonly text: string;
      readonly history: readonly bigint[];
      readonly allowed: readonly Piece[] | null;
    };

export type ExactWorkerAnswer =
  | { readonly type: 'progress'; readonly done: number }
  /** The table is made; what the start position is worth, one life first. */
  | { readonly type: 'solved'; readonly starts: readonly Exact[] }
  /** The table cannot be made. */
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'probed'; readonly number: number; readonly found: readonly (ExactPosition | null)[] }
  | { readonly type: 'chosen'; readonly number: number; readonly action: ActionText | null };
