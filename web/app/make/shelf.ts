/** Mazes that are kept on this device, by name, the latest first. */
import type { Drawer } from '../table/saved.js';
import { draftOf, fileOf, type Draft, type MazeFile } from './draft.js';

export interface KeptMaze {
  readonly id: string;
  readonly draft: Draft;
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

export class MazeShelf {
  readonly #drawer: Drawer;

  constructor(drawer: Drawer) {
    this.#drawer = drawer;
  }

  list(): KeptMaze[] {
    return this.#rows().flatMap(({ id, changed, maze }) => {
      const draft = draftOf(maze);
      return draft ? [{ id, changed, draft }] : [];
    });
  }

  load(id: string): KeptMaze | null {
    return this.list().find(each => each.id === id) ?? null;
  }

  /** Keeps a maze, under its old name if it has one; returns the name. A full or closed storage keeps nothing: null. */
  save(draft: Draft, id = newId()): string | null {
    const row: Row = { id, changed: Date.now(), maze: fileOf(draft) };
    return this.#write([row, ...this.#rows().filter(each => each.id !== id)]) ? id : null;
  }

  remove(id: string): void {
    this.#write(this.#rows().filter(each => each.id !== id));
  }

  /** Puts a maze back where it was before it was removed. */
  restore(maze: KeptMaze): void {
    const rows = [...this.#rows().filter(each => each.id !== maze.id), { ...maze, maze: fileOf(maze.draft) }];
    this.#write(rows.sort((one, other) => other.changed - one.changed));
  }

  clear(): void {
    this.#drawer.removeItem(NAME);
  }

  #rows(): Row[] {
    try {
      const found: unknown = JSON.parse(this.#drawer.getItem(NAME) ?? '[]');
      return Array.isArray(found) ? found.filter(isRow) : [];
    } catch {
      return [];
    }
  }

  #write(rows: readonly Row[]): boolean {
    try {
      const kept = rows.slice(0, MOST).map(({ id, changed, maze }) => ({ id, changed, maze }));
      this.#drawer.setItem(NAME, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  }
}

function newId(): string {
  const [lot = 0] = crypto.getRandomValues(new Uint32Array(1));
  return lot.toString(36);
}
