/**
 * The picture: its layers from below to above, and what is redrawn when. The ground and the hand are separate
 * SVG elements, so that a fence that follows the mouse does not repaint the wood and the pieces.
 */
import { Paints } from '../art/paints.js';
import { pictureBox, seenAt, toScreen, type Setting } from '../geometry.js';
import type { Drag, Held } from '../input/press.js';
import type { WalkView } from '../../core/walks.js';
import type { BoardChoices } from '../choices.js';
import { planOf } from './motionPlan.js';
import { draw, group, set, short } from '../svg.js';
import type { Arrow, BoardView, Piece } from '../types.js';
import { FenceLayer, type HeldKind } from './fences.js';
import { frame } from './frame.js';
import { HeldFenceLayer } from './heldFence.js';
import { arrow, overlay, targets, toneClass, underlay, warnings } from './hints.js';
import { Motion } from './motion.js';
import { PelletLayer, PieceLayer } from './pieces.js';
import { premoveShapes } from './premove.js';
import { walkLine } from './preview.js';

/** The drawn part of the hand. */
export interface InHand {
  readonly held: Held | null;
  readonly drag: Drag | null;
  readonly arrow: Arrow | null;
  readonly picked: Piece | null;
  /** The walk that a press would play. */
  readonly walk: WalkView | null;
}

let boards = 0;

export class Scene {
  readonly element = document.createElement('div');
  readonly #ground: SVGElement;
  readonly #live: SVGElement;
  /** Created when something is first in the hand; static boards never need it. */
  readonly #hand: SVGElement;
  setting: Setting = { size: 9, bottom: 'S' };
  readonly #paints = new Paints(`hm${++boards}`);
  readonly #frame = group('hm-ground');
  readonly #under = group('hm-under');
  readonly #targets = group('hm-targets');
  readonly #warnings = group('hm-warnings');
  readonly #over = group('hm-over');
  readonly #inHand = group('hm-in-hand');
  /** Created when a fence is first held. */
  #held: HeldFenceLayer | null = null;
  readonly #fences = new FenceLayer(this.#paints);
  readonly #pellets = new PelletLayer(this.#paints);
  readonly #pieces = new PieceLayer(this.#paints);
  readonly #motion = new Motion(this.#pieces, this.#fences, this.#paints);
  #view: BoardView | null = null;
  #choices: BoardChoices | null = null;
  #frameKey = '';
  #heldKey = '';
  #targetKey = '';

  constructor() {
    this.element.className = 'hm-pictures';
    this.element.setAttribute('aria-hidden', 'true');
    this.#ground = draw('svg', { class: 'hm-picture' }, this.#paints.definitions(), this.#frame);
    this.#live = draw(
      'svg',
      { class: 'hm-picture hm-live' },
      this.#under,
      this.#pellets.element,
      this.#fences.element,
      this.#targets,
      this.#pieces.element,
      this.#motion.element,
      this.#warnings,
      this.#over,
    );
    this.#hand = draw('svg', { class: 'hm-picture hm-hand' }, this.#inHand);
    this.element.append(this.#ground, this.#live);
  }

  show(view: BoardView, choices: BoardChoices, inHand: InHand, animate: boolean): void {
    const before = this.#view;
    const { position } = view;
    const setting: Setting = { size: position.size, bottom: view.bottom ?? 'S' };
    const isSameBoard = this.setting.size === setting.size && this.setting.bottom === setting.bottom;
    this.setting = setting;
    this.#view = view;
    this.#choices = choices;
    // The same position with other hints: running animations continue.
    const isSamePosition = isSameBoard && JSON.stringify(before?.position) === JSON.stringify(position);
    if (!isSamePosition) this.#motion.stop();
    const { width, height } = pictureBox(setting);
    for (const picture of [this.#ground, this.#live, this.#hand]) set(picture, { viewBox: `0 0 ${width} ${height}` });
    this.#showFrame(view);
    this.#under.replaceChildren(...underlay(view, setting));
    this.#over.replaceChildren(...overlay(view, setting), ...premoveShapes(view, setting, this.#paints));
    this.#fences.show(view, setting);
    this.#pellets.show(view, setting);
    this.#targetKey = '';
    this.#heldKey = '';
    this.showHand(inHand);
    if (!before || !isSameBoard || isSamePosition || before.position.family !== position.family) return;
    const plan = planOf(before.position, position, view.last);
    const late = [this.#targets, this.#warnings, ...this.#under.querySelectorAll('.hm-sight, .hm-turn')];
    if (animate) this.#motion.play(plan, setting, late);
    else this.#motion.turnHeads(plan, setting);
  }

  /** Draws what is in the hand; called for every movement of a pointer. */
  showHand(inHand: InHand): void {
    const view = this.#view;
    const choices = this.#choices;
    if (!view || !choices) return;
    const targetKey = `${inHand.picked ?? ''} ${inHand.drag ? 'dragged' : ''}`;
    if (targetKey !== this.#targetKey) {
      this.#targetKey = targetKey;
      const isPlayed = choices.input === 'play';
      this.#targets.replaceChildren(...(isPlayed ? targets(choices, inHand.picked, this.setting) : []));
      this.#warnings.replaceChildren(...(isPlayed ? warnings(view, inHand.picked, this.setting) : []));
      this.#pieces.show(view, inHand.picked, choices.movable, this.setting);
    }
    const { held, drag, walk } = inHand;
    const heldKey = JSON.stringify([held?.fence, held?.waiting, drag, inHand.arrow, walk]);
    if (heldKey === this.#heldKey) return;
    this.#heldKey = heldKey;
    const shapes: SVGElement[] = held ? this.#hold(held, choices) : [];
    const from = walk && choices.squareOf(walk.piece);
    if (walk && from && !drag) shapes.push(walkLine(walk, from, view, this.setting));
    if (drag) shapes.push(this.#dragLine(drag, view));
    if (inHand.arrow) shapes.push(arrow(inHand.arrow, view, this.setting));
    if (shapes.length > 0 && !this.#hand.parentNode) this.element.append(this.#hand);
    // A fence that moves keeps its elements.
    const { children } = this.#inHand;
    const isSame = shapes.length === children.length && shapes.every((shape, index) => shape === children[index]);
    if (!isSame) this.#inHand.replaceChildren(...shapes);
    if (drag) this.#carry(drag);
  }

  settled(): Promise<void> {
    return this.#motion.settled();
  }

  stopMotion(): void {
    this.#motion.stop();
  }

  #hold(held: Held, choices: BoardChoices): SVGElement[] {
    const { fence, waiting } = held;
    const shown = { fence, waiting, kind: this.#heldKind(held, choices), changes: choices.changesOf(fence) };
    return (this.#held ??= new HeldFenceLayer()).show(shown, choices.view, this.setting);
  }

  #heldKind(held: Held, choices: BoardChoices): HeldKind {
    if (choices.purpose === 'lift' || choices.purpose === 'edit') return choices.purpose;
    return choices.isLegalFence(held.fence) ? 'legal' : 'illegal';
  }

  #dragLine({ piece, path }: Drag, view: BoardView): SVGElement {
    const points = path.map(square => seenAt(square, this.setting));
    const end = points.at(-1);
    return group(
      `hm-drawn ${toneClass(piece, view)}`,
      draw('polyline', { points: points.map(({ x, y }) => `${short(x)},${short(y)}`).join(' ') }),
      ...(end ? [draw('circle', { cx: end.x, cy: end.y, r: 30 })] : []),
    );
  }

  /** A dragged piece follows the pointer. */
  #carry({ piece, point }: Drag): void {
    const { x, y } = toScreen(point, this.setting);
    const node = this.#pieces.node(piece);
    if (node) set(node.element, { transform: `translate(${short(x)} ${short(y)}) scale(1.12)` });
  }

  #showFrame(view: BoardView): void {
    const { position, characters, coordinates } = view;
    const goals = position.pieces.map(({ piece, goal, retired }) => [piece, goal, retired]);
    const key = JSON.stringify([this.setting, characters, coordinates, goals, position.respawns, position.family]);
    if (key === this.#frameKey) return;
    this.#frameKey = key;
    this.#frame.replaceChildren(frame(view, this.setting, this.#paints));
  }
}
