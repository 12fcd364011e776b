/** `Game`: a start and the entries since, with undo, repetition and sides that leave, as in `hedgemaze.rules.Game`. */
import {
  squareOfPiece,
  type ActionLike,
  type Core,
  type ErrorCode,
  type Illegality,
  type Piece,
  type Position,
  type Side,
  type Square,
} from '../../../core/index.js';
import { joined } from '../../shared/actionRuns.js';
import type { Ending, TurnRow } from './types.js';

const RECENT_TURNS = 2;

/** An action's token, or `S:resigned` or `S:flagged` for a side that leaves. */
export type EntryText = string;

/** The entry of a draw that the sides agreed to; only the last entry of a record or of a room's log. */
export const AGREED = 'draw:agreed';

export interface Leaving {
  readonly side: Side;
  readonly cause: 'resigned' | 'flagged';
}

export type Added =
  { readonly ok: true } | { readonly ok: false; readonly code: ErrorCode; readonly illegality: Illegality | null };

/** Reads the entry of a side that leaves; null for an action. */
export function leavingOf(entry: EntryText): Leaving | null {
  const [, side, cause] = /^([SWNEPG]):(resigned|flagged)$/.exec(entry) ?? [];
  return side ? { side: side as Side, cause: cause as Leaving['cause'] } : null;
}

/** How a game ends in which the sides agree to a draw in this position. */
export function agreedEnding({ rank }: Position): Ending {
  return { reason: 'agreed', winner: null, rank };
}

/** The token of an action that was played in a position. */
export function tokenOf({ mode }: Position, action: ActionLike): EntryText {
  return typeof action === 'string' ? action : (mode.tokens[action] as string);
}

export class Game {
  readonly #positions: Position[];
  readonly #entries: EntryText[] = [];

  /** Throws if the mode cannot be read. It begins at its start, or at the text of another position. */
  constructor(core: Core, mode: string, first: Side | null, entries: readonly EntryText[] = [], from?: string) {
    const start = from ? core.parsePosition(from) : core.start(mode, first ?? undefined);
    if (!start.ok) throw new Error(`${mode}: ${start.code}`);
    this.#positions = [start.value];
    for (const entry of entries) if (!this.add(entry).ok) break;
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

  /** How many entries there were at the beginning of each turn. */
  get turnStarts(): number[] {
    return this.#positions.flatMap(({ isTurnStart }, index) => (isTurnStart ? [index] : []));
  }

  /** Hashes of the positions at which turns began, oldest first. */
  get history(): bigint[] {
    return this.#positions.filter(({ isTurnStart }) => isTurnStart).map(({ hash }) => hash);
  }

  /** Where the pawn of the side to move stood in its last turns, not where it stands; classic only. */
  get recentSquares(): Square[] {
    const { mode, turn } = this.position;
    if (mode.family !== 'classic') return [];
    const { side } = turn;
    const own = this.#positions.filter(each => each.isTurnStart && each.turn.side === side);
    const turns = own.filter(({ ply }, index) => ply !== own[index + 1]?.ply); // a side that leaves does not begin a turn
    const squares = turns.slice(-1 - RECENT_TURNS).flatMap(each => squareOfPiece(each.view(), side as Piece) ?? []);
    return squares.filter(square => square !== squares.at(-1));
  }

  ending(): Ending | null {
    const { position } = this;
    const outcome = position.outcome();
    if (outcome) {
      const left = leavingOf(this.#entries.at(-1) ?? '');
      return left && outcome.reason === 'others_left' ? { ...outcome, reason: left.cause } : outcome;
    }
    return position.repetitionOutcome(repetitions(this.#positions));
  }

  /** Plays actions, all or none. */
  play(actions: readonly ActionLike[]): Added {
    const before = this.#entries.length;
    for (const action of actions) {
      const next = this.ending() ? null : this.position.play(action);
      if (!next?.ok) {
        this.cut(before);
        return { ok: false, code: next?.code ?? 'action.game_over', illegality: next?.illegality ?? null };
      }
      this.#push(tokenOf(this.position, action), next.value);
    }
    return { ok: true };
  }

  /** Takes a side out of the game. */
  leave(side: Side, cause: Leaving['cause'] = 'resigned'): Added {
    if (this.ending()) return { ok: false, code: 'action.game_over', illegality: null };
    const next = this.position.retire(side);
    if (!next.ok) return { ok: false, code: next.code, illegality: null };
    this.#push(`${side}:${cause}`, next.value);
    return { ok: true };
  }

  /** Plays an action or lets a side leave, as an entry says it. */
  add(entry: EntryText): Added {
    const leaving = leavingOf(entry);
    return leaving ? this.leave(leaving.side, leaving.cause) : this.play([entry]);
  }

  /** Adds an entry without asking whether the game is over: studies and the server's log may go on after it. */
  append(entry: EntryText): Added {
    const leaving = leavingOf(entry);
    const next = leaving ? this.position.retire(leaving.side) : this.position.play(entry);
    if (!next.ok) return { ok: false, code: next.code, illegality: 'illegality' in next ? next.illegality : null };
    this.#push(entry, next.value);
    return { ok: true };
  }

  /**
   * Makes the game what the server says: keeps the entries that are the same, takes back the others, appends the rest.
   * Returns how many entries stayed, and whether all could be played.
   */
  follow(entries: readonly EntryText[]): { readonly kept: number; readonly ok: boolean } {
    const differs = entries.findIndex((entry, index) => entry !== this.#entries[index]);
    const kept = differs < 0 ? Math.min(entries.length, this.#entries.length) : differs;
    this.cut(kept);
    return { kept, ok: entries.slice(kept).every(entry => this.append(entry).ok) };
  }

  /** Goes back to the moment after that many entries. */
  cut(count: number): void {
    this.#entries.length = count;
    this.#positions.length = count + 1;
  }

  /** The game turn by turn, as records write it. */
  rows(): TurnRow[] {
    const starts = this.turnStarts;
    return starts.flatMap((start, index) => {
      const end = starts[index + 1] ?? this.#entries.length;
      const entries = this.#entries.slice(start, end);
      const side = leavingOf(entries[0] ?? '')?.side ?? (this.#positions[start] as Position).turn.side;
      return entries.length === 0 ? [] : [{ side, text: joined(entries), after: end }];
    });
  }

  #push(entry: EntryText, after: Position): void {
    this.#entries.push(entry);
    this.#positions.push(after);
  }
}

/** How often the last of these positions has occurred at the start of a turn, this time included; 0 within a turn. */
export function repetitions(positions: readonly Position[]): number {
  const last = positions.at(-1);
  if (!last?.isTurnStart) return 0;
  return positions.filter(each => each.isTurnStart && each.isRepetitionOf(last)).length;
}

/** Whether PAC-MAN has lost a life by his own action since the game had this number of entries; advanced only. */
export function hasCostLife({ positions }: Game, count: number): boolean {
  const [before, after] = [positions[count], positions.at(-1)];
  if (before?.mode.family !== 'advanced' || before.turn.side !== 'P' || !after) return false;
  return after.view().lives < before.view().lives;
}
