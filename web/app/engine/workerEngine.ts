/** `WorkerEngine`: asks the worker. To cancel is to end the worker and begin another, so nobody waits for an old thought. */
import type { ActionText } from '../../core/index.js';
import type { Analysis, Answer, Engine, Question, Request } from './engine.js';
import type { Hint } from '../table/model/types.js';

interface Waiting {
  readonly keep: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}

export class WorkerEngine implements Engine {
  readonly #module: WebAssembly.Module;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #number = 0;
  /** Listens to the analysis under way. */
  #onProgress: ((analysis: Analysis) => void) | null = null;

  constructor(module: WebAssembly.Module) {
    this.#module = module;
  }

  async choose(question: Question, level: number): Promise<ActionText> {
    const answer = await this.#ask(number => ({ type: 'choose', number, question, level }));
    if (answer.type !== 'action') throw new Error('the engine answered something else');
    return answer.action;
  }

  async hint(question: Question): Promise<Hint> {
    const answer = await this.#ask(number => ({ type: 'hint', number, question }));
    if (answer.type !== 'hint') throw new Error('the engine answered something else');
    return answer.hint;
  }

  /** Looks at a position for a few seconds; whatever was looked at before is left. */
  analyse(question: Question, onProgress: (analysis: Analysis) => void): void {
    this.close();
    const worker = (this.#worker = this.#begin());
    this.#onProgress = onProgress;
    worker.postMessage({ type: 'analyse', number: ++this.#number, question } satisfies Request);
  }

  cancel(): void {
    if (this.#waiting.size > 0 || this.#onProgress) this.close();
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#onProgress = null;
    this.#waiting.clear();
  }

  #ask(request: (number: number) => Request): Promise<Answer> {
    const worker = (this.#worker ??= this.#begin());
    const number = ++this.#number;
    return new Promise((keep, fail) => {
      this.#waiting.set(number, { keep, fail });
      worker.postMessage(request(number));
    });
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./engineWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<Answer>) => {
      const answer = event.data;
      if (answer.type === 'analysis') {
        this.#onProgress?.(answer.analysis);
        return;
      }
      const waiting = this.#waiting.get(answer.number);
      this.#waiting.delete(answer.number);
      if (answer.type === 'failed') waiting?.fail(new Error(answer.reason));
      else waiting?.keep(answer);
    };
    worker.onerror = event => {
      for (const { fail } of this.#waiting.values()) fail(new Error(event.message));
      this.#waiting.clear();
    };
    worker.postMessage({ type: 'load', module: this.#module } satisfies Request);
    return worker;
  }
}
