/** The WebAssembly core with its types; what lives in the other files is not for the page. */
export { ILLEGAL_CODES, TEXT_ERRORS, WRAPPER_CODES } from './codes.js';
export type { ErrorCode, Failure, IllegalCode, Result, Success, TextError } from './codes.js';
export { loadCore, type Core } from './core.js';
export type { Mode } from './mode.js';
export type { Source } from './module.js';
export type { Illegality, Played, Position, RandomGames } from './position.js';
export type { Candidate, Proof, Search, SearchOptions, SearchReport } from './search.js';
export { illegalFenceOf, lastOf, legalOf, sightsOf, viewOf } from './view.js';
export type {
  Edge,
  FenceView,
  IllegalFenceView,
  LastView,
  LegalView,
  PieceView,
  PositionView,
  SightView,
  TargetView,
} from './view.js';
export { chooseAction, levelOf, levelsOf, type Level, type Rating, type Thinking } from './levels.js';
export { FAMILIES, fenceOf, MODES, PHASES, PIECES, REASONS, SIDES, squareOf } from './words.js';
export type {
  ActionNumber,
  ActionText,
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
