/** `Study`: a game with variations, as a tree of moments; the first child of each goes on with its line. */
import type { ActionLike, ErrorCode, Illegality, Position, Side } from '../../../core/index.js';
import type { Line, Variation } from '../../records/line.js';
import { withComment } from '../../records/notes.js';
import { agreedEnding, leavingOf, repetitions, tokenOf, type EntryText } from '../../table/model/game.js';
import type { Ending } from '../../table/model/types.js';

/** A moment of a study. */
export interface Moment {
  readonly parent: Moment | null;
  /** What led here; empty at the start. */
  readonly entry: EntryText;
  readonly position: Position;
  /** Entries since the start. */
  readonly depth: number;
  /** It belongs to the main line. */
  readonly isMain: boolean;
  /** What was played next: first the line itself, then the variations. */
  readonly children: readonly Moment[];
  /** The note after it, as records write it. */
  readonly note: string | null;
  /** The note before it, where it begins a variation. */
  readonly noteBefore: string | null;
}

/** A moment as a study keeps it. */
class Node implements Moment {
  readonly parent: Node | null;
  readonly entry: EntryText;
  readonly position: Position;
  readonly children: Node[] = [];
  readonly depth: number;
  note: string | null = null;
  noteBefore: string | null = null;
  /** Here the sides agreed to a draw; the text is that of its note. */
  agreed: { readonly note: string | null } | null = null;

  constructor(parent: Node | null, entry: EntryText, position: Position) {
    this.parent = parent;
    this.entry = entry;
    this.position = position;
    this.depth = parent ? parent.depth + 1 : 0;
    parent?.children.push(this);
  }

  get isMain(): boolean {
    return branchOf(this) === null;
  }
}

export type StudyTry =
  | { readonly ok: true; readonly moment: Moment }
  | { readonly ok: false; readonly code: ErrorCode; readonly illegality: Illegality | null };

/** One turn of a side as it is written. */
export interface StudyTurn {
  readonly round: number;
  /** It is the first turn of its round in the line. */
  readonly isFirst: boolean;
  readonly side: Side;
  readonly moments: readonly Moment[];
}

export class Study {
  readonly root: Moment;
  readonly tags: Readonly<Record<string, string>>;

  constructor(line: Line) {
    const [start] = line.positions;
    if (!start) throw new RangeError('a line has one position at least');
    const root = new Node(null, '', start);
    grow(root, line);
    this.root = root;
    this.tags = line.tags ?? {};
  }

  /** The moments of the main line, the start first. */
  main(): Moment[] {
    return [this.root, ...wayOn(this.root)];
  }

  /**
   * Plays actions from a moment: goes where they have been played before, or adds a variation. At the end of a line they
   * go on with it. All or none.
   */
  play(from: Moment, actions: readonly ActionLike[]): StudyTry {
    const steps: [EntryText, Position][] = [];
    let position = from.position;
    for (const action of actions) {
      const next = position.play(action);
      if (!next.ok) return { ok: false, code: next.code, illegality: next.illegality };
      steps.push([tokenOf(position, action), next.value]);
      position = next.value;
    }
    let moment = from as Node;
    for (const [played, after] of steps) {
      moment = moment.children.find(({ entry }) => entry === played) ?? new Node(moment, played, after);
    }
    return { ok: true, moment };
  }

  /** Moments that leave the main line. */
  branches(): Moment[] {
    return this.main().flatMap(({ children }) => children.slice(1));
  }

  /** Moves a variation up by one place: past the one before it, or into the place of the line that it leaves. */
  promote(branch: Moment): void {
    const siblings = (branch.parent as Node | null)?.children ?? [];
    const place = siblings.indexOf(branch as Node);
    if (place > 0) siblings.splice(place - 1, 2, siblings[place] as Node, siblings[place - 1] as Node);
  }

  /** Deletes a variation; returns the moment where it left. */
  remove(branch: Moment): Moment {
    const parent = branch.parent as Node | null;
    if (!parent) return branch;
    parent.children.splice(parent.children.indexOf(branch as Node), 1);
    return parent;
  }

  /** Sets the comment of the note after a moment; an empty one removes it. */
  comment(moment: Moment, text: string): void {
    (moment as Node).note = withComment(moment.note, text);
  }

  /** The whole study as a line with variations, for its record. */
  line(): Line {
    return { ...lineFrom(this.root as Node, null), tags: this.tags };
  }

  /** The study as a line whose main line has these entries; what follows the last of them is left out. */
  lineAlong(entries: readonly EntryText[]): Line {
    return lineFrom(this.root as Node, null, entries);
  }

  /** All moments after the start, in the order in which a record writes their entries. */
  written(): Moment[] {
    const found: Moment[] = [];
    const follow = (from: Moment): void => {
      for (let at = from; at.children.length > 0; at = at.children[0] as Moment) {
        const [next, ...others] = at.children as readonly [Moment, ...Moment[]];
        found.push(next);
        for (const other of others) {
          found.push(other);
          follow(other);
        }
      }
    };
    follow(this.root);
    return found;
  }
}

/** Adds the entries, notes and variations of a line after a moment. */
function grow(from: Node, { entries, positions, notes, variations = [], isAgreed = false }: Line): void {
  const way = [from];
  entries.forEach((entry, index) => {
    const made = new Node(way[index] as Node, entry, positions[index + 1] as Position);
    made.note = notes?.get(index + 1) ?? null;
    way.push(made);
    for (const variation of variations.filter(({ at }) => at === index)) {
      const before = (way[index] as Node).children.length;
      grow(way[index] as Node, variation);
      const first = (way[index] as Node).children[before];
      if (first) first.noteBefore = variation.notes?.get(0) ?? null;
    }
  });
  if (!from.parent) from.note = notes?.get(0) ?? null;
  if (isAgreed) (way.at(-1) as Node).agreed = { note: notes?.get(entries.length + 1) ?? null };
}

/** The line from a moment on; `first` is the moment after it, of a variation. The line follows `played` if it is given. */
function lineFrom(from: Node, first: Node | null, played?: readonly EntryText[]): Line {
  const way = [from];
  const nextOf = ({ children, depth }: Node) =>
    played ? children.find(({ entry }) => entry === played[depth]) : children[0];
  for (let next = first ?? nextOf(from); next; next = nextOf(next)) way.push(next);
  const notes = new Map<number, string>();
  way.forEach((node, index) => {
    const note = index > 0 ? node.note : first ? first.noteBefore : node.note;
    if (note !== null) notes.set(index, note);
  });
  const variations: Variation[] = way.slice(0, -1).flatMap((node, at) =>
    // The alternatives to the first entry of a variation belong to the line that it leaves.
    first && at === 0
      ? []
      : node.children.filter(child => child !== way[at + 1]).map(child => ({ at, ...lineFrom(node, child) })),
  );
  const agreed = (way.at(-1) as Node).agreed;
  if (agreed && agreed.note !== null) notes.set(way.length, agreed.note);
  return {
    positions: way.map(({ position }) => position),
    entries: way.slice(1).map(({ entry }) => entry),
    notes,
    variations,
    isAgreed: agreed !== null,
  };
}

/** The first moment of the variation that a moment belongs to; null on the main line. */
export function branchOf(moment: Moment): Moment | null {
  for (let at = moment; at.parent; at = at.parent) if (at.parent.children[0] !== at) return at;
  return null;
}

/** The way from the start to a moment, both included. */
export function wayTo(moment: Moment): Moment[] {
  const way: Moment[] = [];
  for (let at: Moment | null = moment; at; at = at.parent) way.push(at);
  return way.reverse();
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

/** The last moment before this one that belongs to the main line, or itself. */
export function homeOf(moment: Moment): Moment {
  let home = moment;
  for (let at = moment; at.parent; at = at.parent) if (at.parent.children[0] !== at) home = at.parent;
  return home;
}

/**
 * The moment in the variation above (-1) or below (1): an alternative to the moment, or to the first one of its variation;
 * below also the first alternative to what is played next.
 */
export function besideOf(moment: Moment, by: -1 | 1): Moment | null {
  for (const each of [moment, branchOf(moment)]) {
    const siblings = each?.parent?.children ?? [];
    const found = each ? siblings[siblings.indexOf(each) + by] : undefined;
    if (found) return found;
  }
  return by > 0 ? (moment.children[1] ?? null) : null;
}

/** How the game ended at a moment, agreement included; null if it goes on. */
export function endingAt(moment: Moment): Ending | null {
  if ((moment as Node).agreed) return agreedEnding(moment.position);
  const { position, entry } = moment;
  const outcome = position.outcome();
  const left = outcome?.reason === 'others_left' ? leavingOf(entry) : null;
  if (outcome && left) return { ...outcome, reason: left.cause };
  return outcome ?? position.repetitionOutcome(repetitionsOf(moment));
}

/** Hashes at the beginnings of turns up to a moment, oldest first. */
export function historyOf(moment: Moment): bigint[] {
  return wayTo(moment).flatMap(({ position }) => (position.isTurnStart ? [position.hash] : []));
}

/** How often the position of a moment has occurred at the start of a turn, this time included; 0 within a turn. */
export function repetitionsOf(moment: Moment): number {
  return repetitions(wayTo(moment).map(({ position }) => position));
}

/** Splits the way to a moment, the start left out, into turns. */
export function turnsOf(last: Moment): StudyTurn[] {
  const turns: Moment[][] = [];
  for (const moment of wayTo(last).slice(1)) {
    const turn = turns.at(-1);
    if (turn && !moment.parent?.position.isTurnStart) turn.push(moment);
    else turns.push([moment]);
  }
  let round = 0;
  /** Classic: the place of the last mover in the turn order. */
  let lastPlace = Infinity;
  return turns.map(moments => {
    const [first] = moments as [Moment, ...Moment[]];
    const { mode, turn, round: now } = (first.parent as Moment).position;
    const place = mode.sides.indexOf(turn.side);
    const isFirst = mode.family === 'classic' ? place <= lastPlace : now !== round;
    lastPlace = place;
    if (isFirst) round = mode.family === 'classic' ? round + 1 : now;
    return { round, isFirst, side: leavingOf(first.entry)?.side ?? turn.side, moments };
  });
}

/** The turns of a variation, from its first moment to its end; of a turn that it shares only its own moments. */
export function turnsFrom(branch: Moment): StudyTurn[] {
  const own = turnsOf(wayOn(branch).at(-1) ?? branch).map(turn => ({
    ...turn,
    moments: turn.moments.filter(({ depth }) => depth >= branch.depth),
  }));
  return own.filter(({ moments }) => moments.length > 0);
}
