/** `RemoteRoom`: the state of a room of the server, and the commands of this page that wait for an answer. */
import type {
  Ack,
  Act,
  Answer,
  Deal,
  Dress,
  Entries,
  ErrorMessage,
  Events,
  GiveTime,
  Leave,
  Offer,
  Resign,
  RoomEvent,
  Say,
  ServerMessage,
  Settings,
  Side,
  Sit,
  TableView,
  Welcome,
} from './wire.gen.js';
import { Connection, type Dial, type ConnectionState } from './connection.js';
import { newSecret } from './seatTokens.js';

/** The state of a room: plain data, a new object per change. */
export interface RoomState {
  readonly id: string;
  readonly connection: ConnectionState;
  /** The reason why the connection has ended. */
  readonly fault: string | null;
  /** Null until the first welcome. */
  readonly table: TableView | null;
  readonly settings: Settings | null;
  /** After the start, one of the two: the text of the start position, or the first side. */
  readonly start: string | null;
  readonly first: Side | null;
  readonly entries: readonly string[];
  /** The seats of this page; none for a spectator. */
  readonly seats: readonly number[];
  readonly maySit: boolean;
  /** The connected seats. */
  readonly present: readonly number[];
  readonly watching: number;
}

export type RoomNews =
  /** `events` are those since the last news. */
  | { readonly type: 'state'; readonly events: readonly RoomEvent[] }
  | { readonly type: 'refused'; readonly id: string; readonly code: string }
  | { readonly type: 'done'; readonly id: string };

type Plain<T> = T extends unknown ? Omit<T, 'id' | 'version'> : never;

/** A command without its id and version, which `send` adds. */
export type RoomCommand = Plain<Sit | Dress | Deal | Leave | Act | Offer | Answer | Resign | GiveTime | Say>;

export interface RoomOptions {
  readonly id: string;
  /** The token of a seat or of the invitation; empty if the cookie identifies the seat. */
  readonly token: string;
  readonly isWatching?: boolean;
  readonly dial: Dial;
  /** Called with the token of a new seat, to save it. */
  readonly onToken?: (token: string) => void;
  readonly random?: () => number;
}

type Sent = RoomCommand & { readonly id: string; readonly version: number };

const PING_MS = 15_000;

export class RemoteRoom {
  readonly #connection: Connection;
  readonly #options: RoomOptions;
  readonly #listeners = new Set<(news: RoomNews) => void>();
  /** Commands without an answer, in order; they are sent again after a reconnection. */
  readonly #unanswered = new Map<string, Sent>();
  readonly #prefix = crypto.getRandomValues(new Uint32Array(2)).join('-');
  /** The token for seats taken here. */
  readonly #secret = newSecret();
  readonly #pings = new Map<string, number>();
  #token: string;
  #count = 0;
  #state: RoomState;
  /** The server's time minus ours, and the round-trip time of that measurement. */
  #offset = { ms: 0, roundTrip: Infinity };
  #pingTimer: ReturnType<typeof setInterval> | undefined;

  constructor(options: RoomOptions) {
    this.#options = options;
    this.#token = options.token;
    this.#state = {
      id: options.id,
      connection: 'connecting',
      fault: null,
      table: null,
      settings: null,
      start: null,
      first: null,
      entries: [],
      seats: [],
      maySit: false,
      present: [],
      watching: 0,
    };
    this.#connection = new Connection({
      dial: options.dial,
      hello: () => ({
        type: 'hello',
        room: options.id,
        ...(this.#token && !options.isWatching && { token: this.#token }),
        ...(options.isWatching && { watch: true }),
        ...(this.#state.table && { version: this.#state.table.version }),
      }),
      onMessage: message => this.#onMessage(message),
      onState: (connection, fault) => this.#onConnectionState(connection, fault),
      ...(options.random && { random: options.random }),
    });
    this.#pingTimer = setInterval(() => this.#measureOffset(), PING_MS);
  }

  get state(): RoomState {
    return this.#state;
  }

  /** The best estimate of the server's time minus ours, in milliseconds. */
  get offset(): number {
    return this.#offset.ms;
  }

  subscribe(listener: (news: RoomNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends a command, now or as soon as there is a connection, until it is answered; returns its id. */
  send(command: RoomCommand): string {
    const id = `${this.#prefix}-${++this.#count}`;
    const secret = command.type === 'sit' && { token: this.#secret };
    const sent = { ...command, ...secret, id, version: this.#state.table?.version ?? 0 } as Sent;
    this.#unanswered.set(id, sent);
    this.#connection.send(sent);
    return id;
  }

  /** Whether a command waits for its answer. */
  isWaiting(id: string): boolean {
    return this.#unanswered.has(id);
  }

  /** Reconnects at once or checks the connection; call when the network or the window is back. */
  nudge(): void {
    this.#connection.nudge();
  }

  close(): void {
    clearInterval(this.#pingTimer);
    this.#listeners.clear();
    this.#connection.close();
  }

  #onMessage(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#onWelcome(message);
        break;
      case 'events':
        this.#onEvents(message);
        break;
      case 'presence':
        this.#change({ present: message.seats, watching: message.watching ?? 0 });
        break;
      case 'ack':
        this.#onAck(message);
        break;
      case 'error':
        this.#onError(message);
        break;
      case 'pong': {
        const sent = this.#pings.get(message.id);
        this.#pings.delete(message.id);
        if (sent === undefined) break;
        const roundTrip = performance.now() - sent;
        // A slightly worse measurement replaces the old one too, so that clock drift is followed.
        if (roundTrip <= this.#offset.roundTrip * 1.5 + 20) {
          this.#offset = { ms: message.now_ms + roundTrip / 2 - Date.now(), roundTrip };
          this.#change({});
        }
        break;
      }
    }
  }

  #onWelcome(welcome: Welcome): void {
    const { snapshot, table, seats, may_sit: maySit = false } = welcome;
    if (this.#offset.roundTrip === Infinity) this.#offset = { ms: welcome.now_ms - Date.now(), roundTrip: Infinity };
    const events = welcome.events ?? [];
    this.#state = {
      ...this.#state,
      table,
      seats,
      maySit,
      ...(snapshot
        ? { settings: snapshot.settings, start: snapshot.start ?? null, entries: snapshot.entries ?? [] }
        : this.#after(events, welcome.entries)),
    };
    this.#emit({ type: 'state', events });
  }

  #onEvents({ events, table, entries }: Events): void {
    const known = this.#state.table?.version ?? 0;
    // Events that were already applied are skipped.
    const fresh = events.filter(({ version }) => version > known);
    if (fresh.length === 0) return;
    this.#state = { ...this.#state, table, ...this.#after(fresh, entries) };
    this.#emit({ type: 'state', events: fresh });
  }

  #after(events: readonly RoomEvent[], entries: Entries | null | undefined): Partial<RoomState> {
    const started = events.find(event => event.event === 'started');
    return {
      ...(entries && { entries: [...this.#state.entries.slice(0, entries.keep), ...(entries.add ?? [])] }),
      ...(started?.event === 'started' && { first: started.first ?? null }),
    };
  }

  #onAck(ack: Ack): void {
    const { id, seats, token } = ack;
    if (!this.#unanswered.delete(id)) return;
    if (token) {
      this.#token = token;
      this.#options.onToken?.(token);
    }
    if (seats) this.#change({ seats });
    this.#emit({ type: 'done', id });
  }

  #onError({ id, code, retry_after_ms: retryMs }: ErrorMessage): void {
    const sent = id ? this.#unanswered.get(id) : undefined;
    if (!sent || !id) return;
    if (retryMs) {
      setTimeout(() => this.#unanswered.has(id) && this.#connection.send(sent), retryMs);
      return;
    }
    this.#unanswered.delete(id);
    this.#emit({ type: 'refused', id, code });
  }

  #onConnectionState(connection: ConnectionState, fault: string | null): void {
    this.#change({ connection, fault });
    if (connection !== 'open') return;
    for (const sent of this.#unanswered.values()) this.#connection.send(sent);
    this.#measureOffset();
  }

  #measureOffset(): void {
    const id = `t${++this.#count}`;
    this.#pings.clear();
    this.#pings.set(id, performance.now());
    this.#connection.send({ type: 'ping', id });
  }

  #change(part: Partial<RoomState>): void {
    this.#state = { ...this.#state, ...part };
    this.#emit({ type: 'state', events: [] });
  }

  #emit(news: RoomNews): void {
    for (const listener of [...this.#listeners]) listener(news);
  }
}
