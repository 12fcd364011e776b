/** Reads game records (`docs/formats.md`): files of them, and pasted texts, which may also be positions. */
import type { Core, Illegality } from '../../core/index.js';
import { agreedEnding, AGREED, Game, type EntryText } from '../table/model/game.js';
import type { Ending } from '../table/model/types.js';
import type { Line } from './line.js';
import { LineReader, type RecordCode } from './lineReader.js';
import { splitRecords, type RawRecord } from './recordTokens.js';
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
  /** The game with its notes and variations. */
  readonly line: Line;
}

export type ReadRecords =
  | { readonly ok: true; readonly games: readonly ReadGame[] }
  /** Which game of the file, from 1, and what is wrong with it. */
  | { readonly ok: false; readonly code: string; readonly game: number };

export interface Unreadable {
  readonly ok: false;
  readonly code: RecordCode;
  /** The action that cannot be played, and which of the game it is, from 1. */
  readonly action?: { readonly text: string; readonly number: number; readonly illegality: Illegality | null };
}

export type Pasted = { readonly ok: true; readonly line: Line } | Unreadable;

export const LONGEST_FILE = 1_000_000;
/** The beginning of a position's text: the user meant a position, not a record. */
const LIKE_MODE = /^[a-z]{4,}\d?(;\S*)?( |$)/;
/** Tags that follow from the game. */
const DERIVED_TAGS = ['Mode', 'Start', 'Result', 'Reason', 'Rank'];

interface Replayed {
  readonly game: Game;
  readonly line: Line;
  readonly fault: Unreadable | null;
}

/** Plays a record until its end or its first fault; a lenient reader goes on after a repetition. */
function replay(core: Core, { tags, tokens }: RawRecord, isLenient: boolean): Replayed | Unreadable {
  const from = tags.get('Start');
  const start = from ? core.parsePosition(from) : core.start(tags.get('Mode') ?? 'classic2');
  if (!start.ok) return { ok: false, code: start.code };
  const game = new Game(core, start.value.mode.text, null, [], from);
  const reader = new LineReader(game, isLenient);
  const fault = reader.read(tokens);
  if (!fault) return { game, line: { ...reader.line(), tags: ownTags(tags) }, fault: null };
  const { code, text, illegality } = fault;
  const isOfAction = !code.startsWith('record.');
  const action = { text, number: game.entries.length + 1, illegality };
  return { game, line: reader.line(), fault: { ok: false, code, ...(isOfAction && { action }) } };
}

/** The tags that do not follow from the game. */
function ownTags(tags: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...tags].filter(([name]) => !DERIVED_TAGS.includes(name)));
}

// Files.

/** Reads all games of a file, or reports the first fault. */
export function readRecords(core: Core, text: string): ReadRecords {
  if (text.length > LONGEST_FILE) return { ok: false, code: 'record.too_long', game: 1 };
  const records = splitRecords(text.replace(/^\uFEFF/, ''), false);
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
  const { game, line, fault } = replayed;
  if (fault) return fault.code;
  const { isAgreed = false } = line;
  const ending = isAgreed ? agreedEnding(game.position) : game.ending();
  const stated = [record.tags.get('Result') ?? null, record.result];
  if (stated.some(each => each !== null && each !== resultOf(ending))) return 'record.wrong_result';
  return {
    mode: game.position.mode.text,
    start: record.tags.has('Start') ? (game.positions[0]?.text ?? null) : null,
    entries: isAgreed ? [...game.entries, AGREED] : game.entries,
    ending,
    tags: new Map(Object.entries(ownTags(record.tags))),
    line,
  };
}

/** Reads the moves of a line that begins at a position; null if they cannot be read. */
export function readLine(core: Core, start: string, moves: string): Line | null {
  const [record] = splitRecords(moves, true) ?? [];
  if (!record) return null;
  record.tags.set('Start', start);
  const replayed = replay(core, record, true);
  return 'game' in replayed && !replayed.fault ? replayed.line : null;
}

// Pasted texts.

/** Reads a position, or the first record of a text, also without tags. */
export function readPasted(core: Core, text: string): Pasted {
  const plain = text.replace(/^\uFEFF/, '').trim();
  const position = core.parsePosition(plain);
  if (position.ok) return { ok: true, line: { positions: [position.value], entries: [] } };
  if (LIKE_MODE.test(plain)) return { ok: false, code: position.code };
  const records = splitRecords(plain, true);
  if (!records) return { ok: false, code: 'action.unreadable' };
  const replayed = replay(core, records[0] ?? { tags: new Map(), tokens: [], result: null }, true);
  if (!('game' in replayed)) return replayed;
  return replayed.fault ?? { ok: true, line: replayed.line };
}
