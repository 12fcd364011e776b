/** House rules: each option of `docs/rules.md` with its values and their names; a test compares the two. */
import { readModeText } from '../../core/modeText.js';
import type { Family, ModeName } from '../../core/words.js';
import { t } from '../i18n/messages.svelte.js';
import { familyOf } from '../shared/modes.js';

export interface HouseRule {
  readonly name: string;
  /** The default value. */
  readonly usual: string;
  /** The offered values; for a number a useful selection. */
  readonly values: readonly string[];
  readonly kind: 'toggle' | 'choice' | 'number';
  readonly families: readonly Family[];
}

const TOGGLE = ['true', 'false'];

function toggle(name: string, usual: boolean, ...families: Family[]): HouseRule {
  return { name, usual: String(usual), values: TOGGLE, kind: 'toggle', families };
}

function choice(name: string, values: readonly string[], usual: string, ...families: Family[]): HouseRule {
  return { name, usual, values, kind: 'choice', families };
}

function count(name: string, values: readonly number[], usual: number, ...families: Family[]): HouseRule {
  return { name, usual: String(usual), values: values.map(String), kind: 'number', families };
}

/** In the order of the table, which is also that of the text of a mode. */
export const HOUSE_RULES: readonly HouseRule[] = [
  toggle('edge_side_jump', true, 'classic'),
  toggle('pawn_side_jump', true, 'classic'),
  toggle('repetition_draw', true, 'classic', 'pacman', 'advanced'),
  count('max_ply', [0, 100, 200, 400], 0, 'classic'),
  toggle('pellet_stops', true, 'pacman'),
  toggle('boost_partial', true, 'pacman'),
  toggle('eat_in_passing', true, 'pacman'),
  choice('pac_enters_ghost', ['blocked', 'caught'], 'blocked', 'pacman'),
  choice('pac_move', ['exact', 'up_to'], 'exact', 'pacman'),
  toggle('pac_may_return', true, 'pacman'),
  choice('frenzy_steps', ['up_to_2', 'exact_2'], 'up_to_2', 'pacman'),
  toggle('frenzy_turn', true, 'pacman'),
  toggle('frenzy_toward_only', false, 'pacman'),
  toggle('ghost_may_stay', false, 'pacman'),
  toggle('ghost_pellet_pass', true, 'pacman'),
  choice('ghost_stack', ['none', 'pass', 'free'], 'pass', 'pacman', 'advanced'),
  choice('ghost_order', ['free', 'fixed', 'seats'], 'free', 'pacman', 'advanced'),
  toggle('pellets_reset', false, 'pacman'),
  toggle('boost_chains', true, 'pacman'),
  count('lives', [1, 2, 3, 4, 5], 3, 'pacman', 'advanced'),
  toggle('ghost_diagonal', false, 'pacman'),
  toggle('auto_win_no_ghosts', true, 'pacman'),
  count('no_progress_limit', [0, 10, 20, 40, 80], 20, 'pacman', 'advanced'),
  choice('stall_result', ['draw', 'ghosts', 'pacman'], 'draw', 'pacman', 'advanced'),
  choice('seal_test', ['connected', 'connected_no_tunnels', 'open_side'], 'connected', 'advanced'),
  choice('no_return', ['end_square', 'no_backtrack_step', 'off'], 'end_square', 'advanced'),
  choice('adv_move', ['up_to', 'exact'], 'up_to', 'advanced'),
  toggle('respawn_uses_move', false, 'advanced'),
  toggle('ghost_tunnels', true, 'advanced'),
];

/** Values by the name of the rule; a missing rule has its default. */
export type House = Readonly<Record<string, string>>;

/** The rules that concern a mode; one about other pawns behind the jumped one needs three pawns. */
export function rulesOf(mode: ModeName): HouseRule[] {
  const family = familyOf(mode);
  return HOUSE_RULES.filter(
    ({ name, families }) => families.includes(family) && !(name === 'pawn_side_jump' && mode === 'classic2'),
  );
}

/** The changed rules, in the order of the table. */
export function changesOf(mode: ModeName, house: House): { rule: HouseRule; value: string }[] {
  return rulesOf(mode).flatMap(rule => {
    const value = house[rule.name];
    return value !== undefined && value !== rule.usual ? [{ rule, value }] : [];
  });
}

/** The parts of a mode's text for the changed rules. */
export function houseText(mode: ModeName, house: House): string {
  return changesOf(mode, house)
    .map(({ rule, value }) => `;${rule.name}=${value}`)
    .join('');
}

/** Reads the house rules of a mode's text. */
export function houseOf(text: string): House {
  const known = new Set(HOUSE_RULES.map(({ name }) => name));
  return Object.fromEntries([...readModeText(text).options].filter(([name]) => known.has(name)));
}

/** The name of a value. */
export function valueName(rule: HouseRule, value: string): string {
  if (rule.kind === 'toggle') return value === 'true' ? t('house-yes') : t('house-no');
  if (rule.kind === 'number') return value === '0' ? t('house-off') : value;
  return t(`house-${rule.name}-${value}`);
}
