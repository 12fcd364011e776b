/**
 * What moves between two positions, and when: a plan in milliseconds that can be tested without a picture. The picture
 * already shows the second position; the plan contains where things come from.
 */
import type { LastView, PieceView, PositionView } from '../../core/view.js';
import { areNeighbours, cellOf } from '../names.js';
import type { Fence, Piece, Square } from '../types.js';

/** A place of a piece at a moment: a square, or off the board. */
export interface MotionFrame {
  readonly time: number;
  readonly square: Square | 'away';
  /** 0 when it is invisible. */
  readonly scale: number;
  /** Only the eyes of an eaten ghost. */
  readonly eyesOnly: boolean;
  /** How it comes here from the frame before: walking, flying, or suddenly. */
  readonly by: 'step' | 'glide' | 'jump';
}

export interface Track {
  readonly piece: Piece;
  readonly frames: readonly MotionFrame[];
}

export type Effect =
  | { readonly kind: 'fence'; readonly fence: Fence; readonly time: number }
  | { readonly kind: 'pellet'; readonly square: Square; readonly time: number }
  | { readonly kind: 'eaten'; readonly square: Square; readonly time: number }
  | { readonly kind: 'caught'; readonly square: Square; readonly time: number };

export interface MotionPlan {
  readonly duration: number;
  readonly tracks: readonly Track[];
  readonly effects: readonly Effect[];
}

export const STEP_MS = 190;
export const CAUGHT_MS = 900;
export const HOME_MS = 650;
export const FENCE_MS = 260;
const EFFECT_MS = 450;

class Tracker {
  readonly frames: MotionFrame[];
  place: Square | 'away';
  eyesOnly: boolean;

  constructor(piece: PieceView) {
    this.place = piece.square ?? 'away';
    this.eyesOnly = piece.away === 'eaten';
    this.frames = [{ time: 0, square: this.place, scale: 1, eyesOnly: this.eyesOnly, by: 'jump' }];
  }

  add(time: number, change: Partial<Omit<MotionFrame, 'time'>>): void {
    const before = this.frames.at(-1) as MotionFrame;
    if (time > before.time) this.frames.push({ ...before, by: 'jump', time, square: this.place, scale: before.scale });
    this.place = change.square ?? this.place;
    this.eyesOnly = change.eyesOnly ?? this.eyesOnly;
    this.frames.push({ scale: before.scale, by: 'jump', ...change, time, square: this.place, eyesOnly: this.eyesOnly });
  }

  /** Adds a movement that takes a while. */
  go(
    start: number,
    duration: number,
    change: Partial<Omit<MotionFrame, 'time'>> & { readonly by: MotionFrame['by'] },
  ): void {
    const before = this.frames.at(-1) as MotionFrame;
    if (start > before.time) this.frames.push({ ...before, by: 'jump', time: start });
    this.place = change.square ?? this.place;
    this.eyesOnly = change.eyesOnly ?? this.eyesOnly;
    this.frames.push({
      scale: before.scale,
      ...change,
      time: start + duration,
      square: this.place,
      eyesOnly: this.eyesOnly,
    });
  }
}

function fencesOf(view: PositionView): Set<Fence> {
  return new Set(view.fences.map(({ fence }) => fence));
}

/** Whether a step goes through a tunnel instead of across the board. */
export function isTunnel(view: PositionView, from: Square, to: Square): boolean {
  return view.tunnels.some(ends => ends.includes(from) && ends.includes(to) && from !== to && !areNeighbours(from, to));
}

/** Returns how the second position comes from the first. */
export function planOf(before: PositionView, after: PositionView, last: readonly LastView[] = []): MotionPlan {
  const trackers = new Map(before.pieces.map(piece => [piece.piece, new Tracker(piece)]));
  const effects: Effect[] = [];
  const hunter = trackers.get('P');
  let time = 0;

  // Step 1. What was done, one after another.
  const pellets = new Set(before.pellets);
  for (const each of last) {
    if ('fence' in each) continue;
    const tracker = trackers.get(each.piece);
    const [first, ...squares] = each.squares;
    if (!tracker || !first) continue;
    if (squares.length === 0 && tracker.place === 'away') {
      tracker.go(time, HOME_MS, { square: first, by: 'glide', eyesOnly: false });
      time += HOME_MS;
    }
    if (tracker.place !== first) continue;
    for (const square of squares) {
      const isThrough = isTunnel(before, tracker.place as Square, square);
      tracker.go(time, STEP_MS, { square, by: isThrough ? 'jump' : 'step' });
      time += STEP_MS;
      if (each.piece !== 'P') continue;
      if (pellets.delete(square)) effects.push({ kind: 'pellet', square, time });
      for (const [piece, prey] of trackers) {
        const isEaten = piece !== 'P' && prey.place === square && !prey.eyesOnly && isAway(after, piece);
        if (!isEaten) continue;
        effects.push({ kind: 'eaten', square, time });
        prey.add(time, { eyesOnly: true });
        prey.go(time, HOME_MS, { square: 'away', by: 'glide' });
      }
    }
  }

  // Step 2. A life is lost: the eater shrinks where it was caught.
  if (hunter && after.lives < before.lives && hunter.place !== 'away') {
    effects.push({ kind: 'caught', square: hunter.place, time });
    hunter.go(time, CAUGHT_MS, { scale: 0, by: 'step' });
    time += CAUGHT_MS;
  }

  // Step 3. Everything else moves to its new place.
  let homeEnds = time;
  for (const piece of after.pieces) {
    const tracker = trackers.get(piece.piece);
    const place = piece.square ?? 'away';
    if (!tracker) continue;
    const isHidden = (tracker.frames.at(-1)?.scale ?? 1) === 0;
    if (isHidden) {
      tracker.add(time, { square: place });
      tracker.go(time, HOME_MS, { scale: 1, by: 'glide' });
    } else if (tracker.place !== place) {
      const flies = piece.away === 'eaten' || tracker.eyesOnly || after.lives < before.lives;
      if (flies && piece.piece !== 'P') tracker.add(time, { eyesOnly: true });
      tracker.go(time, flies ? HOME_MS : STEP_MS, { square: place, by: flies ? 'glide' : 'step' });
      if (piece.away !== 'eaten') tracker.add(time + (flies ? HOME_MS : STEP_MS), { eyesOnly: false });
    } else continue;
    homeEnds = Math.max(homeEnds, tracker.frames.at(-1)?.time ?? 0);
  }
  for (const square of before.pellets) {
    if (pellets.has(square) && !after.pellets.includes(square)) effects.push({ kind: 'pellet', square, time });
  }
  const known = fencesOf(before);
  for (const fence of fencesOf(after)) if (!known.has(fence)) effects.push({ kind: 'fence', fence, time });

  const tracks = [...trackers]
    .map(([piece, { frames }]) => ({ piece, frames }))
    .filter(({ frames }) => frames.length > 1);
  const ends = effects.map(effect => effect.time + (effect.kind === 'caught' ? CAUGHT_MS : EFFECT_MS));
  const frameEnds = tracks.map(({ frames }) => frames.at(-1)?.time ?? 0);
  return { duration: Math.max(0, homeEnds, ...ends, ...frameEnds), tracks, effects };
}

function isAway(view: PositionView, piece: Piece): boolean {
  return view.pieces.find(each => each.piece === piece)?.square === null;
}

/** Returns which way a step goes, by file and row; null for none. */
export function directionOf(from: Square, to: Square): { readonly file: number; readonly row: number } | null {
  const [a, b] = [cellOf(from), cellOf(to)];
  const [file, row] = [Math.sign(b.file - a.file), Math.sign(b.row - a.row)];
  return file === 0 && row === 0 ? null : { file, row };
}
