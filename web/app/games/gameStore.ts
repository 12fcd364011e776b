/** Games that are kept on this device: what is needed to go on after a reload, in the browser's own storage. */
import { MODES, type ModeName, type Side } from '../../core/index.js';
import type { EntryText } from '../table/model/game.js';
import type { Characters, Holder, Holders } from '../table/model/types.js';

/** A game as it is kept. */
export interface SavedGame {
  readonly version: 1;
  readonly id: string;
  /** The text of the mode. */
  readonly mode: string;
  /** Who began, in classic. */
  readonly first: Side | null;
  /** The text of the position where it began, if that is no start of the mode. */
  readonly start?: string;
  readonly holders: Holders;
  readonly characters?: Characters;
  readonly entries: readonly EntryText[];
  /** Of the engines' choices: the same game again would be played the same. */
  readonly seed: string;
  readonly changed: number;
  readonly isOver: boolean;
}

/** The part of `localStorage` that is used. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const LIST = 'hedgemaze.games';
const GAME = 'hedgemaze.game.';
const MOST = 40;

function isHolder(value: unknown): value is Holder {
  const holder = value as Holder | null;
  return holder?.kind === 'person' || (holder?.kind === 'engine' && Number.isInteger(holder.level));
}

function isSaved(value: unknown): value is SavedGame {
  const game = value as SavedGame | null;
  return (
    game?.version === 1 &&
    typeof game.id === 'string' &&
    typeof game.mode === 'string' &&
    MODES.some(name => name === game.mode.split(';')[0]) &&
    Array.isArray(game.entries) &&
    game.entries.every(entry => typeof entry === 'string') &&
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

  /** Names of the games, the one that was played last first. */
  ids(): string[] {
    const list = read(this.#storage, LIST);
    return Array.isArray(list) ? list.filter(each => typeof each === 'string') : [];
  }

  load(id: string): SavedGame | null {
    const game = read(this.#storage, GAME + id);
    return isSaved(game) ? game : null;
  }

  /** Keeps a game, and forgets the oldest beyond forty. A full or closed storage keeps nothing and harms nothing. */
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

  remove(id: string): void {
    this.#storage.removeItem(GAME + id);
    this.#storage.setItem(LIST, JSON.stringify(this.ids().filter(each => each !== id)));
  }

  /** Forgets all games. */
  clear(): void {
    for (const id of this.ids()) this.#storage.removeItem(GAME + id);
    this.#storage.removeItem(LIST);
  }
}

/** Makes a new game; the name says nothing about who plays it. */
export function newGame(mode: string, holders: Holders, first: Side | null = null): SavedGame {
  const [name = 0, seed = 0] = crypto.getRandomValues(new Uint32Array(2));
  const id = name.toString(36) + Date.now().toString(36);
  return { version: 1, id, mode, first, holders, entries: [], seed: String(seed), changed: Date.now(), isOver: false };
}

/** The games of this device. Tests in Node have no storage and do not use it. */
export const gameStore = new GameStore(globalThis.localStorage);

/** The mode's name in a kept game. */
export function modeOf(game: SavedGame): ModeName {
  return game.mode.split(';')[0] as ModeName;
}

/** Kept games that can be shown, the latest first. */
export function keptGames(): SavedGame[] {
  return gameStore.ids().flatMap(id => gameStore.load(id) ?? []);
}
