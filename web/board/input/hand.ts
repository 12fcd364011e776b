/**
 * The hand over the board: what presses, drags and keys mean, step by step. It knows board points and what the view
 * offers, but no events, no pixels and no rules, so that it can be tested by itself.
 */
import { fenceMiddle, type Point } from '../geometry.js';
import { drawnTo, fenceAmong, hit, isOnFence, nearestFence, squareAt, type Hit, type Precision } from './hit.js';
import { cellOf, fenceName, slidden, slotOf, turned, type Axis } from '../names.js';
import type { WalkView } from '../../core/walks.js';
import type { BoardChoices } from '../choices.js';
import type { Drag, Grip, HandSettings, Held, Press } from './press.js';
import type { Arrow, Button, Edge, Fence, Intent, Piece, Square } from '../types.js';

/** Two taps in less time are one tap that trembled. */
const TREMBLE_MS = 220;
const HELD_REACH = { fine: 24, coarse: 42 } as const;
/** How near a press must be to the fence of a premove; the squares beside it begin farther away. */
const PREMOVE_REACH = { fine: 11, coarse: 22 } as const;

export class Hand {
  held: Held | null = null;
  drag: Drag | null = null;
  arrow: Arrow | null = null;
  /** The walk that a press would play, shown before: the mouse or the keyboard is over a far square. */
  walk: WalkView | null = null;
  #picked: Piece | null = null;
  #axis: Axis | undefined;
  #press: (Press & { grip: Grip; moved: boolean }) | null = null;
  #choices: BoardChoices;
  #settings: HandSettings;
  readonly #report: (intent: Intent) => void;

  constructor(choices: BoardChoices, settings: HandSettings, report: (intent: Intent) => void) {
    this.#choices = choices;
    this.#settings = settings;
    this.#report = report;
  }

  /** Takes a new view; what is still possible stays in the hand. */
  take(choices: BoardChoices, settings: HandSettings): void {
    const isSameSituation = choices.purpose !== null && choices.purpose === this.#choices.purpose;
    this.#choices = choices;
    this.#settings = settings;
    this.walk = null;
    if (!isSameSituation && this.held) this.#hold(null);
    if (this.#picked && !choices.movable.includes(this.#picked)) this.#picked = null;
    if (this.drag && !choices.movable.includes(this.drag.piece)) this.drag = null;
  }

  /** The piece that is picked, or else the one that is meant: it moves, or no other can. A premove needs a pick. */
  get picked(): Piece | null {
    if (this.#isIdle()) return null;
    return this.#choices.legal.isPremove ? this.#picked : (this.#picked ?? this.#choices.implied());
  }

  /** Whether there is anything to put back. */
  get isBusy(): boolean {
    return this.held !== null || this.drag !== null || this.#picked !== null;
  }

  // Pointers.

  /** A pointer moves, pressed or not; a finger that is not pressed does not exist. */
  move(point: Point, precision: Precision): void {
    const press = this.#press;
    if (!press) {
      if (precision === 'fine' && !this.#isIdle() && !this.held?.waiting) this.#hover(point);
      return;
    }
    const distance = Math.hypot(point.x - press.point.x, point.y - press.point.y);
    if (!press.moved && distance <= press.slop) return;
    press.moved = true;
    if (press.grip.kind === 'arrow') {
      const to = squareAt(point, this.#choices.view.position.size);
      this.arrow = { from: press.grip.from, to: to ?? press.grip.from };
    } else if (press.grip.kind === 'held') {
      const { offset } = press.grip;
      this.#slideTo({ x: point.x + offset.x, y: point.y + offset.y }, press.time);
    } else if (press.grip.piece) this.#dragTo(press.grip.piece, point);
  }

  down(press: Press): void {
    if (this.#press) return this.cancelPress();
    const { point, precision, button } = press;
    const { size } = this.#choices.view.position;
    const square = squareAt(point, size);
    if (
      this.#settings.draw &&
      square &&
      (press.draws || (button === 'other' && this.#choices.input !== 'edit' && !this.held))
    ) {
      this.arrow = { from: square, to: square };
      this.#press = { ...press, moved: false, grip: { kind: 'arrow', from: square } };
      return;
    }
    if (this.#isIdle()) return;
    if (button === 'other' && this.#choices.input !== 'edit') return this.turn();
    if (this.held?.waiting && isOnFence(point, this.held.fence, HELD_REACH[precision])) {
      const middle = fenceMiddle(this.held.fence);
      const offset = { x: middle.x - point.x, y: middle.y - point.y };
      this.#press = { ...press, moved: false, grip: { kind: 'held', offset } };
      return;
    }
    const found = this.#hit(point, precision);
    const piece = found.kind === 'square' ? (this.#pieceToDrag(found.square) ?? null) : null;
    this.#press = { ...press, moved: false, grip: { kind: 'hit', hit: found, piece } };
  }

  up(point: Point, time: number): void {
    const press = this.#press;
    if (!press) return;
    this.move(point, press.precision);
    this.#press = null;
    const { grip, moved } = press;
    if (grip.kind === 'arrow') {
      const arrow = this.arrow;
      this.arrow = null;
      if (arrow) this.#report({ type: 'arrow', from: arrow.from, to: arrow.to });
    } else if (grip.kind === 'held') {
      if (moved) this.explain();
      else if (this.held && time - this.held.since >= TREMBLE_MS) this.confirm();
    } else if (this.drag) this.#drop();
    else if (!moved || isSameHit(grip.hit, this.#hit(point, press.precision))) this.#tap(grip.hit, press, time);
  }

  /** The press became something else: a scroll, a second finger, a lost window. */
  cancelPress(): void {
    this.#press = null;
    this.drag = null;
    this.arrow = null;
  }

  /** The mouse has left the board. */
  leave(): void {
    this.walk = null;
    if (this.#press || this.held?.waiting) return;
    this.#axis = undefined;
    this.#hold(null);
  }

  // Fences.

  /** Holds a fence as waiting: the keyboard's way. */
  holdNear(square: Square, time: number): void {
    const { purpose, lifts, view } = this.#choices;
    if (!purpose || this.#isIdle()) return;
    const { size } = view.position;
    const { file, row } = cellOf(square);
    const at = (value: number) => Math.min(value, size - 2);
    const fence = purpose === 'lift' ? lifts[0] : fenceName({ file: at(file), row: at(row), axis: this.#axis ?? 'h' });
    if (fence) this.#hold({ fence, waiting: true, since: time });
  }

  slide(edge: Edge): void {
    const { purpose, lifts, view } = this.#choices;
    if (!this.held) return;
    const { fence } = this.held;
    const forward = edge === 'N' || edge === 'E' ? 1 : lifts.length - 1;
    const next =
      purpose === 'lift'
        ? lifts[(lifts.indexOf(fence) + forward) % lifts.length]
        : slidden(fence, edge, view.position.size);
    if (next) this.#hold({ ...this.held, fence: next });
  }

  turn(): void {
    if (!this.held || this.#choices.purpose === 'lift') return;
    const fence = turned(this.held.fence);
    this.#axis = slotOf(fence).axis;
    this.#hold({ ...this.held, fence });
  }

  /** Reports a waiting fence that may not lie where it is, so that the reason is given before it is confirmed. */
  explain(): void {
    if (this.held?.waiting && !this.#choices.isLegalFence(this.held.fence)) this.confirm();
  }

  confirm(): void {
    if (this.held) this.#use(this.held.fence, 'main');
  }

  /** Puts back what is held, or what is picked. */
  cancel(): void {
    this.cancelPress();
    this.#axis = undefined;
    if (this.held) this.#hold(null);
    else this.#pick(null);
  }

  // Squares.

  /** A square is chosen, by whatever means. */
  press(square: Square, button: Button = 'main'): void {
    if (this.#isIdle()) return;
    this.#do(this.#choices.pressed(this.#picked, square, button));
  }

  /** The keyboard's cursor has come to a square: a far one shows the walk. */
  aim(square: Square): void {
    this.walk = this.#isIdle() || this.held ? null : this.#walkTo(square);
  }

  /** The picked piece stops, if it may. */
  stop(): void {
    const { picked } = this;
    if (picked) this.#do(this.#choices.stopped(picked));
  }

  spend(): void {
    if (!this.#isIdle()) this.#do(this.#choices.spent());
  }

  endTurn(): void {
    if (!this.#isIdle()) this.#report({ type: 'end_turn' });
  }

  undo(): void {
    if (!this.#isIdle()) this.#report({ type: 'undo' });
  }

  /** Reports what was typed; whether it is an action is not checked here. */
  type(text: string): void {
    this.#report({ type: 'typed', text });
  }

  // Inside.

  #isIdle(): boolean {
    return this.#choices.input === 'none';
  }

  /** Reports an intent. After an action nothing is held or picked. */
  #do(intent: Intent | null): void {
    if (!intent) return;
    if (intent.type === 'select') return this.#pick(intent.piece);
    if ('action' in intent) {
      this.#picked = null;
      this.#axis = undefined;
      // Before the report, because the report may bring a new view.
      if (this.held) this.#hold(null);
    }
    this.#report(intent);
  }

  #pick(piece: Piece | null): void {
    if (piece === this.#picked) return;
    this.#picked = piece;
    this.#report({ type: 'select', piece });
  }

  #hold(held: Held | null): void {
    const hasChanged = held?.fence !== this.held?.fence;
    this.held = held;
    if (hasChanged) this.#report({ type: 'preview', fence: held?.fence ?? null });
  }

  #hit(point: Point, precision: Precision): Hit {
    const { purpose, lifts, view } = this.#choices;
    if (purpose === 'lift') {
      const fence = fenceAmong(point, lifts, precision);
      if (fence) return { kind: 'fence', fence };
    }
    const axis = precision === 'fine' ? this.#axis : undefined;
    const fences = purpose === 'place' || purpose === 'edit';
    return hit(point, precision, {
      size: view.position.size,
      squares: this.#choices.pressable(this.#picked),
      fences,
      axis,
    });
  }

  #hover(point: Point): void {
    const found = this.#hit(point, 'fine');
    const isShown =
      found.kind === 'fence' && !(this.#choices.legal.isPremove && !this.#choices.isLegalFence(found.fence));
    this.#hold(isShown ? { fence: found.fence, waiting: false, since: 0 } : null);
    this.walk = found.kind === 'square' ? this.#walkTo(found.square) : null;
  }

  #walkTo(square: Square): WalkView | null {
    return this.#choices.walkTo(this.#picked ?? this.#choices.implied(), square);
  }

  #slideTo(point: Point, time: number): void {
    if (!this.held || this.#choices.purpose === 'lift') return;
    const { axis } = slotOf(this.held.fence);
    this.#hold({ fence: nearestFence(point, this.#choices.view.position.size, axis), waiting: true, since: time });
  }

  #tap(found: Hit, press: Press, time: number): void {
    const isConfirming = this.held?.waiting === true;
    const premoved = this.#choices.view.premove?.fence;
    if (!isConfirming && premoved && isOnFence(press.point, premoved, PREMOVE_REACH[press.precision]))
      return this.#do({ type: 'cancel_premove' });
    if (isConfirming && found.kind !== 'fence') return this.cancel();
    if (found.kind !== 'fence') {
      const square = found.kind === 'square' ? found.square : squareAt(press.point, this.#choices.view.position.size);
      return square ? this.press(square, press.button) : this.cancel();
    }
    const { confirm } = this.#settings;
    const mustConfirm = confirm === 'always' || (confirm === 'touch' && press.precision === 'coarse');
    if (this.#choices.purpose === 'place' && (mustConfirm || isConfirming)) {
      this.#pick(null);
      this.#hold({ fence: found.fence, waiting: true, since: time });
      return this.explain();
    }
    this.#use(found.fence, press.button);
  }

  #use(fence: Fence, button: Button): void {
    if (!this.#isIdle()) this.#do(this.#choices.used(fence, button));
  }

  #pieceToDrag(square: Square): Piece | undefined {
    const here = this.#choices.movableOn(square);
    const { picked } = this;
    return picked && here.includes(picked) ? picked : here[0];
  }

  #dragTo(piece: Piece, point: Point): void {
    const from = this.#choices.squareOf(piece);
    if (!from) return;
    if (this.held) this.#hold(null);
    if (!this.drag) this.#pick(piece);
    const path = drawnTo(this.drag?.path ?? [from], point, this.#choices.view.position.size);
    this.drag = { piece, path, point };
  }

  #drop(): void {
    const { drag } = this;
    this.drag = null;
    if (drag && !this.#isIdle()) this.#do(this.#choices.dropped(drag.piece, drag.path));
  }
}

/** A press that wanders off means nothing. */
function isSameHit(one: Hit, other: Hit): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
