/** What an action did, in the words of sounds and announcements. */
import type { ActionText, PositionView } from '../../core/index.js';
import type { Happening } from './types.js';

function eaten(view: PositionView): number {
  return view.pieces.filter(({ away }) => away === 'eaten').length;
}

export function happeningsOf(before: PositionView, after: PositionView, action: ActionText): Happening[] {
  if (after.lives < before.lives) return ['catch'];
  if (action.startsWith('~')) return ['lift'];
  if (/^[a-i][1-9][hv]$/.test(action)) return ['fence'];
  if (action === 'P+') return ['spend'];
  if (action.endsWith('-')) return ['stop'];
  const found: Happening[] = ['step'];
  if (after.pellets.length < before.pellets.length) found.push('pellet');
  if (eaten(after) > eaten(before)) found.push('eaten');
  return found;
}
