/** Makes the game of a plan and stores it. */
import type { Core, Side } from '../../core/index.js';
import { loaded } from '../engine/load.js';
import { againstEngines, begin, randomFirst } from '../games/newGames.js';
import { strengthStore } from '../games/strength.js';
import { keptGames, modeOf, gameStore, newGame } from '../games/gameStore.js';
import { gameOf } from '../records/savedGameRecord.js';
import { SIDES_OF } from '../shared/modes.js';
import { holdersOf, isClassic, lastPlan, modeText, personIn, usualPlan, type Plan } from './plan.js';

/** Who lost the last finished game of a mode for two; null if there is none, or it was a draw. */
export function lastLoser(core: Core, mode: Plan['mode']): Side | null {
  const last = keptGames().find(game => modeOf(game) === mode && game.isOver);
  const winner = last && gameOf(core, last).ending()?.winner;
  return winner === 'S' ? 'N' : winner === 'N' ? 'S' : null;
}

export type Begun = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly code: string };

/** Begins a game of one person against a level with the board, rules, maze and characters of the last set-up. */
export async function beginRemembered(mode: Plan['mode'], own: Side, level: number): Promise<string> {
  const last = lastPlan(mode, level);
  const at = SIDES_OF[mode].indexOf(own);
  const usual = usualPlan(mode, level);
  const players = usual.players.map((_, index) => ({ level: index === at ? null : level, name: '' }));
  const { core } = await loaded();
  const begun = beginPlan(core, { ...last, players, deal: usual.deal }, null);
  return begun.ok ? begun.id : begin(mode, againstEngines(mode, own, level), randomFirst(mode));
}

/** Saves the game of a plan, from the start of its mode or from a position; returns an error code if that is impossible. */
export function beginPlan(core: Core, plan: Plan, start: string | null): Begun {
  const from = start === null ? core.start(modeText(plan)) : core.parsePosition(start);
  if (!from.ok) return { ok: false, code: 'fault' in from && from.fault ? from.fault : from.code };
  const { mode } = from.value;
  const random = () => randomFirst(plan.mode);
  const first =
    plan.first === 'lot' ? random() : plan.first === 'loser' ? (lastLoser(core, plan.mode) ?? random()) : plan.first;
  const matched = strengthStore.level(plan.mode, personIn(plan));
  const game = {
    ...newGame(mode.text, holdersOf(plan, matched), isClassic(plan.mode) && start === null ? first : null),
    ...(isClassic(plan.mode) && { characters: plan.characters }),
    ...(start !== null && { start: from.value.text }),
  };
  gameStore.save(game);
  return { ok: true, id: game.id };
}
