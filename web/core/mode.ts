/** `Mode`: who plays, with which pieces, on which board, as an immutable value. */
import { readActions, type Action, type ActionTable } from './actions.js';
import { fail, succeed, TEXT_ERRORS, type Result, type TextError } from './codes.js';
import type { Bytes, Scratch } from './scratch.js';
import {
  FAMILIES,
  MODES,
  PIECES,
  SIDES,
  squareOf,
  wordAt,
  type ActionLike,
  type ActionNumber,
  type ActionText,
  type Edge,
  type Family,
  type ModeName,
  type Piece,
  type Side,
  type Square,
} from './words.js';

const MAX_SIDES = 4;
const MAX_PIECES = 5;
const RESPAWNS = 4;
const NONE = 255;

const tables = new WeakMap<Scratch, Map<string, ActionTable>>();

export class Mode {
  /** The canonical text: `classic2;size=5;fences=2`. Modes with the same text are the same. */
  readonly text: string;
  readonly name: ModeName;
  readonly family: Family;
  /** Squares along an edge: 3, 5, 7 or 9. */
  readonly size: number;
  /** How many action numbers there are. */
  readonly actionCount: number;
  /** In turn order. */
  readonly sides: readonly Side[];
  /** In the order of position texts. */
  readonly pieces: readonly Piece[];
  /** Which seat, from 1, holds each of the pieces. */
  readonly seats: readonly number[];
  /** Classic: the edge that each side wants to reach, by side in turn order. */
  readonly goals: readonly Edge[];
  /** PAC-MAN's lives at the start; 0 in classic. */
  readonly lives: number;
  /** Advanced: where PAC-MAN comes back; tunnels join the first two, and the others. */
  readonly respawns: readonly Square[];
  readonly #scratch: Scratch;
  readonly #bytes: Bytes;
  #table: ActionTable | null = null;

  /** Only `Core` makes modes: the mode must be in the scratch memory. */
  constructor(scratch: Scratch, bytes: Bytes, text: string) {
    scratch.loadMode(bytes);
    scratch.core.describe_mode();
    const facts = scratch.modeFacts;
    let at = 0;
    const next = () => facts.getUint8(at++);
    const list = <T>(count: number, most: number, word: (index: number) => T) =>
      Array.from({ length: most }, next).slice(0, count).map(word);
    this.text = text;
    this.actionCount = facts.getUint16(0, true);
    at = 2;
    this.name = wordAt(MODES, next());
    this.family = wordAt(FAMILIES, next());
    this.size = next();
    const sideCount = next();
    const pieceCount = next();
    this.sides = list(sideCount, MAX_SIDES, index => wordAt(SIDES, index));
    this.pieces = list(pieceCount, MAX_PIECES, index => wordAt(PIECES, index));
    this.seats = list(pieceCount, MAX_PIECES, index => index + 1);
    const isClassic = this.family === 'classic';
    this.goals = list(isClassic ? sideCount : 0, MAX_SIDES, index => wordAt(SIDES, index) as Edge);
    this.lives = next();
    this.respawns = Array.from({ length: RESPAWNS }, next)
      .filter(each => each !== NONE)
      .map(squareOf);
    this.#scratch = scratch;
    this.#bytes = bytes;
  }

  /** What every action means, by number. */
  get actions(): readonly Action[] {
    return this.#actionTable().actions;
  }

  /** The tokens of all actions, by number. */
  get tokens(): readonly ActionText[] {
    return this.#actionTable().tokens;
  }

  /** Reads a token; whether the action is legal somewhere is not checked. */
  parseAction(token: ActionText): Result<ActionNumber, TextError> {
    const number = this.#actionTable().numbers.get(token);
    if (number !== undefined) return succeed(number);
    this.#scratch.loadMode(this.#bytes);
    const error = -this.#scratch.core.read_action(this.#scratch.writeText(token));
    return fail(wordAt(TEXT_ERRORS, error - 1));
  }

  /** Returns what an action means; null if there is none with that number or token. */
  action(action: ActionLike): Action | null {
    const number = typeof action === 'number' ? action : this.#actionTable().numbers.get(action);
    return number === undefined ? null : (this.actions[number] ?? null);
  }

  /** Returns the action with which a piece enters a square; in classic the piece is the pawn of the side to move. */
  stepTo(piece: Piece, square: Square): Action | null {
    const isStep = (each: Action) => each.kind === 'move' || (each.kind === 'step' && each.piece === piece);
    return this.actions.find(each => each.square === square && isStep(each)) ?? null;
  }

  /** The pieces of a side. */
  piecesOf(side: Side): readonly Piece[] {
    return this.family === 'classic' || side === 'P' ? [side as Piece] : this.pieces.filter(piece => piece !== 'P');
  }

  /** Copies a position of this mode into the scratch memory. */
  load(state: Bytes): void {
    this.#scratch.load(this.#bytes, state);
  }

  /** Copies only the mode into the scratch memory. */
  loadAlone(): void {
    this.#scratch.loadMode(this.#bytes);
  }

  toString(): string {
    return this.text;
  }

  /** Made once for all modes that number actions alike. */
  #actionTable(): ActionTable {
    if (this.#table) return this.#table;
    let known = tables.get(this.#scratch);
    if (!known) tables.set(this.#scratch, (known = new Map()));
    const kind = `${this.family === 'classic'} ${this.size}`;
    let table = known.get(kind);
    if (!table) {
      this.#scratch.loadMode(this.#bytes);
      table = readActions(this.#scratch, this.actionCount, this.pieces);
      known.set(kind, table);
    }
    return (this.#table = table);
  }
}
