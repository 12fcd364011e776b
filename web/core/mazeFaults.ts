/** Every fault of a maze that is being drawn, with its places, as the core finds them. */
import { TEXT_ERRORS, type TextError } from './codes.js';
import type { Scratch } from './scratch.js';
import {
  FAMILIES,
  fenceOf,
  isVertical,
  numberOf,
  slotNumber,
  squareOf,
  wordAt,
  type Fence,
  type Piece,
  type Square,
} from './words.js';

/** PAC-MAN and the ghosts, in the order of maze texts. */
export const RUNNERS = ['P', 'B', 'K', 'I', 'C'] as const satisfies readonly Piece[];
export type Runner = (typeof RUNNERS)[number];

/** A maze that may still have faults. No list holds anything twice. */
export interface MazeLayout {
  readonly family: 'pacman' | 'advanced';
  /** Fences that stand for good. */
  readonly fences: readonly Fence[];
  /** Advanced: the fences round the ghosts. */
  readonly chamber: readonly Fence[];
  readonly pellets: readonly Square[];
  readonly starts: Readonly<Partial<Record<Runner, Square>>>;
  /** Advanced: where PAC-MAN comes back; a tunnel joins the two of a pair. */
  readonly gates: readonly [readonly Square[], readonly Square[]];
}

export interface MazeFault {
  readonly code: TextError;
  readonly squares: readonly Square[];
  readonly fences: readonly Fence[];
  readonly piece: Runner | null;
  /** How many there are, where that is the fault. */
  readonly count: number;
}

/** The codes of all faults, in the order of `docs/formats.md`. */
export const MAZE_FAULT_CODES = TEXT_ERRORS.slice(
  TEXT_ERRORS.indexOf('maze.too_many_fences'),
  TEXT_ERRORS.indexOf('maze.chamber_stuck') + 1,
);

const NONE = 255;
/** Where the parts of the core's `MazeBytes` begin, and how many fences each list may hold. */
const MAZE = { starts: 4, respawns: 9, fences: 13, mostFences: 128 } as const;
/** Where the parts of the core's `FaultBytes` begin. */
const FAULT = { piece: 1, count: 2, fenceCount: 3, squareCount: 4, fences: 5, mostFences: 20 } as const;

function write(bytes: Uint8Array, { family, fences, chamber, pellets, starts, gates }: MazeLayout): void {
  const squareOrNone = (square: Square | undefined) => (square ? numberOf(square) : NONE);
  const fenceBytes = (list: readonly Fence[]) => list.flatMap(each => [slotNumber(each), isVertical(each) ? 1 : 0]);
  const chamberAt = MAZE.fences + 2 * MAZE.mostFences;
  const [first, second] = gates;
  bytes.set([FAMILIES.indexOf(family), fences.length, chamber.length, pellets.length]);
  bytes.set(
    RUNNERS.map(piece => squareOrNone(starts[piece])),
    MAZE.starts,
  );
  bytes.set([first[0], first[1], second[0], second[1]].map(squareOrNone), MAZE.respawns);
  bytes.set(fenceBytes(fences), MAZE.fences);
  bytes.set(fenceBytes(chamber), chamberAt);
  bytes.set(pellets.map(numberOf), chamberAt + 2 * MAZE.mostFences);
}

function read(bytes: Uint8Array): MazeFault {
  const at = (index: number) => bytes[index] ?? 0;
  const squaresAt = FAULT.fences + 2 * FAULT.mostFences;
  return {
    code: wordAt(TEXT_ERRORS, at(0) - 1),
    piece: at(FAULT.piece) === NONE ? null : wordAt(RUNNERS, at(FAULT.piece)),
    count: at(FAULT.count),
    fences: Array.from({ length: at(FAULT.fenceCount) }, (_, index) =>
      fenceOf(at(FAULT.fences + 2 * index), at(FAULT.fences + 2 * index + 1) === 1),
    ),
    squares: Array.from({ length: at(FAULT.squareCount) }, (_, index) => squareOf(at(squaresAt + index))),
  };
}

/** Returns all faults in the order of `docs/formats.md`; none if the maze can be played. */
export function mazeFaults(scratch: Scratch, maze: MazeLayout): MazeFault[] {
  write(scratch.maze, maze);
  const size = scratch.core.fault_size();
  return Array.from({ length: scratch.core.maze_faults() }, (_, index) =>
    read(scratch.faults.subarray(index * size, (index + 1) * size)),
  );
}
