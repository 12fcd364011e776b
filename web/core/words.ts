/**
 * The small closed vocabularies of the game, in the order of the C++ core (`native/board/enums.hpp`): the
 * core speaks in indices into these lists.
 */

/** The five modes. */
export const MODES = ['classic2', 'classic3', 'classic4', 'pacman', 'advanced'] as const;
export type ModeName = (typeof MODES)[number];

/** Modes of one family are played by the same rules, with other numbers. */
export const FAMILIES = ['classic', 'pacman', 'advanced'] as const;
export type Family = (typeof FAMILIES)[number];

/** Who wins: the owner of a pawn (south, west, north, east), PAC-MAN, or the ghosts. */
export const SIDES = ['S', 'W', 'N', 'E', 'P', 'G'] as const;
export type Side = (typeof SIDES)[number];

/** The pieces: four pawns, PAC-MAN, and the ghosts Blinky, Pinky, Inky and Clyde. */
export const PIECES = ['S', 'W', 'N', 'E', 'P', 'B', 'K', 'I', 'C'] as const;
export type Piece = (typeof PIECES)[number];

/** Why a game ended, as far as one position shows. Number 0 of the core means that it goes on. */
export const REASONS = [
  'reached_goal',
  'all_pellets',
  'no_lives',
  'no_ghosts',
  'repetition',
  'no_progress',
  'move_limit',
  'others_left',
] as const;
export type Reason = (typeof REASONS)[number];

/** Which kind of action the side to move has to play. */
export const PHASES = ['act', 'move', 'boost', 'place', 'respawn', 'lift', 'lay'] as const;
export type Phase = (typeof PHASES)[number];

/** What kind of action it is. */
export const ACTION_KINDS = ['move', 'step', 'place', 'lift', 'respawn', 'spend', 'stop', 'pass'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** An edge of the board: south is below row 1, west is left of file a. */
export type Edge = 'S' | 'W' | 'N' | 'E';

type FileLetter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i';
type RowDigit = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** `e2`: files a to i from left to right, rows 1 to 9 from bottom to top. */
export type Square = `${FileLetter}${RowDigit}`;

/** `e3h`: the lower-left square of its 2 by 2 block, and `h` or `v`. */
export type Fence = `${Square}${'h' | 'v'}`;

/** An action as records and the server write it: `e2`, `e3h`, `Pe6`, `~d5h`, `P@e9`, `P+`, `B-`, `--` (docs/formats.md). */
export type ActionText = string;

/** An action as a number that means the same in every position of a family on boards of one size. */
export type ActionNumber = number;

/** An action given by its number or its token. */
export type ActionLike = ActionNumber | ActionText;

/** Whose turn it is and which kind of action is expected. */
export interface Turn {
  readonly side: Side;
  /** Who may act, 1 to 5: all that hold a piece which may move now. */
  readonly seats: readonly number[];
  readonly phase: Phase;
  /** Steps left to the piece that is moving (or PAC-MAN's at the start of his turn), boost included; 0 in classic. */
  readonly steps: number;
}

/** The end of a game. */
export interface Outcome {
  readonly reason: Reason;
  /** Null for a draw. */
  readonly winner: Side | null;
  /** Fixed maze: pellets eaten, 1 to 4, for any winner; null at no pellet and in other modes. */
  readonly rank: number | null;
}

const FILES = 'abcdefghi';

/** The name of a square by its number, 9 times row plus file on boards of every size. */
export function squareOf(number: number): Square {
  return `${FILES.charAt(number % 9)}${Math.floor(number / 9) + 1}` as Square;
}

/** The number of a square by its name. */
export function numberOf(square: Square): number {
  return FILES.indexOf(square.charAt(0)) + 9 * (Number(square.charAt(1)) - 1);
}

/** The number of a fence's slot by the name of the fence. */
export function slotNumber(fence: Fence): number {
  return FILES.indexOf(fence.charAt(0)) + 9 * (Number(fence.charAt(1)) - 1);
}

export function isVertical(fence: Fence): boolean {
  return fence.endsWith('v');
}

/** Whether two fences share a part of their groove. */
export function overlaps(one: Fence, other: Fence): boolean {
  if (isVertical(one) !== isVertical(other)) return false;
  const apart = Math.abs(slotNumber(one) - slotNumber(other));
  return apart === 0 || apart === (isVertical(one) ? 9 : 1);
}

/** Whether two fences cross in their middles. */
export function crosses(one: Fence, other: Fence): boolean {
  return isVertical(one) !== isVertical(other) && slotNumber(one) === slotNumber(other);
}

/** The name of a fence by the number of its slot. */
export function fenceOf(slot: number, isVertical: boolean): Fence {
  return `${squareOf(slot)}${isVertical ? 'v' : 'h'}`;
}

/** The word with this index; the core never gives another one. */
export function wordAt<T>(words: readonly T[], index: number): T {
  const word = words[index];
  if (word === undefined) throw new RangeError(`the core and its wrapper do not agree: no word ${index}`);
  return word;
}
