/** A premove: dashed, with a small clock, so that it differs from anything played by shape as well as by colour. */
import { figure } from '../art/figure.js';
import { characterOf, type Paints } from '../art/paints.js';
import { fenceMiddle, PITCH, seenAt, toScreen, type Point, type Setting } from '../geometry.js';
import { at, draw, group } from '../svg.js';
import type { BoardView } from '../types.js';
import { plannedFence } from './fences.js';
import { FIGURE_SCALE } from './pieces.js';

/** Half the box round the image of the piece, a little within its square. */
const HALF = 37;
const BOX = { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF, rx: 13 };
/** How far the line of the steps begins from the middle of the piece. */
const START = 32;

/** Draws what waits: the steps of a piece with its pale image at their end, or a dashed fence. */
export function premoveShapes(view: BoardView, setting: Setting, paints: Paints): SVGElement[] {
  const { premove, position, characters } = view;
  if (!premove) return [];
  const { piece, squares, fence } = premove;
  const character = characterOf(piece, characters);
  const end = squares.at(-1);
  const parts: SVGElement[] = [];
  if (fence) parts.push(plannedFence(fence, setting), clock(toScreen(fenceMiddle(fence), setting)));
  if (end) {
    const from = position.pieces.find(each => each.piece === piece)?.square;
    const stops = [...(from ? [from] : []), ...squares].map(square => seenAt(square, setting));
    const { x, y } = seenAt(end, setting);
    const transform = `${at(x, y)} scale(${FIGURE_SCALE})`;
    parts.push(
      ...lines(stops),
      draw('g', { class: 'hm-premove-piece', transform }, figure(character, paints)),
      draw('g', { transform: at(x, y) }, ...dashed('rect', BOX)),
      clock({ x: x + 27, y: y - 27 }),
    );
  }
  return [draw('g', { class: `hm-premove hm-${character}`, 'data-premove': fence ?? squares.join(' ') }, ...parts)];
}

/** A dashed shape over a wider one, whose colour keeps it visible on every square. */
function dashed(name: string, shape: Readonly<Record<string, number>>): SVGElement[] {
  return ['hm-premove-edge', 'hm-premove-dash'].map(each => draw(name, { class: each, ...shape }));
}

/** The lines of the steps, short of the piece and of the box round its image; none goes through a tunnel. */
function lines(stops: readonly Point[]): SVGElement[] {
  return stops.slice(1).flatMap((to, index) => {
    const from = stops[index] as Point;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length > 2 * PITCH) return [];
    const along = (way: number) => ({
      x: from.x + ((to.x - from.x) * way) / length,
      y: from.y + ((to.y - from.y) * way) / length,
    });
    const a = along(index === 0 ? START : 0);
    const b = along(index === stops.length - 2 ? length - HALF : length);
    return dashed('line', { x1: a.x, y1: a.y, x2: b.x, y2: b.y });
  });
}

function clock({ x, y }: Point): SVGElement {
  const face = group('hm-premove-clock', draw('circle', { r: 13 }), draw('path', { d: 'M0-7V0L5 4' }));
  return draw('g', { transform: at(x, y) }, face);
}
