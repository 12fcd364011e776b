/** `Core`: the rules of all modes in WebAssembly; makes modes and positions. */
import { fail, succeed, TEXT_ERRORS, type Failure, type Result, type SolveCode, type TextError } from './codes.js';
import { Scratch } from './scratch.js';
import { mazeFaults, type MazeFault, type MazeLayout } from './mazeFaults.js';
import { Mode } from './mode.js';
import { loadModule, type Source } from './module.js';
import { Network } from './network.js';
import { Position } from './position.js';
import { Search, type SearchOptions } from './search.js';
import { solve, type ExactTable, type SolveOptions } from './exactTable.js';
import { wordAt, type Side } from './words.js';

const MAX_MODES = 256;

export class Core {
  readonly #scratch: Scratch;
  /** By canonical text, so that positions of one mode share it. */
  readonly #modes = new Map<string, Mode>();

  constructor(scratch: Scratch) {
    this.#scratch = scratch;
  }

  /** Reads the text of a mode: `classic2`, `classic2;size=5;fences=2`, `pacman;maze=A2;lives=5`. */
  parseMode(text: string): Result<Mode, TextError> {
    const { core } = this.#scratch;
    this.#scratch.clear();
    const status = core.read_mode(this.#scratch.writeText(text));
    return status === 0 ? succeed(this.#taken()) : refused(status);
  }

  /** Reads a position text; fails if it cannot be read, or if no game can be in that position. */
  parsePosition(text: string): Result<Position, TextError> {
    const { core } = this.#scratch;
    this.#scratch.clear();
    const status = core.read_position(this.#scratch.writeText(text));
    if (status !== 0) return refused(status);
    const state = this.#scratch.takeState();
    return succeed(new Position(this.#scratch, this.#taken(), state));
  }

  /** Returns the start position of a mode; in classic any side may be the first to play. */
  start(modeText: string | Mode, first?: Side): Result<Position, TextError | 'mode.bad_first'> {
    const mode = typeof modeText === 'string' ? this.parseMode(modeText) : succeed(modeText);
    if (!mode.ok) return mode;
    mode.value.loadAlone();
    const index = first === undefined ? 0 : mode.value.sides.indexOf(first);
    if (!this.#scratch.core.start(index)) return fail('mode.bad_first');
    return succeed(new Position(this.#scratch, mode.value, this.#scratch.takeState()));
  }

  /** Returns every fault of a maze with its places; none if it can be played. */
  mazeFaults(maze: MazeLayout): MazeFault[] {
    return mazeFaults(this.#scratch, maze);
  }

  /** Makes a search that begins at a position. */
  search(position: Position, options: SearchOptions = {}): Search {
    return new Search(this.#scratch, position, options);
  }

  /** Makes a network of the bytes of its packed file; throws an error with a code if they are none. */
  network(bytes: Uint8Array): Network {
    return new Network(this.#scratch, bytes);
  }

  /**
   * Solves a mode of the PAC-MAN variant with one to three ghosts: who can force the result, from every position. Takes
   * seconds, so a page runs it in a worker.
   */
  solve(mode: Mode, ghosts: number, options: SolveOptions = {}): Result<ExactTable, SolveCode> {
    return solve(this.#scratch, mode, ghosts, options);
  }

  /**
   * Returns the seed of one random stream among many: a hash of a seed and of what the stream is for. The same as
   * `hedgemaze.core.stream_seed`.
   */
  streamSeed(seed: bigint, ...parts: readonly bigint[]): bigint {
    const { core } = this.#scratch;
    const words = [BigInt(parts.length), seed, ...parts];
    return BigInt.asUintN(
      64,
      words.reduce((hash, word) => core.absorb_word(hash, word), 0n),
    );
  }

  /** Returns the signature of the searches, which every build of the core must agree on. */
  searchSignature(): bigint {
    const block = this.#scratch.takeBlock(this.#scratch.core.search_signature_bytes());
    const signature = this.#scratch.core.search_signature_in(block.address, block.bytes);
    this.#scratch.giveBlock(block);
    return BigInt.asUintN(64, signature);
  }

  /** Returns the bench signature, which every build of the core must agree on; about a second of work. */
  signature(): bigint {
    this.#scratch.clear();
    return BigInt.asUintN(64, this.#scratch.core.signature());
  }

  /** Returns the mode in the scratch memory. */
  #taken(): Mode {
    const bytes = this.#scratch.takeMode();
    const text = this.#scratch.readText(this.#scratch.core.write_mode());
    const known = this.#modes.get(text);
    if (known) return known;
    const mode = new Mode(this.#scratch, bytes, text);
    if (this.#modes.size >= MAX_MODES) this.#modes.clear();
    this.#modes.set(text, mode);
    return mode;
  }
}

function refused(status: number): Failure<TextError> {
  const failure = fail(wordAt(TEXT_ERRORS, (status & 255) - 1));
  const fault = status >> 8;
  return fault === 0 ? failure : { ...failure, fault: wordAt(TEXT_ERRORS, fault - 1) };
}

/**
 * Loads the core: `loadCore(fetch(url))` in a page, `loadCore(await readFile(path))` in Node. Throws if the module
 * cannot be fetched or compiled, or is of another version than this wrapper.
 */
export async function loadCore(source: Source): Promise<Core> {
  return new Core(new Scratch(await loadModule(source)));
}
