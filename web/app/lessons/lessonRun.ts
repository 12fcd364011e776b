/** `LessonRun`: steps through a lesson, judges tries with the core and plays the replies of the other side. */
import type { ActionLike, ActionText, Core, ErrorCode, Illegality, Position } from '../../core/index.js';
import { tokenOf } from '../table/model/game.js';
import type { Lesson, LessonTask } from './content/types.js';

/** The result of a try. */
export type Verdict =
  /** Right, and the task is done. */
  | { readonly kind: 'done'; readonly positions: readonly Position[]; readonly actions: readonly ActionText[] }
  /** Right so far; the other side may have answered. */
  | { readonly kind: 'goes_on'; readonly positions: readonly Position[]; readonly actions: readonly ActionText[] }
  /** Legal, but not what is asked for: nothing was played. */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly illegality: Illegality | null };

export class LessonRun {
  readonly lesson: Lesson;
  readonly #core: Core;
  #number = 0;
  #start: Position;
  #position: Position;
  #isDone = false;

  /** Throws if a position of the lesson cannot be read. */
  constructor(core: Core, lesson: Lesson) {
    this.#core = core;
    this.lesson = lesson;
    this.#start = this.#position = this.#begin();
  }

  /** The number of the task, from 0. */
  get number(): number {
    return this.#number;
  }

  get task(): LessonTask {
    return this.lesson.tasks[this.#number] as LessonTask;
  }

  get position(): Position {
    return this.#position;
  }

  /** The task is done. */
  get isDone(): boolean {
    return this.#isDone;
  }

  get isLast(): boolean {
    return this.#number === this.lesson.tasks.length - 1;
  }

  /** Tries actions of one turn, all or none. */
  try(actions: readonly ActionLike[]): Verdict {
    const [positions, played]: [Position[], ActionText[]] = [[this.#position], []];
    const now = () => positions.at(-1) as Position;
    const { accepts, isDone = () => true, answer } = this.task;
    for (const each of actions) {
      if (this.#isDone || (played.length > 0 && isDone(now(), this.#start))) break;
      const next = now().play(each);
      if (!next.ok) return { kind: 'refused', code: next.code, illegality: next.illegality };
      const action = tokenOf(now(), each);
      if (!accepts({ before: now(), action, after: next.value })) return { kind: 'wrong' };
      positions.push(next.value);
      played.push(action);
    }
    this.#isDone = isDone(now(), this.#start);
    while (!this.#isDone && answer && !now().outcome() && now().turn.side !== this.#start.turn.side) {
      const action = answer(now());
      const next = now().play(action);
      if (!next.ok) throw new Error(`${this.lesson.id}: ${action}: ${next.code}`);
      positions.push(next.value);
      played.push(action);
    }
    this.#position = now();
    return { kind: this.#isDone ? 'done' : 'goes_on', positions, actions: played };
  }

  /** Begins the task again. */
  again(): void {
    this.#start = this.#position = this.#begin();
    this.#isDone = false;
  }

  /** Goes on to the next task. */
  next(): void {
    if (this.isLast) return;
    this.#number += 1;
    this.again();
  }

  /** The next action of the solution; null if another action was played. */
  hint(): ActionText | null {
    let position = this.#start;
    for (const action of this.task.solution) {
      if (position.text === this.#position.text) return action;
      const next = position.play(action);
      if (!next.ok) return null;
      position = next.value;
      while (this.task.answer && !position.outcome() && position.turn.side !== this.#start.turn.side) {
        const answered = position.play(this.task.answer(position));
        if (!answered.ok) return null;
        position = answered.value;
      }
    }
    return null;
  }

  #begin(): Position {
    const position = this.#core.parsePosition(this.task.start);
    if (!position.ok) throw new Error(`${this.lesson.id} ${this.#number + 1}: ${position.code}`);
    return position.value;
  }
}
