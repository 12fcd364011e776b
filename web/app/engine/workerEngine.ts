/** `WorkerEngine`: the engine in a worker. Cancelling ends the worker; the next request starts another one at once. */
import type { ActionText } from '../../core/index.js';
import { canPonder, levelOf } from '../../core/levels.js';
import type {
  Analysis,
  EngineAnswer,
  Engine,
  LevelQuestion,
  Limits,
  PonderQuestion,
  Question,
  Request,
} from './engine.js';
import { isVisible, whenHidden } from './visibility.js';
import type { TableHint } from '../table/model/types.js';

const HINT: Limits = { nodes: 20_000, ms: 900 };
const ANALYSIS: Limits = { nodes: 60_000, reportMs: 160 };

/** A request under way. */
interface Pending {
  /** Returns true with the last answer. */
  readonly onAnswer: (answer: EngineAnswer) => boolean;
  readonly fail: (error: Error) => void;
}

export class WorkerEngine implements Engine {
  readonly #module: WebAssembly.Module;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | null = null;
  #number = 0;
  /** Stops watching whether the page is visible. */
  #unwatch: (() => void) | null = null;

  constructor(module: WebAssembly.Module) {
    this.#module = module;
  }

  choose(question: LevelQuestion, level: number): Promise<ActionText> {
    return this.#ask(
      number => ({ type: 'choose', number, question, level }),
      answer => (answer.type === 'action' ? answer.action : null),
    );
  }

  ponder(question: PonderQuestion, level: number): void {
    if (!isVisible() || !canPonder(levelOf(question.mode, question.side, level))) return;
    this.#send({ type: 'ponder', question, level });
    this.#unwatch ??= whenHidden(() => this.#rest());
  }

  async hint(question: Question): Promise<TableHint> {
    const { lines } = await this.#analyse(question, HINT);
    const [best] = lines;
    const [action] = best?.actions ?? [];
    if (!best || !action) throw new Error(`nothing to hint at: ${question.text}`);
    return { action, line: best.actions, values: best.values };
  }

  /** Searches one position and returns the result. */
  look(question: Question, nodes: number): Promise<Analysis> {
    return this.#analyse(question, { nodes });
  }

  /** Searches a position for a few seconds and reports in between; an analysis under way is cancelled. */
  analyse(question: Question, onProgress: (analysis: Analysis) => void): void {
    this.close();
    this.#analyse(question, ANALYSIS, onProgress).catch(() => undefined);
  }

  /** Searches every position, with more nodes in each pass; reports each result. */
  async review(
    questions: readonly Question[],
    passes: readonly number[],
    onSearched: (index: number, pass: number, analysis: Analysis) => void,
  ): Promise<void> {
    await this.#ask(
      number => ({ type: 'review', number, questions, passes }),
      answer => {
        if (answer.type === 'reviewed') onSearched(answer.index, answer.pass, answer.analysis);
        return answer.type === 'done' ? true : null;
      },
    );
  }

  cancel(): void {
    if (this.#pending.size > 0) this.close();
    else this.#rest();
  }

  #rest(): void {
    this.#worker?.postMessage({ type: 'rest' } satisfies Request);
  }

  #send(request: Request): void {
    (this.#worker ??= this.#begin()).postMessage(request);
  }

  close(): void {
    this.#unwatch?.();
    this.#unwatch = null;
    this.#worker?.terminate();
    this.#worker = null;
    this.#pending.clear();
  }

  #analyse(question: Question, limits: Limits, onProgress?: (analysis: Analysis) => void): Promise<Analysis> {
    return this.#ask(
      number => ({ type: 'analyse', number, question, limits }),
      answer => {
        if (answer.type !== 'analysis') return null;
        onProgress?.(answer.analysis);
        return answer.analysis.isFinished ? answer.analysis : null;
      },
    );
  }

  /** Sends a request; `resultOf` gets each answer and returns the result with the last one, null before. */
  #ask<T>(request: (number: number) => Request, resultOf: (answer: EngineAnswer) => T | null): Promise<T> {
    const number = ++this.#number;
    return new Promise((resolve, fail) => {
      const onAnswer = (answer: EngineAnswer) => {
        const result = resultOf(answer);
        if (result !== null) resolve(result);
        return result !== null;
      };
      this.#pending.set(number, { onAnswer, fail });
      this.#send(request(number));
    });
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./engineWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<EngineAnswer>) => {
      const answer = event.data;
      const pending = this.#pending.get(answer.number);
      if (answer.type === 'failed') pending?.fail(new Error(answer.reason));
      if (answer.type === 'failed' || pending?.onAnswer(answer)) this.#pending.delete(answer.number);
    };
    worker.onerror = event => {
      for (const { fail } of this.#pending.values()) fail(new Error(event.message));
      this.#pending.clear();
    };
    worker.postMessage({ type: 'load', module: this.#module } satisfies Request);
    return worker;
  }
}
