/** A fake server for tests: sends what a test asks for, and keeps the messages that it receives. */
import type { Dial, ConnectionListener, Wire } from '../online/connection.js';
import type { ClientMessage, RoomEvent, ServerMessage, TableView } from '../online/wire.gen.js';

/** One connection, seen from the server. */
export class Line implements Wire {
  readonly heard: ClientMessage[] = [];
  readonly #listener: ConnectionListener;
  isClosed = false;

  constructor(listener: ConnectionListener) {
    this.#listener = listener;
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.#listener.opened();
  }

  tell(message: ServerMessage): void {
    this.#listener.heard(JSON.stringify(message));
  }

  /** The network breaks. */
  cut(): void {
    this.isClosed = true;
    this.#listener.closed();
  }

  /** The commands that the client sent, without pings. */
  get commands(): ClientMessage[] {
    return this.heard.filter(({ type }) => !['hello', 'ping', 'pong'].includes(type));
  }
}

/** All connections that were tried, the latest last. */
export class Exchange {
  readonly lines: Line[] = [];

  readonly dial: Dial = listener => {
    const line = new Line(listener);
    this.lines.push(line);
    return line;
  };

  get line(): Line {
    const line = this.lines.at(-1);
    if (!line) throw new Error('nobody has called');
    return line;
  }
}

export function seats(mode: string): TableView['seats'] {
  const sides = { classic2: ['S', 'N'] as const, classic4: ['S', 'W', 'N', 'E'] as const }[mode];
  const names = ['Ada', 'Bob', 'Cleo', 'Dan'];
  return sides
    ? sides.map((side, index) => ({
        holder: index === 0 ? 'here' : 'elsewhere',
        presence: 'taken',
        side,
        hand: side,
        name: names[index] ?? '',
      }))
    : [
        { holder: 'elsewhere', presence: 'taken', side: 'P', hand: 'P', name: 'Ada' },
        { holder: 'here', presence: 'taken', side: 'G', hand: 'BK', name: 'Bob' },
        { holder: 'elsewhere', presence: 'taken', side: 'G', hand: 'IC', name: 'Cleo' },
      ];
}

/** A room with its log, kept by hand. */
export class PaperRoom {
  version = 4;
  turnVersion = 4;
  entries: string[] = [];
  readonly #mode: string;
  readonly #start: string;
  readonly #seats: TableView['seats'];
  readonly #position: (entries: readonly string[]) => string;

  constructor(mode: string, start: string, position: (entries: readonly string[]) => string) {
    this.#mode = mode;
    this.#start = start;
    this.#seats = seats(mode);
    this.#position = position;
  }

  table(): TableView {
    return {
      version: this.version,
      stage: 'playing',
      mode: this.#mode,
      seats: this.#seats,
      position: this.#position(this.entries),
      turn_version: this.turnVersion,
    };
  }

  welcome(mine: number[]): ServerMessage {
    const settings = { mode: this.#mode, seats: [] };
    const snapshot = { settings, start: this.#start, entries: [...this.entries] };
    return { type: 'welcome', room: 'r', seats: mine, now_ms: Date.now(), table: this.table(), snapshot };
  }

  /** The answer to a client that knows everything up to a version. */
  welcomeBack(mine: number[], events: RoomEvent[], keep: number): ServerMessage {
    const entries = { keep, add: this.entries.slice(keep) };
    return { type: 'welcome', room: 'r', seats: mine, now_ms: Date.now(), table: this.table(), events, entries };
  }

  /** Plays: a new turn unless it is said otherwise. */
  acted(seat: number, actions: string[], command = '', isTurn = true): ServerMessage {
    const keep = this.entries.length;
    this.version += 1;
    this.entries.push(...actions);
    if (isTurn) this.turnVersion = this.version;
    return {
      type: 'events',
      events: [this.event(seat, actions, command)],
      table: this.table(),
      entries: { keep, add: actions },
    };
  }

  event(seat: number, actions: string[], command: string): RoomEvent {
    return { event: 'acted', version: this.version, at_ms: 0, seat, command, actions };
  }

  tookBack(to: number): ServerMessage {
    this.entries.length = to;
    this.version += 1;
    this.turnVersion = this.version;
    const event: RoomEvent = { event: 'tookback', version: this.version, at_ms: 0, seat: 2, turn: 0 };
    return { type: 'events', events: [event], table: this.table(), entries: { keep: to } };
  }
}
