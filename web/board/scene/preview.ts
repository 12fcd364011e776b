/** The walk that the hand is about to play, drawn before it is done. */
import type { WalkView } from '../../core/walks.js';
import { seenAt, type Setting } from '../geometry.js';
import { areNeighbours } from '../names.js';
import { draw, group } from '../svg.js';
import type { BoardView, Square } from '../types.js';
import { toneClass } from './hints.js';

/** The walk that a press would play, from the square of its piece; nothing is drawn through a tunnel. */
export function walkLine({ piece, squares }: WalkView, from: Square, view: BoardView, setting: Setting): SVGElement {
  const steps = squares.map((to, index) => [squares[index - 1] ?? from, to] as const);
  const end = seenAt(squares.at(-1) ?? from, setting);
  const lines = steps.flatMap(([one, other]) => {
    if (!areNeighbours(one, other)) return [];
    const [a, b] = [seenAt(one, setting), seenAt(other, setting)];
    return [draw('line', { x1: a.x, y1: a.y, x2: b.x, y2: b.y })];
  });
  return group(`hm-walk ${toneClass(piece, view)}`, ...lines, draw('circle', { cx: end.x, cy: end.y, r: 13 }));
}
