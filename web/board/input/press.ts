/** What a hand can hold, and how it presses. Only types. */
import type { Point } from '../geometry.js';
import type { Hit, Precision } from './hit.js';
import type { BoardOptions, Button, Fence, Piece, Square } from '../types.js';

/** A press of a pointer, in board points. */
export interface Press {
  readonly point: Point;
  readonly precision: Precision;
  readonly button: Button;
  /** Alt or another modifier for drawing. */
  readonly draws: boolean;
  /** In milliseconds, from any origin. */
  readonly time: number;
  /** How far the pointer may move without dragging. */
  readonly slop: number;
}

/** A fence over the board. A waiting one stays when the pointer goes, until it is confirmed or cancelled. */
export interface Held {
  readonly fence: Fence;
  readonly waiting: boolean;
  readonly since: number;
}

export interface Drag {
  readonly piece: Piece;
  /** From the square of the piece. */
  readonly path: readonly Square[];
  readonly point: Point;
}

/** The target of a press. */
export type Grip =
  | { readonly kind: 'hit'; readonly hit: Hit; readonly piece: Piece | null }
  | { readonly kind: 'held'; readonly offset: Point }
  | { readonly kind: 'arrow'; readonly from: Square };

export interface HandSettings {
  readonly confirm: NonNullable<BoardOptions['confirm']>;
  readonly draw: boolean;
}
