/** One tap to a game against the computer: the remembered side, level and set-up. */
import type { ModeName, Side } from '../../core/words.js';
import { againstEngines, begin, randomFirst } from '../games/newGames.js';
import { opponentLevel } from '../games/strength.js';
import { SIDES_OF } from '../shared/modes.js';
import type { LastRole } from './lastRole.js';

/** The side of the person: the first one in classic. */
export function ownSideIn(mode: ModeName, role: LastRole): Side {
  return SIDES_OF[mode].includes('P') ? role : (SIDES_OF[mode][0] ?? 'S');
}

/** Whether a set-up of this mode was used before; its module is loaded only then. */
export function hasSetup(mode: ModeName): boolean {
  try {
    return localStorage.getItem(`hedgemaze.setup.${mode}`) !== null;
  } catch {
    return false;
  }
}

/** Begins a game and returns its id. Board, rules, maze and characters are those of the last set-up. */
export async function quickStart(mode: ModeName, role: LastRole): Promise<string> {
  const own = ownSideIn(mode, role);
  const level = opponentLevel(mode, own);
  if (!hasSetup(mode)) return begin(mode, againstEngines(mode, own, level), randomFirst(mode));
  const { beginRemembered } = await import('../setup/startGame.js');
  return beginRemembered(mode, own, level);
}
