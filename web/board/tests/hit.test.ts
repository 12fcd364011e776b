import { describe, expect, it } from 'vitest';
import { extent, middleOf, PITCH, type Point } from '../geometry.js';
import {
  drawnTo,
  extendPath,
  fenceAmong,
  hit,
  isOnFence,
  nearestFence,
  nearestSquare,
  squareAt,
  stepsBetween,
  type Hit,
  type Precision,
} from '../input/hit.js';
import { fenceName, fencesOf, slotOf, squaresOf } from '../names.js';
import type { Fence, Square } from '../types.js';

/** Points all over the board and a little beyond, off the lines where two answers are equally near. */
function points(size: number, step = 7): Point[] {
  const list: Point[] = [];
  for (let x = -68.3; x <= size * PITCH - 31; x += step)
    for (let y = -67.1; y <= size * PITCH - 31; y += step) list.push({ x, y });
  return list;
}

const mirrored = ({ x, y }: Point, size: number): Point => ({ x: (size - 1) * PITCH - x, y: (size - 1) * PITCH - y });
const mirroredFence = (fence: Fence, size: number): Fence => {
  const { file, row, axis } = slotOf(fence);
  return fenceName({ file: size - 2 - file, row: size - 2 - row, axis });
};
const crossed = ({ x, y }: Point): Point => ({ x: y, y: x });
const crossedFence = (fence: Fence): Fence => {
  const { file, row, axis } = slotOf(fence);
  return fenceName({ file: row, row: file, axis: axis === 'h' ? 'v' : 'h' });
};

describe.each([3, 5, 7, 9])('the nearest fence on a board of %i', size => {
  it('reaches every slot and never sticks out', () => {
    const found = new Set(points(size).map(point => nearestFence(point, size)));
    expect([...found].sort()).toEqual([...fencesOf(size)].sort());
  });

  it('is the same seen from the other side, and across', () => {
    for (const point of points(size)) {
      const fence = nearestFence(point, size);
      expect(nearestFence(mirrored(point, size), size)).toBe(mirroredFence(fence, size));
      expect(nearestFence(crossed(point), size)).toBe(crossedFence(fence));
    }
  });

  it('keeps an axis that was chosen, and the slot', () => {
    for (const point of points(size, 23)) {
      const fence = nearestFence(point, size);
      for (const axis of ['h', 'v'] as const)
        expect(nearestFence(point, size, axis)).toBe(`${fence.slice(0, 2)}${axis}`);
    }
  });

  it('is the one whose groove is nearest', () => {
    for (const point of points(size, 31)) {
      const toGroove = (fence: Fence) => {
        const { file, row, axis } = slotOf(fence);
        return axis === 'h' ? Math.abs(point.y - (row + 0.5) * PITCH) : Math.abs(point.x - (file + 0.5) * PITCH);
      };
      const best = Math.min(...fencesOf(size).map(toGroove));
      expect(toGroove(nearestFence(point, size))).toBeCloseTo(best);
    }
  });
});

/** The largest circle round a point in which every answer satisfies a test. */
function clearRadius(middle: Point, isMeant: (found: Hit) => boolean, ask: (point: Point) => Hit): number {
  for (let radius = 0; radius <= 60; radius += 0.5) {
    for (let turn = 0; turn < 64; turn++) {
      const angle = (turn / 64) * 2 * Math.PI;
      if (!isMeant(ask({ x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) })))
        return radius - 0.5;
    }
  }
  return 60;
}

describe('targets at 360 pixels', () => {
  const size = 9;
  /** The board fills 344 of 360 pixels. */
  const pixels = 344 / extent(size);
  const all: ReadonlySet<Square> = new Set(squaresOf(size));

  it.each(['fine', 'coarse'] as const)('a square is a circle of 24 pixels for a %s pointer', precision => {
    for (const square of ['a1', 'e5', 'i9', 'c8'] as const) {
      const ask = (point: Point) => hit(point, precision, { size, squares: all, fences: true });
      const radius = clearRadius(middleOf(square), found => found.kind === 'square' && found.square === square, ask);
      expect(2 * radius * pixels).toBeGreaterThanOrEqual(24);
    }
  });

  it('a slot is a circle of 24 pixels for a finger, even if every square can be pressed', () => {
    for (const slot of ['a1', 'd4', 'h8', 'a8'] as const) {
      const { x, y } = middleOf(slot);
      const ask = (point: Point) => hit(point, 'coarse', { size, squares: all, fences: true });
      const isMeant = (found: Hit) => found.kind === 'fence' && found.fence.startsWith(slot);
      // The middle between two slots belongs to the other one by half a unit.
      expect(2 * clearRadius({ x: x + 50, y: y + 50 }, isMeant, ask) * pixels).toBeGreaterThanOrEqual(23.9);
    }
  });

  it.each<Precision>(['fine', 'coarse'])('every fence and every square can be meant by a %s pointer', precision => {
    const found = new Set<string>();
    for (const point of points(size, 5)) {
      const each = hit(point, precision, { size, squares: all, fences: true });
      if (each.kind === 'fence') found.add(each.fence);
      if (each.kind === 'square') found.add(each.square);
    }
    expect(found.size).toBe(81 + 128);
  });
});

describe('what a pointer means', () => {
  const field = { size: 9, squares: new Set<Square>(['e5']), fences: true };

  it('is a square only where a press does something', () => {
    expect(hit(middleOf('e5'), 'fine', field)).toEqual({ kind: 'square', square: 'e5' });
    expect(hit(middleOf('e6'), 'fine', field)).toEqual({ kind: 'none' });
    expect(hit({ x: 430, y: 450 }, 'fine', field)).toEqual({ kind: 'fence', fence: 'e5h' });
  });

  it('is a fence anywhere once it was turned by hand, except on squares that do something', () => {
    expect(hit(middleOf('e6'), 'fine', { ...field, axis: 'v' })).toMatchObject({ kind: 'fence' });
    expect(hit(middleOf('e5'), 'fine', { ...field, axis: 'v' })).toMatchObject({ kind: 'square' });
  });

  it('is nothing far outside, and the whole field of a square when there are no fences', () => {
    expect(hit({ x: -90, y: 0 }, 'fine', field)).toEqual({ kind: 'none' });
    expect(hit({ x: 449, y: 449 }, 'coarse', { ...field, fences: false })).toEqual({ kind: 'square', square: 'e5' });
    expect(hit({ x: 350, y: 451 }, 'coarse', { ...field, fences: false })).toEqual({ kind: 'none' });
  });

  it('finds squares and fences that stand', () => {
    expect(nearestSquare({ x: -500, y: 5000 }, 9)).toBe('a9');
    expect(squareAt({ x: -41, y: 0 }, 9)).toBeNull();
    expect(isOnFence({ x: 450, y: 470 }, 'e5h', 24)).toBe(true);
    expect(isOnFence({ x: 450, y: 480 }, 'e5h', 24)).toBe(false);
    expect(fenceAmong({ x: 360, y: 450 }, ['c5h', 'd5h', 'e5v'], 'fine')).toBe('d5h');
    expect(fenceAmong({ x: 360, y: 150 }, ['c5h', 'd5h', 'e5v'], 'fine')).toBeNull();
  });
});

describe('drawn paths', () => {
  it('grow by steps, fill gaps and shrink when the pointer goes back', () => {
    let path: readonly Square[] = ['e5'];
    for (const square of ['e6', 'e6', 'f7', 'f6', 'e6', 'e5'] as const) path = extendPath(path, square);
    expect(extendPath(['e5', 'e6'], 'f7')).toEqual(['e5', 'e6', 'f6', 'f7']);
    expect(path).toEqual(['e5']);
    // Near a corner no square is meant yet.
    expect(drawnTo(['e5'], { x: 445, y: 445 }, 9)).toEqual(['e5']);
    expect(drawnTo(['e5'], { x: 430, y: 410 }, 9)).toEqual(['e5']);
    expect(drawnTo(['e5'], { x: 470, y: 410 }, 9)).toEqual(['e5', 'f5']);
    expect(stepsBetween('a1', 'a1')).toEqual([]);
    expect(stepsBetween('a1', 'c2')).toEqual(['b1', 'c1', 'c2']);
  });
});
