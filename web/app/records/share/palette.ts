/** Reduces colours to a palette: splits the box of colours with the largest error until there are enough. */

export interface Palette {
  /** Red, green and blue of each entry. */
  readonly colours: Uint8Array;
  /** The entry of each colour of the histogram, as `0xRRGGBB`. */
  readonly entries: ReadonlyMap<number, number>;
}

/** Colours of the list from `start` to `end`, which become one entry. */
interface Box {
  readonly start: number;
  readonly end: number;
  readonly mean: readonly [number, number, number];
  /** Which channel varies most, as a shift: 16, 8 or 0. */
  readonly axis: number;
  readonly error: number;
}

const SHIFTS = [16, 8, 0] as const;

function boxOf(list: readonly (readonly [number, number])[], start: number, end: number): Box {
  let weight = 0;
  const sums: [number, number, number] = [0, 0, 0];
  const squares = [0, 0, 0];
  for (let at = start; at < end; at++) {
    const [colour, count] = list[at] as readonly [number, number];
    weight += count;
    SHIFTS.forEach((shift, channel) => {
      const value = (colour >> shift) & 255;
      sums[channel] = (sums[channel] ?? 0) + count * value;
      squares[channel] = (squares[channel] ?? 0) + count * value * value;
    });
  }
  const spreads = sums.map((sum, channel) => (squares[channel] ?? 0) - (sum * sum) / weight);
  const widest = spreads.indexOf(Math.max(...spreads));
  const isOne = end - start < 2;
  return {
    start,
    end,
    mean: [sums[0] / weight, sums[1] / weight, sums[2] / weight],
    axis: SHIFTS[widest] ?? 16,
    error: isOne ? 0 : spreads.reduce((total, spread) => total + spread, 0),
  };
}

/** Sorts the colours of a box to both sides of its mean; returns where the second part begins. */
function divide(list: (readonly [number, number])[], { start, end, axis, mean }: Box): number {
  const middle = mean[SHIFTS.findIndex(shift => shift === axis)] ?? 0;
  const part = list.slice(start, end);
  const low = part.filter(([colour]) => ((colour >> axis) & 255) <= middle);
  const high = part.filter(([colour]) => ((colour >> axis) & 255) > middle);
  [...low, ...high].forEach((each, index) => (list[start + index] = each));
  return start + low.length;
}

/** Returns a palette of at most `most` entries for a histogram of colours; it is exact if they are few enough. */
export function paletteOf(histogram: ReadonlyMap<number, number>, most: number): Palette {
  const list: (readonly [number, number])[] = [...histogram];
  const boxes = list.length > 0 ? [boxOf(list, 0, list.length)] : [];
  while (boxes.length > 0 && boxes.length < most) {
    const worst = boxes.reduce((best, box, index) => (box.error > (boxes[best]?.error ?? 0) ? index : best), 0);
    const box = boxes[worst];
    if (!box || box.error === 0) break;
    const middle = divide(list, box);
    if (middle === box.start || middle === box.end) break; // only rounding differs
    boxes.splice(worst, 1, boxOf(list, box.start, middle), boxOf(list, middle, box.end));
  }
  const colours = new Uint8Array(3 * boxes.length);
  const entries = new Map<number, number>();
  boxes.forEach(({ start, end, mean }, index) => {
    colours.set(mean.map(Math.round), 3 * index);
    for (let at = start; at < end; at++) entries.set((list[at] as readonly [number, number])[0], index);
  });
  return { colours, entries };
}
