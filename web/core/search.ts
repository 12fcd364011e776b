/** `Search`: the best-first search of the core, in slices; one thread, so a page runs it in a worker. */
import type { Block, Scratch } from './scratch.js';
import { ITEM } from './module.js';
import type { Network } from './network.js';
import type { Position } from './position.js';
import { numberOf, wordAt, type ActionNumber, type ActionText, type Piece, type Side, type Square } from './words.js';

/** How the game ends for certain, against any play of the others. */
export interface Proof {
  /** Null for a draw. */
  readonly winner: Side | null;
  /** Until the end, if the winner hurries and the others delay. */
  readonly actions: number;
}

/** One action at the root, with what the search thinks of it. */
export interface Candidate {
  readonly action: ActionText;
  readonly visits: number;
  readonly prior: number;
  /** What each side may expect of the game's one point, in turn order. */
  readonly values: readonly number[];
  readonly proof: Proof | null;
}

export interface SearchReport {
  /** Positions evaluated since the root was set. */
  readonly nodes: number;
  /** Actions of the best line. */
  readonly depth: number;
  /** Nothing is left to learn: one legal action, a proof, the cap of a level, or no memory. */
  readonly isFinished: boolean;
  /** Bytes that the tree takes. */
  readonly used: number;
  readonly values: readonly number[];
  readonly proof: Proof | null;
  /** Best first. */
  readonly candidates: readonly Candidate[];
}

export interface SearchOptions {
  /** Hashes of the positions that have stood at the start of a turn, oldest first, the root's own included. */
  readonly history?: readonly bigint[];
  /** Pieces that may be moved at the root: for a seat that holds only some of the ghosts. */
  readonly allowed?: readonly Piece[];
  readonly memoryBytes?: number;
  /** The blind spots of a level; without them the search has none. */
  readonly skill?: Partial<Skill>;
  /**
   * Judges the positions of its mode; without one, and in other modes, the engine's own evaluation does
   * (`native/search/own_settings.hpp`). 'hand' is the handcrafted evaluation.
   */
  readonly network?: Network | 'hand' | null;
}

/** How well a search sees (`native/knowledge/skill.hpp`). */
export interface Skill {
  readonly seed: bigint;
  /** A cap; 0: none. */
  readonly nodes: number;
  /** Turns that it looks ahead; 0: any number. */
  readonly sight: number;
  readonly overlook: number;
  readonly noise: number;
  readonly looseness: number;
}

const NOBODY = 255;
const EVERY_PIECE = 255;
const MEMORY = 16 << 20;
/** Where the parts of the core's `Answer` and `Row` begin, in words of 4 bytes. */
const ANSWER = { nodes: 0, depth: 1, isFinished: 2, used: 3, count: 4, rows: 5 } as const;
const ROW = { action: 0, visits: 1, prior: 2, values: 3, isProven: 7, winner: 8, actions: 9, words: 10 } as const;

/** The pieces as the core wants them: bit i is piece i of the mode. */
export function bitsOf(position: Position, allowed: readonly Piece[] | undefined): number {
  if (!allowed) return EVERY_PIECE;
  return position.mode.pieces.reduce((bits, piece, i) => (allowed.includes(piece) ? bits | (1 << i) : bits), 0);
}

export class Search {
  readonly #scratch: Scratch;
  readonly #skill: Partial<Skill>;
  readonly #network: Network | 'hand' | null;
  /** What was asked for; a block that was used before may be larger. */
  readonly #bytes: number;
  #block: Block | null;
  #position: Position;

  /** Only `Core` makes searches. */
  constructor(scratch: Scratch, position: Position, options: SearchOptions) {
    this.#scratch = scratch;
    this.#skill = options.skill ?? {};
    this.#network = options.network ?? null;
    this.#position = position;
    this.#bytes = scratch.core.search_room() + (options.memoryBytes ?? MEMORY);
    this.#block = scratch.takeBlock(this.#bytes);
    this.#open();
    this.setRoot(position, options);
  }

  /** The position at the root. */
  get position(): Position {
    return this.#position;
  }

  /** Begins at a position; what is known of it from before is kept, unless there are blind spots. */
  setRoot(position: Position, { history, allowed }: Pick<SearchOptions, 'history' | 'allowed'> = {}): void {
    const isOther = position.mode !== this.#position.mode;
    this.#position = position;
    if (isOther) this.#open();
    const { core } = this.#scratch;
    const { address } = this.#used();
    const hashes = (history ?? [position.hash]).slice(-core.search_history());
    new BigUint64Array(core.memory.buffer, address, hashes.length).set(hashes);
    position.load();
    const bits = bitsOf(this.#position, allowed);
    core.search_root(address, core.address(ITEM.mode), core.address(ITEM.state), hashes.length, bits);
  }

  /** Goes on to the position after a legal action, keeping what is known of it, unless there are blind spots. */
  advance(action: ActionNumber, allowed?: readonly Piece[]): void {
    this.#scratch.core.search_advance(this.#used().address, action, bitsOf(this.#position, allowed));
    this.#position = this.#position.playUnchecked(action);
  }

  /** Searches about that many further nodes; returns false when nothing is left to search. */
  step(nodes: number): boolean {
    return this.#scratch.core.search_step(this.#used().address, nodes) !== 0;
  }

  report(): SearchReport {
    const { core } = this.#scratch;
    const at = core.search_report(this.#used().address);
    const view = new DataView(core.memory.buffer, at);
    const word = (index: number) => view.getUint32(4 * index, true);
    const rows = Array.from({ length: word(ANSWER.count) }, (_, i) => this.#row(view, ANSWER.rows + ROW.words * i));
    const { values, proof } = wordAt(rows, 0);
    return {
      nodes: word(ANSWER.nodes),
      depth: word(ANSWER.depth),
      isFinished: word(ANSWER.isFinished) !== 0,
      used: word(ANSWER.used),
      values,
      proof,
      candidates: rows.slice(1),
    };
  }

  /** The best line that begins with a candidate of the last report. */
  line(candidate: number): ActionText[] {
    const { core } = this.#scratch;
    const { address } = this.#used();
    const length = core.search_line(address, candidate);
    const numbers = new Uint16Array(core.memory.buffer, core.search_line_at(address), length);
    return Array.from(numbers, number => wordAt(this.#position.mode.tokens, number));
  }

  /** Which candidate of the last report the skill plays; a loose one does not go where its pawn has just been. */
  chosen(recentSquares: readonly Square[] = []): number {
    const bits = recentSquares.reduce((found, square) => found | (1n << BigInt(numberOf(square))), 0n);
    return this.#scratch.core.search_chosen(this.#used().address, BigInt.asUintN(64, bits), bits >> 64n);
  }

  /** Gives the memory back; the search cannot be used afterwards. */
  close(): void {
    if (this.#block) this.#scratch.giveBlock(this.#block);
    this.#block = null;
  }

  #used(): Block {
    if (!this.#block) throw new Error('the search has been closed');
    return this.#block;
  }

  #open(): void {
    const { core } = this.#scratch;
    const { address } = this.#used();
    const { mode } = this.#position;
    const isHand = this.#network === 'hand';
    const network = !isHand && this.#network?.canJudge(mode) ? this.#network.address : 0;
    const { seed = 0n, nodes = 0, sight = 0, overlook = 0, noise = 0, looseness = 0 } = this.#skill;
    mode.loadAlone();
    const modeAt = core.address(ITEM.mode);
    core.search_open(
      address,
      this.#bytes,
      seed,
      nodes,
      sight,
      overlook,
      noise,
      looseness,
      modeAt,
      network,
      isHand ? 1 : 0,
    );
  }

  #row(view: DataView, first: number): Candidate {
    const { mode } = this.#position;
    const word = (index: number) => view.getUint32(4 * (first + index), true);
    const number = (index: number) => view.getFloat32(4 * (first + index), true);
    const winner = word(ROW.winner);
    return {
      action: wordAt(mode.tokens, word(ROW.action)),
      visits: word(ROW.visits),
      prior: number(ROW.prior),
      values: mode.sides.map((_, side) => number(ROW.values + side)),
      proof:
        word(ROW.isProven) === 0
          ? null
          : { winner: winner === NOBODY ? null : wordAt(mode.sides, winner), actions: word(ROW.actions) },
    };
  }
}
