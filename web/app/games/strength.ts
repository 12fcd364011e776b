/**
 * "Match my strength": the level of the computer that follows the results on this device, one per mode and own side.
 * `docs/levels.md` states the rule.
 */
import { levelOf, levelsOf } from '../../core/levels.js';
import { readModeText } from '../../core/modeText.js';
import type { ModeName, Side } from '../../core/words.js';
import { settings } from '../settings/settings.svelte.js';
import { piecesOfSide, SIDES_OF } from '../shared/modes.js';
import type { Ending } from '../table/model/types.js';
import { modeOf, type SavedGame, type StorageLike } from './gameStore.js';

export type LevelResult = 'won' | 'lost';

export interface Matched {
  readonly level: number;
  /** Above 0: more was won than expected at this level; below 0: less. */
  readonly points: number;
  /** All results so far; until they are mixed, every one changes the level. */
  readonly results: LevelResult | 'none' | 'mixed';
}

/** The level after a game that counted. */
export interface LevelPoint {
  /** In milliseconds since 1970. */
  readonly when: number;
  readonly value: number;
}

interface Stored {
  readonly version: 1;
  readonly matched: Readonly<Record<string, Matched>>;
  /** The levels after the games that counted last, the oldest first; for the graph of *My results*. */
  readonly history: Readonly<Record<string, readonly LevelPoint[]>>;
  /** Ids of the games that were counted last, so that no game counts twice. */
  readonly counted: readonly string[];
}

const NAME = 'hedgemaze.strength';
const NEWCOMER: Matched = { level: 1, points: 0, results: 'none' };
const MAX_COUNTED = 40;
/** Points that are kept per mode and own side. */
const MAX_HISTORY = 200;
/** A game that was resigned earlier was begun by mistake. */
const MIN_ENTRIES = 10;
/** Options of a mode that leave its difficulty as it is. */
const NEUTRAL_OPTIONS = ['maze', 'deal'];

/** The rule: returns the level after a result against `against`; `most` is the highest level. */
export function afterResult(
  before: Matched,
  result: LevelResult,
  against: number,
  sides: number,
  most: number,
): Matched {
  const { level, points, results } = before;
  // A win against a weaker level, or a loss against a stronger one, says nothing new.
  if (result === 'won' ? against < level : against > level) return before;
  const seen = results === 'none' || results === result ? result : 'mixed';
  if (result === 'won' && against > level) return { level: Math.min(against, most), points: 0, results: seen };
  // In a fair game among n sides each wins once in n games, so a win weighs as much as n - 1 losses.
  const sum = points + (result === 'won' ? sides - 1 : -1);
  const isMove = seen !== 'mixed' || Math.abs(sum) >= Math.max(2, sides - 1);
  if (!isMove) return { level, points: sum, results: seen };
  const next = level + (result === 'won' ? 1 : -1);
  return { level: Math.min(Math.max(next, 1), most), points: 0, results: seen };
}

/** A finished game against the computer: the side and the result of the person, and the level of the computer. */
interface Duel {
  readonly side: Side;
  readonly result: LevelResult;
  readonly level: number;
}

/** Returns what a game says about the strength of the one who played it; null if nothing. */
export function duelOf(game: SavedGame, ending: Ending): Duel | null {
  const mode = modeOf(game);
  const { options } = readModeText(game.mode);
  const isUsual = game.start === undefined && [...options.keys()].every(name => NEUTRAL_OPTIONS.includes(name));
  const holders = SIDES_OF[mode].map(side => ({
    side,
    held: piecesOfSide(mode, side).map(piece => game.holders[piece] ?? { kind: 'person' as const }),
  }));
  const [own, ...more] = holders.filter(({ held }) => held.every(({ kind }) => kind === 'person'));
  const levels = new Set(
    holders.flatMap(({ side, held }) =>
      side === own?.side ? [] : held.map(each => (each.kind === 'engine' ? each.level : null)),
    ),
  );
  const [level] = levels;
  if (!isUsual || !own || more.length > 0 || levels.size !== 1 || !level || !ending.winner) return null;
  if (ending.reason === 'resigned' && game.entries.length < MIN_ENTRIES) return null;
  const result = ending.winner === own.side ? 'won' : 'lost';
  return result === 'won' && game.isHelped ? null : { side: own.side, result, level };
}

function keyOf(mode: ModeName, side: Side): string {
  return SIDES_OF[mode].includes('P') ? `${mode}-${side}` : mode;
}

/** The side whose levels the computer plays against an own side. */
export function opposingRole(mode: ModeName, own: Side): Side {
  return SIDES_OF[mode].find(side => side !== own) ?? own;
}

function isMatched(value: unknown): value is Matched {
  const found = value as Matched | null;
  return (
    Number.isInteger(found?.level) &&
    Number.isInteger(found?.points) &&
    ['none', 'won', 'lost', 'mixed'].includes(found?.results ?? '')
  );
}

function isPoint(value: unknown): value is LevelPoint {
  const found = value as LevelPoint | null;
  return Number.isFinite(found?.when) && Number.isInteger(found?.value);
}

/** The points of each mode and own side that can be read. */
function historyOf(value: unknown): Record<string, readonly LevelPoint[]> {
  const rows = Object.entries((value ?? {}) as Record<string, unknown>);
  return Object.fromEntries(rows.map(([key, points]) => [key, Array.isArray(points) ? points.filter(isPoint) : []]));
}

/** The matched levels in a storage. */
export class StrengthStore {
  readonly #storage: StorageLike;

  constructor(storage: StorageLike) {
    this.#storage = storage;
  }

  #read(): Stored {
    try {
      const found = JSON.parse(this.#storage.getItem(NAME) ?? 'null') as Partial<Stored> | null;
      const pairs = Object.entries(found?.matched ?? {}).filter(([, each]) => isMatched(each));
      const counted = Array.isArray(found?.counted) ? found.counted : [];
      return { version: 1, matched: Object.fromEntries(pairs), history: historyOf(found?.history), counted };
    } catch {
      return { version: 1, matched: {}, history: {}, counted: [] };
    }
  }

  /** The state for a mode and an own side. */
  matched(mode: ModeName, side: Side): Matched {
    return this.#read().matched[keyOf(mode, side)] ?? NEWCOMER;
  }

  /** The level that matches the player of a side. */
  level(mode: ModeName, side: Side): number {
    return levelOf(mode, opposingRole(mode, side), this.matched(mode, side).level).level;
  }

  /** The levels after the games that counted for a mode and an own side, the oldest first. */
  history(mode: ModeName, side: Side): readonly LevelPoint[] {
    return this.#read().history[keyOf(mode, side)] ?? [];
  }

  /** Counts a finished game, once. */
  count(game: SavedGame, ending: Ending): void {
    const duel = duelOf(game, ending);
    const stored = this.#read();
    if (!duel || stored.counted.includes(game.id)) return;
    const mode = modeOf(game);
    const most = levelsOf(mode, opposingRole(mode, duel.side)).length;
    const before = this.matched(mode, duel.side);
    const after = afterResult(before, duel.result, duel.level, SIDES_OF[mode].length, most);
    const key = keyOf(mode, duel.side);
    const points = [...(stored.history[key] ?? []), { when: game.changed, value: after.level }];
    const next: Stored = {
      version: 1,
      matched: { ...stored.matched, [key]: after },
      history: { ...stored.history, [key]: points.slice(-MAX_HISTORY) },
      counted: [game.id, ...stored.counted].slice(0, MAX_COUNTED),
    };
    try {
      this.#storage.setItem(NAME, JSON.stringify(next));
    } catch {
      // The storage is full or blocked: the level stays as it is.
    }
  }
}

/** The matched levels of this device. Tests in Node have no storage and do not use it. */
export const strengthStore = new StrengthStore(globalThis.localStorage);

/** The level of the computer in a new game of this device: the matched or the chosen one. */
export function opponentLevel(mode: ModeName, own: Side): number {
  if (settings.matching) return strengthStore.level(mode, own);
  return levelOf(mode, opposingRole(mode, own), settings.level).level;
}
