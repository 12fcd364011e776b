/** Three buttons beside a fence that waits to be confirmed: turn, place, cancel. Made for a thumb. */
import { draw } from '../svg.js';
import type { BoardWords } from '../types.js';

const ICONS = {
  turn: 'M20 4.6v5.2h-5.2M19.4 13.4A7.5 7.5 0 1 1 17.7 6.9L20 9.4',
  place: 'M5 12.6l4.6 4.6L19 7.4',
  cancel: 'M7 7l10 10M17 7L7 17',
} as const;

type Name = keyof typeof ICONS;

/** The distance from the edges of the board and from the fence, in pixels. */
const GAP = 8;
const FINGER = 26;

export interface Spot {
  /** Middle of the fence, in pixels of the board. */
  readonly x: number;
  readonly y: number;
  /** Half of its height. */
  readonly reach: number;
  readonly width: number;
  readonly height: number;
}

export class Controls {
  readonly element = document.createElement('div');
  readonly #buttons: Readonly<Record<Name, HTMLButtonElement>>;

  constructor(press: Readonly<Record<Name, () => void>>) {
    this.element.className = 'hm-controls';
    this.element.setAttribute('role', 'group');
    this.element.hidden = true;
    this.#buttons = {
      turn: button('turn', press.turn),
      place: button('place', press.place),
      cancel: button('cancel', press.cancel),
    };
    this.element.append(this.#buttons.turn, this.#buttons.place, this.#buttons.cancel);
  }

  name(words: BoardWords): void {
    this.element.setAttribute('aria-label', words.controls());
    for (const name of ['turn', 'place', 'cancel'] as const) {
      this.#buttons[name].setAttribute('aria-label', words[name]());
      this.#buttons[name].title = words[name]();
    }
  }

  hide(): void {
    if (!this.element.hidden) this.element.hidden = true;
  }

  /** Shows the buttons below a fence, or above it where there is no room, never over it. */
  show({ x, y, reach, width, height }: Spot, legal: boolean, canTurn: boolean): void {
    this.element.hidden = false;
    this.element.classList.toggle('hm-refused', !legal);
    this.#buttons.turn.hidden = !canTurn;
    const own = this.element.getBoundingClientRect();
    const below = y + reach + FINGER;
    const top = below + own.height <= height - GAP ? below : y - reach - FINGER - own.height;
    const left = Math.min(Math.max(x - own.width / 2, GAP), width - own.width - GAP);
    this.element.style.setProperty('left', `${Math.round(left)}px`);
    this.element.style.setProperty('top', `${Math.round(Math.max(GAP, top))}px`);
  }
}

function button(name: Name, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `hm-control hm-control-${name}`;
  element.append(draw('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, draw('path', { d: ICONS[name] })));
  element.addEventListener('click', press);
  return element;
}
