/** A character's picture for cards, lists and buttons: the same drawing as on the board. */
import { figure } from './art/figure.js';
import { Paints } from './art/paints.js';
import { draw } from './svg.js';
import type { Character } from './types.js';

let portraits = 0;

/** Returns a square SVG with the size of its parent. */
export function portrait(character: Character): SVGElement {
  const paints = new Paints(`hm-portrait-${++portraits}`);
  return draw(
    'svg',
    { class: `hm-portrait hm-piece hm-${character}`, viewBox: '-27 -27 54 54', 'aria-hidden': 'true' },
    paints.definitions(),
    figure(character, paints),
  );
}
