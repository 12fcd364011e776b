/** The tray below the board: lives, pellets taken, and places for pieces that are off the board. */
import { extent, TRAY, type Point, type Setting } from '../geometry.js';
import { headPath } from '../art/eater.js';
import type { Paints } from '../art/paints.js';
import { at, draw, group } from '../svg.js';
import type { BoardView, Piece } from '../types.js';

const GAP = 12;
const PELLETS = 4;
const SEAT = 66;
const ORDER: readonly Piece[] = ['P', 'B', 'K', 'I', 'C'];

function middle(size: number): number {
  return extent(size) + GAP + (TRAY - GAP) / 2 - 3;
}

/** Returns the place of a piece that is off the board. */
export function seatOf(piece: Piece, { size, bottom, tray }: Setting): Point {
  const place = Math.max(0, ORDER.indexOf(piece)) - (ORDER.length - 1) / 2;
  if (!tray) return { x: extent(size) / 2 + place * SEAT, y: bottom === 'S' ? extent(size) - 20 : 20 };
  return { x: extent(size) / 2 + place * SEAT, y: middle(size) };
}

export function tray({ position }: BoardView, setting: Setting, paints: Paints): SVGElement {
  const { size } = setting;
  const width = extent(size);
  const y = middle(size);
  const lives = Array.from({ length: position.mostLives }, (_, index) => {
    const isLeft = index < position.lives;
    const x = 46 + index * Math.min(42, 190 / position.mostLives);
    return draw(
      'g',
      { class: `hm-life${isLeft ? '' : ' hm-lost'}`, transform: `${at(x, y - 2)} scale(.92)` },
      draw('path', { class: 'hm-life-head', d: headPath(0.8), fill: isLeft ? paints.of('eater') : undefined }),
      draw('circle', { class: 'hm-ink', cx: 3, cy: -5.4, r: 2.3 }),
    );
  });
  const taken = position.reserve + position.spent;
  const isScore = position.family === 'pacman';
  const pellets = Array.from({ length: PELLETS }, (_, index) => {
    const state = index >= taken ? 'hm-open' : isScore || index < position.reserve ? 'hm-taken' : 'hm-used';
    const x = width - 46 - (PELLETS - 1 - index) * 42;
    return draw(
      'g',
      { class: `hm-socket ${state}`, transform: at(x, y) },
      draw('circle', { class: 'hm-socket-hole', r: 14 }),
      draw('circle', { class: 'hm-socket-pellet', r: 11, fill: paints.of('pellet') }),
      draw('path', { class: 'hm-socket-tick', d: 'M-5 0L-1 4.5 6-4.5' }),
    );
  });
  const seats = position.pieces
    .filter(({ away }) => away !== null)
    .map(({ piece }) => {
      const seat = seatOf(piece, setting);
      return draw('ellipse', { class: 'hm-seat', cx: seat.x, cy: seat.y, rx: 28, ry: 25 });
    });
  return group(
    'hm-tray',
    draw('rect', {
      class: 'hm-tray-box',
      x: 3,
      y: extent(size) + GAP,
      width: width - 6,
      height: TRAY - GAP - 4,
      rx: 26,
    }),
    ...lives,
    ...seats,
    ...pellets,
  );
}
