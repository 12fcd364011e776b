/** `Network`: a learned network in the core's memory (`docs/learning.md`); searches use it to judge positions. */
import type { Mode } from './mode.js';
import type { Position } from './position.js';
import type { Block, Scratch } from './scratch.js';
import { wordAt } from './words.js';

/** The faults of a file, in the order of the core's `NetworkError`. */
const FAULTS = ['network.foreign', 'network.version', 'network.shape', 'network.damaged'] as const;
const MAX_SIDES = 4;

const HEAD = 128;

/** The bytes of a network's file from its packed form (`docs/learning.md`); bytes that are too short as they are. */
function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes.length < HEAD) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const weights = view.getUint32(16, true) * view.getUint32(20, true);
  if (bytes.length < HEAD + 2 * weights) return bytes;
  const found = new Uint8Array(bytes);
  for (let i = 0; i < weights; i++) {
    const low = bytes[HEAD + i] as number;
    found[HEAD + 2 * i] = low;
    found[HEAD + 2 * i + 1] = (bytes[HEAD + weights + i] as number) ^ (low >= 128 ? 255 : 0);
  }
  return found;
}

export class Network {
  readonly #scratch: Scratch;
  readonly #block: Block;

  /** Only `Core` makes networks. Throws an error with a code of `docs/formats.md` if the bytes are no packed network. */
  constructor(scratch: Scratch, packed: Uint8Array) {
    const bytes = unpacked(packed);
    const { core } = scratch;
    const room = core.network_room();
    this.#scratch = scratch;
    this.#block = scratch.takeBlock(room + bytes.length); // blocks begin at a page, which is aligned enough
    const { address } = this.#block;
    new Uint8Array(core.memory.buffer, address + room, bytes.length).set(bytes);
    const fault = core.network_open(address, bytes.length);
    if (fault === 0) return;
    scratch.giveBlock(this.#block);
    throw new Error(wordAt(FAULTS, fault - 1));
  }

  /** For the core alone: where the network is. */
  get address(): number {
    return this.#block.address;
  }

  canJudge(mode: Mode): boolean {
    mode.loadAlone();
    return this.#scratch.core.network_can_judge(this.address) !== 0;
  }

  /** The integers behind the values, from the side to move in turn order, and behind the priors, per legal action. */
  logits(position: Position): { readonly sides: readonly number[]; readonly actions: readonly number[] } {
    const { core } = this.#scratch;
    const count = position.legalNumbers().length;
    position.load();
    const at = core.network_judge(this.address);
    if (at === 0) return { sides: [], actions: [] };
    const words = Array.from(new Int32Array(core.memory.buffer, at, MAX_SIDES + count));
    return { sides: words.slice(0, position.mode.sides.length), actions: words.slice(MAX_SIDES) };
  }
}
