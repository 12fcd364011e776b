/** Makes the files that can be shared: a picture of a position, and an animation of a game. */
import type { BoardView } from '../../../board/index.js';
import { makeGif, type GifFrame } from './animation.js';
import { svgOf } from './boardImage.js';
import { FramePainter } from './framePainter.js';
import type { SharedPlayer, SharedGame } from './sharedGame.js';

/** Pixels along an edge. */
const PNG_WIDTH = 1200;
const GIF_WIDTH = 480;
/** How long a frame is shown: within a turn, at its end, first and last. */
const STEP_MS = 350;
const TURN_MS = 800;
const FIRST_MS = 1200;
const LAST_MS = 4000;

export const KINDS = ['png', 'gif', 'svg'] as const;
export type Kind = (typeof KINDS)[number];

/** Factors of the delays. */
export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.5 } as const;
export type Speed = keyof typeof SPEEDS;

export function svgFile(view: BoardView, title: string): Blob {
  return new Blob([svgOf(view, title)], { type: 'image/svg+xml' });
}

/** Returns a PNG with names, and a line of text below the board. */
export async function pngFile(view: BoardView, players: readonly SharedPlayer[], text: string): Promise<Blob> {
  const painter = new FramePainter(PNG_WIDTH, players);
  await painter.paint(view, text);
  return painter.png();
}

export interface GifChoice {
  /** The first and the last view. */
  readonly from: number;
  readonly to: number;
  readonly speed: Speed;
  /** The line below the board until the result is known. */
  readonly text: string;
}

/** Returns a GIF of a part of a game; throws the signal's reason if it is cancelled. */
export function gifFile(
  { views, players, result, isTurnEnd }: SharedGame,
  { from, to, speed, text }: GifChoice,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const painter = new FramePainter(GIF_WIDTH, players);
  const delayOf = (index: number): number => {
    if (index === to) return LAST_MS;
    if (index === from) return FIRST_MS;
    return SPEEDS[speed] * (isTurnEnd(index) ? TURN_MS : STEP_MS);
  };
  const draw = async (number: number): Promise<GifFrame> => {
    const index = from + number;
    const isEnd = index === views.length - 1;
    await painter.paint(views[index] as BoardView, isEnd && result ? result : text);
    return { image: painter.image(), delayMs: delayOf(index) };
  };
  return makeGif({ count: to - from + 1, draw, onProgress, signal });
}
