/** The public names of the WebAssembly core; the page imports nothing else from this folder, except words and types. */
export { ILLEGAL_CODES, SOLVE_CODES, TEXT_ERRORS, WRAPPER_CODES } from './codes.js';
export type { ErrorCode, Failure, IllegalCode, Result, SolveCode, Success, TextError } from './codes.js';
export { loadCore, type Core } from './core.js';
export { MAX_SOLVED_GHOSTS } from './exactTable.js';
export type { Exact, ExactAction, ExactTable, ExactValue, SolveOptions, SolveProgress } from './exactTable.js';
export type { Action } from './actions.js';
export { MAZE_FAULT_CODES, RUNNERS, type MazeFault, type MazeLayout, type Runner } from './mazeFaults.js';
export type { Mode } from './mode.js';
export { readModeText, type ModeText } from './modeText.js';
export type { Source } from './module.js';
export type { Network } from './network.js';
export type { Illegality, Played, Position, RandomGames } from './position.js';
export type { Candidate, Proof, Search, SearchOptions, SearchReport } from './search.js';
export { illegalFenceOf, lastOf, legalOf, sightsOf, squareOfPiece } from './view.js';
export type {
  FenceView,
  IllegalFenceView,
  LastView,
  LegalView,
  OfferedAction,
  PieceView,
  PositionView,
  SeatOf,
  SightView,
  TargetView,
} from './view.js';
export { turnStops, walksOf, type WalkView } from './walks.js';
export {
  canPonder,
  chooseAction,
  LevelSearch,
  levelOf,
  levelsOf,
  PERFECT_LEVEL,
  type Level,
  type LevelRating,
  type Thinking,
} from './levels.js';
export { exactPosition, perfectAction, type ExactPosition, type PerfectOptions } from './perfect.js';
export { crosses, FAMILIES, fenceOf, MODES, overlaps, PHASES, PIECES, REASONS, SIDES, squareOf } from './words.js';
export type {
  ActionKind,
  ActionLike,
  ActionNumber,
  ActionText,
  Edge,
  Family,
  Fence,
  ModeName,
  Outcome,
  Phase,
  Piece,
  Reason,
  Side,
  Square,
  Turn,
} from './words.js';
