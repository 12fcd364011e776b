/** Squares and fences as numbers, and back to names. Files and rows count from 0. */
import type { Edge, Fence, Square } from './types.js';

export interface Cell {
  readonly file: number;
  readonly row: number;
}

export type Axis = 'h' | 'v';

export interface Slot extends Cell {
  readonly axis: Axis;
}

const FIRST_FILE = 97;

export function cellOf(square: Square): Cell {
  return { file: square.charCodeAt(0) - FIRST_FILE, row: Number(square.charAt(1)) - 1 };
}

export function squareName({ file, row }: Cell): Square {
  return `${String.fromCharCode(FIRST_FILE + file)}${row + 1}` as Square;
}

export function slotOf(fence: Fence): Slot {
  return { ...cellOf(fence.slice(0, 2) as Square), axis: fence.endsWith('h') ? 'h' : 'v' };
}

export function fenceName(slot: Slot): Fence {
  return `${squareName(slot)}${slot.axis}`;
}

export function turned(fence: Fence): Fence {
  const slot = slotOf(fence);
  return fenceName({ ...slot, axis: slot.axis === 'h' ? 'v' : 'h' });
}

/** Returns the square one step towards an edge; null beyond the board. */
export function neighbour(square: Square, edge: Edge, size: number): Square | null {
  const { file, row } = cellOf(square);
  const next = {
    file: file + (edge === 'E' ? 1 : edge === 'W' ? -1 : 0),
    row: row + (edge === 'N' ? 1 : edge === 'S' ? -1 : 0),
  };
  const isOn = next.file >= 0 && next.file < size && next.row >= 0 && next.row < size;
  return isOn ? squareName(next) : null;
}

/** Returns the fence one slot towards an edge, or the same at the end. */
export function slidden(fence: Fence, edge: Edge, size: number): Fence {
  const slot = slotOf(fence);
  const next = neighbour(squareName(slot), edge, size - 1);
  return next ? fenceName({ ...cellOf(next), axis: slot.axis }) : fence;
}

export function areNeighbours(one: Square, other: Square): boolean {
  const [a, b] = [cellOf(one), cellOf(other)];
  return Math.abs(a.file - b.file) + Math.abs(a.row - b.row) === 1;
}

/** Returns every square of a board, row by row from below. */
export function squaresOf(size: number): Square[] {
  return Array.from({ length: size * size }, (_, at) => squareName({ file: at % size, row: Math.floor(at / size) }));
}

/** Returns every fence of a board, all horizontal ones first. */
export function fencesOf(size: number): Fence[] {
  const slots = squaresOf(size - 1).map(cellOf);
  return (['h', 'v'] as const).flatMap(axis => slots.map(slot => fenceName({ ...slot, axis })));
}

/** Returns the sides of a square that fences close. */
export function closedSides(square: Square, fences: ReadonlySet<Fence>): Edge[] {
  const { file, row } = cellOf(square);
  const stands = (slotFile: number, slotRow: number, axis: Axis) =>
    slotFile >= 0 && slotRow >= 0 && fences.has(fenceName({ file: slotFile, row: slotRow, axis }));
  const above = (at: number) => stands(file, at, 'h') || stands(file - 1, at, 'h');
  const beside = (at: number) => stands(at, row, 'v') || stands(at, row - 1, 'v');
  const sides: [Edge, boolean][] = [
    ['N', above(row)],
    ['E', beside(file)],
    ['S', above(row - 1)],
    ['W', beside(file - 1)],
  ];
  return sides.filter(([, isClosed]) => isClosed).map(([edge]) => edge);
}

/** A change of a number of steps: `+3`, `0`, or `−1` with a minus sign. */
export function changeText(steps: number): string {
  return steps > 0 ? `+${steps}` : steps < 0 ? `\u2212${-steps}` : '0';
}
