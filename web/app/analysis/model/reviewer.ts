/** `Reviewer`: has a whole game judged in a worker, and tells what is known while it goes on. */
import { repetitionOutcome } from '../../table/model/game.js';
import { worthOf, type Worth } from './judge.js';
import type { Asked, ReviewAnswer, ReviewRequest } from './reviewWorker.js';
import { historyOf, repetitionsOf, type Moment } from './study.js';

/** Positions searched for each position of the game: a first look at all of them, then a closer one. */
const PASSES = [400, 6_000] as const;
/** For what somebody tries. */
const LOOK_NODES = 8_000;

export interface Progress {
  /** By position; null while nothing is known. */
  readonly worths: readonly (Worth | null)[];
  /** How many positions, from the first on, have been looked at closely. */
  readonly close: number;
  /** 0 to 1. */
  readonly share: number;
  readonly isFinished: boolean;
}

export function askedOf(moment: Moment): Asked {
  return { text: moment.position.text, history: historyOf(moment) };
}

/** What the sides have of a game that ended in a repetition; null for any other. */
export function repeatedEnd(game: readonly Moment[]): Worth | null {
  const last = game.at(-1);
  if (!last) return null;
  const outcome = repetitionOutcome(last.position, repetitionsOf(last));
  return outcome && worthOf(last.position, outcome);
}

export class Reviewer {
  readonly #module: WebAssembly.Module;
  readonly #waiting = new Map<number, (worth: Worth) => void>();
  #worker: Worker | null = null;
  #number = 0;
  #onAnswer: ((answer: ReviewAnswer) => void) | null = null;

  constructor(module: WebAssembly.Module) {
    this.#module = module;
  }

  /** Judges a game; one that is under way is left. */
  review(game: readonly Moment[], onProgress: (progress: Progress) => void): void {
    this.close();
    const worths: (Worth | null)[] = game.map(() => null);
    const whole = PASSES.reduce((sum, nodes) => sum + nodes, 0) * game.length;
    const end = repeatedEnd(game);
    let done = 0;
    let close = 0;
    this.#onAnswer = answer => {
      if (answer.type === 'worth') {
        worths[answer.index] = answer.index === game.length - 1 ? (end ?? answer.worth) : answer.worth;
        done += PASSES[answer.pass] ?? 0;
        if (answer.pass === PASSES.length - 1) close = answer.index + 1;
      }
      onProgress({ worths: [...worths], close, share: Math.min(done / whole, 1), isFinished: answer.type === 'reviewed' });
    };
    this.#send({ type: 'review', asked: game.map(askedOf), passes: PASSES });
  }

  /** Looks at one position. */
  look(moment: Moment): Promise<Worth> {
    const number = ++this.#number;
    const found = new Promise<Worth>(keep => this.#waiting.set(number, keep));
    this.#send({ type: 'look', number, asked: askedOf(moment), nodes: LOOK_NODES });
    return found;
  }

  /** Ends all that is under way. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#onAnswer = null;
    this.#waiting.clear();
  }

  #send(request: ReviewRequest): void {
    this.#worker ??= this.#begin();
    this.#worker.postMessage(request);
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<ReviewAnswer>) => {
      const answer = event.data;
      if (answer.type !== 'looked') {
        if (answer.type !== 'failed') this.#onAnswer?.(answer);
        return;
      }
      this.#waiting.get(answer.number)?.(answer.worth);
      this.#waiting.delete(answer.number);
    };
    worker.postMessage({ type: 'load', module: this.#module } satisfies ReviewRequest);
    return worker;
  }
}
