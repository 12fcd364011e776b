/**
 * `ExactTable`: who can force the result of each position of the PAC-MAN variant, in how many rounds, with which
 * actions. `docs/solving.md` says what is counted; `hedgemaze.solve` makes the same tables, byte for byte.
 */
import { fail, SOLVE_CODES, succeed, type Result, type SolveCode } from './codes.js';
import type { Block, Scratch } from './scratch.js';
import type { Mode } from './mode.js';
import type { Position } from './position.js';
import { wordAt, type ActionNumber, type ActionText } from './words.js';

export const MAX_SOLVED_GHOSTS = 3;
/** Who can force the result; open: nobody. */
export type ExactValue = 'pacman' | 'ghosts' | 'open';

/** A value, and in how many rounds the result comes, the current one included; null if it is open. */
export interface Exact {
  readonly value: ExactValue;
  readonly distance: number | null;
}

export interface ExactAction extends Exact {
  readonly action: ActionText;
}

export interface SolveProgress {
  /** The share of the work that is done, 0 to 1. */
  readonly done: number;
  readonly lives: number;
  /** Pellets on the board. */
  readonly pellets: number;
  /** The distance that has just been finished. */
  readonly rounds: number;
}

export interface SolveOptions {
  /** Called after every round of every set of pellets. */
  readonly onProgress?: (progress: SolveProgress) => void;
  /** No more memory than that is taken. */
  readonly memoryBytes?: number;
}

/** One number of lives, solved: the block of each set of pellets, and who wins after a catch with each set. */
interface SolvedLives {
  readonly blocks: ReadonlyMap<number, Block>;
  readonly afterCatch: readonly number[];
}

const VALUES = ['open', 'ghosts', 'pacman'] as const satisfies readonly ExactValue[];
const GHOSTS_WIN = VALUES.indexOf('ghosts');
const PACMAN_BASE = 127;
const MEMORY = 512 << 20;
const ROW_BYTES = 4;
/** The sets of pellets, as bits, in the order in which they are solved: fewest first. */
export const SETS: readonly number[] = Array.from({ length: 15 }, (_, i) => i + 1).sort(
  (one, other) => pelletCount(one) - pelletCount(other) || one - other,
);

function pelletCount(set: number): number {
  return [0, 1, 2, 3].filter(bit => (set >> bit) & 1).length;
}

function exactOf(result: number): Exact {
  if (result === 0) return { value: 'open', distance: null };
  const isPacman = result > PACMAN_BASE;
  return { value: isPacman ? 'pacman' : 'ghosts', distance: isPacman ? result - PACMAN_BASE : result };
}

/** What the block of a set depends on: who wins after a catch, for each of its subsets. */
function keyOf(set: number, afterCatch: readonly number[]): string {
  return [set, ...SETS.filter(part => (part & ~set) === 0).map(part => afterCatch[part])].join();
}

export class ExactTable {
  readonly mode: Mode;
  readonly ghosts: number;
  readonly #scratch: Scratch;
  readonly #solver: Block;
  readonly #solved: readonly SolvedLives[];
  readonly #blockSize: number;
  /** The number of lives that the solver answers for now. */
  #lives: number;

  /** Only `solve` makes tables. The solver answers for the last number of lives. */
  constructor(scratch: Scratch, mode: Mode, ghosts: number, solver: Block, solved: readonly SolvedLives[]) {
    this.#scratch = scratch;
    this.mode = mode;
    this.ghosts = ghosts;
    this.#solver = solver;
    this.#solved = solved;
    this.#lives = solved.length;
    this.#blockSize = scratch.core.solve_block_size(solver.address);
  }

  /** The numbers of lives that were solved. */
  get lives(): number {
    return this.#solved.length;
  }

  /** The start position with that many lives. */
  start(lives: number): Exact {
    this.#use(lives);
    return exactOf(this.#scratch.core.solve_start(this.#solver.address, 15));
  }

  /** What a position is worth with that many lives left, its own by default; null if the table does not have it. */
  probe(position: Position, lives: number): Exact | null {
    if (lives < 1 || lives > this.lives) return null;
    this.#use(lives);
    position.load();
    const result = this.#scratch.core.solve_result(this.#solver.address);
    return result < 0 ? null : exactOf(result);
  }

  /** What each legal action of a position leads to. The table must have the position. */
  actions(position: Position, lives: number): ExactAction[] {
    this.#use(lives);
    position.load();
    const { core } = this.#scratch;
    const count = core.solve_actions(this.#solver.address);
    const view = new DataView(core.memory.buffer, this.#solver.address, count * ROW_BYTES);
    return Array.from({ length: count }, (_, i) => ({
      action: wordAt(position.mode.tokens, view.getUint16(ROW_BYTES * i, true)),
      ...exactOf(view.getUint8(ROW_BYTES * i + 2)),
    }));
  }

  /**
   * The share of the opponent's turns that keep its result after a legal action, if the opponent plays at random and the
   * rest of this turn makes the share small.
   */
  keepingShare(position: Position, action: ActionNumber, lives: number): number {
    this.#use(lives);
    position.load();
    return this.#scratch.core.solve_keeping_share(this.#solver.address, action);
  }

  /** A copy of the results of a set of pellets (`docs/formats.md`). */
  block(set: number, lives: number): Uint8Array {
    const address = wordAt(this.#solved, lives - 1).blocks.get(set)?.address ?? 0;
    return new Uint8Array(this.#scratch.core.memory.buffer, address, this.#blockSize).slice();
  }

  /** Gives the memory back; the table cannot be used afterwards. */
  close(): void {
    const blocks = new Set([this.#solver, ...this.#solved.flatMap(lives => [...lives.blocks.values()])]);
    for (const block of blocks) this.#scratch.giveBlock(block);
  }

  #use(lives: number): void {
    if (lives === this.#lives) return;
    prepare(this.#scratch, this.#solver, wordAt(this.#solved, lives - 1));
    this.#lives = lives;
  }
}

/** Makes the solver answer for a number of lives. */
function prepare({ core }: Scratch, { address }: Block, { blocks, afterCatch }: SolvedLives): void {
  for (const [set, block] of blocks) core.solve_use(address, set, block.address);
  new Uint8Array(core.memory.buffer, core.solve_after_catch(address), afterCatch.length).set(afterCatch);
  core.solve_probe(address);
}

/** Takes blocks of memory up to a limit, and gives all back if the work fails. */
class Blocks {
  readonly #scratch: Scratch;
  readonly #taken: Block[] = [];
  #left: number;

  constructor(scratch: Scratch, bytes: number) {
    this.#scratch = scratch;
    this.#left = bytes;
  }

  /** Returns a block, or null if there is no memory. */
  take(bytes: number): Block | null {
    this.#left -= bytes;
    if (this.#left < 0) return null;
    try {
      const block = this.#scratch.takeBlock(bytes);
      this.#taken.push(block);
      return block;
    } catch {
      return null;
    }
  }

  giveAll(): void {
    for (const block of this.#taken) this.#scratch.giveBlock(block);
  }
}

/** Solves a mode, life by life and set by set of pellets. */
export function solve(
  scratch: Scratch,
  mode: Mode,
  ghosts: number,
  { onProgress, memoryBytes = MEMORY }: SolveOptions,
): Result<ExactTable, SolveCode> {
  const { core, onSolvedRound } = scratch;
  if (!Number.isInteger(ghosts) || ghosts < 1 || ghosts > MAX_SOLVED_GHOSTS) throw new RangeError(`${ghosts} ghosts`);
  mode.loadAlone();
  const refusal = core.solve_refusal();
  if (refusal > 0) return fail(wordAt(SOLVE_CODES, refusal - 1));
  const memory = new Blocks(scratch, memoryBytes);
  const refuse = (code: SolveCode) => {
    memory.giveAll();
    return fail(code);
  };
  const solver = memory.take(core.solve_room());
  if (!solver) return refuse('solve.memory');
  mode.loadAlone();
  core.solve_open(solver.address, ghosts);
  const workspace = memory.take(core.solve_workspace_size(solver.address));
  if (!workspace) return refuse('solve.memory');
  const bytes = core.solve_block_size(solver.address);
  const known = new Map<string, Block>();
  const solved: SolvedLives[] = [];
  const { lives } = mode;
  let afterCatch: readonly number[] = Array.from({ length: 16 }, () => GHOSTS_WIN);
  let longest = 1;
  for (let life = 1; life <= lives; life += 1) {
    const blocks = new Map<number, Block>();
    for (const [index, set] of SETS.entries()) {
      const key = keyOf(set, afterCatch);
      let block = known.get(key);
      if (!block) {
        const fresh = memory.take(bytes);
        if (!fresh) return refuse('solve.memory');
        let rounds = 0;
        onSolvedRound.call = (onBoard, distance) => {
          if (onBoard === ghosts) rounds += 1;
          const part = Math.min(rounds / (longest + 1), 0.95);
          const done = ((life - 1) * SETS.length + index + part) / (lives * SETS.length);
          onProgress?.({ done, lives: life, pellets: pelletCount(set), rounds: distance });
        };
        const ended = core.solve_set(solver.address, set, wordAt(afterCatch, set), fresh.address, workspace.address);
        onSolvedRound.call = null;
        if (ended !== 0) return refuse('solve.too_long');
        longest = Math.max(longest, rounds);
        known.set(key, (block = fresh));
      }
      core.solve_use(solver.address, set, block.address);
      blocks.set(set, block);
    }
    const latest = { blocks, afterCatch };
    solved.push(latest);
    prepare(scratch, solver, latest);
    const lower = core.solve_lower_values(solver.address);
    afterCatch = Array.from(new Uint8Array(core.memory.buffer, lower, 16));
  }
  scratch.giveBlock(workspace);
  return succeed(new ExactTable(scratch, mode, ghosts, solver, solved));
}
