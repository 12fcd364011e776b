/** `PagedList`: a list of the server with a search, which is loaded page by page. */
import { adminAsk } from '../adminApi.svelte.js';

/** The number of rows per page; the server's. */
const PAGE = 50;

export class PagedList<Row> {
  rows = $state.raw<readonly Row[]>([]);
  /** The code of the last error; empty if there is none. */
  fault = $state('');
  hasMore = $state(false);
  isLoaded = $state(false);
  text = $state('');
  readonly #path: (text: string, last: Row | null, count: number) => string;
  readonly #field: string;
  #ticket = 0;

  /**
   * @param path Returns the path of a page, given the search, the last row before it and the number of rows before it.
   * @param field The field of the answer with the rows.
   */
  constructor(path: (text: string, last: Row | null, count: number) => string, field: string) {
    this.#path = path;
    this.#field = field;
  }

  /** Loads the first page. */
  async load(): Promise<void> {
    await this.#fetch([]);
  }

  /** Loads the next page. */
  async more(): Promise<void> {
    await this.#fetch(this.rows);
  }

  async #fetch(before: readonly Row[]): Promise<void> {
    const ticket = ++this.#ticket;
    const path = this.#path(encodeURIComponent(this.text.trim()), before.at(-1) ?? null, before.length);
    const answer = await adminAsk<Record<string, Row[]>>('GET', path);
    if (ticket !== this.#ticket) return; // another search has begun
    this.isLoaded = true;
    this.fault = answer.ok ? '' : answer.code;
    if (!answer.ok) return;
    const found = answer.value[this.#field] ?? [];
    this.rows = [...before, ...found];
    this.hasMore = found.length === PAGE;
  }
}

/** The page after some rows, for lists that count pages. */
export function pageAfter(count: number): number {
  return Math.floor(count / PAGE);
}
