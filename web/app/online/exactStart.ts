/** Exact values from the tables of the server, for positions with more ghosts than a browser can solve. */
import type { Exact, ExactPosition } from '../../core/index.js';
import { exactValue, type ApiAnswer } from './api.js';

/** What the server knows of the start position of a game: null if it has no table; a failure if there is no server. */
export async function exactStart(position: string): Promise<ApiAnswer<Exact | null>> {
  const answer = await exactValue(position);
  if (!answer.ok) return answer;
  const found = answer.value.exact;
  return { ok: true, value: found?.of === 'game' ? { value: found.value, distance: found.distance } : null };
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
