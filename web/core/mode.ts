/** `Mode`: who plays, with which pieces, on which board, as an immutable value. */
import { fail, succeed, TEXT_ERRORS, type Result, type TextError } from './codes.js';
import type { Bytes, Scratch } from './scratch.js';
import {
  FAMILIES,
  MODES,
  PIECES,
  SIDES,
  wordAt,
  type ActionNumber,
  type ActionText,
  type Family,
  type ModeName,
  type Piece,
  type Side,
} from './words.js';

const MOST_SIDES = 4;
const MOST_PIECES = 5;

/** The tokens of all actions, by number, and back. */
interface ActionTable {
  readonly tokens: readonly ActionText[];
  readonly numbers: ReadonlyMap<ActionText, ActionNumber>;
}

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
  readonly #scratch: Scratch;
  readonly #bytes: Bytes;
  #table: ActionTable | null = null;

  /** Only `Core` makes modes: the mode must be in the scratch memory. */
  constructor(scratch: Scratch, bytes: Bytes, text: string) {
    scratch.loadMode(bytes);
    scratch.core.describe_mode();
    const { about } = scratch;
    let at = 0;
    const next = () => about.getUint8(at++);
    const list = <T>(count: number, most: number, word: (index: number) => T) =>
      Array.from({ length: most }, next).slice(0, count).map(word);
    this.text = text;
    this.actionCount = about.getUint16(0, true);
    at = 2;
    this.name = wordAt(MODES, next());
    this.family = wordAt(FAMILIES, next());
    this.size = next();
    const sideCount = next();
    const pieceCount = next();
    this.sides = list(sideCount, MOST_SIDES, index => wordAt(SIDES, index));
    this.pieces = list(pieceCount, MOST_PIECES, index => wordAt(PIECES, index));
    this.seats = list(pieceCount, MOST_PIECES, index => index + 1);
    this.#scratch = scratch;
    this.#bytes = bytes;
  }

  /** The tokens of all actions, by number. */
  get tokens(): readonly ActionText[] {
    return this.#actions().tokens;
  }

  /** Reads a token; whether the action is legal somewhere is not asked. */
  parseAction(token: ActionText): Result<ActionNumber, TextError> {
    const number = this.#actions().numbers.get(token);
    if (number !== undefined) return succeed(number);
    this.#scratch.loadMode(this.#bytes);
    const error = -this.#scratch.core.read_action(this.#scratch.writeText(token));
    return fail(wordAt(TEXT_ERRORS, error - 1));
  }

  /** Copies a position of this mode into the scratch memory. */
  load(state: Bytes): void {
    this.#scratch.load(this.#bytes, state);
  }

  /** Copies only the mode into the scratch memory. */
  layAlone(): void {
    this.#scratch.loadMode(this.#bytes);
  }

  toString(): string {
    return this.text;
  }

  /** Made once for all modes that number actions alike. */
  #actions(): ActionTable {
    if (this.#table) return this.#table;
    let known = tables.get(this.#scratch);
    if (!known) tables.set(this.#scratch, (known = new Map()));
    const kind = `${this.family === 'classic'} ${this.size}`;
    let table = known.get(kind);
    if (!table) {
      this.#scratch.loadMode(this.#bytes);
      const tokens = Array.from({ length: this.actionCount }, (_, number) =>
        this.#scratch.readText(this.#scratch.core.write_action(number)),
      );
      table = { tokens, numbers: new Map(tokens.map((token, number) => [token, number])) };
      known.set(kind, table);
    }
    return (this.#table = table);
  }
}
