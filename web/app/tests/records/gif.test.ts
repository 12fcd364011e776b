import { describe, expect, it } from 'vitest';
import { GifEncoder } from '../../records/share/gif.js';
import { paletteOf } from '../../records/share/palette.js';
import { readGif } from './gifReader.js';

/** A picture with the colour that `colour` returns for every pixel, as `0xRRGGBB`. */
function drawn(
  width: number,
  height: number,
  colour: (x: number, y: number) => number,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let at = 0; at < width * height; at++) {
    const value = colour(at % width, Math.floor(at / width));
    pixels.set([value >> 16, (value >> 8) & 255, value & 255, 255], 4 * at);
  }
  return pixels;
}

function opaque(pixels: Uint8ClampedArray): number[] {
  return [...pixels].filter((_, index) => index % 4 !== 3);
}

/** A sequence that looks random and is the same every time. */
function noise(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
}

describe('an animated GIF', () => {
  it.each([
    [1, 1],
    [2, 3],
    [17, 9],
    [120, 80],
  ])('of %i by %i pixels with few colours is exact', (width, height) => {
    const random = noise(width);
    const colours = Array.from({ length: 200 }, () => random() & 0xffffff);
    const frames = [0, 1, 2].map(() => drawn(width, height, () => colours[random() % 200] ?? 0));
    const encoder = new GifEncoder(width, height);
    frames.forEach((frame, index) => encoder.add(frame.slice(), 100 * (index + 1)));
    const read = readGif(encoder.finish());
    expect([read.width, read.height, read.repeats]).toEqual([width, height, 0]);
    expect(read.frames.map(({ delayMs }) => delayMs)).toEqual([100, 200, 300]);
    read.frames.forEach(({ pixels }, index) => expect([...pixels]).toEqual(opaque(frames[index] as never)));
  });

  it('stores only the rectangle that has changed', () => {
    const encoder = new GifEncoder(50, 40);
    const plain = drawn(50, 40, () => 0x336699);
    const spot = drawn(50, 40, (x, y) => ((x === 10 && y === 20) || (x === 12 && y === 25) ? 0xff0000 : 0x336699));
    encoder.add(plain.slice(), 500);
    encoder.add(spot.slice(), 500);
    const { frames } = readGif(encoder.finish());
    expect(frames.map(({ box }) => box)).toEqual([
      [0, 0, 50, 40],
      [10, 20, 3, 6],
    ]);
    expect([...(frames[1]?.pixels ?? [])]).toEqual(opaque(spot));
  });

  it('shows a frame longer if the next one is the same', () => {
    const encoder = new GifEncoder(4, 4);
    const plain = drawn(4, 4, () => 0x123456);
    for (const delay of [300, 400, 500]) encoder.add(plain.slice(), delay);
    expect(readGif(encoder.finish()).frames.map(({ delayMs }) => delayMs)).toEqual([1200]);
  });

  it('keeps colours close where there are more than a palette holds', () => {
    const encoder = new GifEncoder(128, 128);
    const many = drawn(128, 128, (x, y) => (x << 17) | (y << 9) | (x ^ y));
    encoder.add(many.slice(), 100);
    const [frame] = readGif(encoder.finish()).frames;
    const wanted = opaque(many);
    const far = wanted.map((value, index) => Math.abs(value - (frame?.pixels[index] ?? 0)));
    expect(far.reduce((sum, each) => sum + each) / far.length).toBeLessThan(8);
    expect(Math.max(...far)).toBeLessThan(60);
  });
});

describe('a palette', () => {
  it('is exact if the colours fit', () => {
    const { colours, entries } = paletteOf(
      new Map([
        [0xff0000, 1],
        [0x00ff00, 500],
        [0x00ff01, 2],
      ]),
      4,
    );
    expect(colours).toHaveLength(9);
    for (const [colour, index] of entries) {
      const [red = 0, green = 0, blue = 0] = colours.subarray(3 * index);
      expect((red << 16) | (green << 8) | blue).toBe(colour);
    }
  });

  it('keeps a frequent colour when it must merge', () => {
    const shades = Array.from({ length: 100 }, (_, index): [number, number] => [index, index === 40 ? 100_000 : 1]);
    const { colours, entries } = paletteOf(new Map(shades), 4);
    expect(colours[3 * (entries.get(40) ?? 0) + 2]).toBe(40);
  });
});
