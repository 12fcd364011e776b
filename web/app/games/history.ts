/** `GameHistory`: the results of finished games on this device. They stay when a saved game is removed. */
import { readModeText } from '../../core/modeText.js';
import { MODES, SIDES, type ModeName, type Side } from '../../core/words.js';
import type { FinishedGame } from '../review/finishedGame.js';
import { piecesOfSide, SIDES_OF } from '../shared/modes.js';
import { resultNews } from '../shared/resultNews.js';
import { storedAccountId } from '../shared/storedAccount.js';
import type { StorageLike } from './gameStore.js';

export const RESULTS = ['won', 'lost', 'drawn'] as const;
export type GameResult = (typeof RESULTS)[number];

/** One finished game, from the view of the side that the user played. */
export interface PlayedGame {
  /** The id of the saved game or of the room. */
  readonly key: string;
  /** In milliseconds since 1970. */
  readonly when: number;
  readonly mode: ModeName;
  readonly side: Side;
  readonly result: GameResult;
  /** The level of the computer; null against people, or if the levels differ. */
  readonly level: number | null;
  /** The first entries of the game; none if it began elsewhere than usual. */
  readonly opening: readonly string[];
  /** 0 to 1; missing until the game was reviewed. */
  readonly accuracy?: number;
  /** The account that has the game, too; it is shown while this account is signed in. */
  readonly owner?: string;
}

const NAME = 'hedgemaze.history';
const MOST = 500;
/** Entries of a game that are kept as its opening. */
const OPENING = 4;
/** A game of fewer entries that was resigned was begun by mistake. */
const MIN_ENTRIES = 4;

function isPlayed(value: unknown): value is PlayedGame {
  const game = value as PlayedGame | null;
  return (
    typeof game?.key === 'string' &&
    Number.isFinite(game.when) &&
    MODES.includes(game.mode) &&
    SIDES.includes(game.side) &&
    RESULTS.includes(game.result) &&
    (game.level === null || Number.isInteger(game.level)) &&
    Array.isArray(game.opening) &&
    game.opening.every(entry => typeof entry === 'string') &&
    (game.accuracy === undefined || (game.accuracy >= 0 && game.accuracy <= 1)) &&
    (game.owner === undefined || typeof game.owner === 'string')
  );
}

/** The level of all other sides, if it is one and the same. */
function levelAgainst({ holders }: FinishedGame, mode: ModeName, own: Side): number | null {
  const others = SIDES_OF[mode].filter(side => side !== own).flatMap(side => piecesOfSide(mode, side));
  const levels = new Set(
    others.map(piece => holders[piece]).map(each => (each?.kind === 'engine' ? each.level : null)),
  );
  const [level = null] = levels;
  return levels.size === 1 ? level : null;
}

/** What is kept of a finished game; null if it says nothing about the user. */
export function playedGame(game: FinishedGame, own: Side | null): PlayedGame | null {
  const mode = readModeText(game.mode).name;
  const { winner, reason } = game.ending;
  const isVoid = reason.startsWith('closed_') || (reason === 'resigned' && game.entries.length < MIN_ENTRIES);
  if (!mode || !own || isVoid) return null;
  return {
    key: game.key,
    when: game.when,
    mode,
    side: own,
    result: winner === null ? 'drawn' : winner === own ? 'won' : 'lost',
    level: levelAgainst(game, mode, own),
    opening: game.start === undefined && game.mode === mode ? game.entries.slice(0, OPENING) : [],
  };
}

export class GameHistory {
  readonly #storage: StorageLike;

  constructor(storage: StorageLike) {
    this.#storage = storage;
  }

  /** The games of who is here, the latest first. */
  list(): PlayedGame[] {
    const here = storedAccountId(this.#storage);
    return this.#all().filter(({ owner }) => owner === undefined || owner === here);
  }

  #all(): PlayedGame[] {
    try {
      const found: unknown = JSON.parse(this.#storage.getItem(NAME) ?? '[]');
      return Array.isArray(found) ? found.filter(isPlayed) : [];
    } catch {
      return [];
    }
  }

  /** Adds a game, unless it is known. */
  add(game: PlayedGame): void {
    const known = this.#all();
    if (known.some(({ key }) => key === game.key)) return;
    this.#save([...known, game]);
    resultNews();
  }

  /** Adds the games that an account has from all devices; games without an owner become the account's. */
  merge(games: readonly PlayedGame[], owner: string): void {
    const merged = new Map(this.#all().map(game => [game.key, { ...game, owner: game.owner ?? owner }]));
    for (const game of games) merged.set(game.key, { ...merged.get(game.key), ...game, owner });
    this.#save([...merged.values()]);
  }

  /** Keeps the accuracy of a game that is known. */
  setAccuracy(key: string, accuracy: number): void {
    const rounded = Math.round(accuracy * 1_000) / 1_000;
    this.#save(this.#all().map(game => (game.key === key ? { ...game, accuracy: rounded } : game)));
    resultNews();
  }

  /** Gives the games of an account that was deleted to this device. */
  release(account: string): void {
    this.#save(
      this.#all().map(each => {
        const { owner, ...game } = each;
        return owner === account ? game : each;
      }),
    );
  }

  #save(games: readonly PlayedGame[]): void {
    // The server keeps the same ones.
    const sorted = [...games].sort((one, other) => other.when - one.when || (one.key < other.key ? -1 : 1));
    try {
      this.#storage.setItem(NAME, JSON.stringify(sorted.slice(0, MOST)));
    } catch {
      // The storage is full or blocked.
    }
  }
}

/** The history of this device. Tests in Node have no storage and do not use it. */
export const gameHistory = new GameHistory(globalThis.localStorage);
