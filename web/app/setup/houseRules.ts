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
  readonly kind: 'truth' | 'word' | 'number';
  readonly families: readonly Family[];
}

const TRUTH = ['true', 'false'];

function truth(name: string, usual: boolean, ...families: Family[]): HouseRule {
  return { name, usual: String(usual), values: TRUTH, kind: 'truth', families };
}

function word(name: string, values: readonly string[], usual: string, ...families: Family[]): HouseRule {
  return { name, usual, values, kind: 'word', families };
}

function count(name: string, values: readonly number[], usual: number, ...families: Family[]): HouseRule {
  return { name, usual: String(usual), values: values.map(String), kind: 'number', families };
}

/** In the order of the table, which is also that of the text of a mode. */
export const HOUSE_RULES: readonly HouseRule[] = [
  truth('edge_side_jump', true, 'classic'),
  truth('pawn_side_jump', true, 'classic'),
  truth('repetition_draw', true, 'classic', 'pacman', 'advanced'),
  count('max_ply', [0, 100, 200, 400], 0, 'classic'),
  truth('pellet_stops', true, 'pacman'),
  truth('boost_partial', true, 'pacman'),
  truth('eat_in_passing', true, 'pacman'),
  word('pac_enters_ghost', ['blocked', 'caught'], 'blocked', 'pacman'),
  word('pac_move', ['exact', 'up_to'], 'exact', 'pacman'),
  truth('pac_may_return', true, 'pacman'),
  word('frenzy_steps', ['up_to_2', 'exact_2'], 'up_to_2', 'pacman'),
  truth('frenzy_turn', true, 'pacman'),
  truth('frenzy_toward_only', false, 'pacman'),
  truth('ghost_may_stay', false, 'pacman'),
  truth('ghost_pellet_pass', true, 'pacman'),
  word('ghost_stack', ['none', 'pass', 'free'], 'pass', 'pacman', 'advanced'),
  word('ghost_order', ['free', 'fixed', 'seats'], 'free', 'pacman', 'advanced'),
  truth('pellets_reset', false, 'pacman'),
  truth('boost_chains', true, 'pacman'),
  count('lives', [1, 2, 3, 4, 5], 3, 'pacman', 'advanced'),
  truth('ghost_diagonal', false, 'pacman'),
  truth('auto_win_no_ghosts', true, 'pacman'),
  count('no_progress_limit', [0, 10, 20, 40, 80], 20, 'pacman', 'advanced'),
  word('stall_result', ['draw', 'ghosts', 'pacman'], 'draw', 'pacman', 'advanced'),
  word('seal_test', ['connected', 'connected_no_tunnels', 'open_side'], 'connected', 'advanced'),
  word('no_return', ['end_square', 'no_backtrack_step', 'off'], 'end_square', 'advanced'),
  word('adv_move', ['up_to', 'exact'], 'up_to', 'advanced'),
  truth('respawn_uses_move', false, 'advanced'),
  truth('ghost_tunnels', true, 'advanced'),
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
  if (rule.kind === 'truth') return value === 'true' ? t('house-yes') : t('house-no');
  if (rule.kind === 'number') return value === '0' ? t('house-off') : value;
  return t(`house-${rule.name}-${value}`);
}
