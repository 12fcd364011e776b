/** What the hand is about to do, drawn before it is done: the walk of a piece, and what a fence does to the ways. */
import type { WalkView } from '../../core/walks.js';
import { extent, FENCE_LENGTH, fenceMiddle, isFlat, seenAt, toScreen, type Setting } from '../geometry.js';
import { areNeighbours, changeText } from '../names.js';
import { at, draw, group } from '../svg.js';
import type { BoardView, Fence, Square, WayChange } from '../types.js';
import { pill, toneClass } from './hints.js';

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

/** How far the labels are from the middle of a fence: beyond the finger that holds it. */
const ABOVE = { flat: 52, upright: FENCE_LENGTH / 2 + 34 } as const;

const LABEL_WIDTH = 64;
/** Labels grow on small boards (`hints.css`). */
const MAX_LABEL_SCALE = 1.7;

/** What a held fence does to the ways of the sides: a label for each side, above the fence, below it at the upper edge. */
export function changeLabels(
  fence: Fence,
  changes: readonly WayChange[],
  view: BoardView,
  setting: Setting,
): SVGElement {
  const { x, y } = toScreen(fenceMiddle(fence), setting);
  const away = isFlat(fence, setting.bottom) ? ABOVE.flat : ABOVE.upright;
  const top = y - away < 20 ? y + away : y - away;
  const half = (changes.length * LABEL_WIDTH) / 2;
  const reach = half * MAX_LABEL_SCALE;
  const middle = Math.min(Math.max(x, reach), extent(setting.size) - reach);
  const labels = changes.map(({ piece, steps }, index) =>
    pill({ x: LABEL_WIDTH * (index + 0.5) - half, y: 0 }, changeText(steps), piece, view),
  );
  return draw('g', { transform: at(middle, top) }, group('hm-changes', ...labels));
}
