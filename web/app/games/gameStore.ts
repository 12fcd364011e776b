/** `GameStore`: the games of this device in the browser's storage, so that they go on after a reload. */
import { readModeText } from '../../core/modeText.js';
import type { ModeName, Side } from '../../core/words.js';
import type { EntryText } from '../table/model/game.js';
import type { Characters, PieceHolder, Holders } from '../table/model/types.js';

/** A game as it is saved. */
export interface SavedGame {
  readonly version: 1;
  readonly id: string;
  /** The text of the mode. */
  readonly mode: string;
  /** The side that began, in classic. */
  readonly first: Side | null;
  /** The text of the position where it began, if that is no start of the mode. */
  readonly start?: string;
  readonly holders: Holders;
  readonly characters?: Characters;
  readonly entries: readonly EntryText[];
  /** The moves with notes and variations (`docs/formats.md`), if there are any. */
  readonly moves?: string;
  /** Seed of the engines' choices: the same game again would be played the same. */
  readonly seed: string;
  readonly changed: number;
  readonly isOver: boolean;
  /** The person took back an answer of the computer, or asked for a hint. */
  readonly isHelped?: boolean;
}

/** The part of `localStorage` that is used. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const LIST = 'hedgemaze.games';
const GAME = 'hedgemaze.game.';
const MOST = 40;

function isHolder(value: unknown): value is PieceHolder {
  const holder = value as PieceHolder | null;
  return holder?.kind === 'person' || (holder?.kind === 'engine' && Number.isInteger(holder.level));
}

function isSaved(value: unknown): value is SavedGame {
  const game = value as SavedGame | null;
  return (
    game?.version === 1 &&
    typeof game.id === 'string' &&
    typeof game.mode === 'string' &&
    readModeText(game.mode).name !== null &&
    Array.isArray(game.entries) &&
    game.entries.every(entry => typeof entry === 'string') &&
    (game.moves === undefined || typeof game.moves === 'string') &&
    typeof game.holders === 'object' &&
    Object.values(game.holders).every(isHolder) &&
    /^\d+$/.test(game.seed)
  );
}

function read(storage: StorageLike, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export class GameStore {
  readonly #storage: StorageLike;

  constructor(storage: StorageLike) {
    this.#storage = storage;
  }

  /** Names of the games, the last one played first. */
  ids(): string[] {
    const list = read(this.#storage, LIST);
    return Array.isArray(list) ? list.filter(each => typeof each === 'string') : [];
  }

  load(id: string): SavedGame | null {
    const game = read(this.#storage, GAME + id);
    return isSaved(game) ? game : null;
  }

  /** Saves a game, and removes the oldest beyond forty. With a full or closed storage nothing is saved. */
  save(game: SavedGame): void {
    const ids = [game.id, ...this.ids().filter(each => each !== game.id)];
    try {
      for (const id of ids.slice(MOST)) this.#storage.removeItem(GAME + id);
      this.#storage.setItem(GAME + game.id, JSON.stringify(game));
      this.#storage.setItem(LIST, JSON.stringify(ids.slice(0, MOST)));
    } catch {
      // The storage is full or blocked.
    }
  }

  /** Saves a game again in its place in the list, if it is still there. */
  update(game: SavedGame): void {
    try {
      if (this.load(game.id)) this.#storage.setItem(GAME + game.id, JSON.stringify(game));
    } catch {
      // The storage is full or blocked.
    }
  }

  remove(id: string): void {
    this.#storage.removeItem(GAME + id);
    this.#storage.setItem(LIST, JSON.stringify(this.ids().filter(each => each !== id)));
  }

  /** Removes all games. */
  clear(): void {
    for (const id of this.ids()) this.#storage.removeItem(GAME + id);
    this.#storage.removeItem(LIST);
  }
}

/** Makes a new game with a random name. */
export function newGame(mode: string, holders: Holders, first: Side | null = null): SavedGame {
  const [name = 0, seed = 0] = crypto.getRandomValues(new Uint32Array(2));
  const id = name.toString(36) + Date.now().toString(36);
  return { version: 1, id, mode, first, holders, entries: [], seed: String(seed), changed: Date.now(), isOver: false };
}

/** The games of this device. Tests in Node have no storage and do not use it. */
export const gameStore = new GameStore(globalThis.localStorage);

/** The mode of a saved game. */
export function modeOf(game: SavedGame): ModeName {
  return readModeText(game.mode).name ?? 'classic2';
}

/** Saved games that can be read, the latest first. */
export function keptGames(): SavedGame[] {
  return gameStore.ids().flatMap(id => gameStore.load(id) ?? []);
}
