// Made by `python -m hedgemaze.server.typescript web/app/online/wire.gen.ts`; do not edit.
// The messages of the server's socket and the bodies of its HTTP, as docs/protocols.md tells them.

export type Holder = 'here' | 'elsewhere' | 'engine';

export interface SeatPlan {
  holder?: Holder;
  level?: number;
  name?: string;
  character?: string | null;
}

export interface Timing {
  base_ms?: number;
  increment_ms?: number;
  days?: number;
}

export type First = 'drawn' | 'chosen' | 'loser';

export type Side = 'S' | 'W' | 'N' | 'E' | 'P' | 'G';

export type Visibility = 'private' | 'listed';

export interface Settings {
  mode: string;
  seats: SeatPlan[];
  timing?: Timing;
  start?: string | null;
  first?: First;
  first_side?: Side | null;
  visibility?: Visibility;
  stand_in?: number;
}

export interface OpenedEvent {
  event: 'opened';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  settings: Settings;
}

export interface SeatedEvent {
  event: 'seated';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  name: string;
  character?: string | null;
}

export interface DealtEvent {
  event: 'dealt';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  mode: string;
}

export interface StartedEvent {
  event: 'started';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  first?: Side | null;
}

export interface ActedEvent {
  event: 'acted';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  actions: string[];
  lag_ms?: number;
}

export type Kind = 'draw' | 'take_back' | 'resign' | 'rematch';

export interface OfferedEvent {
  event: 'offered';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  kind: Kind;
  asked: number[];
  turn?: number;
}

export interface AnsweredEvent {
  event: 'answered';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  offer: number;
  agree: boolean;
}

export interface TookBackEvent {
  event: 'tookback';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  turn: number;
}

export interface ResignedEvent {
  event: 'resigned';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  side: Side;
}

export interface FlaggedEvent {
  event: 'flagged';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  side: Side;
}

export interface LeftEvent {
  event: 'left';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  hands?: string[];
  stand_in?: number;
}

export type Cause = 'given' | 'restart' | 'queue';

export interface CreditedEvent {
  event: 'credited';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  side: Side;
  ms: number;
  cause: Cause;
}

export interface SaidEvent {
  event: 'said';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  phrase: string;
}

export type Reason =
  | 'reached_goal'
  | 'all_pellets'
  | 'no_lives'
  | 'no_ghosts'
  | 'repetition'
  | 'no_progress'
  | 'move_limit'
  | 'others_left'
  | 'resigned'
  | 'flagged'
  | 'agreed';

export interface EndedEvent {
  event: 'ended';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  reason: Reason;
  winner: Side | null;
  rank?: number | null;
}

export interface RematchedEvent {
  event: 'rematched';
  version: number;
  at_ms: number;
  seat?: number;
  command?: string;
  settings: Settings;
  seats: number[];
}

export interface Hello {
  type: 'hello';
  room: string;
  token?: string;
  watch?: boolean;
  version?: number;
}

export interface Sit {
  type: 'sit';
  id: string;
  seat?: number;
  version?: number | null;
  name?: string;
  character?: string | null;
  token?: string;
}

export interface Dress {
  type: 'dress';
  id: string;
  seat?: number;
  version?: number | null;
  name?: string;
  character?: string | null;
}

export interface Deal {
  type: 'deal';
  id: string;
  seat?: number;
  version?: number | null;
  deal: string;
}

export interface Leave {
  type: 'leave';
  id: string;
  seat?: number;
  version?: number | null;
}

export interface Act {
  type: 'act';
  id: string;
  seat?: number;
  version?: number | null;
  actions: string[];
}

export interface Offer {
  type: 'offer';
  id: string;
  seat?: number;
  version?: number | null;
  kind: Kind;
}

export interface Answer {
  type: 'answer';
  id: string;
  seat?: number;
  version?: number | null;
  offer: number;
  agree: boolean;
}

export interface Resign {
  type: 'resign';
  id: string;
  seat?: number;
  version?: number | null;
}

export interface Undo {
  type: 'undo';
  id: string;
  seat?: number;
  version?: number | null;
}

export interface Hint {
  type: 'hint';
  id: string;
  seat?: number;
  version?: number | null;
}

export interface GiveTime {
  type: 'give_time';
  id: string;
  seat?: number;
  version?: number | null;
  side: Side;
}

export interface Say {
  type: 'say';
  id: string;
  seat?: number;
  version?: number | null;
  phrase: string;
}

export interface Flag {
  type: 'flag';
  id: string;
  seat?: number;
  version?: number | null;
}

export interface Ping {
  type: 'ping';
  id: string;
}

export interface Pong {
  type: 'pong';
  number: number;
}

export type Stage = 'waiting' | 'playing' | 'ended';

export type Presence = 'empty' | 'taken' | 'gone';

export interface SeatView {
  holder: Holder;
  presence: Presence;
  side: Side;
  hand: string;
  level?: number;
  name?: string;
  character?: string | null;
}

export interface OfferView {
  kind: Kind;
  seat: number;
  version: number;
  asked: number[];
  agreed?: number[];
}

export interface ClocksView {
  at_ms: number;
  left_ms: number[];
  running?: Side | null;
  is_free?: boolean;
  deadline_ms?: number | null;
}

export interface OutcomeView {
  reason: Reason;
  winner?: Side | null;
  rank?: number | null;
}

export interface TableView {
  version: number;
  stage: Stage;
  mode: string;
  seats: SeatView[];
  position?: string | null;
  turn_version?: number;
  offers?: OfferView[];
  clocks?: ClocksView | null;
  outcome?: OutcomeView | null;
  next_room?: string | null;
}

export interface Snapshot {
  settings: Settings;
  start?: string | null;
  entries?: string[];
  opened_ms?: number;
}

export interface Entries {
  keep: number;
  add?: string[];
}

export interface Welcome {
  type: 'welcome';
  room: string;
  seats: number[];
  may_sit?: boolean;
  now_ms: number;
  table: TableView;
  snapshot?: Snapshot | null;
  events?: RoomEvent[];
  entries?: Entries | null;
}

export interface Events {
  type: 'events';
  events: RoomEvent[];
  table: TableView;
  entries?: Entries | null;
}

export interface PresenceMessage {
  type: 'presence';
  seats: number[];
  watching?: number;
}

export interface Ack {
  type: 'ack';
  id: string;
  version: number;
  seats?: number[] | null;
  token?: string | null;
}

export interface ErrorMessage {
  type: 'error';
  code: string;
  message: string;
  id?: string | null;
  retry_after_ms?: number | null;
}

export interface ServerPing {
  type: 'ping';
  number: number;
}

export interface ServerPong {
  type: 'pong';
  id: string;
  now_ms: number;
  lag_ms: number;
}

export interface Closing {
  type: 'closing';
  reason: 'restart' | 'slow' | 'flood' | 'refused' | 'moved';
  retry_after_ms?: number | null;
}

export interface Fault {
  code: string;
  message: string;
  reasons?: string[];
  retry_after_ms?: number | null;
}

export interface NewTable {
  room: string;
  token: string;
  seats: number[];
  join?: string | null;
}

export interface Listed {
  room: string;
  stage: string;
  opened_ms: number;
  touched_ms: number;
  about: Record<string, unknown>;
}

export interface Rooms {
  rooms: Listed[];
}

export interface RoomInfo {
  room: string;
  table: TableView;
  snapshot: Snapshot;
}

export interface CodeWish {
  token?: string;
  seat?: number;
}

export interface Code {
  code: string;
  expires_ms: number;
}

export interface Resume {
  code: string;
}

export interface SeatedHere {
  room: string;
  token: string;
  seats: number[];
}

export interface Mazes {
  mazes: (Record<string, unknown>)[];
}

export interface OwnGame {
  room: string;
  seats: number[];
  stage: string;
  touched_ms: number;
  about: Record<string, unknown>;
}

export interface Games {
  games: OwnGame[];
}

export interface Erased {
  games: number;
}

export interface Health {
  status: string;
  rooms: number;
  sockets: number;
}

export type RoomEvent =
  | OpenedEvent
  | SeatedEvent
  | DealtEvent
  | StartedEvent
  | ActedEvent
  | OfferedEvent
  | AnsweredEvent
  | TookBackEvent
  | ResignedEvent
  | FlaggedEvent
  | LeftEvent
  | CreditedEvent
  | SaidEvent
  | EndedEvent
  | RematchedEvent;

export type ClientMessage =
  | Hello
  | Sit
  | Dress
  | Deal
  | Leave
  | Act
  | Offer
  | Answer
  | Resign
  | Undo
  | Hint
  | GiveTime
  | Say
  | Flag
  | Ping
  | Pong;

export type ServerMessage =
  | Welcome
  | Events
  | PresenceMessage
  | Ack
  | ErrorMessage
  | ServerPing
  | ServerPong
  | Closing;

export const PHRASES = [
  'hello',
  'good_luck',
  'well_played',
  'good_move',
  'oops',
  'thanks',
  'one_moment',
  'your_turn',
  'good_game',
  'again',
  'goodbye',
] as const;

export const FACES = [
  'face_smile',
  'face_laugh',
  'face_think',
  'face_surprise',
  'face_sad',
  'face_sleep',
] as const;
