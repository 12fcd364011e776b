/** `ExactTables`: the tables of exact values of this page, each made and kept in a worker of its own. */
import type { ActionText, Exact, ExactPosition, Piece, Position } from '../../core/index.js';
import {
  canSolve,
  lifeMode,
  MOST_GHOSTS,
  QUICK_GHOSTS,
  type ExactWorkerAnswer,
  type ExactWorkerRequest,
} from './exact.js';

/** Tables that are kept at the same time; one with three ghosts takes about 150 MB. */
const MOST_TABLES = 3;

/** A table in its worker. */
export class WorkerTable {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (answer: ExactWorkerAnswer) => void>();
  readonly #listeners = new Set<(table: WorkerTable) => void>();
  #number = 0;
  /** 0 to 1; 1 when the table is made. */
  done = 0;
  state: 'solving' | 'ready' | 'refused' = 'solving';
  /** What the start position is worth, one life first; empty until the table is made. */
  starts: readonly Exact[] = [];

  constructor(module: WebAssembly.Module, mode: string, ghosts: number) {
    this.#worker = new Worker(new URL('./exactWorker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = (event: MessageEvent<ExactWorkerAnswer>) => this.#hear(event.data);
    this.#worker.onerror = () => this.#hear({ type: 'refused', code: 'worker' });
    this.#send({ type: 'solve', module, mode, ghosts });
  }

  /** Calls a listener now and after every change, until the returned function is called. */
  subscribe(listener: (table: WorkerTable) => void): () => void {
    this.#listeners.add(listener);
    listener(this);
    return () => this.#listeners.delete(listener);
  }

  /** What is known of positions; null for those that the table does not have. Waits until the table is made. */
  async probe(texts: readonly string[]): Promise<readonly (ExactPosition | null)[]> {
    const answer = await this.#ask(number => ({ type: 'probe', number, texts }));
    return answer.type === 'probed' ? answer.found : texts.map(() => null);
  }

  /** The action of a perfect player; null if the table does not have the position. */
  async choose(text: string, history: readonly bigint[], allowed: readonly Piece[] | null): Promise<ActionText | null> {
    const answer = await this.#ask(number => ({ type: 'choose', number, text, history, allowed }));
    return answer.type === 'chosen' ? answer.action : null;
  }

  /** Ends the worker and frees its memory; a table that is being made is cancelled. */
  close(): void {
    this.#worker.terminate();
    this.#hear({ type: 'refused', code: 'closed' });
    this.#listeners.clear();
  }

  #send(request: ExactWorkerRequest): void {
    this.#worker.postMessage(request);
  }

  #ask(request: (number: number) => ExactWorkerRequest): Promise<ExactWorkerAnswer> {
    const number = ++this.#number;
    if (this.state === 'refused') return Promise.resolve({ type: 'refused', code: '' });
    return new Promise(resolve => {
      this.#waiting.set(number, resolve);
      this.#send(request(number));
    });
  }

  #hear(answer: ExactWorkerAnswer): void {
    if (answer.type === 'probed' || answer.type === 'chosen') {
      this.#waiting.get(answer.number)?.(answer);
      this.#waiting.delete(answer.number);
      return;
    }
    if (answer.type === 'progress') this.done = answer.done;
    else if (answer.type === 'solved') [this.done, this.state, this.starts] = [1, 'ready', answer.starts];
    else {
      this.state = 'refused';
      for (const resolve of this.#waiting.values()) resolve(answer);
      this.#waiting.clear();
    }
    for (const listener of this.#listeners) listener(this);
  }
}

/** The number of ghosts on the board. */
export function ghostsIn(position: Position): number {
  return position.view().pieces.filter(({ piece, square }) => piece !== 'P' && square).length;
}

/** Whether a table for a position can be made here. */
export function isSolvable(position: Position): boolean {
  return canSolve(position.mode.text) && ghostsIn(position) <= MOST_GHOSTS;
}

/** Whether only a table of the server can have a position. */
export function isOnlyOnServer(position: Position): boolean {
  return canSolve(position.mode.text) && !position.outcome() && !isSolvable(position);
}

export class ExactTables {
  readonly #module: WebAssembly.Module;
  /** By mode and number of ghosts, the one asked for last at the end. */
  readonly #tables = new Map<string, WorkerTable>();

  constructor(module: WebAssembly.Module) {
    this.#module = module;
  }

  /** The table of a mode with all its lives, made now if there is none. */
  table(mode: string, ghosts: number): WorkerTable {
    const key = `${ghosts} ${mode}`;
    const found = this.#tables.get(key);
    const table = found && found.state !== 'refused' ? found : new WorkerTable(this.#module, mode, ghosts);
    this.#tables.delete(key);
    this.#tables.set(key, table);
    for (const [old, other] of [...this.#tables].slice(0, -MOST_TABLES)) {
      other.close();
      this.#tables.delete(old);
    }
    return table;
  }

  /**
   * The table for a position of a game, made now if there is none; null if there can be none. Without `isAsked` only
   * tables that take seconds are made.
   */
  tableFor(position: Position, isAsked = false): WorkerTable | null {
    if (!isSolvable(position)) return null;
    const mode = lifeMode(position.mode.text);
    const size = ghostsIn(position) > QUICK_GHOSTS ? MOST_GHOSTS : QUICK_GHOSTS;
    const known = [size, MOST_GHOSTS].map(each => this.#tables.get(`${each} ${mode}`));
    const ready = known.find(table => table?.state === 'ready');
    if (ready) return ready;
    return size === QUICK_GHOSTS || isAsked || known[0]?.state === 'solving' ? this.table(mode, size) : null;
  }

  /** Drops one table, or ends the work on it. */
  drop(table: WorkerTable): void {
    table.close();
    for (const [key, each] of this.#tables) if (each === table) this.#tables.delete(key);
  }
}
