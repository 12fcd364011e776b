/** `MoveHistory`: which moment of a running or finished game the board shows. */
import type { PastView, TableSnapshot, Table } from './types.js';

export class MoveHistory {
  readonly #table: Table;
  readonly #snapshot: () => TableSnapshot;
  /** How many entries are shown; null for all of them. */
  #at = $state<number | null>(null);

  constructor(table: Table, snapshot: () => TableSnapshot) {
    this.#table = table;
    this.#snapshot = snapshot;
  }

  /** The moments to step through: the start, and the end of each turn. */
  get #stops(): number[] {
    return [0, ...this.#snapshot().turns.map(({ after }) => after)];
  }

  get #last(): number {
    return this.#stops.at(-1) ?? 0;
  }

  /** The number of entries that are shown. */
  get at(): number {
    return this.isPast ? (this.#at ?? 0) : this.#last;
  }

  get isPast(): boolean {
    return this.#at !== null && this.#at < this.#last;
  }

  /** What the board shows of the past; null for now. */
  get past(): PastView | null {
    return this.isPast ? this.#table.past(this.at) : null;
  }

  get canBack(): boolean {
    return this.at > 0;
  }

  go(count: number): void {
    this.#at = count < this.#last ? count : null;
  }

  /** Steps by turns; infinite for the start and the end. */
  step(by: number): void {
    const stops = this.#stops;
    const at = stops.findIndex(stop => stop >= this.at);
    this.go(stops[Math.min(Math.max(at + by, 0), stops.length - 1)] ?? 0);
  }

  now(): void {
    this.#at = null;
  }
}
