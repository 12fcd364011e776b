/** The board: `createBoard`, the data it shows and the intents it reports. Other files are private to the board. */
export { characterOf } from './art/paints.js';
export { createBoard } from './board.js';
export { changeText } from './names.js';
export { applyPieces, applyTheme, FENCE_COLOURS, PIECE_SETS, THEMES } from './themes.js';
export type { FenceColours, PieceSet, ThemeName } from './themes.js';
export { picture } from './picture.js';
export { portrait } from './portrait.js';
export { CHARACTERS, TONES } from './types.js';
export type {
  ActionIntent,
  Arrow,
  Board,
  BoardOptions,
  BoardView,
  BoardWords,
  Button,
  Character,
  Edge,
  FenceAbout,
  HeldFence,
  Intent,
  Legal,
  Mark,
  Path,
  PremoveView,
  ShowOptions,
  SquareAbout,
  Suggestion,
  Tone,
  WayChange,
} from './types.js';
