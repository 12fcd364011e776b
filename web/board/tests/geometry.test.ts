import { describe, expect, it } from 'vitest';
import {
  cellsAsSeen,
  edgeTowards,
  exitOf,
  extent,
  fenceBox,
  FRAME,
  middleOf,
  pictureBox,
  seenAt,
  squareBox,
  toBoard,
  toScreen,
  type Setting,
} from '../geometry.js';
import { fencesOf, neighbour, squareName, squaresOf } from '../names.js';
import type { Edge } from '../types.js';

const EDGES: readonly Edge[] = ['S', 'W', 'N', 'E'];
const SIZES = [3, 5, 7, 9];
const settings: Setting[] = SIZES.flatMap(size => EDGES.map(bottom => ({ size, bottom })));

describe.each(settings)('a board of $size with $bottom below', setting => {
  const { size, bottom } = setting;

  it('shows every square in a place of its own, inside the frame', () => {
    const seen = new Set<string>();
    for (const square of squaresOf(size)) {
      const { x, y, width, height } = squareBox(square, setting);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(FRAME);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(extent(size) - FRAME);
      seen.add(`${x} ${y}`);
    }
    expect(seen.size).toBe(size * size);
  });

  it('shows no fence that sticks out', () => {
    for (const fence of fencesOf(size)) {
      const { x, y, width, height } = fenceBox(fence, setting);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(FRAME);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(extent(size) - FRAME);
    }
  });

  it('finds board points again from the screen', () => {
    for (const point of [
      { x: 0, y: 0 },
      { x: 123, y: -45 },
      { x: 78.5, y: 250 },
    ]) {
      const found = toBoard(toScreen(point, setting), setting);
      expect(found.x).toBeCloseTo(point.x);
      expect(found.y).toBeCloseTo(point.y);
    }
  });

  it('has its bottom edge below', () => {
    const corner = { S: 'a1', W: 'a1', N: 'a9', E: 'i1' }[bottom]
      .replace('9', String(size))
      .replace('i', 'abcdefghi'.charAt(size - 1));
    const lowest = Math.max(...squaresOf(size).map(square => seenAt(square, setting).y));
    expect(seenAt(corner as 'a1', setting).y).toBe(lowest);
  });

  it('moves on the screen as arrow keys say', () => {
    const moves = { up: [0, -100], right: [100, 0], down: [0, 100], left: [-100, 0] } as const;
    for (const direction of ['up', 'right', 'down', 'left'] as const) {
      for (const square of squaresOf(size)) {
        const next = neighbour(square, edgeTowards(direction, bottom), size);
        if (!next) continue;
        const [from, to] = [seenAt(square, setting), seenAt(next, setting)];
        expect([to.x - from.x, to.y - from.y]).toEqual([...moves[direction]]);
      }
    }
  });

  it('reads rows of squares as they are seen', () => {
    cellsAsSeen(setting).forEach((cells, top) =>
      cells.forEach((cell, column) => {
        expect(seenAt(squareName(cell), setting)).toEqual({ x: FRAME + 40 + column * 100, y: FRAME + 40 + top * 100 });
      }),
    );
  });
});

it('the picture is square, and a piece leaves it over its lower rim', () => {
  const { width, height } = pictureBox({ size: 9, bottom: 'S' });
  expect(width).toBe(height);
  expect(exitOf({ size: 9, bottom: 'N' })).toEqual({ x: width / 2, y: height - FRAME / 2 });
  expect(middleOf('b1')).toEqual({ x: 100, y: 0 });
});
