/** A worker with one table of exact values: makes it, then answers questions about positions. It ends by being terminated. */
import { exactPosition, loadCore, perfectAction, type Core, type ExactTable, type Position } from '../../core/index.js';
import type { ExactWorkerAnswer, ExactLoad, ExactWorkerRequest } from './exact.js';

/** Messages about progress are at least that far apart. */
const PROGRESS_MS = 100;

interface Made {
  readonly core: Core;
  readonly table: ExactTable;
}

let made: Promise<Made | null> | null = null;

function post(answer: ExactWorkerAnswer): void {
  self.postMessage(answer);
}

async function make({ module, mode, ghosts }: ExactLoad): Promise<Made | null> {
  const core = await loadCore(module);
  const read = core.parseMode(mode);
  let next = performance.now() + PROGRESS_MS;
  const onProgress = ({ done }: { readonly done: number }) => {
    if (performance.now() < next) return;
    next = performance.now() + PROGRESS_MS;
    post({ type: 'progress', done });
  };
  const solved = read.ok ? core.solve(read.value, ghosts, { onProgress }) : read;
  if (!solved.ok) {
    post({ type: 'refused', code: solved.code });
    return null;
  }
  const table = solved.value;
  post({ type: 'solved', starts: Array.from({ length: table.lives }, (_, i) => table.start(i + 1)) });
  return { core, table };
}

function positionOf(core: Core, text: string): Position | null {
  const read = core.parsePosition(text);
  return read.ok ? read.value : null;
}

async function answer(request: Exclude<ExactWorkerRequest, ExactLoad>): Promise<void> {
  const ready = await made;
  const { number } = request;
  if (request.type === 'probe') {
    const found = request.texts.map(text => {
      const position = ready && positionOf(ready.core, text);
      return position ? exactPosition(ready.table, position) : null;
    });
    post({ type: 'probed', number, found });
  } else {
    const position = ready && positionOf(ready.core, request.text);
    const { history, allowed } = request;
    const options = { history, ...(allowed && { allowed }) };
    const action = position ? perfectAction(ready.core, ready.table, position, options) : null;
    post({ type: 'chosen', number, action });
  }
}

self.onmessage = (event: MessageEvent<ExactWorkerRequest>) => {
  const request = event.data;
  if (request.type === 'solve') {
    made = make(request).catch((error: unknown) => {
      post({ type: 'refused', code: String(error) });
      return null;
    });
  } else void answer(request);
};
