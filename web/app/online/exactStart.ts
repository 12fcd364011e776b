/** Exact values from the tables of the server, for positions with more ghosts than a browser can solve. */
import type { Exact, ExactPosition } from '../../core/index.js';
import { exactValue, type ApiAnswer } from './api.js';
import type { ExactValue, TableMaking } from './wire.gen.js';

/** What the server knows of the start position of a game: null if it has no table; a failure if there is no server. */
export async function exactStart(position: string): Promise<ApiAnswer<Exact | null>> {
  const answer = await exactValue(position);
  return answer.ok ? { ok: true, value: ofGame(answer.value.exact) } : answer;
}

/** What the server knows of a start position, or whether it makes the table. */
export interface StartOrMaking {
  readonly exact: Exact | null;
  /** Null if it has the table, or makes none. */
  readonly making: TableMaking | null;
}

/** The same as `exactStart`; with `make`, a server that makes tables begins with it. */
export async function exactOrMaking(position: string, make: boolean): Promise<ApiAnswer<StartOrMaking>> {
  const answer = await exactValue(position, make);
  if (!answer.ok) return answer;
  const exact = ofGame(answer.value.exact);
  return { ok: true, value: { exact, making: exact ? null : (answer.value.making ?? null) } };
}

/** What it knows of a position, with the best actions alone: null if it has no table; a failure if there is no server. */
export async function exactAt(position: string): Promise<ApiAnswer<ExactPosition | null>> {
  const answer = await exactValue(position);
  if (!answer.ok) return answer;
  const found = answer.value.exact;
  if (!found) return { ok: true, value: null };
  const { of, value, distance, best } = found;
  const actions = best.map(action => ({ action, value, distance }));
  return { ok: true, value: { value, distance, isWhole: of === 'game', best, actions } };
}

function ofGame(found: ExactValue | null): Exact | null {
  return found?.of === 'game' ? { value: found.value, distance: found.distance } : null;
}
