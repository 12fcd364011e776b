/** A game with variations as plain data: what readers of records return, and what is written again. */
import type { Position } from '../../core/index.js';
import type { EntryText } from '../table/model/game.js';

/** A game to look at, or a part of one. */
export interface Line {
  /** One more than entries. */
  readonly positions: readonly Position[];
  readonly entries: readonly EntryText[];
  /** After the last entry the sides agreed to a draw: a further entry of the record. */
  readonly isAgreed?: boolean;
  /** Texts between the braces of notes, by the number of entries of the record before them. */
  readonly notes?: ReadonlyMap<number, string>;
  /** By their places. */
  readonly variations?: readonly Variation[];
  /** Tags that do not follow from the game: names, date, event. */
  readonly tags?: Readonly<Record<string, string>>;
}

/** A line that replaces the rest of another one. Its first position is the one before the entry that it replaces. */
export interface Variation extends Line {
  /** How many entries of the other line come before it. */
  readonly at: number;
}
