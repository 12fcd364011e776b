/** Exact values from the tables of the server, for positions with more ghosts than a browser can solve. */
import type { Exact } from '../../core/index.js';
import { exactValue } from './api.js';

/** What the server knows of the start position of a game; null if it has no table, or there is no server. */
export async function exactStart(position: string): Promise<Exact | null> {
  const answer = await exactValue(position);
  const found = answer.ok ? answer.value.exact : null;
  return found?.of === 'game' ? { value: found.value, distance: found.distance } : null;
}
