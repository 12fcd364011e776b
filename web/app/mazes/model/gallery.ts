/** The gallery: named mazes with their exact values and their measured balance, the same file that Python reads. */
import data from '../../../../src/hedgemaze/gallery/gallery.json' with { type: 'json' };
import type { Exact } from '../../../core/index.js';
import { inlineOf, type MazeDraft } from './mazeDraft.js';
import { mazeOfMode } from './shippedMazes.js';

/** PAC-MAN's score in games between equal levels: a win counts 1, a draw 1/2. */
export interface Score {
  readonly games: number;
  /** From 0 to 1. */
  readonly mean: number;
}

/** The house rules that came nearest to an even game, and the score with them. */
export interface Handicap {
  /** As in the text of a mode; empty for the standard rules. */
  readonly house: string;
  readonly score: Score;
}

export interface GalleryMaze {
  readonly name: string;
  /** The maze as in the text of a mode. */
  readonly maze: string;
  readonly draft: MazeDraft;
  /** Who wins with perfect play, by the standard rules with four ghosts. */
  readonly exact: Exact;
  /** The same by number of ghosts. */
  readonly exacts: ReadonlyMap<number, Exact>;
  /** By level, lowest first. */
  readonly scores: readonly Score[];
  readonly handicaps: readonly Handicap[];
}

/** The levels that were measured. */
const LOWEST_LEVEL = 2;
const HIGHEST_LEVEL = 5;
/** The bounds of an even game. */
const [LOWEST_EVEN, HIGHEST_EVEN] = [0.4, 0.6];
const [ALL_GHOSTS, USUAL_LIVES] = [4, 3] as const;

interface Row {
  readonly name: string;
  readonly maze: string;
  readonly exact: Readonly<Record<string, readonly string[]>>;
  readonly scores: Readonly<Record<string, readonly number[]>>;
  readonly handicaps: Readonly<Record<string, readonly (string | number)[]>>;
}

/** Reads a value and its distance, such as `ghosts 9`. */
function exactOf(text: string): Exact {
  const [value, rounds] = text.split(' ');
  return { value: value as Exact['value'], distance: rounds ? Number(rounds) : null };
}

function galleryMaze({ name, maze, exact, scores, handicaps }: Row): GalleryMaze {
  const draft = mazeOfMode(`pacman;maze=${maze}`);
  if (!draft) throw new Error(`the maze ${name} of the gallery cannot be read`);
  const score = (games: unknown, points: unknown): Score => ({
    games: Number(games),
    mean: Number(points) / Number(games),
  });
  const exacts = new Map(
    Object.entries(exact).map(([ghosts, byLives]) => [Number(ghosts), exactOf(byLives[USUAL_LIVES - 1] ?? 'open')]),
  );
  return {
    name,
    maze,
    draft,
    exact: exacts.get(ALL_GHOSTS) as Exact,
    exacts,
    scores: Object.values(scores).map(([games, points]) => score(games, points)),
    handicaps: Object.values(handicaps).map(([house, games, points]) => ({
      house: String(house),
      score: score(games, points),
    })),
  };
}

export const GALLERY: readonly GalleryMaze[] = (data.mazes as readonly Row[]).map(galleryMaze);

/** The measured level that is nearest to a level. */
export function measuredLevel(level: number): number {
  return Math.min(Math.max(level, LOWEST_LEVEL), HIGHEST_LEVEL);
}

/** PAC-MAN's score at a level, by the standard rules. */
export function scoreAt({ scores }: GalleryMaze, level: number): Score {
  return scores[measuredLevel(level) - LOWEST_LEVEL] as Score;
}

/** The handicap of a level. */
export function handicapAt({ handicaps }: GalleryMaze, level: number): Handicap {
  return handicaps[measuredLevel(level) - LOWEST_LEVEL] as Handicap;
}

export function isEven({ mean }: Score): boolean {
  return mean >= LOWEST_EVEN && mean <= HIGHEST_EVEN;
}

/** Whom a score favours. */
export function favours(score: Score): 'pacman' | 'even' | 'ghosts' {
  return isEven(score) ? 'even' : score.mean > HIGHEST_EVEN ? 'pacman' : 'ghosts';
}

/** A score as points out of a hundred. */
export function outOfHundred({ mean }: Score): number {
  return Math.round(100 * mean);
}

/** The maze of the gallery that a mode is played in; null if it is another one. */
export function galleryMazeOf(modeText: string): GalleryMaze | null {
  const draft = mazeOfMode(modeText);
  const inline = draft?.family === 'pacman' ? inlineOf(draft) : null;
  return GALLERY.find(each => inlineOf(each.draft) === inline) ?? null;
}
