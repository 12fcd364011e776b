/** The core and the engines of this page, fetched when they are first needed. */
import wasm from '../../core/hedgemaze.wasm?url';
import { loadCore, type Core } from '../../core/index.js';
import { WorkerEngine } from './workerEngine.js';

export interface Loaded {
  readonly core: Core;
  readonly engine: WorkerEngine;
  /** For analysis, beside the engine that plays. */
  readonly analyst: WorkerEngine;
  /** For further workers. */
  readonly module: WebAssembly.Module;
}

let loading: Promise<Loaded> | null = null;

async function compiled(): Promise<WebAssembly.Module> {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`the core cannot be fetched: ${response.status}`);
  // Browsers compile while they load, but only if the content type is right.
  if (response.headers.get('content-type') === 'application/wasm') return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

async function load(): Promise<Loaded> {
  const module = await compiled();
  return { core: await loadCore(module), engine: new WorkerEngine(module), analyst: new WorkerEngine(module), module };
}

/** Loads them once; the next call after a failure tries again. */
export function loaded(): Promise<Loaded> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
