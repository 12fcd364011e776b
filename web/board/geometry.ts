/**
 * Where things are. Two systems of coordinates, both in units of a hundredth of the way from square to square:
 * *board* points have the middle of a1 as origin, files to the right and rows upwards, whichever way the board is turned;
 * *screen* points are those of the picture, from its upper left.
 */
import { cellOf, slotOf, type Cell } from './names.js';
import type { Edge, Fence, Square } from './types.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** From the middle of a square to that of the next. */
export const PITCH = 100;
/** Between two squares. */
export const GROOVE = 20;
export const SQUARE = PITCH - GROOVE;
/** How thick a fence is drawn. */
export const FENCE_WIDTH = 16;
/** A fence is two squares and the groove between them long. */
export const FENCE_LENGTH = 2 * SQUARE + GROOVE;
/** The frame round the squares, with the coordinates in it. */
export const FRAME = 40;

/** The size of a board and the edge that is at the bottom. */
export interface Setting {
  readonly size: number;
  readonly bottom: Edge;
}

/** Returns the width of the picture; it is as high. */
export function extent(size: number): number {
  return size * PITCH - GROOVE + 2 * FRAME;
}

export function pictureBox({ size }: Setting): Box {
  return { x: 0, y: 0, width: extent(size), height: extent(size) };
}

/** Returns a board point as it is seen. */
export function toScreen({ x, y }: Point, { size, bottom }: Setting): Point {
  const far = (size - 1) * PITCH;
  const [right, down] = { S: [x, far - y], N: [far - x, y], W: [far - y, far - x], E: [y, x] }[bottom] as [
    number,
    number,
  ];
  return { x: FRAME + SQUARE / 2 + right, y: FRAME + SQUARE / 2 + down };
}

/** Returns the board point that is seen at a screen point. */
export function toBoard(point: Point, { size, bottom }: Setting): Point {
  const far = (size - 1) * PITCH;
  const right = point.x - FRAME - SQUARE / 2;
  const down = point.y - FRAME - SQUARE / 2;
  const [x, y] = { S: [right, far - down], N: [far - right, down], W: [far - down, far - right], E: [down, right] }[
    bottom
  ] as [number, number];
  return { x, y };
}

/** Returns the middle of a square as a board point. */
export function middleOf(square: Square): Point {
  const { file, row } = cellOf(square);
  return { x: file * PITCH, y: row * PITCH };
}

/** Returns the middle of a fence as a board point. */
export function fenceMiddle(fence: Fence): Point {
  const { file, row } = slotOf(fence);
  return { x: (file + 0.5) * PITCH, y: (row + 0.5) * PITCH };
}

export function seenAt(square: Square, setting: Setting): Point {
  return toScreen(middleOf(square), setting);
}

/** Returns where a piece leaves the board when it is taken off: the middle of the lower rim. */
export function exitOf({ size }: Setting): Point {
  return { x: extent(size) / 2, y: extent(size) - FRAME / 2 };
}

/** Whether a fence is horizontal on the screen. */
export function isFlat(fence: Fence, bottom: Edge): boolean {
  const isAcross = bottom === 'W' || bottom === 'E';
  return fence.endsWith('h') !== isAcross;
}

/** Returns the box of a fence on the screen. */
export function fenceBox(fence: Fence, setting: Setting, thickness = FENCE_WIDTH): Box {
  const { x, y } = toScreen(fenceMiddle(fence), setting);
  const [width, height] = isFlat(fence, setting.bottom) ? [FENCE_LENGTH, thickness] : [thickness, FENCE_LENGTH];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Returns the box of a square on the screen. */
export function squareBox(square: Square, setting: Setting): Box {
  const { x, y } = seenAt(square, setting);
  return { x: x - SQUARE / 2, y: y - SQUARE / 2, width: SQUARE, height: SQUARE };
}

/** Returns the edge of the board that lies in a direction of the screen: which way an arrow key goes. */
export function edgeTowards(direction: 'up' | 'right' | 'down' | 'left', bottom: Edge): Edge {
  const round: readonly Edge[] = ['N', 'E', 'S', 'W'];
  const turns = { S: 0, W: 1, N: 2, E: 3 }[bottom];
  const at = { up: 0, right: 1, down: 2, left: 3 }[direction];
  return round[(at + turns) % 4] ?? 'N';
}

/** Returns the squares as rows and columns of the screen, from its upper left. */
export function cellsAsSeen({ size, bottom }: Setting): Cell[][] {
  const last = size - 1;
  const cell = (top: number, column: number): Cell =>
    ({
      S: { file: column, row: last - top },
      N: { file: last - column, row: top },
      W: { file: last - top, row: last - column },
      E: { file: top, row: column },
    })[bottom];
  const steps = Array.from({ length: size }, (_, at) => at);
  return steps.map(top => steps.map(column => cell(top, column)));
}
