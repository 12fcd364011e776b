/**
 * The desk: the one place in the module's memory where a mode and a position lie while the core is asked about them.
 *
 * Modes and positions live outside, as bytes in JavaScript. So the garbage collector frees them like anything else,
 * there is no handle to dispose of and no pool that could fill up. Laying a position on the desk copies 112 bytes, and
 * is left out when it lies there already.
 */
import { ITEM, type Exports, type Item } from './module.js';

/** A mode or a position as the core holds it. Only ever made by the desk, and never changed. */
export type Bytes = Uint8Array;

export class Desk {
  readonly core: Exports;
  readonly #mode: Uint8Array;
  readonly #state: Uint8Array;
  readonly #text: Uint8Array;
  readonly #actions: Uint16Array;
  readonly about: DataView;
  readonly evidence: Uint8Array;
  readonly totals: BigUint64Array;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  /** What lies there now, if it is known. */
  #modeThere: Bytes | null = null;
  #stateThere: Bytes | null = null;

  constructor(core: Exports) {
    this.core = core;
    // The memory never grows, so these views stay good for ever.
    const { buffer } = core.memory;
    const bytes = (item: Item) => new Uint8Array(buffer, core.address(item), core.size(item));
    this.#mode = bytes(ITEM.mode);
    this.#state = bytes(ITEM.state);
    this.#text = bytes(ITEM.text);
    this.#actions = new Uint16Array(buffer, core.address(ITEM.actions), core.size(ITEM.actions) / 2);
    this.about = new DataView(buffer, core.address(ITEM.about), core.size(ITEM.about));
    this.evidence = bytes(ITEM.evidence);
    this.totals = new BigUint64Array(buffer, core.address(ITEM.totals), core.size(ITEM.totals) / 8);
  }

  /** Writes a text for the core to read and returns its length in bytes; what is too long for any text is cut. */
  writeText(text: string): number {
    return this.#encoder.encodeInto(text, this.#text).written;
  }

  /** Returns the text that the core has written. */
  readText(length: number): string {
    return this.#decoder.decode(this.#text.subarray(0, length));
  }

  /** Returns a copy of the list of actions that the core has written. */
  readActions(count: number): Uint16Array {
    return this.#actions.slice(0, count);
  }

  layMode(mode: Bytes): void {
    if (this.#modeThere === mode) return;
    this.#mode.set(mode);
    this.#modeThere = mode;
    this.#stateThere = null;
  }

  lay(mode: Bytes, state: Bytes): void {
    this.layMode(mode);
    if (this.#stateThere === state) return;
    this.#state.set(state);
    this.#stateThere = state;
  }

  /** To be called before the core changes both, or might leave them half changed. */
  clear(): void {
    this.#modeThere = null;
    this.#stateThere = null;
  }

  /** Returns what the core has made of the mode. */
  takeMode(): Bytes {
    return (this.#modeThere = this.#mode.slice());
  }

  /** Returns what the core has made of the position. */
  takeState(): Bytes {
    return (this.#stateThere = this.#state.slice());
  }
}
