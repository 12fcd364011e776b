/**
 * Everything that is wrong with a maze, with the places, for the editor: the list of `docs/formats.md` in its order. The
 * core says only the first fault, and whether a maze can be played; a test compares the two over thousands of mazes.
 */
import type { Fence, Square, TextError } from '../../../core/index.js';
import { numberOf, squareOf } from '../../../core/words.js';
import { RUNNERS, type MazeDraft, type Runner } from './mazeDraft.js';

export interface MazeFault {
  /** The code of the core. */
  readonly code: TextError;
  readonly squares: readonly Square[];
  readonly fences: readonly Fence[];
  readonly piece: Runner | null;
  /** How many there are, where that is the fault. */
  readonly count: number;
}

export const FAULT_CODES = [
  'maze.too_many_fences',
  'maze.fence_overlaps',
  'maze.fence_crosses',
  'maze.chamber_count',
  'maze.pellet_count',
  'maze.start',
  'maze.respawn_count',
  'maze.tunnel_too_short',
  'maze.square_shared',
  'maze.not_connected',
  'maze.respawn_sealed',
  'maze.ghost_outside',
  'maze.chamber_stuck',
] as const satisfies readonly TextError[];

const SIZE = 9;
export const MOST_FENCES = 20;
const FOUR = 4;

function fault(code: (typeof FAULT_CODES)[number], about: Partial<Omit<MazeFault, 'code'>> = {}): MazeFault {
  return { code, squares: [], fences: [], piece: null, count: 0, ...about };
}

/** Returns every fault of a maze; none if it can be played. */
export function faultsOf(draft: MazeDraft): MazeFault[] {
  const hasTunnels = draft.family === 'pacman' || draft.gates.flat().length === FOUR;
  // Without its tunnels nothing can be said about what is connected.
  return [...fenceFaults(draft), ...squareFaults(draft), ...(hasTunnels ? connectionFaults(draft) : [])];
}

// Fences.

interface Slot {
  readonly file: number;
  readonly row: number;
  readonly isFlat: boolean;
}

function slotOf(fence: Fence): Slot {
  return { file: fence.charCodeAt(0) - 97, row: Number(fence.charAt(1)) - 1, isFlat: fence.endsWith('h') };
}

/** Whether two fences want the same groove. */
export function overlap(one: Fence, other: Fence): boolean {
  const [a, b] = [slotOf(one), slotOf(other)];
  const [files, rows] = [Math.abs(a.file - b.file), Math.abs(a.row - b.row)];
  return a.isFlat === b.isFlat && (a.isFlat ? rows === 0 && files <= 1 : files === 0 && rows <= 1);
}

/** Whether two fences cross in their middles. */
export function cross(one: Fence, other: Fence): boolean {
  return one !== other && one.slice(0, 2) === other.slice(0, 2);
}

function fenceFaults({ fences, chamber, family }: MazeDraft): MazeFault[] {
  const all = [...fences, ...chamber];
  if (all.length > MOST_FENCES) return [fault('maze.too_many_fences', { count: all.length })];
  const faults: MazeFault[] = [];
  all.forEach((one, index) => {
    for (const other of all.slice(index + 1)) {
      if (overlap(one, other)) faults.push(fault('maze.fence_overlaps', { fences: [one, other] }));
      else if (cross(one, other)) faults.push(fault('maze.fence_crosses', { fences: [one, other] }));
    }
  });
  const wanted = family === 'advanced' ? FOUR : 0;
  if (chamber.length !== wanted) faults.push(fault('maze.chamber_count', { count: chamber.length, fences: chamber }));
  return faults;
}

// Squares.

function squareFaults({ family, pellets, starts, gates }: MazeDraft): MazeFault[] {
  const isAdvanced = family === 'advanced';
  const respawns = gates.flat();
  const faults: MazeFault[] = [];
  if (pellets.length !== FOUR) faults.push(fault('maze.pellet_count', { count: pellets.length }));
  for (const piece of RUNNERS) {
    const isWanted = !(isAdvanced && piece === 'P');
    const square = starts[piece];
    if ((square !== undefined) !== isWanted) faults.push(fault('maze.start', { piece, squares: square ? [square] : [] }));
  }
  const wanted = isAdvanced ? FOUR : 0;
  if (respawns.length !== wanted) faults.push(fault('maze.respawn_count', { count: respawns.length, squares: respawns }));
  for (const [one, other] of gates) {
    if (one && other && stepsApart(one, other) === 1) {
      faults.push(fault('maze.tunnel_too_short', { squares: [one, other] }));
    }
  }
  const used = new Set<Square>();
  for (const square of [...pellets, ...respawns, ...Object.values(starts)]) {
    if (used.has(square)) faults.push(fault('maze.square_shared', { squares: [square] }));
    used.add(square);
  }
  return faults;
}

function stepsApart(one: Square, other: Square): number {
  const [a, b] = [numberOf(one), numberOf(other)];
  return Math.abs((a % SIZE) - (b % SIZE)) + Math.abs(Math.floor(a / SIZE) - Math.floor(b / SIZE));
}

// What can be reached.

/** The steps that fences close, each as two numbers of squares, the smaller first. */
function closedBy(fences: readonly Fence[]): Set<string> {
  const closed = new Set<string>();
  for (const fence of fences) {
    const { file, row, isFlat } = slotOf(fence);
    const at = SIZE * row + file;
    const [across, along] = isFlat ? [SIZE, 1] : [1, SIZE];
    closed.add(`${at} ${at + across}`).add(`${at + along} ${at + along + across}`);
  }
  return closed;
}

/** Returns the squares that cannot be reached from a square. */
export function cutOff(fences: readonly Fence[], from: Square, tunnels: MazeDraft['gates'] = [[], []]): Square[] {
  const closed = closedBy(fences);
  const links = tunnels.flatMap(([one, other]) => (one && other ? [[numberOf(one), numberOf(other)] as const] : []));
  const seen = new Set([numberOf(from)]);
  for (const at of seen) {
    const near = [
      ...(at % SIZE > 0 ? [at - 1] : []),
      ...(at % SIZE < SIZE - 1 ? [at + 1] : []),
      ...(at >= SIZE ? [at - SIZE] : []),
      ...(at < SIZE * (SIZE - 1) ? [at + SIZE] : []),
    ].filter(next => !closed.has(`${Math.min(at, next)} ${Math.max(at, next)}`));
    const through = links.flatMap(([one, other]) => (one === at ? [other] : other === at ? [one] : []));
    for (const next of [...near, ...through]) seen.add(next);
  }
  return Array.from({ length: SIZE * SIZE }, (_, number) => number)
    .filter(number => !seen.has(number))
    .map(squareOf);
}

/** The smaller of what is cut off and what it is cut off from: that is the pocket. */
function pocket(squares: readonly Square[]): readonly Square[] {
  if (squares.length <= (SIZE * SIZE) / 2) return squares;
  const other = new Set(squares);
  return Array.from({ length: SIZE * SIZE }, (_, number) => squareOf(number)).filter(square => !other.has(square));
}

function connectionFaults({ family, fences, chamber, starts, gates }: MazeDraft): MazeFault[] {
  const standing = [...fences, ...chamber];
  if (family === 'pacman') {
    const missing = cutOff(standing, 'a1');
    return missing.length > 0 ? [fault('maze.not_connected', { squares: pocket(missing) })] : [];
  }
  const faults: MazeFault[] = [];
  const respawns = gates.flat();
  const home = respawns[0] ?? 'a1';
  const missing = cutOff(fences, home, gates);
  if (missing.length > 0) faults.push(fault('maze.not_connected', { squares: pocket(missing) }));
  const sealed = new Set(cutOff(standing, home, gates));
  if (sealed.size === 0) return faults;
  for (const square of respawns) if (sealed.has(square)) faults.push(fault('maze.respawn_sealed', { squares: [square] }));
  for (const piece of RUNNERS) {
    const square = starts[piece];
    if (piece !== 'P' && square && !sealed.has(square)) faults.push(fault('maze.ghost_outside', { piece, squares: [square] }));
  }
  const opens = (gone: Fence) => cutOff(standing.filter(each => each !== gone), 'a1', gates).length === 0;
  if (chamber.length > 0 && !chamber.some(opens)) faults.push(fault('maze.chamber_stuck', { fences: chamber }));
  return faults;
}
