/** Lessons as data: a position, what is asked for, and what the core says of a try. */
import type { ActionText, IllegalCode, Position, Square } from '../../../core/index.js';

/** One action that somebody tried, and where it leads. */
export interface Try {
  readonly before: Position;
  readonly action: ActionText;
  readonly after: Position;
}

export interface Task {
  /** The text of the position. */
  readonly start: string;
  /** Whether an action is what is asked for, or on the way to it. */
  readonly accepts: (tried: Try) => boolean;
  /** Whether the task is done; with the first accepted action if missing. */
  readonly isDone?: (after: Position, start: Position) => boolean;
  /** What the other side does when it is to move. */
  readonly answer?: (position: Position) => ActionText;
  /** Own actions that do what is asked, from the start to the end. */
  readonly solution: readonly ActionText[];
  /** Actions that may be played at the start and are not what is asked for. */
  readonly wrong?: readonly ActionText[];
  /** Actions that may not be played at the start, with the reason that is told. */
  readonly refused?: Readonly<Record<ActionText, IllegalCode>>;
  /** Squares to look at. */
  readonly marks?: readonly Square[];
}

export const SUBJECTS = ['classic', 'pacman', 'advanced'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** A lesson: its words are `lesson-ID`, and for each task `lesson-ID-1`, `lesson-ID-1-right` and `lesson-ID-1-wrong`. */
export interface Lesson {
  readonly id: string;
  readonly subject: Subject;
  readonly tasks: readonly Task[];
}
