/** `LineReader`: plays the tokens of a record, variations included, and builds its `Line`. */
import type { ErrorCode, Illegality } from '../../core/index.js';
import { typedTokens } from '../shared/intentActions.js';
import { AGREED, type Game, leavingOf, type EntryText } from '../table/model/game.js';
import type { Line, Variation } from './line.js';
import type { RecordToken } from './recordTokens.js';

/** Limits of `docs/formats.md`. */
const MAX_ENTRIES = 20_000;
const MAX_VARIATIONS = 4_000;
const MAX_DEPTH = 32;

/** What can be wrong with a record besides its actions. */
export type RecordCode =
  | ErrorCode
  | 'record.unreadable'
  | 'record.bad_variation'
  | 'record.same_variation'
  | 'record.too_many_variations'
  | 'record.too_many_entries'
  | 'record.too_deep'
  | 'record.two_comments';

/** What is wrong, and the action that cannot be played. */
export interface LineFault {
  readonly code: RecordCode;
  readonly text: string;
  readonly illegality: Illegality | null;
}

interface OpenLine {
  /** Entries before the line, from the start of the game. */
  readonly before: number;
  readonly notes: Map<number, string>;
  readonly variations: Growing[];
  isAgreed: boolean;
  /** Of a variation: the entry that was taken back for it, and the one that it replaces. */
  readonly taken: EntryText;
  readonly replaced: EntryText;
  /** Of a variation: the list that it is in, and what is filled when it ends. */
  readonly into: Growing[];
  readonly made: Growing;
}

type Growing = { -readonly [Key in keyof Variation]: Variation[Key] };

export class LineReader {
  readonly #game: Game;
  /** A lenient reader goes on after the end of a game. */
  readonly #isLenient: boolean;
  readonly #open: OpenLine[] = [opened(0, { at: 0, positions: [], entries: [] }, [], '', '')];
  #entries = 0;
  #variations = 0;

  constructor(game: Game, isLenient: boolean) {
    this.#game = game;
    this.#isLenient = isLenient;
  }

  /** Reads all tokens of a record; null if nothing is wrong. */
  read(tokens: readonly RecordToken[]): LineFault | null {
    for (const { kind, text } of tokens) {
      const code =
        kind === 'open' ? this.#begin() : kind === 'close' ? this.#end() : kind === 'note' ? this.#note(text) : null;
      if (code) return { code, text, illegality: null };
      const fault = kind === 'word' ? this.#play(text) : null;
      if (fault) return fault;
    }
    return this.#open.length > 1 ? { code: 'record.bad_variation', text: '(', illegality: null } : null;
  }

  /** The main line, after everything has been read. */
  line(): Line {
    const { notes, variations, isAgreed } = this.#open[0] as OpenLine;
    const { positions, entries } = this.#game;
    return { positions, entries, isAgreed, notes, variations: variations.filter(each => each.entries.length > 0) };
  }

  get #here(): OpenLine {
    return this.#open.at(-1) as OpenLine;
  }

  get #length(): number {
    return this.#game.entries.length - this.#here.before;
  }

  #play(word: string): LineFault | null {
    const game = this.#game;
    const { family } = game.position.mode;
    if (word === AGREED) {
      if (!this.#isLenient && (this.#here.isAgreed || game.ending())) return over(word);
      this.#here.isAgreed = true;
      return null;
    }
    for (const entry of leavingOf(word) ? [word] : typedTokens(word, family)) {
      if (this.#here.isAgreed && !this.#isLenient) return over(entry);
      this.#entries += 1;
      if (this.#entries > MAX_ENTRIES) return { code: 'record.too_many_entries', text: entry, illegality: null };
      const added = this.#isLenient ? game.append(entry) : game.add(entry);
      if (!added.ok) return { code: added.code, text: entry, illegality: added.illegality };
      this.#here.isAgreed = false;
    }
    return null;
  }

  #note(text: string): RecordCode | null {
    const { notes, isAgreed } = this.#here;
    const place = this.#length + (isAgreed ? 1 : 0);
    const before = notes.get(place);
    if (before !== undefined && !this.#isLenient) return 'record.two_comments';
    notes.set(place, before === undefined ? text : `${before} ${text}`);
    return null;
  }

  #begin(): RecordCode | null {
    const from = this.#here;
    let at = this.#length - 1;
    if (at < 0) return 'record.bad_variation';
    if (this.#open.length > MAX_DEPTH) return 'record.too_deep';
    this.#variations += 1;
    if (this.#variations > MAX_VARIATIONS) return 'record.too_many_variations';
    const game = this.#game;
    const taken = game.entries.at(-1) as EntryText;
    game.cut(game.entries.length - 1);
    // An alternative to the first entry of a variation leaves the line that the variation leaves.
    const isBeside = at === 0 && this.#open.length > 1;
    if (isBeside) ({ at } = from.made);
    const into = isBeside ? from.into : from.variations;
    const replaced = isBeside ? from.replaced : taken;
    const made = { at, positions: [], entries: [] };
    into.push(made);
    this.#open.push(opened(game.entries.length, made, into, taken, replaced));
    return null;
  }

  #end(): RecordCode | null {
    if (this.#open.length === 1) return 'record.bad_variation';
    const { before, made, notes, variations, isAgreed, taken, replaced, into } = this.#open.pop() as OpenLine;
    const game = this.#game;
    const entries = game.entries.slice(before);
    const [first] = entries;
    if (first === undefined && !isAgreed) return 'record.bad_variation';
    const beside = into.filter(each => each.at === made.at).map(each => each.entries[0]);
    if (first !== undefined && [replaced, ...beside].includes(first)) return 'record.same_variation';
    const kept = variations.filter(each => each.entries.length > 0);
    Object.assign(made, { positions: game.positions.slice(before), entries, notes, isAgreed, variations: kept });
    game.cut(before);
    game.append(taken);
    return null;
  }
}

function opened(before: number, made: Growing, into: Growing[], taken: EntryText, replaced: EntryText): OpenLine {
  return { before, made, into, taken, replaced, notes: new Map(), variations: [], isAgreed: false };
}

function over(text: string): LineFault {
  return { code: 'action.game_over', text, illegality: null };
}
