/** `Position`: a moment of a game as an immutable value, with the same members for all modes. */
import { fail, ILLEGAL_CODES, succeed, type ErrorCode, type Failure, type Result, type Success } from './codes.js';
import type { Bytes, Scratch } from './scratch.js';
import type { Mode } from './mode.js';
import { bitsOf } from './search.js';
import { readView, type PositionView } from './view.js';
import {
  fenceOf,
  PHASES,
  REASONS,
  squareOf,
  wordAt,
  type ActionLike,
  type ActionNumber,
  type ActionText,
  type Fence,
  type Outcome,
  type Piece,
  type Side,
  type Square,
  type Turn,
} from './words.js';

/** The one reason why an action may not be played, and what shows it. */
export interface Illegality {
  /** Also why a token cannot be read. */
  readonly code: ErrorCode;
  /** The fences in the way. */
  readonly fences: readonly Fence[];
  /** The piece in the way, or the one that would be cut off. */
  readonly piece: Piece | null;
  /** The area that would be shut in, by number. */
  readonly squares: readonly Square[];
}

/** The position after an action, or why it may not be played, with the evidence. */
export type Played = Success<Position> | (Failure & { readonly illegality: Illegality });

/** The sums over many random games. */
export interface RandomGames {
  readonly actions: number;
  /** Sum of the lengths of all legal lists. */
  readonly choices: number;
  /** Games that were cut short. */
  readonly unfinished: number;
  /** By side, in turn order. */
  readonly wins: readonly number[];
}

const NOBODY = 255;
const MAX_DEPTH = 64;
/** What `leave` returns when the next side's turn begins. */
const NEXT_TURN = 2;
/** Where the parts of the core's `Evidence` begin. */
const EVIDENCE = { fences: 1, piece: 7, squareCount: 8, squares: 9 } as const;

function withoutEvidence(code: ErrorCode): Illegality {
  return { code, fences: [], piece: null, squares: [] };
}

function refusal(illegality: Illegality): Played {
  return { ok: false, code: illegality.code, illegality };
}

export class Position {
  readonly mode: Mode;
  /**
   * A turn begins here; only such positions count for a repetition. One position alone does not show it, so it is known
   * from the action before. True for a start and for a position that was read.
   */
  readonly isTurnStart: boolean;
  readonly #scratch: Scratch;
  readonly #bytes: Bytes;
  #text: string | null = null;
  #hash: bigint | null = null;
  #view: PositionView | null = null;

  /** Only the core makes positions: with `Core.start`, `Core.parsePosition` and `play`. */
  constructor(scratch: Scratch, mode: Mode, bytes: Bytes, isTurnStart = true) {
    this.#scratch = scratch;
    this.mode = mode;
    this.#bytes = bytes;
    this.isTurnStart = isTurnStart;
  }

  // The turn and the legal actions.

  /** Whose turn it is: side, seats, phase and steps left. */
  get turn(): Turn {
    const word = this.#load().to_move();
    const held = word >>> 24;
    return {
      side: wordAt(this.mode.sides, word & 255),
      seats: [1, 2, 3, 4, 5].filter(seat => (held >> (seat - 1)) & 1),
      phase: wordAt(PHASES, (word >>> 8) & 255),
      steps: (word >>> 16) & 255,
    };
  }

  /** Actions played since the start. */
  get ply(): number {
    return this.#load().ply();
  }

  /** The number of the round in the PAC-MAN modes, from 1; 0 in classic. */
  get round(): number {
    return this.#load().round_number();
  }

  /** Pellets that PAC-MAN has eaten, spent or not. */
  get pelletsEaten(): number {
    return this.#load().pellets_eaten();
  }

  /** Fixed maze: the rank of PAC-MAN if the game ends now, 1 to 4; null at no pellet and in other modes. */
  get rank(): number | null {
    return this.mode.family === 'pacman' ? this.pelletsEaten || null : null;
  }

  /** Sides that have left the game, in turn order. */
  get retired(): readonly Side[] {
    const left = this.#load().retired();
    return this.mode.sides.filter((_, index) => (left >> index) & 1);
  }

  /** Returns how the game ended, or null if it goes on. Only the whole game knows about repetitions. */
  outcome(): Outcome | null {
    return this.#outcome(this.#load().ended());
  }

  /**
   * Returns how the game ends if this position has occurred that many times at the start of a turn, this time included;
   * null if it goes on. The house rules `repetition_draw` and `stall_result` decide.
   */
  repetitionOutcome(times: number): Outcome | null {
    return this.#outcome(this.#load().repeated(times));
  }

  /** Returns the winner of a game in which nobody can force a result, by the house rules; null is a draw. */
  openWinner(): Side | null {
    return this.mode.sides[this.#load().open_winner()] ?? null;
  }

  /** Returns the shares of the game's one point if it ends here, by side in turn order; null is a draw. */
  finalShares(winner: Side | null): number[] {
    this.#load().final_shares(winner ? this.mode.sides.indexOf(winner) : NOBODY);
    return Array.from(this.#scratch.shares.subarray(0, this.mode.sides.length));
  }

  /** Returns what a board shows of the position. */
  view(): PositionView {
    if (this.#view) return this.#view;
    const turn = this.outcome() ? null : this.turn.side;
    this.#load().describe_position();
    return (this.#view = readView(this.#scratch.view, this.mode, turn));
  }

  /** Returns the tokens of the legal actions, by number; none in a finished game, at least one in any other. */
  legalActions(): ActionText[] {
    const { tokens } = this.mode;
    return Array.from(this.legalNumbers(), number => wordAt(tokens, number));
  }

  /** Returns the numbers of the legal actions, in order. */
  legalNumbers(): Uint16Array {
    return this.#scratch.readActions(this.#load().legal());
  }

  /** Returns the one reason why an action may not be played here, or null if it may. */
  whyIllegal(action: ActionLike): Illegality | null {
    const number = this.#number(action);
    return number.ok ? this.#whyIllegal(number.value) : withoutEvidence(number.code);
  }

  /** Returns the position after an action, given as token or number, or why it may not be played. */
  play(action: ActionLike): Played {
    const number = this.#number(action);
    if (!number.ok) return refusal(withoutEvidence(number.code));
    const illegality = this.#whyIllegal(number.value);
    return illegality ? refusal(illegality) : succeed(this.playUnchecked(number.value));
  }

  /** Returns the position after an action that is known to be legal, such as one of `legalNumbers()`. */
  playUnchecked(action: ActionNumber): Position {
    return this.#taken(this.#load().play_unchecked(action) === 1);
  }

  /** Returns the position after a side has left the game. */
  retire(side: Side): Result<Position, 'action.game_over' | 'side.not_playing'> {
    if (this.outcome()) return fail('action.game_over');
    const left = this.#load().leave(this.mode.sides.indexOf(side));
    if (left === 0) return fail('side.not_playing');
    return succeed(this.#taken(left === NEXT_TURN || this.isTurnStart));
  }

  /** Returns the next action of a win in this turn, or else of a catch that the ghosts can force; null if none. */
  forcedAction(allowed?: readonly Piece[]): ActionNumber | null {
    const number = this.#load().forced(bitsOf(this, allowed));
    return number < 0 ? null : number;
  }

  /** Whether PAC-MAN can survive the ghosts' next turn, with some way to finish his own if it is under way. */
  get isSafe(): boolean {
    return this.#load().safe() === 1;
  }

  // Paths to the goal (classic).

  /** Returns how many steps a classic side is from its goal, other pawns ignored; null if there is no path or goal. */
  distance(side: Side): number | null {
    const steps = this.#load().steps_to_goal(this.mode.sides.indexOf(side));
    return steps < 0 ? null : steps;
  }

  /** Returns one shortest path of a classic side to its goal, its own square first; empty where there is none. */
  shortestPath(side: Side): Square[] {
    const count = this.#load().way_to_goal(this.mode.sides.indexOf(side));
    return this.#squares(count);
  }

  // Texts and identity.

  /** The canonical one-line text of the position. */
  get text(): string {
    return (this.#text ??= this.#scratch.readText(this.#load().write_position()));
  }

  /** The text without its counters: what is compared to find a repetition. */
  get key(): string {
    return this.#scratch.readText(this.#load().write_key());
  }

  /** A 64-bit number that equal positions share, counters left out; the same as in Python. */
  get hash(): bigint {
    return (this.#hash ??= BigInt.asUintN(64, this.#load().hash()));
  }

  /** Whether the other position counts as the same for a repetition. */
  isRepetitionOf(other: Position): boolean {
    return this.hash === other.hash && this.key === other.key;
  }

  toString(): string {
    return this.text;
  }

  // Counting and playing out.

  /** Returns the number of action sequences of that length; a finished game has no children. */
  perft(depth: number): bigint {
    if (!Number.isInteger(depth) || depth < 0 || depth > MAX_DEPTH) throw new RangeError(`no such depth: ${depth}`);
    return BigInt.asUintN(64, this.#load().leaves(depth));
  }

  /** Plays random games from here, every action drawn from the whole legal list; a seed gives the same as in Python. */
  randomGames(games: number, mostActions = 324, seed = 0n): RandomGames {
    this.#load().random_games(games, mostActions, seed);
    const [actions = 0, choices = 0, unfinished = 0, ...wins] = Array.from(this.#scratch.totals, Number);
    return { actions, choices, unfinished, wins: wins.slice(0, this.mode.sides.length) };
  }

  /** Copies the position into the scratch memory, for a search. */
  load(): void {
    this.#load();
  }

  #load() {
    this.mode.load(this.#bytes);
    return this.#scratch.core;
  }

  #taken(isTurnStart: boolean): Position {
    return new Position(this.#scratch, this.mode, this.#scratch.takeState(), isTurnStart);
  }

  /** Reads reason, winner and rank, one byte each. */
  #outcome(word: number): Outcome | null {
    const [reason, winner] = [word & 255, (word >>> 8) & 255];
    if (reason === 0) return null;
    return {
      reason: wordAt(REASONS, reason - 1),
      winner: winner === NOBODY ? null : wordAt(this.mode.sides, winner),
      rank: (word >>> 16) & 255 || null,
    };
  }

  #number(action: ActionLike): Result<ActionNumber> {
    if (typeof action === 'string') return this.mode.parseAction(action);
    const isNumber = Number.isInteger(action) && action >= 0 && action < this.mode.actionCount;
    return isNumber ? succeed(action) : fail('action.no_such_number');
  }

  #squares(count: number): Square[] {
    return Array.from(this.#scratch.evidence.subarray(EVIDENCE.squares, EVIDENCE.squares + count), squareOf);
  }

  #whyIllegal(number: ActionNumber): Illegality | null {
    const code = this.#load().why_not(number);
    if (code === 0) return null;
    const { evidence } = this.#scratch;
    const at = (index: number) => evidence[index] ?? 0;
    const piece = at(EVIDENCE.piece);
    return {
      code: wordAt(ILLEGAL_CODES, code - 1),
      fences: Array.from({ length: at(0) }, (_, i) =>
        fenceOf(at(EVIDENCE.fences + 2 * i), at(EVIDENCE.fences + 2 * i + 1) === 1),
      ),
      piece: piece === NOBODY ? null : wordAt(this.mode.pieces, piece),
      squares: this.#squares(at(EVIDENCE.squareCount)),
    };
  }
}
