/** The core and the engines of this page, fetched when they are first needed. */
import wasm from '../../core/hedgemaze.wasm?url';
import { loadCore, type Core } from '../../core/index.js';
import { ExactTables } from './exactTables.js';
import { PerfectEngine } from './perfectEngine.js';
import { WorkerEngine } from './workerEngine.js';

export interface Loaded {
  readonly core: Core;
  readonly engine: PerfectEngine;
  /** For analysis, beside the engine that plays. */
  readonly analyst: WorkerEngine;
  /** Tables of exact values of the PAC-MAN variant, made when they are asked for. */
  readonly exact: ExactTables;
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
  const core = await loadCore(module);
  const exact = new ExactTables(module);
  return {
    core,
    engine: new PerfectEngine(core, new WorkerEngine(module), exact),
    analyst: new WorkerEngine(module),
    exact,
    module,
  };
}

/** Loads them once; the next call after a failure tries again. */
export function loaded(): Promise<Loaded> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
