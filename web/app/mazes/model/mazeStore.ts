/** `MazeStore`: the mazes of this device, the latest first. */
import type { StorageLike } from '../../games/gameStore.js';
import { mazeDraftOf, fileOf, type MazeDraft, type MazeFile } from './mazeDraft.js';

export interface SavedMaze {
  readonly id: string;
  readonly draft: MazeDraft;
  readonly changed: number;
}

interface Row {
  readonly id: string;
  readonly changed: number;
  readonly maze: MazeFile;
}

const NAME = 'hedgemaze.mazes';
const MOST = 60;

function isRow(value: unknown): value is Row {
  const row = value as Row | null;
  return typeof row?.id === 'string' && typeof row.changed === 'number' && typeof row.maze === 'object';
}

export class MazeStore {
  readonly #storage: StorageLike;

  constructor(storage: StorageLike) {
    this.#storage = storage;
  }

  list(): SavedMaze[] {
    return this.#rows().flatMap(({ id, changed, maze }) => {
      const draft = mazeDraftOf(maze);
      return draft ? [{ id, changed, draft }] : [];
    });
  }

  load(id: string): SavedMaze | null {
    return this.list().find(each => each.id === id) ?? null;
  }

  /** Keeps a maze, under its old name if it has one; returns the name. A full or closed storage keeps nothing: null. */
  save(draft: MazeDraft, id = newId()): string | null {
    const row: Row = { id, changed: Date.now(), maze: fileOf(draft) };
    return this.#write([row, ...this.#rows().filter(each => each.id !== id)]) ? id : null;
  }

  remove(id: string): void {
    this.#write(this.#rows().filter(each => each.id !== id));
  }

  /** Puts a maze back where it was before it was removed. */
  restore(maze: SavedMaze): void {
    const rows = [...this.#rows().filter(each => each.id !== maze.id), { ...maze, maze: fileOf(maze.draft) }];
    this.#write(rows.sort((one, other) => other.changed - one.changed));
  }

  clear(): void {
    this.#storage.removeItem(NAME);
  }

  #rows(): Row[] {
    try {
      const found: unknown = JSON.parse(this.#storage.getItem(NAME) ?? '[]');
      return Array.isArray(found) ? found.filter(isRow) : [];
    } catch {
      return [];
    }
  }

  #write(rows: readonly Row[]): boolean {
    try {
      const kept = rows.slice(0, MOST).map(({ id, changed, maze }) => ({ id, changed, maze }));
      this.#storage.setItem(NAME, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  }
}

function newId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random.toString(36);
}

/** The mazes of this device. Tests in Node have no storage and do not use it. */
export const mazeStore = new MazeStore(globalThis.localStorage);
