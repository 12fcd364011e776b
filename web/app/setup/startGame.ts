/** Makes the game of a plan and stores it. */
import type { Core, Side } from '../../core/index.js';
import { randomFirst } from '../games/newGames.js';
import { keptGames, modeOf, gameStore, newGame } from '../games/gameStore.js';
import { gameOf } from '../records/savedGameRecord.js';
import { holdersOf, isClassic, modeText, type Plan } from './plan.js';

/** Who lost the last finished game of a mode for two; null if there is none, or it was a draw. */
export function lastLoser(core: Core, mode: Plan['mode']): Side | null {
  const last = keptGames().find(game => modeOf(game) === mode && game.isOver);
  const winner = last && gameOf(core, last).ending()?.winner;
  return winner === 'S' ? 'N' : winner === 'N' ? 'S' : null;
}

export type Begun = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly code: string };

/** Saves the game of a plan, from the start of its mode or from a position; returns an error code if that is impossible. */
export function beginPlan(core: Core, plan: Plan, start: string | null): Begun {
  const from = start === null ? core.start(modeText(plan)) : core.parsePosition(start);
  if (!from.ok) return { ok: false, code: 'fault' in from && from.fault ? from.fault : from.code };
  const { mode } = from.value;
  const random = () => randomFirst(plan.mode);
  const first =
    plan.first === 'lot' ? random() : plan.first === 'loser' ? (lastLoser(core, plan.mode) ?? random()) : plan.first;
  const game = {
    ...newGame(mode.text, holdersOf(plan), isClassic(plan.mode) && start === null ? first : null),
    ...(isClassic(plan.mode) && { characters: plan.characters }),
    ...(start !== null && { start: from.value.text }),
  };
  gameStore.save(game);
  return { ok: true, id: game.id };
}
