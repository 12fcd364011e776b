/** `Table`: a game in the page, played here or on the server, as a snapshot, events and commands. */
import type { Character, Intent, Legal, PremoveView } from '../../../board/types.js';
import type {
  ActionText,
  Fence,
  Illegality,
  LastView,
  LegalView,
  ModeName,
  OfferedAction,
  Phase,
  Piece,
  Position,
  PositionView,
  Reason,
  Side,
  Square,
  WalkView,
} from '../../../core/index.js';
import type { ClocksView, CloseReason, OfferView, RoomEvent, SeatView, Timing } from '../../online/wire.gen.js';

/** Who moves a piece; a person may have a name. */
export type PieceHolder =
  { readonly kind: 'person'; readonly name?: string } | { readonly kind: 'engine'; readonly level: number };

export type Holders = Readonly<Partial<Record<Piece, PieceHolder>>>;

export type Characters = Readonly<Partial<Record<Piece, Character>>>;

/** How a game ended; only the table knows about resignations and agreements. */
export interface Ending {
  readonly reason: Reason | 'resigned' | 'flagged' | 'agreed' | `closed_${CloseReason}`;
  /** Null for a draw. */
  readonly winner: Side | null;
  /** Fixed maze: pellets eaten, 1 to 4. */
  readonly rank: number | null;
}

/** One turn of a side, as records write it. */
export interface TurnRow {
  readonly side: Side;
  /** Tokens, the steps of one piece joined: `Pe6e7`; `S:resigned`. */
  readonly text: string;
  /** How many entries the game had after it. */
  readonly after: number;
}

/** Whose turn it is. */
export interface TurnView {
  readonly side: Side;
  readonly phase: Phase;
  /** Steps left to the piece that moves. */
  readonly steps: number;
  /** `other` is a person elsewhere. */
  readonly by: 'person' | 'engine' | 'other';
  /** The level of the engine that thinks. */
  readonly level: number | null;
}

/** A classic side's way to its goal. */
export interface WayView {
  readonly side: Side;
  readonly steps: number;
  readonly squares: readonly Square[];
}

/** The legal actions of the people here. */
export interface TableLegal extends LegalView {
  /** Targets that cost PAC-MAN a life. */
  readonly risky: readonly { readonly piece: Piece; readonly square: Square }[];
  /** Moves of several actions that one tap plays. */
  readonly walks: readonly WalkView[];
  /** The stops that end the whole turn; null if a piece has to do something else first. */
  readonly endTurn: readonly OfferedAction[] | null;
}

/** Everything that a page shows of a game. Plain data. */
export interface TableSnapshot {
  readonly id: string;
  readonly mode: ModeName;
  readonly modeText: string;
  readonly sides: readonly Side[];
  readonly holders: Holders;
  /** Looks of pawns that were chosen. */
  readonly characters?: Characters;
  readonly position: PositionView;
  /** The text of the position. */
  readonly text: string;
  /** The actions that a person here may play now; null while others act and after the end. */
  readonly legal: TableLegal | null;
  readonly last: readonly LastView[];
  /** Which piece's side placed a fence. */
  readonly owners: Readonly<Partial<Record<Fence, Piece>>>;
  /** Null after the end. */
  readonly turn: TurnView | null;
  readonly ending: Ending | null;
  readonly turns: readonly TurnRow[];
  readonly ways: readonly WayView[];
  readonly canUndo: boolean;
  /** An undo takes back one step of the turn under way, not a whole turn. */
  readonly canUndoStep: boolean;
  readonly canHint: boolean;
  /** The rest of a table that is played over the network. */
  readonly online?: OnlineView;
}

/** A table of the server, beside its game. */
export interface OnlineView {
  readonly room: string;
  readonly isConnected: boolean;
  readonly seats: readonly SeatView[];
  /** Seats of this page, from 1; none for a spectator. */
  readonly mine: readonly number[];
  /** Seats whose people are connected. */
  readonly present: readonly number[];
  readonly watching: number;
  readonly offers: readonly OfferView[];
  /** By the server's time. */
  readonly clocks: ClocksView | null;
  readonly timing: Timing;
  /** Whether the game counts for ratings. */
  readonly isRated: boolean;
  /** The server's time minus ours, in milliseconds. */
  readonly offset: number;
  /** Actions of this turn that can still be corrected, because they were not sent yet. */
  readonly held: number;
  /** The room of the next game, after a rematch was agreed. */
  readonly nextRoom: string | null;
}

/** What an action did, for sounds and announcements. */
export type Happening = 'step' | 'fence' | 'lift' | 'pellet' | 'catch' | 'eaten' | 'spend' | 'stop' | 'left' | 'end';

export interface TableHint {
  readonly action: ActionText;
  /** The best line, the hinted action first. */
  readonly line: readonly ActionText[];
  /** What each side may expect of the one point, in turn order. */
  readonly values: readonly number[];
}

export type TableEvent =
  | {
      readonly type: 'changed';
      readonly snapshot: TableSnapshot;
      /** `reset`: something was taken back, or another game begins; `none`: only clocks, offers or people. */
      readonly change: 'played' | 'reset' | 'none';
      readonly happenings: readonly Happening[];
      /** Events of the room since the last change. */
      readonly events: readonly RoomEvent[];
    }
  | { readonly type: 'refused'; readonly code: string; readonly illegality: Illegality | null }
  /** The actions would cost PAC-MAN a life by walking into a ghost; nothing was played. */
  | { readonly type: 'costs_life'; readonly command: TableCommand }
  | { readonly type: 'hint'; readonly hint: TableHint }
  /** The engine could not answer. */
  | { readonly type: 'failed' };

export type TableCommand =
  /** Actions of one turn, all or none. */
  | { readonly type: 'act'; readonly actions: readonly OfferedAction[]; readonly isConfirmed?: boolean }
  /** The same as a typed text. */
  | { readonly type: 'type'; readonly text: string; readonly isConfirmed?: boolean }
  /** Takes back the last step of the turn under way, or else whole turns, to the last one of a person here. */
  | { readonly type: 'undo' }
  | { readonly type: 'resign'; readonly side: Side }
  | { readonly type: 'hint' };

/** What a board shows of an earlier moment. */
export interface PastView {
  readonly position: PositionView;
  readonly last: readonly LastView[];
  readonly owners: TableSnapshot['owners'];
}

export interface Table {
  readonly snapshot: TableSnapshot;
  /** The position that the snapshot shows, to ask the core. */
  readonly position: Position;
  /** Returns the moment after `count` entries. */
  past(count: number): PastView;
  /** Listens until the returned function is called. */
  subscribe(listener: (event: TableEvent) => void): () => void;
  /** Returns whether the command was carried out; the reason for a refusal comes as an event. */
  send(command: TableCommand): boolean;
  close(): void;
}

/** Actions that are chosen while others move, and played when the user's turn begins. */
export interface Premoves {
  /** What can be chosen now; null in the user's turn and where premoves are not offered. */
  readonly offer: Legal | null;
  /** What waits, as a board shows it. */
  readonly waiting: PremoveView | null;
  /** A premove is being played at this moment. */
  readonly isPlaying: boolean;
  /** Takes an intent of the board; false if it is not about a premove. */
  take(intent: Intent): boolean;
  /** Takes a typed text; returns whether it is a premove. */
  type(text: string): boolean;
  cancel(): void;
  /** Follows the table until the returned function is called; `say` shows a notice, or removes it with an empty text. */
  follow(say: (text: string, tone: 'error' | 'quiet') => void): () => void;
}

/** What the tools of a table may do to its page. */
export interface TableActions {
  readonly isTurned: boolean;
  flip(): void;
  /** Asks first. */
  resign(): void;
  /** Shows and announces a line. */
  say(text: string): void;
  /** Shows a tab of the panel. */
  open(tab: string): void;
}
