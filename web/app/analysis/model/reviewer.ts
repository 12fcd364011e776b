/** `Reviewer`: has a whole game searched in a worker, and reports the worth of each position while it goes on. */
import type { ExactPosition } from '../../../core/index.js';
import type { Analysis, Question } from '../../engine/engine.js';
import type { ExactTables, WorkerTable } from '../../engine/exactTables.js';
import type { Loaded } from '../../engine/load.js';
import { WorkerEngine } from '../../engine/workerEngine.js';
import { endOf, worthOf, type Worth } from './judge.js';
import { historyOf, repetitionsOf, type Moment } from './study.js';

/** Nodes per position: a first look at all of them, then a closer one. */
const PASSES = [400, 6_000] as const;
/** Nodes for an action that is tried. */
const LOOK_NODES = 8_000;

export interface Progress {
  /** By position; null while nothing is known. */
  readonly worths: readonly (Worth | null)[];
  /** How many positions, from the first on, have been searched closely. */
  readonly close: number;
  /** 0 to 1. */
  readonly share: number;
  readonly isFinished: boolean;
}

export function questionOf(moment: Moment): Question {
  return { text: moment.position.text, history: historyOf(moment), allowed: null };
}

function worthIn({ values, proof, lines }: Analysis): Worth {
  return { values, proof, line: lines[0]?.actions ?? [] };
}

/** A worth with what a table says about the position. */
function withExact(worth: Worth | null, exact: ExactPosition | null | undefined): Worth | null {
  return worth && exact ? { ...worth, exact } : worth;
}

/** The worth of the last moment if the game ended there, by the position or by a repetition; null if it goes on. */
export function endOfGame(game: readonly Moment[]): Worth | null {
  const last = game.at(-1);
  if (!last) return null;
  const repeated = last.position.repetitionOutcome(repetitionsOf(last));
  return endOf(last.position) ?? (repeated && worthOf(last.position, repeated.winner));
}

export class Reviewer {
  readonly #engine: WorkerEngine;
  readonly #exact: ExactTables;
  /** Counts reviews; answers to an earlier one are dropped. */
  #number = 0;

  constructor({ module, exact }: Pick<Loaded, 'module' | 'exact'>) {
    this.#engine = new WorkerEngine(module);
    this.#exact = exact;
  }

  /** Reviews a game; a review under way is cancelled. */
  review(game: readonly Moment[], onProgress: (progress: Progress) => void): void {
    this.close();
    // The end of the game needs no search.
    const end = endOfGame(game);
    const searched = end ? game.slice(0, -1) : game;
    const worths: (Worth | null)[] = [...searched.map(() => null), ...(end ? [end] : [])];
    const whole = PASSES.reduce((sum, nodes) => sum + nodes, 0) * searched.length;
    let done = 0;
    let close = 0;
    const number = this.#number;
    const exacts: (ExactPosition | null)[] = searched.map(() => null);
    const report = (isFinished: boolean) => {
      if (isFinished) close = game.length;
      onProgress({
        worths: worths.map((worth, index) => withExact(worth, exacts[index])),
        close,
        share: isFinished ? 1 : done / whole,
        isFinished,
      });
    };
    const onSearched = (index: number, pass: number, analysis: Analysis) => {
      worths[index] = worthIn(analysis);
      done += PASSES[pass] ?? 0;
      if (pass === PASSES.length - 1) close = index + 1;
      report(false);
    };
    const known = this.#lookUp(searched, (index, exact) => {
      if (number === this.#number) exacts[index] = exact;
    });
    void this.#engine.review(searched.map(questionOf), PASSES, onSearched).then(
      () => void known.then(() => number === this.#number && report(true)),
      () => undefined,
    );
  }

  /** Searches one position. */
  async look(moment: Moment): Promise<Worth> {
    return endOf(moment.position) ?? worthIn(await this.#engine.look(questionOf(moment), LOOK_NODES));
  }

  /** Asks the tables about moments of a game, those of up to two ghosts made now; reports what they know. */
  async #lookUp(game: readonly Moment[], onKnown: (index: number, exact: ExactPosition | null) => void): Promise<void> {
    const byTable = new Map<WorkerTable, number[]>();
    for (const [index, { position }] of game.entries()) {
      const table = position.mode.family === 'pacman' ? this.#exact.tableFor(position) : null;
      if (table) byTable.set(table, [...(byTable.get(table) ?? []), index]);
    }
    const asked = [...byTable].map(async ([table, indices]) => {
      const found = await table.probe(indices.map(index => game[index]?.position.text ?? ''));
      indices.forEach((index, at) => onKnown(index, found[at] ?? null));
    });
    await Promise.all(asked);
  }

  /** Cancels everything that is under way. */
  close(): void {
    this.#number += 1;
    this.#engine.close();
  }
}
