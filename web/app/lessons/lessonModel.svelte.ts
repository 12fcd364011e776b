/** The state of a lesson: the task, the shown position, and the comment on the last try. */
import {
  type ActionLike,
  illegalFenceOf,
  lastOf,
  type Core,
  type Fence,
  type IllegalFenceView,
  type LastView,
  type Position,
} from '../../core/index.js';
import { whyNot } from '../table/tableTexts.js';
import { t } from '../i18n/messages.svelte.js';
import { finishLesson } from './progress.svelte.js';
import { LessonRun } from './lessonRun.js';
import type { Lesson } from './content/types.js';

/** Pause between the actions of a reply, so that each can be seen. */
const ANSWER_MS = 550;

/** `ask` until something is tried, and after a try that was right but not the last. */
export type Said = 'ask' | 'right' | 'wrong' | 'why';

export interface LessonListener {
  /** Called with each comment on a try. */
  readonly onSaid: (kind: Said, text: string) => void;
  /** Whether motion is reduced: replies are shown without pauses. */
  readonly isMotionReduced: () => boolean;
}

export class LessonModel {
  readonly lesson: Lesson;
  readonly #run: LessonRun;
  readonly #listener: LessonListener;
  shown = $state.raw<Position>() as Position;
  last = $state.raw<LastView | null>(null);
  /** The task, from 0. */
  number = $state(0);
  /** The number of right tries so far. */
  played = $state(0);
  said = $state.raw<{ readonly kind: Said; readonly text: string }>({ kind: 'ask', text: '' });
  hint = $state('');
  illegal = $state.raw<IllegalFenceView | null>(null);
  isBusy = $state(false);

  constructor(core: Core, lesson: Lesson, listener: LessonListener) {
    this.lesson = lesson;
    this.#listener = listener;
    this.#run = new LessonRun(core, lesson);
    this.#begin();
  }

  get isDone(): boolean {
    return this.said.kind === 'right';
  }

  /** The last task is done. */
  get isOver(): boolean {
    return this.isDone && this.number === this.lesson.tasks.length - 1;
  }

  get position(): Position {
    return this.#run.position;
  }

  /** Tries actions, and shows what the other side answers. */
  async attempt(actions: readonly ActionLike[]): Promise<void> {
    if (this.isBusy || this.isDone || actions.length === 0) return;
    const verdict = this.#run.try(actions);
    const id = `${this.lesson.id}-${this.number + 1}`;
    this.illegal = null;
    if (verdict.kind === 'refused' || verdict.kind === 'wrong') {
      if (verdict.kind === 'wrong') return this.#say('wrong', t(`lesson-${id}-wrong`));
      return this.#say('why', whyNot(verdict.code, verdict.illegality));
    }
    this.hint = '';
    this.isBusy = true;
    for (const [index, action] of verdict.actions.entries()) {
      if (index > 0 && !this.#listener.isMotionReduced()) await new Promise(resolve => setTimeout(resolve, ANSWER_MS));
      this.last = lastOf(verdict.positions[index] as Position, action);
      this.shown = verdict.positions[index + 1] as Position;
    }
    this.isBusy = false;
    this.played += 1;
    if (verdict.kind === 'goes_on') {
      this.said = { kind: 'ask', text: '' };
      return;
    }
    this.#say('right', t(`lesson-${id}-right`));
    if (this.#run.isLast) finishLesson(this.lesson.id);
  }

  /** Explains why a fence is illegal, and shows it. */
  explainFence(fence: Fence): void {
    const why = this.position.whyIllegal(fence);
    this.illegal = why ? illegalFenceOf(fence, why) : null;
    if (why) this.#say('why', whyNot(why.code, why));
  }

  /** Hides the illegal fence when another fence, or none, is held over the board. */
  forgetFence(fence: Fence | null): void {
    if (this.illegal && fence !== this.illegal.fence) this.illegal = null;
  }

  /** Explains why the piece to move cannot go to the pressed square. */
  explainSquare(square: string): void {
    const position = this.shown.view();
    const movers = position.pieces.filter(({ toMove, square: own }) => toMove && own);
    const [mover] = movers;
    if (!mover || movers.length > 1 || mover.square === square || this.isDone || this.isBusy) return;
    const why = this.position.whyIllegal(position.family === 'classic' ? square : `${mover.piece}${square}`);
    if (why) this.#say('why', whyNot(why.code, why));
  }

  /** Goes to the next task. */
  onward(): void {
    this.#run.next();
    this.#begin();
  }

  restart(): void {
    this.#run.again();
    this.#begin();
  }

  /** Shows a right action, and returns it. */
  help(): string {
    this.hint = this.#run.hint() ?? '';
    return this.hint;
  }

  #begin(): void {
    this.number = this.#run.number;
    this.shown = this.#run.position;
    this.last = null;
    this.played = 0;
    this.hint = '';
    this.illegal = null;
    this.said = { kind: 'ask', text: '' };
  }

  #say(kind: Said, text: string): void {
    this.said = { kind, text };
    this.#listener.onSaid(kind, text);
  }
}
