/**
 * `PerfectEngine`: the engine with the perfect level. Where a table is ready, it plays by it; until then, and with four
 * ghosts, the strongest ordinary level plays.
 */
import type { Core } from '../../core/index.js';
import { PERFECT_LEVEL } from '../../core/levels.js';
import type { ActionText } from '../../core/words.js';
import type { TableHint } from '../table/model/types.js';
import type { Engine, LevelQuestion, PonderQuestion, Question } from './engine.js';
import { canSolve, lifeMode, MOST_GHOSTS, QUICK_GHOSTS } from './exact.js';
import type { ExactTables } from './exactTables.js';

export class PerfectEngine implements Engine {
  readonly #core: Core;
  readonly #engine: Engine;
  readonly #tables: ExactTables;

  constructor(core: Core, engine: Engine, tables: ExactTables) {
    this.#core = core;
    this.#engine = engine;
    this.#tables = tables;
  }

  /** Begins to make the tables for the games of a mode: first those of few ghosts, which are ready at once. */
  prepare(modeText: string): void {
    if (!canSolve(modeText)) return;
    const mode = lifeMode(modeText);
    const stop = this.#tables.table(mode, QUICK_GHOSTS).subscribe(({ state }) => {
      if (state !== 'ready') return;
      this.#tables.table(mode, MOST_GHOSTS);
      queueMicrotask(() => stop());
    });
  }

  async choose(question: LevelQuestion, level: number): Promise<ActionText> {
    const position = level === PERFECT_LEVEL ? this.#core.parsePosition(question.text) : null;
    const table = position?.ok ? this.#tables.tableFor(position.value) : null;
    const chosen =
      table?.state === 'ready' ? await table.choose(question.text, question.history, question.allowed) : null;
    return chosen ?? this.#engine.choose(question, level);
  }

  ponder(question: PonderQuestion, level: number): void {
    this.#engine.ponder?.(question, level);
  }

  hint(question: Question): Promise<TableHint> {
    return this.#engine.hint(question);
  }

  cancel(): void {
    this.#engine.cancel();
  }

  close(): void {
    this.#engine.close();
  }
}
