/** Counts what the history of this device says: results by mode and level, openings, accuracy over time. */
import type { ModeName, Side } from '../../../core/words.js';
import type { PlayedGame } from '../../games/history.js';

/** How many games were won, drawn and lost. */
export interface Results {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface ModeRow extends Results {
  readonly mode: ModeName;
}

export interface LevelRow extends Results {
  readonly mode: ModeName;
  /** The user's side in the PAC-MAN modes; null in classic, where all sides are equal. */
  readonly role: 'P' | 'G' | null;
  readonly level: number;
}

export interface OpeningRow extends Results {
  readonly mode: ModeName;
  readonly entries: readonly string[];
}

export interface ResultPoint {
  readonly when: number;
  readonly value: number;
}

/** Entries of a game that make its opening. */
const OPENING = 2;
/** Games that one point of the smoothed accuracy is the mean of. */
const WINDOW = 5;

export function countOf({ won, drawn, lost }: Results): number {
  return won + drawn + lost;
}

export function resultsOf(games: readonly PlayedGame[]): Results {
  const count = (result: PlayedGame['result']) => games.filter(game => game.result === result).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
}

/** Groups games by a key, in the order in which the keys come first. */
function grouped(games: readonly PlayedGame[], keyOf: (game: PlayedGame) => string): PlayedGame[][] {
  const groups = new Map<string, PlayedGame[]>();
  for (const game of games) {
    const group = groups.get(keyOf(game));
    if (group) group.push(game);
    else groups.set(keyOf(game), [game]);
  }
  return [...groups.values()];
}

/** One row for each mode that was played, the one with the most games first. */
export function byMode(games: readonly PlayedGame[]): ModeRow[] {
  const rows = grouped(games, ({ mode }) => mode).flatMap(group =>
    group[0] ? [{ mode: group[0].mode, ...resultsOf(group) }] : [],
  );
  return rows.sort((one, other) => countOf(other) - countOf(one));
}

function roleOf(side: Side): 'P' | 'G' | null {
  return side === 'P' || side === 'G' ? side : null;
}

/** One row for each level of the computer that was played, by mode and role, the strongest first. */
export function byLevel(games: readonly PlayedGame[], mode: ModeName): LevelRow[] {
  const against = games.filter(game => game.mode === mode && game.level !== null);
  const rows = grouped(against, ({ side, level }) => `${roleOf(side) ?? ''} ${level}`).flatMap(group => {
    const [first] = group;
    return first && first.level !== null
      ? [{ mode, role: roleOf(first.side), level: first.level, ...resultsOf(group) }]
      : [];
  });
  return rows.sort((one, other) => (one.role ?? '').localeCompare(other.role ?? '') || other.level - one.level);
}

/** The openings of a mode, those that were played most first. */
export function openings(games: readonly PlayedGame[], mode: ModeName, most: number): OpeningRow[] {
  const known = games.filter(game => game.mode === mode && game.opening.length >= OPENING);
  const rows = grouped(known, game => game.opening.slice(0, OPENING).join(' ')).flatMap(group =>
    group[0] ? [{ mode, entries: group[0].opening.slice(0, OPENING), ...resultsOf(group) }] : [],
  );
  return rows.sort((one, other) => countOf(other) - countOf(one)).slice(0, most);
}

/** The accuracy of the games that were reviewed, the oldest first. */
export function accuracies(games: readonly PlayedGame[]): ResultPoint[] {
  const points = games.flatMap(({ when, accuracy }) => (accuracy === undefined ? [] : [{ when, value: accuracy }]));
  return points.sort((one, other) => one.when - other.when);
}

/** The mean of the last few values at each point. */
export function smoothed(points: readonly ResultPoint[]): ResultPoint[] {
  return points.map(({ when }, index) => {
    const last = points.slice(Math.max(0, index + 1 - WINDOW), index + 1);
    return { when, value: last.reduce((sum, { value }) => sum + value, 0) / last.length };
  });
}
