/** Turns as rounds with one column per side, for `MoveColumns`. */
import type { Character } from '../../board/index.js';

/** The head of a column. */
export interface MoveHead {
  readonly character: Character;
  readonly name: string;
}

/** One turn in the list. `Key` identifies it: the number of entries after it, or a moment of a study. */
export interface MoveCell<Key> {
  readonly key: Key;
  /** Tokens, or words for a side that left. */
  readonly text: string;
  /** A side left: words, longer than an action. */
  readonly isEvent?: boolean;
  /** A mark of the turn: its class, its sign (`?`) and its words. */
  readonly mark?: { readonly name: string; readonly sign: string; readonly words: string } | null;
}

/** A round: rows with one place per column. A side that leaves out of turn begins another row. */
export interface MoveRound<Key> {
  readonly number: number;
  readonly rows: readonly (readonly (MoveCell<Key> | null)[])[];
}

/** A turn before it has a place: the column of its side, and the number of its round if it begins one. */
export interface PlacedTurn<Key> extends MoveCell<Key> {
  readonly column: number;
  readonly number: number | null;
}

/** Puts turns into rounds. */
export function roundsOf<Key>(turns: readonly PlacedTurn<Key>[], columns: number): MoveRound<Key>[] {
  const rounds: { number: number; rows: (MoveCell<Key> | null)[][] }[] = [];
  let next = 0;
  for (const { column, number, ...cell } of turns) {
    let round = rounds.at(-1);
    if (!round || number !== null) rounds.push((round = { number: number ?? 1, rows: [] }));
    let row = round.rows.at(-1);
    if (!row || column < next) round.rows.push((row = Array.from({ length: columns }, () => null)));
    row[column] = cell;
    next = column + 1;
  }
  return rounds;
}
