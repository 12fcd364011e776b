/** `watchServer`: asks the server what a maze is worth with four ghosts, again and again while it makes the table. */
import type { Exact } from '../../../core/index.js';
import { exactOrMaking, type StartOrMaking } from '../../online/exactStart.js';
import type { ApiAnswer } from '../../online/api.js';

/** A maze must stay the same for this long before its table is made, so that not every fence starts minutes of work. */
const MAKE_WAIT_MS = 5_000;
const AGAIN_MS = 3_000;
/** When a server is asked again that makes enough tables already. */
const BUSY_MS = 30_000;
const BUSY_CODES: readonly string[] = ['server.too_many_tables', 'server.too_many'];

export type ServerWorth =
  | { readonly state: 'known'; readonly exact: Exact }
  /** It has no table and makes none. */
  | { readonly state: 'unknown' }
  /** It will begin with the table soon. */
  | { readonly state: 'asking' }
  /** It makes other tables first. */
  | { readonly state: 'waiting' }
  /** It makes the table; `done` is from 0 to 1. */
  | { readonly state: 'making'; readonly done: number }
  /** There is no server, or it has failed. */
  | { readonly state: 'unreachable' };

/** Asks about a start position until the answer is final or the returned function is called. */
export function watchServer(start: string, onWorth: (worth: ServerWorth) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(make: boolean): Promise<void> {
    const answer = await exactOrMaking(start, make);
    if (isOver) return;
    const worth = worthOf(answer);
    onWorth(worth);
    const wait = pauseAfter(worth, answer);
    if (wait !== null) timer = setTimeout(() => void ask(true), wait);
  }

  void ask(false);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

function worthOf(answer: ApiAnswer<StartOrMaking>): ServerWorth {
  if (!answer.ok) return { state: BUSY_CODES.includes(answer.code) ? 'waiting' : 'unreachable' };
  const { exact, making } = answer.value;
  if (exact) return { state: 'known', exact };
  switch (making?.state) {
    case 'possible':
      return { state: 'asking' };
    case 'waiting':
      return { state: 'waiting' };
    case 'running':
      return { state: 'making', done: making.progress };
    default:
      return { state: 'unknown' };
  }
}

/** Milliseconds until the next question; null if the answer is final. */
function pauseAfter({ state }: ServerWorth, { ok }: ApiAnswer<StartOrMaking>): number | null {
  if (state === 'asking') return MAKE_WAIT_MS;
  if (state === 'waiting') return ok ? AGAIN_MS : BUSY_MS;
  return state === 'making' ? AGAIN_MS : null;
}
