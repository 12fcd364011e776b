/** A game in the page is a `Table`: a snapshot, events, and commands, whether it is played here or elsewhere. */
import type { Character } from '../../../board/types.js';
import type {
  ActionText,
  Fence,
  Illegality,
  LastView,
  LegalView,
  ModeName,
  Phase,
  Piece,
  PositionView,
  Reason,
  Side,
  Square,
  TargetView,
} from '../../../core/index.js';
import type { ClocksView, OfferView, RoomEvent, SeatView, Timing } from '../../online/wire.gen.js';

/** Who moves a piece; a person may have a name. */
export type Holder = { readonly kind: 'person'; readonly name?: string } | { readonly kind: 'engine'; readonly level: number };

export type Holders = Readonly<Partial<Record<Piece, Holder>>>;

export type Characters = Readonly<Partial<Record<Piece, Character>>>;

/** How a game ended; what people do is known to the table alone. */
export interface Ending {
  readonly reason: Reason | 'resigned' | 'flagged' | 'agreed';
  /** Null for a draw. */
  readonly winner: Side | null;
  /** Fixed maze: pellets eaten, 1 to 4. */
  readonly rank: number | null;
}

/** One turn of a side, as it is written down. */
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

/** All that a page shows of a game. Plain data. */
export interface Snapshot {
  readonly id: string;
  readonly mode: ModeName;
  readonly modeText: string;
  readonly sides: readonly Side[];
  readonly holders: Holders;
  /** Looks of pawns that somebody has chosen. */
  readonly characters?: Characters;
  readonly position: PositionView;
  /** The text of the position. */
  readonly text: string;
  /** What a person here may do now; null while others act and after the end. */
  readonly legal: (LegalView & { readonly risky: readonly TargetView[] }) | null;
  readonly last: readonly LastView[];
  /** Null after the end. */
  readonly turn: TurnView | null;
  readonly ending: Ending | null;
  readonly turns: readonly TurnRow[];
  readonly ways: readonly WayView[];
  readonly canUndo: boolean;
  readonly canHint: boolean;
  /** What else is known of a table that is played over the network. */
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
  /** The server's time minus ours, in milliseconds. */
  readonly offset: number;
  /** Actions of this turn that can still be corrected, because they were not sent yet. */
  readonly held: number;
  /** The game was over, and this is the room of the next one. */
  readonly nextRoom: string | null;
}

/** What happened, for sounds and announcements. */
export type Happening = 'step' | 'fence' | 'lift' | 'pellet' | 'catch' | 'eaten' | 'spend' | 'stop' | 'left' | 'end';

export interface Hint {
  readonly action: ActionText;
  /** The best line, the hinted action first. */
  readonly line: readonly ActionText[];
  /** What each side may expect of the one point, in turn order. */
  readonly values: readonly number[];
}

export type TableEvent =
  | { readonly type: 'changed'; readonly snapshot: Snapshot; readonly happenings: readonly Happening[] }
  /** Something was taken back, or another game begins: nothing is to be animated as a move. */
  | { readonly type: 'reset'; readonly snapshot: Snapshot }
  | { readonly type: 'refused'; readonly code: string; readonly illegality: Illegality | null }
  /** Something beside the game: who is there, clocks, offers. */
  | { readonly type: 'news'; readonly snapshot: Snapshot; readonly events: readonly RoomEvent[] }
  | { readonly type: 'hint'; readonly hint: Hint }
  /** The engine could not answer. */
  | { readonly type: 'failed' };

export type Command =
  /** Actions of one turn, all or none. */
  | { readonly type: 'act'; readonly actions: readonly ActionText[] }
  /** Takes back whole turns, to the last one of a person here. */
  | { readonly type: 'undo' }
  | { readonly type: 'resign'; readonly side: Side }
  | { readonly type: 'hint' };

export interface Table {
  readonly snapshot: Snapshot;
  /** Listens until the function that is returned is called. */
  subscribe(listener: (event: TableEvent) => void): () => void;
  send(command: Command): void;
  /** Why a fence may not be placed now; null if it may. */
  explain(fence: Fence): Illegality | null;
  /** Whether these actions would cost PAC-MAN a life by his own doing. */
  costsLife(actions: readonly ActionText[]): boolean;
  close(): void;
}

/** What tools outside the table's page may do to it. */
export interface TableActions {
  readonly isTurned: boolean;
  flip(): void;
  /** Asks first. */
  resign(): void;
  /** Shows and announces a line. */
  say(text: string): void;
}
