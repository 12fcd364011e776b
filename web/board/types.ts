/** The interface of the board: what it shows, what it reports, and the texts it is given. Plain data, but for `wayChanges`. */
import type { Edge, Fence, Piece, Square } from '../core/words.js';
import type {
  IllegalFenceView,
  LastView,
  LegalView,
  OfferedAction,
  PieceView,
  PositionView,
  SightView,
} from '../core/view.js';
import type { WalkView } from '../core/walks.js';

export type { Edge, Fence, Piece, Square };

/** How a piece looks: the eater, or one of the four ghosts. */
export const CHARACTERS = ['eater', 'horns', 'bow', 'curl', 'nightcap'] as const;
export type Character = (typeof CHARACTERS)[number];

/** The meaning of a colour; the theme defines the colour. */
export const TONES = ['good', 'best', 'bad', 'calm', 'warn'] as const;
export type Tone = (typeof TONES)[number] | Piece;

export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly tone?: Tone;
  /** A few characters at its tip. */
  readonly label?: string;
}

/** A path over squares from the first on, with a label at its end. */
export interface Path {
  readonly squares: readonly Square[];
  readonly tone?: Tone;
  readonly label?: string;
}

export interface Mark {
  readonly square: Square;
  readonly shape: 'fill' | 'ring' | 'cross' | 'dot';
  readonly tone?: Tone;
  /** A number or a few characters. */
  readonly label?: string;
}

/** A fence that is not placed: a suggestion or a plan. */
export interface Suggestion {
  readonly fence: Fence;
  readonly tone?: Tone;
  /** A few characters in its middle. */
  readonly label?: string;
}

/** The legal actions, as `legalOf` of the core sorts them. */
export interface Legal extends LegalView {
  /** Targets that deserve a warning, such as a square that costs a life. */
  readonly risky?: readonly { readonly piece: Piece; readonly square: Square }[];
  /** The most squares of a path that may be drawn in one go; 1 if missing. */
  readonly longestPath?: number;
  /** Moves of several actions that one tap plays, as `walksOf` of the core finds them. */
  readonly walks?: readonly WalkView[];
  /** The actions are for a later turn: targets are shown only while their piece is picked. */
  readonly isPremove?: boolean;
}

/** Actions that wait for the turn of their piece. */
export interface PremoveView {
  readonly piece: Piece;
  /** The squares that the piece will enter, in order; none for a fence. */
  readonly squares: readonly Square[];
  readonly fence: Fence | null;
}

/** How many steps longer a side's way to its goal becomes with a fence; 0 if it stays the same. */
export interface WayChange {
  readonly piece: Piece;
  readonly steps: number;
}

/** All that a board shows. */
export interface BoardView {
  readonly position: PositionView;
  /** Looks of pieces; pawns that are not named get one of their own. */
  readonly characters?: Readonly<Partial<Record<Piece, Character>>>;
  /** Which piece's side placed a fence; the others are in the theme's colour. */
  readonly owners?: Readonly<Partial<Record<Fence, Piece>>>;
  /** The last actions, in order. */
  readonly last?: readonly LastView[];
  /** Nothing can be done if it is missing. */
  readonly legal?: Legal;
  readonly premove?: PremoveView | null;
  readonly illegal?: IllegalFenceView | null;
  readonly sights?: readonly SightView[];
  readonly arrows?: readonly Arrow[];
  readonly paths?: readonly Path[];
  readonly marks?: readonly Mark[];
  readonly suggestions?: readonly Suggestion[];
  /** What a legal fence would do to the ways of the sides; asked once for each slot that a fence is held over. */
  readonly wayChanges?: (fence: Fence) => readonly WayChange[];
  /** The edge of the board that is below; south if missing. North turns the board round. */
  readonly bottom?: Edge;
  /** Shown if missing. */
  readonly coordinates?: boolean;
}

/** An action that the view has offered, as the user chose it. */
export type ActionIntent = { readonly action: OfferedAction } & (
  | { readonly type: 'enter'; readonly piece: Piece; readonly square: Square }
  /**
   * Several steps in one go; `action` is the first, and `stop` of another piece comes before it. Whether the further steps
   * are legal is known only if the view has offered the walk; a path may also be drawn.
   */
  | {
      readonly type: 'path';
      readonly piece: Piece;
      readonly squares: readonly Square[];
      readonly stop?: OfferedAction;
    }
  | { readonly type: 'place'; readonly fence: Fence }
  | { readonly type: 'lift'; readonly fence: Fence }
  | { readonly type: 'respawn'; readonly square: Square }
  | { readonly type: 'stop'; readonly piece: Piece }
  | { readonly type: 'spend' }
);

/** What the user wants. */
export type Intent =
  | ActionIntent
  /** A fence was tried that is not among the legal ones, or a finger has put it where it may not stay. */
  | { readonly type: 'illegal'; readonly fence: Fence }
  /** A square was chosen that the piece may not enter; without a piece, several or none could be meant. */
  | { readonly type: 'unreachable'; readonly square: Square; readonly piece: Piece | null }
  /** Requests to end the whole turn or to take back the last step: keys of the board that the page handles. */
  | { readonly type: 'end_turn' }
  | { readonly type: 'undo' }
  /** The premove was pressed: it is not wanted any more. */
  | { readonly type: 'cancel_premove' }
  /** A fence is held over the board; null when none is any more. Never an action. */
  | { readonly type: 'preview'; readonly fence: Fence | null }
  /** A piece was picked; null when it was put back. Never an action. */
  | { readonly type: 'select'; readonly piece: Piece | null }
  /** A square or a fence was pressed on a board that is edited, or a piece was dragged there. */
  | { readonly type: 'put'; readonly piece: Piece; readonly square: Square }
  | { readonly type: 'square'; readonly square: Square; readonly button: Button }
  | { readonly type: 'fence'; readonly fence: Fence; readonly button: Button }
  /** Drawn with the right button or Alt; both squares are the same for a mark. */
  | { readonly type: 'arrow'; readonly from: Square; readonly to: Square }
  /** An action was typed and confirmed; it may be anything. */
  | { readonly type: 'typed'; readonly text: string };

export type Button = 'main' | 'other';

/** The data from which the name of a square is made. */
export interface SquareAbout {
  readonly square: Square;
  readonly pieces: readonly (PieceView & { readonly character: Character })[];
  readonly pellet: boolean;
  readonly respawn: boolean;
  /** Pieces that may enter it now. */
  readonly targetOf: readonly Piece[];
  /** The squares on the walk to it, if it is a target more than a step away. */
  readonly via: readonly Square[];
  /** A premove waits to enter it. */
  readonly premove: boolean;
  /** It can be chosen for PAC-MAN to come back. */
  readonly respawnNow: boolean;
  /** A piece on it can be picked. */
  readonly movable: boolean;
  readonly selected: boolean;
  /** Sides of the square that a fence closes. */
  readonly closed: readonly Edge[];
}

/** A fence that is held over the board. */
export interface FenceAbout {
  readonly fence: Fence;
  readonly purpose: 'place' | 'lift' | 'edit';
  readonly legal: boolean;
  /** What it does to the ways of the sides. */
  readonly changes: readonly WayChange[];
}

/** A fence in the hand, as the page hears of it. */
export interface HeldFence extends FenceAbout {
  /** It stays over the board until it is placed or cancelled; one under a mouse does not wait. */
  readonly waiting: boolean;
}

/** All texts of the board; the page provides them. */
export interface BoardWords {
  /** The name of the board. */
  readonly board: () => string;
  /** How it is used by keyboard; read after the name. */
  readonly help: () => string;
  readonly square: (about: SquareAbout) => string;
  readonly fence: (about: FenceAbout) => string;
}

export interface BoardOptions {
  readonly words: BoardWords;
  readonly onIntent: (intent: Intent) => void;
  /** Called when the fence in the hand has changed; the page shows buttons for one that waits. */
  readonly onHold?: (held: HeldFence | null) => void;
  /** `play` acts on what is legal, `edit` makes every square and slot pressable, `none` only shows. */
  readonly input?: 'play' | 'edit' | 'none';
  /** When a fence must be confirmed before it is placed; `touch` (also pens) if missing. */
  readonly confirm?: 'touch' | 'always' | 'never';
  /** Arrows and marks can be drawn with the right button or Alt. */
  readonly draw?: boolean;
  /** `system` (if missing) follows `prefers-reduced-motion`. */
  readonly motion?: 'system' | 'full' | 'none';
}

export interface ShowOptions {
  /** Moves what has changed since the last view; true if missing. */
  readonly animate?: boolean;
}

export interface Board {
  /** Shows a view. What is held or picked stays if the view still offers it. */
  show(view: BoardView, options?: ShowOptions): void;
  /** Changes options; the listeners stay the same. */
  setOptions(options: Partial<Omit<BoardOptions, 'onIntent' | 'onHold'>>): void;
  /** Announces a text to screen readers; `assertive` interrupts. */
  announce(text: string, assertive?: boolean): void;
  /** Turns the fence that is held, for buttons outside the board. */
  turnFence(): void;
  /** Places the fence that is held; does nothing without one. */
  confirm(): void;
  /** Cancels the held fence or the picked piece. */
  cancel(): void;
  /** Moves the keyboard's focus to the board. */
  focus(): void;
  /** Resolves when all motion has ended. */
  settled(): Promise<void>;
  destroy(): void;
}
