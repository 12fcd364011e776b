/** Reads game records (`docs/formats.md`): files of them, and pasted texts, which may also be positions. */
import type { ActionText, Core, ErrorCode, Illegality, Position } from '../../core/index.js';
import { typedTokens } from '../shared/intentActions.js';
import { agreedEnding, AGREED, Game, leavingOf, type EntryText } from '../table/model/game.js';
import type { Ending } from '../table/model/types.js';
import { resultOf } from './writeRecord.js';

/** A game of a file. */
export interface ReadGame {
  /** The canonical text of the mode. */
  readonly mode: string;
  /** The text of the position where it begins, if that is not the start of the mode. */
  readonly start: string | null;
  /** `draw:agreed` may be the last. */
  readonly entries: readonly EntryText[];
  readonly ending: Ending | null;
  readonly tags: ReadonlyMap<string, string>;
}

export type ReadRecords =
  | { readonly ok: true; readonly games: readonly ReadGame[] }
  /** Which game of the file, from 1, and what is wrong with it. */
  | { readonly ok: false; readonly code: string; readonly game: number };

/** A game to look at: one more position than entries. */
export interface Line {
  readonly positions: readonly Position[];
  readonly entries: readonly ActionText[];
}

export interface Unreadable {
  readonly ok: false;
  readonly code: ErrorCode;
  /** The action that cannot be played, and which of the game it is, from 1. */
  readonly action?: { readonly text: string; readonly number: number; readonly illegality: Illegality | null };
}

export type Pasted = { readonly ok: true; readonly line: Line } | Unreadable;

export const LONGEST_FILE = 1_000_000;
const TOKEN = /\s+|\[(\w+) "((?:[^"\\\n]|\\[\s\S])*)"\]|\{(?:[^{}\\]|\\[\s\S])*\}|(\d{1,7}\.)(?=\s|$)|([^\s[\]{}]+)/y;
const RESULT = /^(\*|draw|[SWNEPG]-wins)$/;
/** The beginning of a position's text: the user meant a position, not a record. */
const LIKE_MODE = /^[a-z]{4,}\d?(;\S*)?( |$)/;
/** Tags that follow from the game. */
const DERIVED_TAGS = ['Mode', 'Start', 'Result', 'Reason', 'Rank'];

interface RawRecord {
  readonly tags: Map<string, string>;
  /** Actions and events. */
  readonly words: string[];
  result: string | null;
}

function unescaped(text: string): string {
  return text.replace(/\\([\s\S])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === 'r' ? '\r' : letter));
}

/** Splits a text into records; null if something in it is no token. */
function split(text: string): RawRecord[] | null {
  const records: RawRecord[] = [];
  let current: RawRecord | null = null;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found) return null;
    const [, tag, value, , word] = found;
    if (tag === undefined && word === undefined) continue;
    if (!current || (tag !== undefined && current.words.length > 0)) {
      records.push((current = { tags: new Map(), words: [], result: null }));
    }
    if (tag !== undefined) current.tags.set(tag, unescaped(value ?? ''));
    else if (word !== undefined && RESULT.test(word)) {
      current.result = word;
      current = null;
    } else if (word !== undefined) current.words.push(word);
  }
  return records;
}

interface Replayed {
  readonly game: Game;
  readonly isAgreed: boolean;
  readonly fault: Unreadable | null;
}

/** Plays a record until its end or its first fault; a lenient reader goes on after a repetition. */
function replay(core: Core, { tags, words }: RawRecord, isLenient: boolean): Replayed | Unreadable {
  const from = tags.get('Start');
  const start = from ? core.parsePosition(from) : core.start(tags.get('Mode') ?? 'classic2');
  if (!start.ok) return { ok: false, code: start.code };
  const { mode } = start.value;
  const game = new Game(core, mode.text, null, [], from);
  const stopped = (code: ErrorCode, text: string, illegality: Illegality | null = null): Replayed => {
    const action = { text, number: game.entries.length + 1, illegality };
    return { game, isAgreed: false, fault: { ok: false, code, action } };
  };
  for (const [index, word] of words.entries()) {
    if (word === AGREED) {
      const isLast = index === words.length - 1;
      return isLenient || (isLast && !game.ending())
        ? { game, isAgreed: true, fault: null }
        : stopped('action.game_over', word);
    }
    for (const entry of leavingOf(word) ? [word] : typedTokens(word, mode.family)) {
      const added = isLenient ? game.append(entry) : game.add(entry);
      if (!added.ok) return stopped(added.code, entry, added.illegality);
    }
  }
  return { game, isAgreed: false, fault: null };
}

// Files.

/** Reads all games of a file, or reports the first fault. */
export function readRecords(core: Core, text: string): ReadRecords {
  if (text.length > LONGEST_FILE) return { ok: false, code: 'record.too_long', game: 1 };
  const records = split(text.replace(/^\uFEFF/, ''));
  if (!records || records.length === 0) return { ok: false, code: 'record.unreadable', game: 1 };
  const games: ReadGame[] = [];
  for (const record of records) {
    const game = readGame(core, record);
    if (typeof game === 'string') return { ok: false, code: game, game: games.length + 1 };
    games.push(game);
  }
  return { ok: true, games };
}

/** Returns the game of a record, or the code of its fault. */
function readGame(core: Core, record: RawRecord): ReadGame | string {
  const replayed = replay(core, record, false);
  if (!('game' in replayed)) return replayed.code;
  const { game, isAgreed, fault } = replayed;
  if (fault) return fault.code;
  const ending = isAgreed ? agreedEnding(game.position) : game.ending();
  const stated = [record.tags.get('Result') ?? null, record.result];
  if (stated.some(each => each !== null && each !== resultOf(ending))) return 'record.wrong_result';
  return {
    mode: game.position.mode.text,
    start: record.tags.has('Start') ? (game.positions[0]?.text ?? null) : null,
    entries: isAgreed ? [...game.entries, AGREED] : game.entries,
    ending,
    tags: new Map([...record.tags].filter(([name]) => !DERIVED_TAGS.includes(name))),
  };
}

// Pasted texts.

/** Reads a position, or the first record of a text, also without tags. */
export function readPasted(core: Core, text: string): Pasted {
  const plain = text.replace(/^\uFEFF/, '').trim();
  const position = core.parsePosition(plain);
  if (position.ok) return { ok: true, line: { positions: [position.value], entries: [] } };
  if (LIKE_MODE.test(plain)) return { ok: false, code: position.code };
  // Numbers may touch their actions: `1.e2`, `1...e8`.
  const records = split(plain.replace(/(^|\s)\d+\.+/g, '$1'));
  if (!records) return { ok: false, code: 'action.unreadable' };
  const replayed = replay(core, records[0] ?? { tags: new Map(), words: [], result: null }, true);
  if (!('game' in replayed)) return replayed;
  const { game, fault } = replayed;
  return fault ?? { ok: true, line: { positions: game.positions, entries: game.entries } };
}
