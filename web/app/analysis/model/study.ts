/** `Study`: a game with variations, as a tree of moments. */
import type { ActionLike, ErrorCode, Illegality, Position } from '../../../core/index.js';
import type { Line } from '../../records/readRecords.js';
import { repetitions, tokenOf, type EntryText } from '../../table/model/game.js';

/** A moment of a study. */
export interface Moment {
  readonly parent: Moment | null;
  /** What led here; empty at the start. */
  readonly entry: string;
  readonly position: Position;
  /** Entries since the start. */
  readonly depth: number;
  /** It belongs to the game itself. */
  readonly isMain: boolean;
  /** What was played next, the game's own first. */
  readonly children: readonly Moment[];
}

interface Growing extends Moment {
  readonly children: Growing[];
}

export type Tried =
  | { readonly ok: true; readonly moment: Moment }
  | { readonly ok: false; readonly code: ErrorCode; readonly illegality: Illegality | null };

/** One turn of a side as it is written. */
export interface StudyTurn {
  /** Of the round, or null where the turn goes on with a round that has its number already. */
  readonly number: number | null;
  readonly moments: readonly Moment[];
}

export class Study {
  readonly root: Moment;
  /** Only a position was given: what is tried first becomes the line. */
  readonly #isOpen: boolean;

  constructor({ positions, entries }: Line) {
    const [start] = positions;
    if (!start) throw new RangeError('a line has one position at least');
    const root: Growing = { parent: null, entry: '', position: start, depth: 0, isMain: true, children: [] };
    let last = root;
    entries.forEach((entry, index) => (last = grow(last, entry, positions[index + 1] as Position, true)));
    this.root = root;
    this.#isOpen = entries.length === 0;
  }

  /** The moments of the game, the start first. */
  main(): Moment[] {
    const found = [this.root];
    for (let next: Moment | undefined = this.root; (next = next.children.find(each => each.isMain));) found.push(next);
    return found;
  }

  /** Plays actions from a moment: goes where they have been played before, or adds a variation. All or none. */
  play(from: Moment, actions: readonly ActionLike[]): Tried {
    const steps: [EntryText, Position][] = [];
    let position = from.position;
    for (const action of actions) {
      const next = position.play(action);
      if (!next.ok) return { ok: false, code: next.code, illegality: next.illegality };
      steps.push([tokenOf(position, action), next.value]);
      position = next.value;
    }
    let moment = from as Growing;
    for (const [played, after] of steps) {
      const isMain = moment.isMain && moment.children.length === 0 && this.#isOpen;
      moment = moment.children.find(({ entry }) => entry === played) ?? grow(moment, played, after, isMain);
    }
    return { ok: true, moment };
  }

  /** Moments that leave the game. */
  branches(): Moment[] {
    return this.main().flatMap(({ children }) => children.filter(({ isMain }) => !isMain));
  }

  /** Forgets a variation; returns the moment where it left. */
  forget(branch: Moment): Moment {
    const parent = branch.parent as Growing | null;
    if (!parent) return branch;
    parent.children.splice(parent.children.indexOf(branch as Growing), 1);
    return parent;
  }
}

function grow(parent: Growing, entry: string, position: Position, isMain: boolean): Growing {
  const made: Growing = { parent, entry, position, depth: parent.depth + 1, isMain, children: [] };
  parent.children.push(made);
  return made;
}

/** The way from the start to a moment, both included. */
export function wayTo(moment: Moment): Moment[] {
  const way: Moment[] = [];
  for (let at: Moment | null = moment; at; at = at.parent) way.unshift(at);
  return way;
}

/** The way on from a moment, itself left out: always what was played first. */
export function wayOn(moment: Moment): Moment[] {
  const way: Moment[] = [];
  for (let at: Moment | undefined = moment.children[0]; at; at = at.children[0]) way.push(at);
  return way;
}

/** The line from the start to a moment. */
export function lineTo(moment: Moment): Line {
  const way = wayTo(moment);
  return { positions: way.map(({ position }) => position), entries: way.slice(1).map(({ entry }) => entry) };
}

/** The last moment before this one that belongs to the game. */
export function homeOf(moment: Moment): Moment {
  return moment.isMain || !moment.parent ? moment : homeOf(moment.parent);
}

/** Hashes at the beginnings of turns up to a moment, oldest first. */
export function historyOf(moment: Moment): bigint[] {
  return wayTo(moment).flatMap(({ position }) => (position.isTurnStart ? [position.hash] : []));
}

/** How often the position of a moment has occurred at the start of a turn, this time included; 0 within a turn. */
export function repetitionsOf(moment: Moment): number {
  return repetitions(wayTo(moment).map(({ position }) => position));
}

/** Splits moments, the start left out, into turns with the numbers of rounds. */
export function turnsOf(moments: readonly Moment[]): StudyTurn[] {
  const turns: Moment[][] = [];
  for (const moment of moments) {
    const last = turns.at(-1);
    if (last && !moment.parent?.position.isTurnStart) last.push(moment);
    else turns.push([moment]);
  }
  let round = 0;
  /** Classic: the place of the last mover in the turn order. */
  let lastPlace = Infinity;
  return turns.map(each => {
    const { mode, turn, round: now } = ((each[0] as Moment).parent as Moment).position;
    const place = mode.sides.indexOf(turn.side);
    const isNew = mode.family === 'classic' ? place <= lastPlace : now !== round;
    lastPlace = place;
    if (isNew) round = mode.family === 'classic' ? round + 1 : now;
    return { number: isNew ? round : null, moments: each };
  });
}
