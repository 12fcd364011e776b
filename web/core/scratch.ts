/**
 * `Scratch`: the part of the module's memory that holds a mode and a position while the core answers a question, and
 * the answer (`native/wasm/scratch.hpp`).
 *
 * Modes and positions live outside, as bytes in JavaScript. So the garbage collector frees them like anything else,
 * there is no handle to dispose of and no pool that could fill up. Loading a position copies 112 bytes, and does nothing
 * if it is loaded already.
 */
import { ITEM, type Exports, type Item, type LoadedModule } from './module.js';

/** A mode or a position as the core holds it. Made by `Scratch` alone, and never changed. */
export type Bytes = Uint8Array;

/** The items of the scratch memory, as arrays. */
interface Views {
  readonly mode: Uint8Array;
  readonly state: Uint8Array;
  readonly text: Uint8Array;
  readonly actions: Uint16Array;
  readonly modeFacts: DataView;
  readonly view: Uint8Array;
  readonly evidence: Uint8Array;
  readonly totals: BigUint64Array;
  readonly shares: Float32Array;
  readonly maze: Uint8Array;
  readonly faults: Uint8Array;
}

/** A block of the module's memory that a search or the solver works in. */
export interface Block {
  readonly address: number;
  readonly bytes: number;
}

const PAGE = 65_536;

function viewsOf(core: Exports): Views {
  const { buffer } = core.memory;
  const bytes = (item: Item) => new Uint8Array(buffer, core.address(item), core.size(item));
  return {
    mode: bytes(ITEM.mode),
    state: bytes(ITEM.state),
    text: bytes(ITEM.text),
    actions: new Uint16Array(buffer, core.address(ITEM.actions), core.size(ITEM.actions) / 2),
    modeFacts: new DataView(buffer, core.address(ITEM.modeFacts), core.size(ITEM.modeFacts)),
    view: bytes(ITEM.view),
    evidence: bytes(ITEM.evidence),
    totals: new BigUint64Array(buffer, core.address(ITEM.totals), core.size(ITEM.totals) / 8),
    shares: new Float32Array(buffer, core.address(ITEM.shares), core.size(ITEM.shares) / 4),
    maze: bytes(ITEM.maze),
    faults: bytes(ITEM.faults),
  };
}

export class Scratch {
  readonly core: Exports;
  /** Made again when the memory grows, which only `takeBlock` causes. */
  #views: Views;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  /** What is loaded now, if it is known. */
  #loadedMode: Bytes | null = null;
  #loadedState: Bytes | null = null;
  /** Blocks that have been given back; memory never shrinks. */
  readonly #blocks: Block[] = [];

  /** Where the solver reports its rounds. */
  readonly onSolvedRound: LoadedModule['onSolvedRound'];

  constructor({ exports, onSolvedRound }: LoadedModule) {
    this.core = exports;
    this.onSolvedRound = onSolvedRound;
    this.#views = viewsOf(exports);
  }

  /** What `describe_mode` wrote. */
  get modeFacts(): DataView {
    return this.#views.modeFacts;
  }

  /** What `describe_position` wrote. */
  get view(): Uint8Array {
    return this.#views.view;
  }

  get evidence(): Uint8Array {
    return this.#views.evidence;
  }

  get totals(): BigUint64Array {
    return this.#views.totals;
  }

  /** What `final_shares` wrote. */
  get shares(): Float32Array {
    return this.#views.shares;
  }

  /** Where the draft of a maze is written for `maze_faults`. */
  get maze(): Uint8Array {
    return this.#views.maze;
  }

  /** What `maze_faults` wrote. */
  get faults(): Uint8Array {
    return this.#views.faults;
  }

  /** Returns a block of at least that many bytes, one given back before or new memory. Throws if there is none left. */
  takeBlock(bytes: number): Block {
    const known = this.#blocks.findIndex(block => block.bytes >= bytes);
    const [block] = known < 0 ? [] : this.#blocks.splice(known, 1);
    if (block) return block;
    const pages = Math.ceil(bytes / PAGE);
    const address = this.core.memory.grow(pages) * PAGE;
    this.#views = viewsOf(this.core);
    return { address, bytes: pages * PAGE };
  }

  /** Takes back a block that is no longer used. */
  giveBlock(block: Block): void {
    this.#blocks.push(block);
  }

  /** Writes a text for the core to read and returns its length in bytes; a text that is too long is cut. */
  writeText(text: string): number {
    return this.#encoder.encodeInto(text, this.#views.text).written;
  }

  /** Returns the text that the core has written. */
  readText(length: number): string {
    return this.#decoder.decode(this.#views.text.subarray(0, length));
  }

  /** Returns a copy of the list of actions that the core has written. */
  readActions(count: number): Uint16Array {
    return this.#views.actions.slice(0, count);
  }

  loadMode(mode: Bytes): void {
    if (this.#loadedMode === mode) return;
    this.#views.mode.set(mode);
    this.#loadedMode = mode;
    this.#loadedState = null;
  }

  load(mode: Bytes, state: Bytes): void {
    this.loadMode(mode);
    if (this.#loadedState === state) return;
    this.#views.state.set(state);
    this.#loadedState = state;
  }

  /** Forgets what is loaded; call it before the core changes both, or might leave them half changed. */
  clear(): void {
    this.#loadedMode = null;
    this.#loadedState = null;
  }

  /** Returns a copy of the mode that the core has made. */
  takeMode(): Bytes {
    return (this.#loadedMode = this.#views.mode.slice());
  }

  /** Returns a copy of the position that the core has made. */
  takeState(): Bytes {
    return (this.#loadedState = this.#views.state.slice());
  }
}
