/** `Reviewer`: has a whole game searched in a worker, and reports the worth of each position while it goes on. */
import type { Analysis, Question } from '../../engine/engine.js';
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

/** The worth of the last moment if the game ended there, by the position or by a repetition; null if it goes on. */
export function endOfGame(game: readonly Moment[]): Worth | null {
  const last = game.at(-1);
  if (!last) return null;
  const repeated = last.position.repetitionOutcome(repetitionsOf(last));
  return endOf(last.position) ?? (repeated && worthOf(last.position, repeated.winner));
}

export class Reviewer {
  readonly #engine: WorkerEngine;

  constructor(module: WebAssembly.Module) {
    this.#engine = new WorkerEngine(module);
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
    const report = (isFinished: boolean) => {
      if (isFinished) close = game.length;
      onProgress({ worths: [...worths], close, share: isFinished ? 1 : done / whole, isFinished });
    };
    const onSearched = (index: number, pass: number, analysis: Analysis) => {
      worths[index] = worthIn(analysis);
      done += PASSES[pass] ?? 0;
      if (pass === PASSES.length - 1) close = index + 1;
      report(false);
    };
    void this.#engine.review(searched.map(questionOf), PASSES, onSearched).then(
      () => report(true),
      () => undefined,
    );
  }

  /** Searches one position. */
  async look(moment: Moment): Promise<Worth> {
    return endOf(moment.position) ?? worthIn(await this.#engine.look(questionOf(moment), LOOK_NODES));
  }

  /** Cancels everything that is under way. */
  close(): void {
    this.#engine.close();
  }
}
