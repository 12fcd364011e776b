/** Lessons as data: positions, accepted actions, solutions. */
import type { ActionText, IllegalCode, Position, Square } from '../../../core/index.js';

/** A tried action with the positions before and after it. */
export interface Try {
  readonly before: Position;
  readonly action: ActionText;
  readonly after: Position;
}

export interface LessonTask {
  /** The text of the position. */
  readonly start: string;
  /** Whether an action is what is asked for, or on the way to it. */
  readonly accepts: (tried: Try) => boolean;
  /** Whether the task is done; with the first accepted action if missing. */
  readonly isDone?: (after: Position, start: Position) => boolean;
  /** The reply of the other side. */
  readonly answer?: (position: Position) => ActionText;
  /** The learner's actions that solve the task from start to end. */
  readonly solution: readonly ActionText[];
  /** Legal actions at the start that are not accepted. */
  readonly wrong?: readonly ActionText[];
  /** Illegal actions at the start, each with its error code. */
  readonly refused?: Readonly<Record<ActionText, IllegalCode>>;
  /** Highlighted squares. */
  readonly marks?: readonly Square[];
}

export const SUBJECTS = ['classic', 'pacman', 'advanced'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** A lesson: its words are `lesson-ID`, and for each task `lesson-ID-1`, `lesson-ID-1-right` and `lesson-ID-1-wrong`. */
export interface Lesson {
  readonly id: string;
  readonly subject: Subject;
  readonly tasks: readonly LessonTask[];
}
