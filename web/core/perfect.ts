/**
 * The perfect level's choice where a table knows the position, the same as `hedgemaze.engine.players.perfect` makes: the
 * quickest win or the longest loss; among equals the action after which the smallest share of the opponent's turns keeps
 * the opponent's result.
 */
import type { Core } from './core.js';
import type { Exact, ExactAction, ExactTable } from './exactTable.js';
import type { Position } from './position.js';
import { wordAt, type ActionText, type Piece } from './words.js';

/** What is known of a position of an ordinary game. */
export interface ExactPosition extends Exact {
  /**
   * The values are of the whole game. Otherwise they are of PAC-MAN's life, and a catch counts as the ghosts' win: all
   * four ghosts return after it, which a table with fewer does not know.
   */
  readonly isWhole: boolean;
  readonly actions: readonly ExactAction[];
  /** All best actions: the quickest win, else an open game, else the slowest loss. */
  readonly best: readonly ActionText[];
}

export interface PerfectOptions {
  readonly history?: readonly bigint[];
  readonly allowed?: readonly Piece[];
}

/** Nodes and memory of the search that chooses among actions that are equally hard for the opponent. */
const NODES = 3000;
const MEMORY = 16 << 20;
const SAME = 1e-6;

/** How good a value is for a side: higher is better, 0 is an open game. */
function rankOf({ value, distance }: Exact, isPacman: boolean): number {
  if (value === 'open' || distance === null) return 0;
  return (500 - distance) * ((value === 'pacman') === isPacman ? 1 : -1);
}

/** What a table of one to three ghosts says about a position of an ordinary game; null if it does not have it. */
export function exactPosition(table: ExactTable, position: Position): ExactPosition | null {
  const found = position.outcome() ? null : table.probe(position, 1);
  if (!found) return null;
  const actions = table.actions(position, 1);
  const isPacman = position.turn.side === 'P';
  const most = Math.max(...actions.map(each => rankOf(each, isPacman)));
  const best = actions.filter(each => rankOf(each, isPacman) === most).map(({ action }) => action);
  return { ...found, isWhole: position.view().lives === 1, actions, best };
}

/** The action that a perfect player plays; null if the table does not have the position, or no piece may move. */
export function perfectAction(
  core: Core,
  table: ExactTable,
  position: Position,
  { history, allowed }: PerfectOptions = {},
): ActionText | null {
  const exact = exactPosition(table, position);
  const known = exact?.actions.filter(({ action }) => !allowed || allowed.includes(action.charAt(0) as Piece)) ?? [];
  if (!exact || known.length === 0) return null;
  const isPacman = position.turn.side === 'P';
  const rank = (each: ExactAction) => rankOf(each, isPacman);
  const most = Math.max(...known.map(rank));
  let equal = known.filter(each => rank(each) === most);
  if (most <= 0) {
    const { tokens } = position.mode;
    const shares = equal.map(({ action }) => table.keepingShare(position, tokens.indexOf(action), 1));
    const least = Math.min(...shares);
    equal = equal.filter((_, index) => (shares[index] ?? 1) <= least + SAME);
  }
  if (equal.length === 1) return wordAt(equal, 0).action;
  const search = core.search(position, {
    memoryBytes: MEMORY,
    network: 'hand',
    ...(history && { history }),
    ...(allowed && { allowed }),
  });
  try {
    search.step(NODES);
    const found = search.report().candidates.find(({ action }) => equal.some(each => each.action === action));
    return found?.action ?? wordAt(equal, 0).action;
  } finally {
    search.close();
  }
}
