/** `Attempt`: plays a try at a puzzle and says whether it is right; the rules are those of Python’s `puzzles.checker`. */
import type { ActionLike, ActionText, Core, ErrorCode, Illegality, Position } from '../../core/index.js';
import { tokenOf } from '../table/model/game.js';
import { turnActions, type Puzzle } from './puzzle.js';

/** The result of a try. */
export type AttemptResult =
  | {
      readonly kind: 'onward' | 'solved';
      /** The position before each action, and the last one. */
      readonly positions: readonly Position[];
      readonly actions: readonly ActionText[];
    }
  /** Legal, but wrong: nothing was played. `positions` end after the wrong action. */
  | { readonly kind: 'wrong'; readonly positions: readonly Position[]; readonly actions: readonly ActionText[] }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly illegality: Illegality | null };

const MAX_POSITIONS = 20_000;

/** What identifies the position after a turn: its key, or who has won. */
function resultKey(position: Position): string {
  const outcome = position.outcome();
  return outcome ? `won ${outcome.winner ?? '-'}` : position.key;
}

function isTurnOver(after: Position): boolean {
  return after.isTurnStart || after.outcome() !== null;
}

/** Returns the actions that end the current turn in a wanted result; null if there is no way. */
function wayTo(start: Position, wanted: ReadonlySet<string>): ActionText[] | null {
  const seen = new Set([start.key]);
  const waiting: [Position, ActionText[]][] = [[start, []]];
  for (const [here, way] of waiting) {
    for (const number of here.legalNumbers()) {
      const after = here.playUnchecked(number);
      const actions = [...way, tokenOf(here, number)];
      if (isTurnOver(after)) {
        if (wanted.has(resultKey(after))) return actions;
      } else if (!seen.has(after.key) && seen.size < MAX_POSITIONS) {
        seen.add(after.key);
        waiting.push([after, actions]);
      }
    }
  }
  return null;
}

function played(position: Position, turn: string): Position {
  let here = position;
  for (const action of turnActions(turn)) {
    const next = here.play(action);
    if (!next.ok) throw new Error(`${action}: ${next.code}`);
    here = next.value;
  }
  return here;
}

export class Attempt {
  readonly puzzle: Puzzle;
  /** The position before each turn of the line, and the last one. */
  readonly #before: Position[];
  #turn = 0;
  #position: Position;
  #isSolved = false;

  /** Throws if the puzzle cannot be read. */
  constructor(core: Core, puzzle: Puzzle) {
    const start = core.parsePosition(puzzle.position);
    if (!start.ok) throw new Error(`${puzzle.id}: ${start.code}`);
    this.puzzle = puzzle;
    this.#before = [start.value];
    for (const turn of puzzle.line) this.#before.push(played(this.#before.at(-1) as Position, turn));
    this.#position = start.value;
  }

  get position(): Position {
    return this.#position;
  }

  get isSolved(): boolean {
    return this.#isSolved;
  }

  /** Tries actions, all or none; after a whole right turn the reply is played too. */
  try(actions: readonly ActionLike[]): AttemptResult {
    const [positions, tokens]: [Position[], ActionText[]] = [[this.#position], []];
    for (const each of actions) {
      const here = positions.at(-1) as Position;
      const next = here.play(each);
      if (!next.ok) return { kind: 'refused', code: next.code, illegality: next.illegality };
      positions.push(next.value);
      tokens.push(tokenOf(here, each));
      if (!this.#isRight(next.value)) return { kind: 'wrong', positions, actions: tokens };
      if (isTurnOver(next.value)) return this.#endTurn(positions, tokens);
    }
    this.#position = positions.at(-1) as Position;
    return { kind: 'onward', positions, actions: tokens };
  }

  /** Returns a right action. */
  hint(): ActionText | null {
    if (this.#isSolved) return null;
    return (this.#mainWay() ?? wayTo(this.#position, this.#wanted()))?.[0] ?? null;
  }

  /** The actions from the current position to the end of the line, or to the end of another right turn begun before. */
  solution(): ActionText[] {
    const way = this.#mainWay();
    if (!way) return wayTo(this.#position, this.#wanted()) ?? [];
    return [...way, ...this.puzzle.line.slice(this.#turn + 1).flatMap(turnActions)];
  }

  /** The actions to the end of the line’s turn; null if the player has begun another right turn. */
  #mainWay(): ActionText[] | null {
    return wayTo(this.#position, new Set([resultKey(this.#before[this.#turn + 1] as Position)]));
  }

  #isRight(after: Position): boolean {
    const wanted = this.#wanted();
    return isTurnOver(after) ? wanted.has(resultKey(after)) : wayTo(after, wanted) !== null;
  }

  #endTurn(positions: Position[], actions: ActionText[]): AttemptResult {
    const after = positions.at(-1) as Position;
    const isMain = resultKey(after) === resultKey(this.#before[this.#turn + 1] as Position);
    this.#turn += 2;
    this.#position = after;
    this.#isSolved = !isMain || this.#turn > this.puzzle.line.length;
    if (this.#isSolved) return { kind: 'solved', positions, actions };
    const reply = turnActions(this.puzzle.line[this.#turn - 1] as string);
    for (const action of reply) {
      positions.push(played(positions.at(-1) as Position, action));
      actions.push(action);
    }
    this.#position = positions.at(-1) as Position;
    return { kind: 'onward', positions, actions };
  }

  /** The results of the right turns. */
  #wanted(): Set<string> {
    const wanted = new Set([resultKey(this.#before[this.#turn + 1] as Position)]);
    if (this.#turn < this.puzzle.line.length - 1) return wanted;
    const here = this.#before[this.#turn] as Position;
    for (const turn of this.puzzle.also ?? []) wanted.add(resultKey(played(here, turn)));
    return wanted;
  }
}
