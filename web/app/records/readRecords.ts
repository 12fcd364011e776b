/** Reads files of game records: replays each game, and reports the first fault. */
import type { Core, Side } from '../../core/index.js';
import { typedTokens } from '../shared/actionTokens.js';
import { Game, type EntryText } from '../table/model/game.js';
import type { Ending } from '../table/model/types.js';
import { AGREED, agreedEnding, resultOf } from './writeRecord.js';

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

interface RawRecord {
  readonly tags: Map<string, string>;
  readonly words: string[];
}

export const LONGEST_FILE = 1_000_000;
const TOKEN = /\s+|\[(\w+) "((?:[^"\\\n]|\\[\s\S])*)"\]|\{(?:[^{}\\]|\\[\s\S])*\}|(\d{1,7}\.)(?=\s|$)|([^\s[\]{}]+)/y;
const EVENT = /^([SWNEPG]):(resigned|flagged)$/;
const RESULT = /^(\*|draw|[SWNEPG]-wins)$/;

function unescaped(text: string): string {
  return text.replace(/\\([\s\S])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === 'r' ? '\r' : letter));
}

/** Splits a file into records; null where something is no token. */
function split(text: string): RawRecord[] | null {
  const records: RawRecord[] = [];
  let current: RawRecord | null = null;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found) return null;
    const [, tag, value, , word] = found;
    if (tag === undefined && word === undefined) continue;
    if (!current || (tag !== undefined && current.words.length > 0)) records.push((current = { tags: new Map(), words: [] }));
    if (tag !== undefined) current.tags.set(tag, unescaped(value ?? ''));
    else if (word !== undefined) {
      current.words.push(word);
      if (RESULT.test(word)) current = null;
    }
  }
  return records;
}

/** Reads all games of a file. */
export function readRecords(core: Core, text: string): ReadRecords {
  if (text.length > LONGEST_FILE) return { ok: false, code: 'record.too_long', game: 1 };
  const records = split(text.replace(/^\uFEFF/, ''));
  if (!records || records.length === 0) return { ok: false, code: 'record.unreadable', game: 1 };
  const games: ReadGame[] = [];
  for (const record of records) {
    const game = replayed(core, record);
    if (typeof game === 'string') return { ok: false, code: game, game: games.length + 1 };
    games.push(game);
  }
  return { ok: true, games };
}

/** Returns the game of a record, or the code of what is wrong. */
function replayed(core: Core, { tags, words }: RawRecord): ReadGame | string {
  const started = tags.get('Start');
  const begun = started ? core.parsePosition(started) : core.start(tags.get('Mode') ?? 'classic2');
  if (!begun.ok) return begun.code;
  const { mode } = begun.value;
  const game = new Game(core, mode.text, null, [], started);
  let isAgreed = false;
  for (const word of words) {
    if (RESULT.test(word)) continue;
    if (isAgreed) return 'action.game_over';
    if (word === AGREED) {
      if (game.ending()) return 'action.game_over';
      isAgreed = true;
      continue;
    }
    const [, side, why] = EVENT.exec(word) ?? [];
    const added = side ? game.leave(side as Side, why as 'resigned') : game.play(typedTokens(word, mode.family));
    if (!added.ok) return added.code;
  }
  const ending = isAgreed ? agreedEnding(game.position) : game.ending();
  const stated = [tags.get('Result'), words.find(word => RESULT.test(word))].filter(each => each !== undefined);
  if (stated.some(each => each !== resultOf(ending))) return 'record.wrong_result';
  const own = ['Mode', 'Start', 'Result', 'Reason', 'Rank'];
  return {
    mode: mode.text,
    start: started ? begun.value.text : null,
    entries: isAgreed ? [...game.entries, AGREED] : game.entries,
    ending,
    tags: new Map([...tags].filter(([name]) => !own.includes(name))),
  };
}
