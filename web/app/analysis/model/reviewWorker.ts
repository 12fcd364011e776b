/** The worker that judges games: one position after the other, and single questions in between. */
import { loadCore, type Core } from '../../../core/index.js';
import { endOf, type Worth } from './judge.js';

/** A position with what a search has to know of the game. Plain data, for a worker. */
export interface Asked {
  readonly text: string;
  /** Hashes at the beginnings of turns, oldest first. */
  readonly history: readonly bigint[];
}

export type ReviewRequest =
  | { readonly type: 'load'; readonly module: WebAssembly.Module }
  /** Looks at every position, with more nodes in each pass. */
  | { readonly type: 'review'; readonly asked: readonly Asked[]; readonly passes: readonly number[] }
  | { readonly type: 'look'; readonly number: number; readonly asked: Asked; readonly nodes: number };

export type ReviewAnswer =
  | { readonly type: 'worth'; readonly index: number; readonly pass: number; readonly worth: Worth }
  | { readonly type: 'reviewed' }
  | { readonly type: 'looked'; readonly number: number; readonly worth: Worth }
  | { readonly type: 'failed'; readonly reason: string };

const SLICE = 512;

let core: Promise<Core> | null = null;

function tell(answer: ReviewAnswer): void {
  self.postMessage(answer);
}

function look(loaded: Core, { text, history }: Asked, nodes: number): Worth {
  const position = loaded.parsePosition(text);
  if (!position.ok) throw new Error(`${position.code}: ${text}`);
  const end = endOf(position.value);
  if (end) return end;
  const search = loaded.search(position.value, { history });
  try {
    for (let done = 0; done < nodes && search.step(Math.min(SLICE, nodes - done)); done += SLICE);
    const { values, proof } = search.report();
    return { values, proof, line: search.line(0) };
  } finally {
    search.close();
  }
}

async function answer(request: Exclude<ReviewRequest, { type: 'load' }>): Promise<void> {
  if (!core) throw new Error('no core');
  const loaded = await core;
  if (request.type === 'look') {
    tell({ type: 'looked', number: request.number, worth: look(loaded, request.asked, request.nodes) });
    return;
  }
  for (const [pass, nodes] of request.passes.entries()) {
    for (const [index, asked] of request.asked.entries()) {
      tell({ type: 'worth', index, pass, worth: look(loaded, asked, nodes) });
      await new Promise(resolve => setTimeout(resolve, 0));
    }
  }
  tell({ type: 'reviewed' });
}

self.onmessage = (event: MessageEvent<ReviewRequest>) => {
  const request = event.data;
  if (request.type === 'load') core = loadCore(request.module);
  else answer(request).catch((error: unknown) => tell({ type: 'failed', reason: String(error) }));
};
