/** Fences: placed ones, lifted ones, suggestions, and the shape of one in the hand. */
import { fenceMiddle, FENCE_LENGTH, FENCE_WIDTH, isFlat, toScreen, type Setting } from '../geometry.js';
import { characterOf, type Paints } from '../art/paints.js';
import { at, draw, group, set } from '../svg.js';
import type { BoardView, Fence } from '../types.js';

const HALF = FENCE_LENGTH / 2;

function bar(className: string, grow = 0, fill?: string): SVGElement {
  const [width, height] = [FENCE_LENGTH + 2 * grow, FENCE_WIDTH + 2 * grow];
  return draw('rect', { class: className, x: -width / 2, y: -height / 2, width, height, rx: height / 2.4, fill });
}

/** Places an element over a fence's slot. */
export function placeOver(element: SVGElement, fence: Fence, setting: Setting): void {
  const { x, y } = toScreen(fenceMiddle(fence), setting);
  set(element, { transform: `${at(x, y)}${isFlat(fence, setting.bottom) ? '' : ' rotate(90)'}` });
}

function standing(paints: Paints, chamber: boolean): SVGElement {
  const inner = group(
    'hm-click',
    ...[11, 7, 3.5].map(grow => bar('hm-glow', grow)),
    bar('hm-fence-shadow', 1),
    bar('hm-bar', 0, chamber ? undefined : paints.of('fence')),
    draw('path', { class: 'hm-core', d: `M${-HALF + 9} 0H${HALF - 9}` }),
    draw('path', {
      class: 'hm-fence-grain',
      d: `M${-HALF + 10}-2.4C-40-4.4 20-.6 ${HALF - 10}-2.8M${-HALF + 14} 2.8C-30 1.2 30 4 ${HALF - 16} 2.2`,
    }),
  );
  return draw('g', {}, inner);
}

/** The layer of placed fences; each keeps its element between views. */
export class FenceLayer {
  readonly element = group('hm-fences');
  readonly #paints: Paints;
  readonly #nodes = new Map<Fence, SVGElement>();

  constructor(paints: Paints) {
    this.#paints = paints;
  }

  node(fence: Fence): SVGElement | undefined {
    return this.#nodes.get(fence);
  }

  show({ position, last, illegal, legal, owners, characters }: BoardView, setting: Setting): void {
    const lastFences = new Set(last?.flatMap(each => ('fence' in each ? [each.fence] : [])));
    const standingNow = new Set(position.fences.map(({ fence }) => fence));
    for (const [fence, node] of this.#nodes) {
      if (standingNow.has(fence)) continue;
      node.remove();
      this.#nodes.delete(fence);
    }
    for (const { fence, chamber } of position.fences) {
      let node = this.#nodes.get(fence);
      if (!node) {
        node = standing(this.#paints, chamber);
        this.#nodes.set(fence, node);
        this.element.append(node);
      }
      const names = ['hm-fence'];
      const owner = owners?.[fence];
      if (chamber) names.push('hm-chamber');
      else if (owner) names.push('hm-owned', `hm-${characterOf(owner, characters)}`);
      if (lastFences.has(fence)) names.push('hm-last');
      if (illegal?.fences.includes(fence)) names.push('hm-in-way');
      if (legal?.lifts.some(target => target.fence === fence)) names.push('hm-liftable');
      set(node, { class: names.join(' '), 'data-fence': fence });
      placeOver(node, fence, setting);
    }
  }
}

/** The outline of a fence that was lifted and not yet placed. */
export function liftedFence(fence: Fence, setting: Setting): SVGElement {
  const element = group('hm-lifted', bar('hm-lifted-bar', 0));
  placeOver(element, fence, setting);
  return element;
}

export type HeldKind = 'legal' | 'illegal' | 'lift' | 'edit';

/** The class of a fence in the hand. */
export function heldClass(kind: HeldKind, waiting: boolean): string {
  return `hm-held hm-held-${kind}${waiting ? ' hm-waiting' : ''}`;
}

/** A fence in the hand, at the origin: both halves, and a cross if it is illegal. */
export function heldShape(kind: HeldKind): SVGElement {
  return group(
    heldClass(kind, false),
    bar('hm-held-glow', 6),
    bar('hm-held-bar', 1),
    draw('path', { class: 'hm-held-middle', d: 'M0-7V7' }),
    draw('g', { class: 'hm-held-cross' }, draw('circle', { r: 15 }), draw('path', { d: 'M-6-6L6 6M6-6L-6 6' })),
    draw('g', { class: 'hm-held-knobs' }, draw('circle', { cx: -HALF, r: 7 }), draw('circle', { cx: HALF, r: 7 })),
  );
}

/** A fence that was tried and may not be placed. */
export function illegalFence(fence: Fence, setting: Setting): SVGElement {
  const element = heldShape('illegal');
  placeOver(element, fence, setting);
  return element;
}

export function suggestedFence(fence: Fence, tone: string, setting: Setting): SVGElement {
  const element = group(`hm-suggested hm-tone-${tone}`, bar('hm-suggested-glow', 7), bar('hm-suggested-bar', 1));
  placeOver(element, fence, setting);
  return element;
}

/** The fence of a premove, hollow and dashed. */
export function plannedFence(fence: Fence, setting: Setting): SVGElement {
  const element = draw('g', {}, bar('hm-premove-edge', 1), bar('hm-premove-dash', 1));
  placeOver(element, fence, setting);
  return element;
}
