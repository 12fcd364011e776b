/**
 * Elements over what a finger can drag: pieces that can be picked and an unconfirmed fence. Only on them the page does not
 * scroll.
 */
import { fenceBox, squareBox, type Box, type Setting } from '../geometry.js';
import type { Held } from './press.js';
import type { BoardChoices } from '../choices.js';

/** A fence is thin; a finger is not. */
const FENCE_GRIP = 60;

export class Grips {
  readonly element = document.createElement('div');
  #key = '';

  /** Positions the grips over the picture; `unit` is the number of pixels per unit of the picture. */
  place(choices: BoardChoices, held: Held | null, setting: Setting, unit: number): void {
    const squares = choices.movable.map(piece => choices.squareOf(piece));
    const key = JSON.stringify([squares, held?.waiting && held.fence, setting, unit]);
    if (key === this.#key) return;
    this.#key = key;
    const boxes: Box[] = squares.flatMap(square => (square ? [squareBox(square, setting)] : []));
    if (held?.waiting) boxes.push(fenceBox(held.fence, setting, FENCE_GRIP));
    while (this.element.childElementCount > boxes.length) this.element.lastElementChild?.remove();
    while (this.element.childElementCount < boxes.length) {
      this.element.append(Object.assign(document.createElement('div'), { className: 'hm-grip' }));
    }
    boxes.forEach(({ x, y, width, height }, index) => {
      const grip = this.element.children[index] as HTMLElement;
      const sides = { left: x, top: y, width, height };
      for (const [name, value] of Object.entries(sides)) grip.style.setProperty(name, `${value * unit}px`);
    });
  }
}
