/** `ServerLookup`: asks the server what its tables know of the positions of a game, one after the other. */
import { isOnlyOnServer } from '../../engine/exactTables.js';
import { exactAt } from '../../online/exactStart.js';
import { isCertain, type Known } from './judge.js';
import type { Moment } from './study.js';

/** Questions that follow each other at once; then there is one a second. The server allows 200, then two a second. */
const AT_ONCE = 50;
const PAUSE_MS = 1_000;

/** Resolves after that many milliseconds. */
export function pause(ms: number): Promise<null> {
  return new Promise(resolve => setTimeout(() => resolve(null), ms));
}

export class ServerLookup {
  readonly #game: readonly Moment[];
  readonly #onKnown: (index: number, known: Known) => void;
  readonly #known = new Map<number, Known>();
  #hasBegun = false;
  #isClosed = false;
  #questions = 0;

  constructor(game: readonly Moment[], onKnown: (index: number, known: Known) => void) {
    this.#game = game;
    this.#onKnown = onKnown;
  }

  /** Whether the server has known a position. */
  get hasTable(): boolean {
    return this.#known.size > 0;
  }

  /**
   * Asks until the server does not know a position, once: first at the start of each turn, then within the turns that
   * have changed the value. The actions of a turn are of one side, which can only throw its result away; so it was the
   * same all the time where it is the same before and after.
   */
  async begin(): Promise<void> {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const indices = this.#game.flatMap(({ position }, index) => (isOnlyOnServer(position) ? [index] : []));
    const isStart = (index: number) => this.#game[index]?.position.isTurnStart ?? false;
    for (const index of indices.filter(isStart)) if (!(await this.#ask(index))) return;
    for (const index of indices.filter(each => !isStart(each))) {
      const kept = this.#keptAt(index);
      if (kept) this.#report(index, kept);
      else if (!(await this.#ask(index))) return;
    }
  }

  /** Asks nothing more, and drops an answer under way. */
  close(): void {
    this.#isClosed = true;
  }

  /** Asks about a position; false ends the questions. */
  async #ask(index: number): Promise<boolean> {
    if (++this.#questions > AT_ONCE) await pause(PAUSE_MS);
    if (this.#isClosed || !navigator.onLine) return false;
    const answer = await exactAt(this.#game[index]?.position.text ?? '');
    if (!answer.ok || !answer.value) return false;
    this.#report(index, answer.value);
    return true;
  }

  #report(index: number, known: Known): void {
    if (this.#isClosed) return;
    this.#known.set(index, known);
    this.#onKnown(index, known);
  }

  /** The value within a turn that has kept it; null if the turn has not, or if that is not known. */
  #keptAt(index: number): Known | null {
    const turns = this.#game.flatMap(({ position }, at) => (position.isTurnStart ? [at] : []));
    const before = this.#known.get(turns.filter(at => at < index).at(-1) ?? -1);
    const after = this.#known.get(turns.find(at => at > index) ?? -1);
    if (!before || !after || before.value !== after.value || !isCertain(before) || !isCertain(after)) return null;
    return { value: before.value, isWhole: true, actions: [], best: [] };
  }
}
