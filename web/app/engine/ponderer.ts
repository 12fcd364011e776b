/**
 * `Ponderer`: thinks about a level's next action on the time of people, in the engine's worker. A level is a function of
 * position, history and seed, so an answer that was found in advance is the one that it would find later; the strength
 * of a level stays the same (`docs/decisions/0027-pondering.md`).
 */
import {
  LevelSearch,
  type ActionNumber,
  type Core,
  type Level,
  type Network,
  type Position,
} from '../../core/index.js';

/** What the answer of a level depends on. Levels that ponder do not depend on more. */
export interface PonderTask {
  readonly position: Position;
  readonly history: readonly bigint[];
  readonly level: Level;
  readonly seed: bigint;
  readonly network: Network | null;
}

const PREDICTION = 4_000;
const SLICE = 256;
const MOST_REPLIES = 3;
const LONGEST_LINE = 12;
/** How long a turn of a person is pondered on: a bound for the battery. */
const MOST_MS = 6_000;
/** How long a slice may rest before the next one; messages come in between. */
const nextTask = () => new Promise<void>(resolve => setTimeout(resolve, 0));

function keyOf({ position, history, level, seed, network }: PonderTask): string {
  return [position.text, level.level, seed, network === null ? 'hand' : 'network', ...history].join(' ');
}

export class Ponderer {
  readonly #core: Core;
  readonly #mostMs: number;
  /** Answers of complete searches. */
  readonly #answers = new Map<string, ActionNumber>();
  /** The search under way, which a hit takes over. */
  #current: { readonly key: string; readonly search: LevelSearch } | null = null;
  /** Counts requests; a loop of an older one ends. */
  #generation = 0;

  constructor(core: Core, mostMs = MOST_MS) {
    this.#core = core;
    this.#mostMs = mostMs;
  }

  /** Ponders on a position in which people act, until `rest`, the next call, or a bound. */
  async ponder(task: PonderTask, side: string): Promise<void> {
    const generation = ++this.#generation;
    this.#drop();
    this.#answers.clear();
    const end = performance.now() + this.#mostMs;
    const goesOn = async () => {
      await nextTask();
      return generation === this.#generation && performance.now() < end;
    };
    if (!(await goesOn())) return;
    for (const line of await this.#predict(task, goesOn)) {
      const next = after(task, line, side);
      if (next === null) continue;
      const key = keyOf(next);
      if (!(await goesOn())) return;
      const search = new LevelSearch(this.#core, next.position, next.level, next);
      this.#current = { key, search };
      while (search.step()) if (!(await goesOn())) return;
      this.#answers.set(key, search.action());
      this.#drop();
    }
  }

  /** Ends pondering; answers stay, and so does the search under way, for a hit. */
  rest(): void {
    this.#generation += 1;
  }

  /** What was found, or the search that is looking for it and that the caller must close; forgets everything else. */
  take(task: PonderTask): ActionNumber | LevelSearch | null {
    this.rest();
    const key = keyOf(task);
    const answer = this.#answers.get(key) ?? null;
    const current = this.#current?.key === key ? this.#current.search : null;
    if (current) this.#current = null;
    this.#drop();
    this.#answers.clear();
    return answer ?? current;
  }

  #drop(): void {
    this.#current?.search.close();
    this.#current = null;
  }

  /** The most likely lines. */
  async #predict({ position, history, network }: PonderTask, goesOn: () => Promise<boolean>): Promise<string[][]> {
    const search = this.#core.search(position, { history, network });
    try {
      for (let done = 0; done < PREDICTION && search.step(SLICE); done += SLICE) if (!(await goesOn())) return [];
      const { candidates } = search.report();
      return candidates.slice(0, MOST_REPLIES).map((_, index) => search.line(index));
    } finally {
      search.close();
    }
  }
}

/** What the level is asked after a line, at its first turn; null if the line does not lead to one. */
function after(task: PonderTask, line: readonly string[], side: string): PonderTask | null {
  let { position } = task;
  const history = [...task.history];
  for (const action of line.slice(0, LONGEST_LINE)) {
    const played = position.play(action);
    if (!played.ok) return null;
    position = played.value;
    if (position.isTurnStart) history.push(position.hash);
    if (position.outcome()) return null;
    if (position.turn.side === side) return { ...task, position, history };
  }
  return null;
}
