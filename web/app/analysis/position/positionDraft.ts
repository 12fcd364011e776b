/** `PositionDraft`: a position that is being set up, and its text, which the core judges. */
import {
  crosses,
  overlaps,
  type Core,
  type Edge,
  type Family,
  type Fence,
  type ModeName,
  type Piece,
  type Position,
  type Side,
  type Square,
} from '../../../core/index.js';

export interface PositionDraft {
  /** The text of the mode. */
  readonly mode: string;
  /** Null off the board. */
  readonly pieces: Readonly<Partial<Record<Piece, Square | null>>>;
  readonly fences: readonly Fence[];
  /** Fences left, by side in turn order. */
  readonly stocks: readonly number[];
  readonly pellets: readonly Square[];
  readonly reserve: number;
  readonly lives: number;
  readonly turn: Side;
}

/** What does not change while a position of a mode is set up. */
export interface DraftMode {
  readonly family: Family;
  readonly name: ModeName;
  readonly size: number;
  readonly sides: readonly Side[];
  readonly pieces: readonly Piece[];
  /** Classic: the edge that each piece wants to reach. */
  readonly goals: readonly Edge[];
  /** Where pellets may lie. */
  readonly pelletSquares: readonly Square[];
  readonly mostLives: number;
  readonly mostStocks: readonly number[];
  readonly chamber: readonly Fence[];
  /** Fences can be placed and taken away. */
  readonly hasFences: boolean;
}

/** Faults that are found without the core, so that the message can be more exact. */
export const POSITION_FAULTS = ['twice', 'overlap', 'no-way', 'all-pellets', 'ghost-on-pellet'] as const;
export type PositionFault = (typeof POSITION_FAULTS)[number];

const PELLETS = 4;
const CLASSIC_STOCK = 99;
const LAST_OPENING_ROUND = 4;

/** Returns the draft that shows a position. */
export function positionDraftOf(position: Position): PositionDraft {
  const view = position.view();
  return {
    mode: position.mode.text,
    pieces: Object.fromEntries(view.pieces.map(({ piece, square }) => [piece, square])),
    fences: view.fences.map(({ fence }) => fence),
    stocks: view.stocks.map(({ fences }) => fences),
    pellets: view.pellets,
    reserve: view.reserve,
    lives: view.lives,
    turn: position.turn.side,
  };
}

/** Returns the frame of a mode; null if its text cannot be read. */
export function frameOf(core: Core, mode: string): DraftMode | null {
  const start = core.start(mode);
  if (!start.ok) return null;
  const { family, name, size, sides, pieces, goals } = start.value.mode;
  const view = start.value.view();
  return {
    family,
    name,
    size,
    sides,
    pieces,
    goals,
    pelletSquares: view.pellets,
    mostLives: view.mostLives,
    mostStocks: view.stocks.map(({ fences }) => (family === 'classic' ? CLASSIC_STOCK : fences)),
    chamber: view.fences.filter(({ chamber }) => chamber).map(({ fence }) => fence),
    hasFences: family !== 'pacman',
  };
}

/** Writes a draft as the text of a position, at the beginning of a turn. */
export function textOf(draft: PositionDraft, { family, pieces, chamber }: DraftMode): string {
  const isChamber = (fence: Fence) => chamber.includes(fence);
  const fences = draft.fences.map(fence => (isChamber(fence) ? `~${fence}` : fence)).join('') || '-';
  const away = (piece: Piece) => (piece === 'P' ? '@' : '*');
  const stood = pieces.map(piece => `${piece}${draft.pieces[piece] ?? away(piece)}`).join('');
  const stocks = draft.stocks.join(',') || '-';
  const spent = PELLETS - draft.pellets.length - draft.reserve;
  const pellets =
    family === 'classic' ? '-' : `${draft.pellets.join('') || '-'}/${draft.reserve}/${spent}/${draft.lives}`;
  const left = draft.fences.filter(isChamber).length;
  const round = family === 'advanced' ? LAST_OPENING_ROUND + 1 - left : 1;
  const counters = family === 'classic' ? '0' : `0/${round}/0`;
  return [draft.mode, fences, stood, stocks, pellets, draft.turn, '-', counters].join(' ');
}

const fileOf = (name: string) => name.charCodeAt(0) - 97;
const rowOf = (name: string) => Number(name.charAt(1)) - 1;

/** Whether two fences overlap or cross. */
export function collide(one: Fence, other: Fence): boolean {
  return overlaps(one, other) || crosses(one, other);
}

/** Whether a fence closes the step between two neighbours. */
function isClosed(
  fences: readonly Fence[],
  [file, row]: readonly [number, number],
  [toFile, toRow]: readonly [number, number],
): boolean {
  const [left, low] = [Math.min(file, toFile), Math.min(row, toRow)];
  return fences.some(fence =>
    file === toFile
      ? fence.endsWith('h') && rowOf(fence) === low && (fileOf(fence) === file || fileOf(fence) === file - 1)
      : fence.endsWith('v') && fileOf(fence) === left && (rowOf(fence) === row || rowOf(fence) === row - 1),
  );
}

const ON_EDGE: Readonly<Record<Edge, (file: number, row: number, last: number) => boolean>> = {
  N: (_file, row, last) => row === last,
  S: (_file, row) => row === 0,
  E: (file, _row, last) => file === last,
  W: file => file === 0,
};

function hasWay(draft: PositionDraft, piece: Piece, goal: Edge | undefined, size: number): boolean {
  const from = draft.pieces[piece];
  const isGoal = goal && ON_EDGE[goal];
  if (!from || !isGoal) return true;
  const seen = new Set<number>();
  const open: [number, number][] = [[fileOf(from), rowOf(from)]];
  for (let at = open.pop(); at; at = open.pop()) {
    const [file, row] = at;
    if (file < 0 || row < 0 || file >= size || row >= size || seen.has(9 * row + file)) continue;
    if (isGoal(file, row, size - 1)) return true;
    seen.add(9 * row + file);
    for (const [x, y] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const to = [file + x, row + y] as [number, number];
      if (!isClosed(draft.fences, at, to)) open.push(to);
    }
  }
  return false;
}

/** Returns the first fault that is seen without the core. */
export function faultOf(draft: PositionDraft, frame: DraftMode): PositionFault | null {
  const squares = Object.values(draft.pieces).filter(each => each !== null);
  if (new Set(squares).size < squares.length) return 'twice';
  if (draft.fences.some((fence, index) => draft.fences.slice(index + 1).some(other => collide(fence, other))))
    return 'overlap';
  if (frame.family === 'classic')
    return frame.pieces.every((piece, index) => hasWay(draft, piece, frame.goals[index], frame.size)) ? null : 'no-way';
  if (frame.pieces.some(piece => piece !== 'P' && draft.pellets.some(pellet => pellet === draft.pieces[piece])))
    return 'ghost-on-pellet';
  return draft.pellets.length === 0 || draft.lives === 0 ? 'all-pellets' : null;
}

// What is done on the board.

export type PositionTool = Piece | 'pellet' | 'erase';

/** Puts something on a square, or removes what is there. */
export function put(draft: PositionDraft, frame: DraftMode, tool: PositionTool, square: Square): PositionDraft {
  const here = frame.pieces.find(piece => draft.pieces[piece] === square);
  if (tool === 'pellet') {
    if (!frame.pelletSquares.includes(square)) return draft;
    const has = draft.pellets.includes(square);
    const pellets = has ? draft.pellets.filter(each => each !== square) : [...draft.pellets, square];
    return { ...draft, pellets, reserve: Math.min(draft.reserve, PELLETS - pellets.length) };
  }
  if (tool === 'erase') {
    if (here)
      return frame.family === 'classic' || (frame.family === 'pacman' && here === 'P')
        ? draft
        : { ...draft, pieces: { ...draft.pieces, [here]: null } };
    return draft.pellets.includes(square) ? put(draft, frame, 'pellet', square) : draft;
  }
  // A piece on the square changes places with it.
  const from = draft.pieces[tool] ?? null;
  const moved = here && here !== tool ? { [here]: from } : {};
  return { ...draft, pieces: { ...draft.pieces, ...moved, [tool]: square } };
}

/** Places a fence, in place of those in its way, or takes it away. */
export function toggleFence(draft: PositionDraft, frame: DraftMode, fence: Fence): PositionDraft {
  if (!frame.hasFences) return draft;
  const fences = draft.fences.includes(fence)
    ? draft.fences.filter(each => each !== fence)
    : [...draft.fences.filter(each => !collide(each, fence)), fence];
  return { ...draft, fences };
}
