/** The eater: a round head with a sprout, whose mouth opens in the direction of its move. Drawn to fit 48 by 48. */
import { draw, group, short } from '../svg.js';

const RADIUS = 17.6;
const MIDDLE = 2.6;
const OPEN_DEGREES = 35;

export type Facing = 'right' | 'left' | 'up' | 'down';

/** Returns the outline of the head with the mouth open by a share, 0 to 1. */
export function headPath(open: number): string {
  const angle = (Math.max(0.04, open) * OPEN_DEGREES * Math.PI) / 180;
  const [x, y] = [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)];
  return (
    `M${short(-4.5 * open)} ${short(MIDDLE + 0.6)}L${short(x)} ${short(MIDDLE - y)}` +
    `A${RADIUS} ${RADIUS} 0 1 0 ${short(x)} ${short(MIDDLE + y)}Z`
  );
}

/** Returns the rotation of the head; it is never upside down. */
export function headTurn(facing: Facing): string {
  const turn = { right: '', left: 'scale(-1 1)', up: `rotate(-90 0 ${MIDDLE})`, down: `rotate(90 0 ${MIDDLE}) ` }[
    facing
  ];
  return facing === 'down' ? `${turn}translate(0 ${2 * MIDDLE}) scale(1 -1)` : turn;
}

/** The place of the sprout, never in the mouth. */
export function sproutTurn(facing: Facing): string {
  return { right: '', left: 'scale(-1 1)', up: `rotate(-62 0 ${MIDDLE})`, down: 'rotate(-14)' }[facing];
}

export function eater(paint: string): SVGElement {
  const sprout = group(
    'hm-sprout',
    draw('path', { class: 'hm-stalk', d: 'M-1.6-14.8C-1.8-16.8-1.4-18.4-.4-19.8' }),
    draw('path', { class: 'hm-leaf', d: 'M-.8-19C.2-23.6 4.8-25 9-23.6 8.2-19.4 3.6-17-.8-19Z' }),
    draw('path', { class: 'hm-leaf', d: 'M-.8-19C-2-22.4-6-23.6-9-22.2-8.2-18.8-4.2-17.2-.8-19Z' }),
  );
  const head = group(
    'hm-head',
    draw('path', { class: 'hm-skin hm-jaw', d: headPath(1), fill: paint }),
    draw('ellipse', { class: 'hm-cheek', cx: -1, cy: -0.4, rx: 2.7, ry: 1.8 }),
    draw('ellipse', { class: 'hm-ink', cx: 3.6, cy: -6.6, rx: 2.5, ry: 3.3 }),
    draw('circle', { class: 'hm-spark', cx: 4.5, cy: -7.8, r: 1 }),
    draw('path', { class: 'hm-gleam', d: 'M-12.6-4.4C-10.4-9.4-6.6-12-2-12.6' }),
  );
  return group('hm-character', sprout, head);
}
