/** The fence in the hand and what it does to the ways. Its elements are kept, because pointers move often. */
import { extent, FENCE_LENGTH, fenceMiddle, isFlat, toScreen, type Setting } from '../geometry.js';
import { changeText } from '../names.js';
import { at, draw, group, set } from '../svg.js';
import type { BoardView, Fence, WayChange } from '../types.js';
import { heldClass, heldShape, placeOver, type HeldKind } from './fences.js';
import { pill, relabel } from './hints.js';

/** How far the labels are from the middle of a fence: beyond the finger that holds it. */
const ABOVE = { flat: 52, upright: FENCE_LENGTH / 2 + 34 } as const;
const LABEL_WIDTH = 64;
/** Labels grow on small boards (`hints.css`). */
const MAX_LABEL_SCALE = 1.7;

export interface ShownFence {
  readonly fence: Fence;
  readonly kind: HeldKind;
  /** It waits for a confirmation. */
  readonly waiting: boolean;
  /** What it does to the ways of the sides: a label for each side. */
  readonly changes: readonly WayChange[];
}

export class HeldFenceLayer {
  readonly #fence = heldShape('legal');
  readonly #labels = group('hm-changes');
  readonly #labelPlace = draw('g', {}, this.#labels);
  /** The sides of the labels. */
  #sides = '';

  /** Returns the elements of a fence, from below to above. */
  show({ fence, kind, waiting, changes }: ShownFence, view: BoardView, setting: Setting): SVGElement[] {
    const name = heldClass(kind, waiting);
    if (this.#fence.getAttribute('class') !== name) set(this.#fence, { class: name });
    placeOver(this.#fence, fence, setting);
    if (changes.length === 0) return [this.#fence];
    this.#label(changes, view);
    set(this.#labelPlace, { transform: labelPlace(fence, changes.length, setting) });
    return [this.#fence, this.#labelPlace];
  }

  #label(changes: readonly WayChange[], view: BoardView): void {
    const sides = JSON.stringify([changes.map(({ piece }) => piece), view.characters]);
    if (sides !== this.#sides) {
      this.#sides = sides;
      const left = (-changes.length * LABEL_WIDTH) / 2;
      const pills = changes.map(({ piece }, index) =>
        pill({ x: left + LABEL_WIDTH * (index + 0.5), y: 0 }, '', piece, view),
      );
      this.#labels.replaceChildren(...pills);
    }
    changes.forEach(({ steps }, index) => relabel(this.#labels.children[index], changeText(steps)));
  }
}

/** Where the labels are: above the fence, below it at the upper edge, never beyond the sides of the board. */
function labelPlace(fence: Fence, count: number, setting: Setting): string {
  const { x, y } = toScreen(fenceMiddle(fence), setting);
  const away = isFlat(fence, setting.bottom) ? ABOVE.flat : ABOVE.upright;
  const reach = ((count * LABEL_WIDTH) / 2) * MAX_LABEL_SCALE;
  const middle = Math.min(Math.max(x, reach), extent(setting.size) - reach);
  return at(middle, y - away < 20 ? y + away : y - away);
}
