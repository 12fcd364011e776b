/** `Plan`: the choices before a game, as plain data that can be stored. */
import { CHARACTERS, type Character } from '../../board/types.js';
import { PERFECT_LEVEL } from '../../core/levels.js';
import type { ModeName, Piece, Side } from '../../core/words.js';
import { canSolve } from '../engine/exact.js';
import { characterOfPiece } from '../shared/board/characters.js';
import { PIECES_OF, SIDES_OF } from '../shared/modes.js';
import type { Characters, PieceHolder, Holders } from '../table/model/types.js';
import { dealText, evenDeal, type GhostDeal } from './ghostDeal.js';
import { houseText, type House } from './houseRules.js';

/** A level of the computer; `match` is the one that matches the person. Null for a person. */
export type PlayerLevel = number | 'match' | null;

/** A player: a person here, or a level of the computer. */
export interface Player {
  readonly level: PlayerLevel;
  readonly name: string;
}

/** The first side of a classic game: a side, random, or the loser of the last game. */
export type FirstSide = Side | 'lot' | 'loser';

export interface Plan {
  readonly mode: ModeName;
  /** Classic: one for each side. PAC-MAN modes: PAC-MAN's, then those who share the ghosts. */
  readonly players: readonly Player[];
  readonly deal: GhostDeal;
  readonly characters: Characters;
  readonly first: FirstSide;
  /** Squares along an edge, in classic. */
  readonly size: number;
  /** Fences per side, in classic; null for the default. */
  readonly fences: number | null;
  /** The name of a shipped maze or an inline maze; empty for the default. */
  readonly maze: string;
  readonly house: House;
}

export const SIZES = [9, 7, 5] as const;
export const LONGEST_NAME = 40;

/** The default number of fences on smaller boards. */
export const DEFAULT_FENCES: Readonly<Partial<Record<number, number>>> = { 7: 8, 5: 4 };

export function isClassic(mode: ModeName): boolean {
  return SIDES_OF[mode].includes('S');
}

/** One person against the computer. */
export function usualPlan(mode: ModeName, level: PlayerLevel): Plan {
  const count = isClassic(mode) ? SIDES_OF[mode].length : 2;
  return {
    mode,
    players: Array.from({ length: count }, (_, index) => ({ level: index === 0 ? null : level, name: '' })),
    deal: evenDeal(1),
    characters: isClassic(mode)
      ? Object.fromEntries(PIECES_OF[mode].map(piece => [piece, characterOfPiece(piece)]))
      : {},
    first: 'lot',
    size: 9,
    fences: null,
    maze: '',
    house: {},
  };
}

/** The pieces of a player, by number. */
export function piecesOf({ mode, deal }: Plan, player: number): readonly Piece[] {
  if (isClassic(mode)) return [PIECES_OF[mode][player] as Piece];
  return player === 0 ? ['P'] : (deal[player - 1] ?? []);
}

/** Lets `count` players share the ghosts; present players stay. */
export function withTeam(plan: Plan, count: number): Plan {
  const [pacman, ...team] = plan.players as [Player, ...Player[]];
  const newcomer: Player = { level: team[0]?.level ?? null, name: '' };
  const players = [pacman, ...Array.from({ length: count }, (_, index) => team[index] ?? newcomer)];
  return { ...plan, players, deal: evenDeal(count) };
}

/** Gives a pawn a character; a pawn that had it gets the old one. */
export function withCharacter(plan: Plan, piece: Piece, character: Character): Plan {
  const old = plan.characters[piece];
  const other = (Object.keys(plan.characters) as Piece[]).find(each => plan.characters[each] === character);
  return {
    ...plan,
    characters: { ...plan.characters, [piece]: character, ...(other && old && other !== piece && { [other]: old }) },
  };
}

/** The text of the mode, not in its canonical form. */
export function modeText(plan: Plan): string {
  const { mode, size, fences, maze, house, deal } = plan;
  if (!isClassic(mode)) return `${mode}${dealText(deal)}${maze && `;maze=${maze}`}${houseText(mode, house)}`;
  const board = mode === 'classic2' && size !== 9 ? `;size=${size}` : '';
  const each = fences ?? (mode === 'classic2' ? (DEFAULT_FENCES[size] ?? null) : null);
  return `${mode}${board}${each === null ? '' : `;fences=${each}`}${houseText(mode, house)}`;
}

/** The holder of each piece; `matched` is the level that matches the first person. */
export function holdersOf(plan: Plan, matched: number): Holders {
  const pairs = plan.players.flatMap((player, number) =>
    piecesOf(plan, number).map((piece): [Piece, PieceHolder] => [piece, holderOf(offered(plan, player), matched)]),
  );
  return Object.fromEntries(pairs);
}

/** A player with a level that exists: without a table nobody plays perfectly. */
function offered(plan: Plan, player: Player): Player {
  const isMissing = player.level === PERFECT_LEVEL && !canSolve(modeText(plan));
  return isMissing ? { ...player, level: PERFECT_LEVEL - 1 } : player;
}

function holderOf({ level, name }: Player, matched: number): PieceHolder {
  const plain = name.trim().slice(0, LONGEST_NAME);
  if (level === null) return { kind: 'person', ...(plain && { name: plain }) };
  return { kind: 'engine', level: level === 'match' ? matched : level };
}

/** The side of the first person; the first side if there is none. */
export function personIn(plan: Plan): Side {
  const sides = SIDES_OF[plan.mode];
  const at = plan.players.findIndex(({ level }) => level === null);
  return sides[Math.min(Math.max(at, 0), sides.length - 1)] as Side;
}

// The stored plan.

function isPlayer(value: unknown): value is Player {
  const player = value as Player | null;
  return (
    typeof player?.name === 'string' &&
    (player.level === null || player.level === 'match' || Number.isInteger(player.level))
  );
}

/** Reads a stored plan; returns the default one if it is invalid. */
export function readPlan(stored: unknown, usual: Plan): Plan {
  const found = stored as Partial<Plan> | null;
  const { players, deal, characters, house } = found ?? {};
  const isSound =
    found?.mode === usual.mode &&
    Array.isArray(players) &&
    players.every(isPlayer) &&
    Array.isArray(deal) &&
    players.length === (isClassic(usual.mode) ? usual.players.length : deal.length + 1) &&
    typeof house === 'object' &&
    typeof characters === 'object' &&
    Object.values(characters).every(
      (each, at, all) => CHARACTERS.some(one => one === each) && all.indexOf(each) === at,
    );
  return isSound ? { ...usual, ...found } : usual;
}

/** The prefix of the storage keys; the mode follows. */
const NAME = 'hedgemaze.setup.';

export function lastPlan(mode: ModeName, level: PlayerLevel): Plan {
  const usual = usualPlan(mode, level);
  try {
    return readPlan(JSON.parse(localStorage.getItem(NAME + mode) ?? 'null'), usual);
  } catch {
    return usual;
  }
}

export function savePlan(plan: Plan): void {
  try {
    localStorage.setItem(NAME + plan.mode, JSON.stringify(plan));
  } catch {
    // The storage is blocked: the next game begins with the default plan.
  }
}
