/** `Game`: a start and the entries since, with undo, repetition and sides that leave, as in `hedgemaze.rules.Game`. */
import {
  viewOf,
  type ActionText,
  type Core,
  type ErrorCode,
  type Illegality,
  type Outcome,
  type Position,
  type Side,
  type Square,
} from '../../../core/index.js';
import type { Ending, TurnRow } from './types.js';

const TRODDEN_TURNS = 2;

/** An action, or `S:resigned` or `S:flagged` for a side that leaves. */
export type EntryText = string;

export type Added = { readonly ok: true } | { readonly ok: false; readonly code: ErrorCode; readonly illegality: Illegality | null };

/** The number of the round, for the PAC-MAN modes: a side may have two turns in a row. */
function roundOf(position: Position): string {
  return position.text.split(' ').at(-1)?.split('/')[1] ?? '';
}

/** The side that leaves, or null for an action. */
export function leaverOf(entry: EntryText): Side | null {
  return /^[A-Z]:(resigned|flagged)$/.test(entry) ? (entry.charAt(0) as Side) : null;
}

const REPETITIONS = 3;

/** Who wins when nothing happens any more; a house rule of the PAC-MAN modes. */
function stallWinner(mode: string): Side | null {
  const [, winner] = /;stall_result=(ghosts|pacman)/.exec(mode) ?? [];
  return winner ? (winner === 'ghosts' ? 'G' : 'P') : null;
}

/** Returns how a game ends whose position has stood this often at the start of a turn, or null if it goes on. */
export function repetitionOutcome(position: Position, times: number): Outcome | null {
  const { text, family } = position.mode;
  if (times < REPETITIONS || text.includes(';repetition_draw=false')) return null;
  const { reserve, spent } = viewOf(position);
  return { reason: 'repetition', winner: stallWinner(text), rank: family === 'pacman' ? reserve + spent || null : null };
}

export class Game {
  readonly #positions: Position[];
  readonly #entries: EntryText[] = [];
  /** By position: whether a turn begins with it. */
  readonly #begins: boolean[] = [true];
  /** By position: what is compared to find a repetition; empty in mid-turn. */
  readonly #keys: string[];

  /** Throws if the mode cannot be read. It begins at its start, or at the text of another position. */
  constructor(core: Core, mode: string, first: Side | null, entries: readonly EntryText[] = [], from?: string) {
    const start = from ? core.parsePosition(from) : core.start(mode, first ?? undefined);
    if (!start.ok) throw new Error(`${mode}: ${start.code}`);
    this.#positions = [start.value];
    this.#keys = [start.value.key];
    for (const entry of entries) {
      const side = leaverOf(entry);
      const why = entry.endsWith(':flagged') ? 'flagged' : 'resigned';
      if (!(side ? this.leave(side, why) : this.play([entry])).ok) break;
    }
  }

  get position(): Position {
    return this.#positions.at(-1) as Position;
  }

  get positions(): readonly Position[] {
    return this.#positions;
  }

  get entries(): readonly EntryText[] {
    return this.#entries;
  }

  /** How many entries there were when the turn began that is under way, or that begins now. */
  get turnStart(): number {
    return this.#begins.lastIndexOf(true);
  }

  /** How many entries there were at the beginning of each turn. */
  get turnStarts(): number[] {
    return this.#begins.flatMap((begins, index) => (begins ? [index] : []));
  }

  /** Hashes of the positions at which turns began, oldest first. */
  get history(): bigint[] {
    return this.turnStarts.map(index => (this.#positions[index] as Position).hash);
  }

  /** Where the pawn of the side to move stood in its last turns, not where it stands; classic only. */
  get trodden(): Square[] {
    const { side } = this.position.turn;
    const own = this.turnStarts.map(index => this.#positions[index] as Position).filter(each => each.turn.side === side);
    const turns = own.filter(({ ply }, index) => ply !== own[index + 1]?.ply); // one in which somebody leaves is one turn
    const squares = turns.slice(-1 - TRODDEN_TURNS).flatMap(each => each.shortestPath(side).slice(0, 1));
    return squares.filter(square => square !== squares.at(-1));
  }

  ending(): Ending | null {
    const outcome = this.position.outcome();
    const left = leaverOf(this.#entries.at(-1) ?? '');
    if (outcome) {
      const reason = this.#entries.at(-1)?.endsWith(':flagged') ? 'flagged' : 'resigned';
      return left && outcome.reason === 'others_left' ? { ...outcome, reason } : outcome;
    }
    if (this.#begins.at(-1) !== true) return null;
    const key = this.#keys.at(-1);
    return repetitionOutcome(this.position, this.#keys.filter(each => each === key).length);
  }

  /** Plays actions, all or none. */
  play(actions: readonly ActionText[]): Added {
    const before = this.#entries.length;
    for (const action of actions) {
      if (this.ending()) {
        this.cut(before);
        return { ok: false, code: 'action.game_over', illegality: null };
      }
      const next = this.position.play(action);
      if (!next.ok) {
        this.cut(before);
        return { ok: false, code: next.code, illegality: next.illegality };
      }
      this.#add(action, next.value, false);
    }
    return { ok: true };
  }

  /** Takes a side out of the game. */
  leave(side: Side, why: 'resigned' | 'flagged' = 'resigned'): Added {
    if (this.ending()) return { ok: false, code: 'action.game_over', illegality: null };
    const next = this.position.retire(side);
    if (!next.ok) return { ok: false, code: next.code, illegality: null };
    this.#add(`${side}:${why}`, next.value, this.#begins.at(-1) === true);
    return { ok: true };
  }

  /**
   * Makes the game what somebody else has judged: keeps what is the same, takes back what is not, plays the rest. Whether
   * the game was over before is not asked. Returns how many entries stayed, and whether all could be played.
   */
  follow(entries: readonly EntryText[]): { readonly kept: number; readonly ok: boolean } {
    const differs = entries.findIndex((entry, index) => entry !== this.#entries[index]);
    const kept = differs < 0 ? Math.min(entries.length, this.#entries.length) : differs;
    this.cut(kept);
    for (const entry of entries.slice(kept)) {
      const side = leaverOf(entry);
      const next = side ? this.position.retire(side) : this.position.play(entry);
      if (!next.ok) return { kept, ok: false };
      this.#add(entry, next.value, side !== null && this.#begins.at(-1) === true);
    }
    return { kept, ok: true };
  }

  /** Goes back to the moment after so many entries. */
  cut(count: number): void {
    this.#entries.length = count;
    this.#positions.length = count + 1;
    this.#begins.length = count + 1;
    this.#keys.length = count + 1;
  }

  /** The game as it is written down, turn by turn. */
  rows(): TurnRow[] {
    const starts = this.turnStarts;
    return starts.flatMap((start, index) => {
      const end = starts[index + 1] ?? this.#entries.length;
      const entries = this.#entries.slice(start, end);
      const side = leaverOf(entries[0] ?? '') ?? (this.#positions[start] as Position).turn.side;
      return entries.length === 0 ? [] : [{ side, text: joined(entries), after: end }];
    });
  }

  #add(entry: EntryText, after: Position, isNewTurn: boolean): void {
    const before = this.position;
    const isOther = after.turn.side !== before.turn.side || roundOf(after) !== roundOf(before);
    // In classic the last number is the ply and every action is a turn.
    const isTurn = before.mode.family === 'classic' && leaverOf(entry) === null;
    this.#entries.push(entry);
    this.#positions.push(after);
    const begins = isNewTurn || isOther || isTurn;
    this.#begins.push(begins);
    this.#keys.push(begins ? after.key : '');
  }
}

const OF_PIECE = /^[PBKIC](@?[a-i][1-9]|[+-])$/;
const RUN = /^[PBKIC](@?[a-i][1-9]|[+-])+$/;

/** Writes entries with what one piece does joined, as records do: `P@e9d9 d4h`. */
export function joined(entries: readonly EntryText[]): string {
  const parts: string[] = [];
  for (const entry of entries) {
    const last = parts.at(-1);
    if (OF_PIECE.test(entry) && last && RUN.test(last) && last.charAt(0) === entry.charAt(0)) {
      parts[parts.length - 1] = last + entry.slice(1);
    } else parts.push(entry);
  }
  return parts.join(' ');
}
