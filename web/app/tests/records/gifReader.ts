/** Reads animated GIFs, written from the format's definition and without the encoder: the whole picture of every frame. */

export interface ReadFrame {
  /** Red, green and blue of every pixel of the whole picture. */
  readonly pixels: Uint8Array;
  readonly delayMs: number;
  readonly box: readonly [left: number, top: number, width: number, height: number];
}

export interface ReadGif {
  readonly width: number;
  readonly height: number;
  readonly repeats: number | null;
  readonly frames: readonly ReadFrame[];
}

export function readGif(bytes: Uint8Array): ReadGif {
  let at = 0;
  const byte = () => bytes[at++] ?? -1;
  const short = () => byte() | (byte() << 8);
  const text = (length: number) => String.fromCharCode(...bytes.subarray(at, (at += length)));
  const blocks = (): number[] => {
    const data: number[] = [];
    for (let length = byte(); length > 0; length = byte()) data.push(...bytes.subarray(at, (at += length)));
    return data;
  };
  if (text(6) !== 'GIF89a') throw new Error('no GIF');
  const [width, height] = [short(), short()];
  if (byte() & 0x80) throw new Error('a global palette is not expected');
  at += 2;
  let repeats: number | null = null;
  let [delayMs, transparent] = [0, -1];
  let canvas = new Uint8Array(3 * width * height);
  const frames: ReadFrame[] = [];
  for (;;) {
    const kind = byte();
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      const label = byte();
      const data = blocks();
      if (label === 0xf9) {
        const [flags = 0, low = 0, high = 0, index = 0] = data;
        delayMs = 10 * (low | (high << 8));
        transparent = flags & 1 ? index : -1;
        if (((flags >> 2) & 7) !== 1) throw new Error('frames must be kept');
      } else if (label === 0xff) repeats = (data[12] ?? 0) | ((data[13] ?? 0) << 8);
    } else if (kind === 0x2c) {
      const box = [short(), short(), short(), short()] as const;
      const flags = byte();
      const palette = bytes.subarray(at, (at += 3 << ((flags & 7) + 1)));
      const indices = decompress(byte(), blocks());
      const [left, top, wide, high] = box;
      if (indices.length !== wide * high) throw new Error(`${indices.length} pixels instead of ${wide * high}`);
      canvas = canvas.slice();
      indices.forEach((index, place) => {
        if (index === transparent) return;
        const to = (top + Math.floor(place / wide)) * width + left + (place % wide);
        canvas.set(palette.subarray(3 * index, 3 * index + 3), 3 * to);
      });
      frames.push({ pixels: canvas, delayMs, box });
    } else throw new Error(`block ${kind} at ${at}`);
  }
  if (at !== bytes.length) throw new Error('bytes after the end');
  return { width, height, repeats, frames };
}

function decompress(bits: number, data: readonly number[]): number[] {
  const clear = 1 << bits;
  const indices: number[] = [];
  let codes: number[][] = [];
  let width = 0;
  let before: number[] | null = null;
  const restart = () => {
    codes = Array.from({ length: clear + 2 }, (_, index) => [index]);
    width = bits + 1;
    before = null;
  };
  restart();
  let [pool, held] = [0, 0];
  for (const next of data) {
    pool |= next << held;
    held += 8;
    while (held >= width) {
      const code = pool & ((1 << width) - 1);
      pool >>>= width;
      held -= width;
      if (code === clear) {
        restart();
        continue;
      }
      if (code === clear + 1) return indices;
      const known: number[] | undefined = codes[code];
      const last: number[] | null = before;
      const run: number[] = known ?? [...(last ?? []), (last ?? [])[0] ?? 0];
      if (!known && code !== codes.length) throw new Error(`code ${code} of ${codes.length}`);
      indices.push(...run);
      if (last && codes.length < 4096) {
        codes.push([...last, run[0] ?? 0]);
        if (codes.length === 1 << width && width < 12) width++;
      }
      before = run;
    }
  }
  throw new Error('the data has no end');
}
