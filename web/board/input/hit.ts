/** What is under a pointer. Pure functions of board points: nothing here knows pixels, events or rules. */
import { fenceMiddle, FENCE_LENGTH, middleOf, PITCH, SQUARE, type Point } from '../geometry.js';
import { fenceName, squareName, type Axis } from '../names.js';
import type { Fence, Square } from '../types.js';

/** A mouse is exact; a finger or a pen in a hand is not. */
export type Precision = 'fine' | 'coarse';

export type Hit =
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'fence'; readonly fence: Fence }
  | { readonly kind: 'none' };

const NOTHING: Hit = { kind: 'none' };

/** How far from the middle of a groove a fence is meant, where the square does nothing. */
const REACH = { fine: 34, coarse: 44 } as const;
/** The circle round the middle of a square that means the square, for fingers. */
export const COARSE_RADIUS = 37;
/** How far outside the squares the board still answers. */
const MARGIN = 30;

export function nearestSquare({ x, y }: Point, size: number): Square {
  const at = (value: number) => Math.min(size - 1, Math.max(0, Math.round(value / PITCH)));
  return squareName({ file: at(x), row: at(y) });
}

/** Returns the square that is drawn at a point, grooves shared between neighbours; null outside the board. */
export function squareAt(point: Point, size: number): Square | null {
  return isNear(point, size, SQUARE / 2) ? nearestSquare(point, size) : null;
}

/**
 * Returns the fence that is nearest to a point: the groove decides its direction, the crossing its middle.
 * A given axis stays. No answer sticks out of the board.
 */
export function nearestFence({ x, y }: Point, size: number, axis?: Axis): Fence {
  const [file, row] = [slotAlong(x, size), slotAlong(y, size)];
  const toFlat = Math.abs(y - (row + 0.5) * PITCH);
  const toUpright = Math.abs(x - (file + 0.5) * PITCH);
  return fenceName({ file, row, axis: axis ?? (toFlat <= toUpright ? 'h' : 'v') });
}

function slotAlong(value: number, size: number): number {
  return Math.min(size - 2, Math.max(0, Math.floor(value / PITCH)));
}

/** Whether a point is on a fence or close to it. */
export function isOnFence({ x, y }: Point, fence: Fence, reach: number): boolean {
  const middle = fenceMiddle(fence);
  const [along, across] = fence.endsWith('h') ? [x - middle.x, y - middle.y] : [y - middle.y, x - middle.x];
  return Math.abs(along) <= FENCE_LENGTH / 2 + reach / 2 && Math.abs(across) <= reach;
}

/** Returns the fence of a list that a point is on, the nearest if there are several. */
export function fenceAmong(point: Point, fences: readonly Fence[], precision: Precision): Fence | null {
  const reach = precision === 'fine' ? 24 : 45;
  let best: { fence: Fence; distance: number } | null = null;
  for (const fence of fences) {
    if (!isOnFence(point, fence, reach)) continue;
    const middle = fenceMiddle(fence);
    const distance = Math.hypot(point.x - middle.x, point.y - middle.y);
    if (!best || distance < best.distance) best = { fence, distance };
  }
  return best?.fence ?? null;
}

export interface Field {
  readonly size: number;
  /** Squares where a press does something. */
  readonly squares: ReadonlySet<Square>;
  /** Whether fences can be held at all. */
  readonly fences: boolean;
  /** The way a fence was turned by hand. */
  readonly axis?: Axis | undefined;
}

/** Returns what a pointer means. */
export function hit(point: Point, precision: Precision, { size, squares, fences, axis }: Field): Hit {
  if (!isNear(point, size, SQUARE / 2 + MARGIN)) return NOTHING;
  const square = nearestSquare(point, size);
  const middle = middleOf(square);
  const [dx, dy] = [Math.abs(point.x - middle.x), Math.abs(point.y - middle.y)];
  const isInside = precision === 'fine' ? Math.max(dx, dy) <= SQUARE / 2 - 2 : Math.hypot(dx, dy) <= COARSE_RADIUS;
  if (squares.has(square) && (isInside || (!fences && Math.max(dx, dy) <= PITCH / 2)))
    return { kind: 'square', square };
  if (!fences) return NOTHING;
  const fence = nearestFence(point, size, axis);
  if (axis) return { kind: 'fence', fence };
  const crossing = fenceMiddle(fence);
  const toGroove = Math.min(Math.abs(point.x - crossing.x), Math.abs(point.y - crossing.y));
  return toGroove <= REACH[precision] ? { kind: 'fence', fence } : NOTHING;
}

function isNear({ x, y }: Point, size: number, margin: number): boolean {
  const far = (size - 1) * PITCH + margin;
  return x >= -margin && y >= -margin && x <= far && y <= far;
}

/** How near to the middle of a square a drawn path must come to go there: corners are not cut by accident. */
const INNER_RADIUS = 42;

/** Returns a drawn path when the pointer has come to a point; the first square is that of the piece. */
export function drawnTo(path: readonly Square[], point: Point, size: number): readonly Square[] {
  const square = squareAt(point, size);
  if (!square) return path;
  const middle = middleOf(square);
  return Math.hypot(point.x - middle.x, point.y - middle.y) <= INNER_RADIUS ? extendPath(path, square) : path;
}

/** Returns a path with a square at its end: going back takes squares away, a gap is closed by single steps. */
export function extendPath(path: readonly Square[], square: Square): readonly Square[] {
  const last = path.at(-1);
  if (last === undefined || last === square) return path;
  if (path.at(-2) === square) return path.slice(0, -1);
  return [...path, ...stepsBetween(last, square)];
}

/** Returns the squares from one to another, the first left out: along the longer way first. */
export function stepsBetween(one: Square, other: Square): Square[] {
  const [from, to] = [middleOf(one), middleOf(other)];
  let [file, row] = [from.x / PITCH, from.y / PITCH];
  const [toFile, toRow] = [to.x / PITCH, to.y / PITCH];
  const squares: Square[] = [];
  while (file !== toFile || row !== toRow) {
    if (Math.abs(toFile - file) >= Math.abs(toRow - row)) file += Math.sign(toFile - file);
    else row += Math.sign(toRow - row);
    squares.push(squareName({ file, row }));
  }
  return squares;
}
