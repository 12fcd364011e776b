/** Plays a plan with the Web Animations API. The picture already shows the end; the animation starts from the past. */
import type { Facing } from '../art/eater.js';
import type { Paints } from '../art/paints.js';
import { exitOf, seenAt, toScreen, type Point, type Setting } from '../geometry.js';
import {
  CAUGHT_MS,
  directionOf,
  FENCE_MS,
  type Effect,
  type MotionFrame,
  type MotionPlan,
  type Track,
} from './motionPlan.js';
import { at, draw, group } from '../svg.js';
import type { Piece, Square } from '../types.js';
import type { FenceLayer } from './fences.js';
import { pellet, AWAY_SCALE, type PieceLayer } from './pieces.js';

const CHEW_MS = 170;
const POP_MS = 380;

export class Motion {
  /** Elements that exist only during an animation. */
  readonly element = group('hm-effects');
  readonly #pieces: PieceLayer;
  readonly #fences: FenceLayer;
  readonly #paints: Paints;
  #animations: Animation[] = [];
  #chewing = 0;

  constructor(pieces: PieceLayer, fences: FenceLayer, paints: Paints) {
    this.#pieces = pieces;
    this.#fences = fences;
    this.#paints = paints;
  }

  /** Ends all motion at once; the picture is where it was going. */
  stop(): void {
    cancelAnimationFrame(this.#chewing);
    for (const animation of this.#animations) animation.cancel();
    this.#animations = [];
    this.element.replaceChildren();
  }

  /** Resolves when everything has arrived. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#animations.map(animation => animation.finished));
  }

  /** Plays a plan; late elements are hidden until everything has arrived. */
  play(plan: MotionPlan, setting: Setting, late: readonly Element[]): void {
    this.stop();
    if (plan.tracks.length === 0 && plan.effects.length === 0) return;
    const arrival = Math.max(0, ...plan.tracks.map(({ frames }) => frames.at(-1)?.time ?? 0));
    if (arrival > 0)
      for (const each of late) this.#animate(each, [{ opacity: 0 }, { opacity: 0 }], { duration: arrival });
    for (const track of plan.tracks) this.#walk(track, plan.duration, setting);
    for (const effect of plan.effects) this.#show(effect, setting);
    const eaters = plan.tracks.filter(({ piece }) => this.#pieces.node(piece)?.character === 'eater');
    if (eaters.length > 0) this.#chew(eaters, setting);
  }

  /** Leaves every eater facing the direction of its move. */
  turnHeads(plan: MotionPlan, setting: Setting): void {
    for (const { piece, frames } of plan.tracks) {
      for (let index = 1; index < frames.length; index++)
        this.#turnHead(piece, frames[index - 1], frames[index], setting);
    }
  }

  #walk({ piece, frames }: Track, duration: number, setting: Setting): void {
    const node = this.#pieces.node(piece);
    if (!node || duration === 0) return;
    const place = (square: Square | 'away') => (square === 'away' ? exitOf(setting) : seenAt(square, setting));
    const last = frames.at(-1) as MotionFrame;
    const sizeIn = (square: Square | 'away') => (square === 'away' ? AWAY_SCALE : 1);
    const scaleOf = ({ square, scale }: MotionFrame) => (scale * sizeIn(square)) / sizeIn(last.square);
    const keyframes: Keyframe[] = [];
    frames.forEach((frame, index) => {
      const before = frames[index - 1];
      const isThrough = before && frame.by === 'jump' && frame.time > before.time && frame.square !== before.square;
      if (isThrough) {
        const middle = (before.time + frame.time) / 2;
        keyframes.push({ ...stand(place(before.square), 0.1), offset: middle / duration });
        keyframes.push({ ...stand(place(frame.square), 0.1), offset: middle / duration });
      }
      const next = frames[index + 1];
      const easing =
        next?.by === 'glide' ? 'cubic-bezier(.45,0,.2,1)' : next && next.scale < frame.scale ? 'ease-in' : 'linear';
      keyframes.push({ ...stand(place(frame.square), scaleOf(frame)), offset: frame.time / duration, easing });
    });
    if (last.time < duration) keyframes.push({ ...stand(place(last.square), last.scale), offset: 1 });
    this.#animate(node.element, keyframes, { duration });
    if (frames.some(({ eyesOnly }) => eyesOnly !== last.eyesOnly)) {
      const shown = frames.map(({ time, eyesOnly }) => ({
        offset: time / duration,
        opacity: eyesOnly ? 0 : 1,
        easing: 'step-end',
      }));
      for (const part of node.coat) this.#animate(part, shown, { duration });
    }
  }

  #show(effect: Effect, setting: Setting): void {
    if (effect.kind === 'fence') {
      const click = this.#fences.node(effect.fence)?.querySelector('.hm-click');
      if (!click) return;
      const keyframes = [
        { opacity: 0, transform: 'scale(1.12, 2.6)' },
        { opacity: 1, transform: 'scale(.985, .8)', offset: 0.6, easing: 'ease-out' },
        { opacity: 1, transform: 'none' },
      ];
      this.#animate(click, keyframes, { duration: FENCE_MS, delay: effect.time, easing: 'cubic-bezier(.5,0,.9,.6)' });
      return;
    }
    const { x, y } = seenAt(effect.square, setting);
    const place = draw('g', { transform: at(x, y) });
    this.element.append(place);
    if (effect.kind === 'pellet') {
      const ball = pellet(this.#paints);
      place.append(ball);
      this.#animate(ball, [{ opacity: 1 }, { opacity: 1 }], { duration: Math.max(1, effect.time) });
      this.#vanish(
        ball,
        [
          { opacity: 1, transform: 'none' },
          { opacity: 0, transform: 'scale(2.1)' },
        ],
        effect.time,
        POP_MS,
      );
    }
    const rings = effect.kind === 'caught' ? 3 : 1;
    for (let ring = 0; ring < rings; ring++) {
      const circle = draw('circle', { class: `hm-burst hm-burst-${effect.kind}`, r: 30 });
      place.append(circle);
      const grown = `scale(${effect.kind === 'caught' ? 2.6 - ring * 0.5 : 1.7})`;
      const keyframes = [
        { opacity: 0, transform: 'scale(.5)' },
        { opacity: 1, offset: 0.2 },
        { opacity: 0, transform: grown },
      ];
      this.#vanish(circle, keyframes, effect.time + ring * 120, effect.kind === 'caught' ? CAUGHT_MS - 240 : POP_MS);
    }
  }

  /** Animates an element that exists only meanwhile. */
  #vanish(element: SVGElement, keyframes: Keyframe[], delay: number, duration: number): void {
    element.classList.add('hm-passing');
    this.#animate(element, keyframes, { delay, duration, easing: 'ease-out' }, 'forwards');
  }

  #animate(
    element: Element,
    keyframes: Keyframe[],
    timing: KeyframeAnimationOptions,
    fill: FillMode = 'backwards',
  ): void {
    const animation = element.animate(keyframes, { ...timing, fill });
    animation.finished.catch(() => undefined);
    this.#animations.push(animation);
  }

  /** Mouths open and close and heads turn while eaters walk. */
  #chew(tracks: readonly Track[], setting: Setting): void {
    const begin = performance.now();
    const beat = (now: number) => {
      const time = now - begin;
      let isBusy = false;
      for (const { piece, frames } of tracks) {
        const next = frames.findIndex(frame => frame.time > time);
        const isWalking = next > 0 && frames[next]?.by === 'step' && frames[next]?.square !== frames[next - 1]?.square;
        if (isWalking) this.#turnHead(piece, frames[next - 1], frames[next], setting);
        this.#pieces.node(piece)?.open(isWalking ? 0.5 + 0.5 * Math.cos((time / CHEW_MS) * 2 * Math.PI) : 1);
        isBusy ||= next > 0;
      }
      if (isBusy) this.#chewing = requestAnimationFrame(beat);
    };
    this.#chewing = requestAnimationFrame(beat);
  }

  #turnHead(piece: Piece, from: MotionFrame | undefined, to: MotionFrame | undefined, setting: Setting): void {
    if (!from || !to || from.square === 'away' || to.square === 'away' || to.by !== 'step') return;
    const facing = facingOf(from.square, to.square, setting);
    if (facing) this.#pieces.node(piece)?.face(facing);
  }
}

/** Returns which way a step goes on the screen. */
export function facingOf(from: Square, to: Square, setting: Setting): Facing | null {
  const direction = directionOf(from, to);
  if (!direction) return null;
  const origin = toScreen({ x: 0, y: 0 }, setting);
  const point = toScreen({ x: direction.file, y: direction.row }, setting);
  const [x, y] = [point.x - origin.x, point.y - origin.y];
  if (Math.abs(x) >= Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'down' : 'up';
}

function stand({ x, y }: Point, scale: number): Keyframe {
  const spin = scale === 0 ? 540 : 0;
  return { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(${spin}deg)` };
}
