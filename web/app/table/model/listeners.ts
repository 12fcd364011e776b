/** The listeners of one source of events. */
export class Listeners<Event> {
  readonly #listeners = new Set<(event: Event) => void>();

  /** Listens until the returned function is called. */
  add(listener: (event: Event) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  notify(event: Event): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
