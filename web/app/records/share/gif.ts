/**
 * `GifEncoder`: an animated GIF of frames that differ little. Of every frame but the first only the rectangle that has
 * changed is stored, with its own palette; pixels in it that have not changed are transparent.
 */
import { ByteBuffer, compress } from './lzw.js';
import { paletteOf } from './palette.js';

const PALETTE = 256;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export class GifEncoder {
  readonly #width: number;
  readonly #height: number;
  readonly #bytes = new ByteBuffer();
  #before: Uint32Array | null = null;
  /** Where the delay of the last frame is stored, and what it is in milliseconds. */
  #delayAt = 0;
  #delayMs = 0;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    const bytes = this.#bytes;
    bytes.append(ascii('GIF89a'));
    bytes.push16(width);
    bytes.push16(height);
    bytes.push(0x70, 0, 0); // no global palette
    bytes.push(0x21, 0xff, 11);
    bytes.append(ascii('NETSCAPE2.0'));
    bytes.push(3, 1, 0, 0, 0); // repeats for ever
  }

  /** Adds a frame of opaque pixels (RGBA). A frame without a change makes the one before it last longer. */
  add(pixels: Uint8ClampedArray<ArrayBuffer>, delayMs: number): void {
    const frame = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
    const changed = this.#changed(frame);
    if (changed) this.#write(frame, changed, delayMs);
    else {
      this.#delayMs += delayMs;
      this.#bytes.set16(this.#delayAt, hundredths(this.#delayMs));
    }
    this.#before = frame;
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.#bytes.push(0x3b);
    return this.#bytes.done();
  }

  /** The smallest rectangle around all pixels that differ from the last frame; null if none does. */
  #changed(frame: Uint32Array): Rectangle | null {
    const before = this.#before;
    const width = this.#width;
    if (!before) return { left: 0, top: 0, width, height: this.#height };
    let [left, right, top, bottom] = [width, -1, -1, -1];
    for (let at = 0, y = 0; y < this.#height; y++) {
      for (let x = 0; x < width; x++, at++) {
        if (frame[at] === before[at]) continue;
        if (x < left) left = x;
        if (x > right) right = x;
        if (top < 0) top = y;
        bottom = y;
      }
    }
    return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
  }

  #write(frame: Uint32Array, { left, top, width, height }: Rectangle, delayMs: number): void {
    const before = this.#before;
    const histogram = new Map<number, number>();
    const colours = new Int32Array(width * height);
    for (let at = 0, y = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const from = (top + y) * this.#width + left + x;
        const pixel = frame[from] as number;
        if (before?.[from] === pixel) colours[at] = -1;
        else {
          const colour = ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);
          colours[at] = colour;
          histogram.set(colour, (histogram.get(colour) ?? 0) + 1);
        }
      }
    }
    const palette = paletteOf(histogram, PALETTE - 1);
    const transparent = palette.colours.length / 3;
    const bits = Math.max(2, Math.ceil(Math.log2(transparent + 1)));
    const indices = Uint8Array.from(colours, colour =>
      colour < 0 ? transparent : (palette.entries.get(colour) as number),
    );
    const bytes = this.#bytes;
    bytes.push(0x21, 0xf9, 4, 0x05); // keep the frame below; one entry is transparent
    this.#delayAt = bytes.length;
    this.#delayMs = delayMs;
    bytes.push16(hundredths(delayMs));
    bytes.push(transparent, 0, 0x2c);
    for (const value of [left, top, width, height]) bytes.push16(value);
    bytes.push(0x80 | (bits - 1));
    bytes.append(palette.colours);
    bytes.append(new Uint8Array(3 * (1 << bits) - palette.colours.length));
    compress(indices, bits, bytes);
  }
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, letter => letter.charCodeAt(0));
}

/** The unit of delays in a GIF. */
function hundredths(milliseconds: number): number {
  return Math.min(65_535, Math.round(milliseconds / 10));
}
