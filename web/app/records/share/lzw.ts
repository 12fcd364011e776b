/** The LZW compression of GIF: codes of growing length, least significant bit first, in blocks of up to 255 bytes. */

const MAX_CODES = 4096;
const TABLE_BITS = 14;
const TABLE = 1 << TABLE_BITS;
const BLOCK = 255;

/** A growing array of bytes. */
export class ByteBuffer {
  #data = new Uint8Array(65_536);
  length = 0;

  push(...values: readonly number[]): void {
    this.#reserve(values.length);
    for (const value of values) this.#data[this.length++] = value;
  }

  /** Appends a number of 16 bits, low byte first. */
  push16(value: number): void {
    this.push(value & 255, value >> 8);
  }

  append(values: Uint8Array): void {
    this.#reserve(values.length);
    this.#data.set(values, this.length);
    this.length += values.length;
  }

  set16(at: number, value: number): void {
    this.#data[at] = value & 255;
    this.#data[at + 1] = value >> 8;
  }

  done(): Uint8Array<ArrayBuffer> {
    return this.#data.slice(0, this.length);
  }

  #reserve(count: number): void {
    if (this.length + count <= this.#data.length) return;
    const larger = new Uint8Array(2 * (this.length + count));
    larger.set(this.#data);
    this.#data = larger;
  }
}

/** Appends palette indices as the data of a GIF picture; an index has at most `bits` bits, 2 to 8. */
export function compress(indices: Uint8Array, bits: number, into: ByteBuffer): void {
  const clear = 1 << bits;
  const codes = new ByteBuffer();
  let [pending, used] = [0, 0];
  let width = bits + 1;
  let next = clear + 2;
  // A hash table of known sequences: a code followed by an index.
  const keys = new Int32Array(TABLE).fill(-1);
  const values = new Int16Array(TABLE);
  const write = (code: number): void => {
    pending |= code << used;
    used += width;
    while (used >= 8) {
      codes.push(pending & 255);
      pending >>>= 8;
      used -= 8;
    }
  };
  into.push(bits);
  write(clear);
  let prefix = indices[0] ?? 0;
  for (let at = 1; at < indices.length; at++) {
    const index = indices[at] as number;
    const key = (prefix << 8) | index;
    let slot = Math.imul(key, 0x9e37_79b1) >>> (32 - TABLE_BITS);
    while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) & (TABLE - 1);
    if (keys[slot] === key) {
      prefix = values[slot] as number;
      continue;
    }
    write(prefix);
    prefix = index;
    if (next === MAX_CODES) {
      write(clear);
      keys.fill(-1);
      width = bits + 1;
      next = clear + 2;
      continue;
    }
    keys[slot] = key;
    values[slot] = next;
    if (next === 1 << width) width++;
    next++;
  }
  write(prefix);
  // A decoder has added one more code by now.
  if (next === 1 << width && width < 12) width++;
  write(clear + 1);
  if (used > 0) codes.push(pending & 255);
  const data = codes.done();
  for (let at = 0; at < data.length; at += BLOCK) {
    const block = data.subarray(at, at + BLOCK);
    into.push(block.length);
    into.append(block);
  }
  into.push(0);
}
