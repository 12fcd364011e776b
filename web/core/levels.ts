/**
 * Levels: the opponents of `engine/levels.json`, which Python reads too. The same level, position and seed give the
 * same action in both.
 */
import data from '../../src/hedgemaze/engine/levels.json' with { type: 'json' };
import type { Core } from './core.js';
import type { Network } from './network.js';
import type { Position } from './position.js';
import type { Search } from './search.js';
import { wordAt, type ActionNumber, type ModeName, type Piece, type Side, type Square } from './words.js';

/** How strong a level was measured to be; `docs/levels.md` says against whom. */
export interface LevelRating {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

export interface Level {
  readonly mode: string;
  /** The role in the PAC-MAN modes, empty in classic. */
  readonly role: string;
  readonly level: number;
  readonly nodes: number;
  readonly sight: number;
  readonly overlook: number;
  readonly noise: number;
  readonly looseness: number;
  /** Whether the learned network of its mode judges for it. */
  readonly network?: boolean;
  /** Never misses a win in this turn, nor a catch that can be forced in this phase. */
  readonly alert: boolean;
  /** The ceiling of its thinking about one action. */
  readonly seconds: number;
  readonly rating: LevelRating | null;
}

/**
 * The number of the perfect level of the PAC-MAN variant: the strongest level, which also plays by tables of exact values
 * (`perfect.ts`) where one knows the position.
 */
export const PERFECT_LEVEL = 9;
const SOLVED_MODE: ModeName = 'pacman';

const LEVELS: readonly Level[] = data.levels;
const MEMORY = 16 << 20;
const SLICE = 256;
const MIN_PONDER_NODES = 10_000;

/** The levels of a mode without the perfect one, weakest first; in the PAC-MAN modes those of a role. */
export function levelsOf(mode: ModeName, role: Side): readonly Level[] {
  return LEVELS.filter(each => each.mode === mode && (each.role === '' || each.role === role));
}

/** The level with that number, or the strongest there is for the role if it has fewer. */
export function levelOf(mode: ModeName, role: Side, number: number): Level {
  const levels = levelsOf(mode, role);
  if (number === PERFECT_LEVEL && mode === SOLVED_MODE) {
    return { ...wordAt(levels, levels.length - 1), level: PERFECT_LEVEL, rating: null };
  }
  return wordAt(levels, Math.min(Math.max(number, 1), levels.length) - 1);
}

export interface Thinking {
  /** Of the seat in its game. */
  readonly seed: bigint;
  /** Hashes of the positions that have stood at the start of a turn, oldest first, the root's own included. */
  readonly history?: readonly bigint[];
  /** Classic: where the pawn of the side to move stood in its last turns. */
  readonly recentSquares?: readonly Square[];
  /** The ghosts that its seat holds; all if missing. */
  readonly allowed?: readonly Piece[];
  /** Of the mode, for levels that use it; without it they use the handcrafted evaluation. */
  readonly network?: Network | null;
  /** Asked between slices of a millisecond or so; true ends the thinking with the best so far. */
  readonly isStopped?: () => boolean;
}

/** A level at work on one action, in slices of a millisecond or so. */
export class LevelSearch {
  readonly #position: Position;
  readonly #recentSquares: readonly Square[] | undefined;
  readonly #forced: ActionNumber | null;
  readonly #search: Search | null;
  /** Whether all nodes of the level are searched, or the action is clear without. */
  isComplete: boolean;

  constructor(core: Core, position: Position, level: Level, thinking: Thinking) {
    const { seed, history, recentSquares, allowed, network } = thinking;
    this.#position = position;
    this.#recentSquares = recentSquares;
    this.#forced = level.alert ? position.forcedAction(allowed) : null;
    this.isComplete = this.#forced !== null;
    const { nodes, sight, overlook, noise, looseness } = level;
    this.#search = this.isComplete
      ? null
      : core.search(position, {
          memoryBytes: MEMORY,
          skill: { seed, nodes, sight, overlook, noise, looseness },
          network: (level.network && network) || 'hand',
          ...(history && { history }),
          ...(allowed && { allowed }),
        });
  }

  /** Searches a slice; returns whether there is more to search. */
  step(): boolean {
    this.isComplete ||= !this.#search?.step(SLICE);
    return !this.isComplete;
  }

  /** What the level plays, after what it has searched. */
  action(): ActionNumber {
    if (this.#forced !== null || !this.#search) return this.#forced ?? -1;
    const { candidates } = this.#search.report();
    const token = wordAt(candidates, this.#search.chosen(this.#recentSquares)).action;
    return this.#position.mode.tokens.indexOf(token);
  }

  close(): void {
    this.#search?.close();
  }
}

/** Returns what a level plays; about as much work as its nodes, in one go: for a worker. */
export function chooseAction(core: Core, position: Position, level: Level, thinking: Thinking): ActionNumber {
  const search = new LevelSearch(core, position, level, thinking);
  try {
    while (search.step() && !thinking.isStopped?.());
    return search.action();
  } finally {
    search.close();
  }
}

/** Whether pondering makes a level noticeably quicker (`docs/decisions/0027-pondering.md`). */
export function canPonder({ level, nodes, looseness }: Level): boolean {
  return nodes >= MIN_PONDER_NODES && looseness === 0 && level !== PERFECT_LEVEL;
}
