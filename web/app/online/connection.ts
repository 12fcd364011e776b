/** `Connection`: a WebSocket that reconnects, the first time at once, then with exponential backoff and jitter. */
import type { ClientMessage, Hello, LobbyClientMessage, LobbyServerMessage, ServerMessage } from './wire.gen.js';

/** The messages of a socket: of a room, or of the lobby. */
type Received = ServerMessage | LobbyServerMessage;

/** The used part of a WebSocket. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface ConnectionListener {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export type Dial = (listener: ConnectionListener) => Wire;

/** `open` after the server's first message; `waiting` until the next attempt; `ended` permanently. */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'ended';

export interface ConnectionOptions<M extends Received = ServerMessage> {
  readonly dial: Dial;
  /** Returns the first message of each connection; the lobby needs none. */
  readonly hello?: () => Hello;
  /** The type of the server's first message. */
  readonly welcome?: M['type'];
  readonly onMessage: (message: M) => void;
  /** `code` is the reason why the connection has ended. */
  readonly onState: (state: ConnectionState, code: string | null) => void;
  /** Between 0 and 1. */
  readonly random?: () => number;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 5_000;
/** The time limit for the server's welcome. */
const WELCOME_MS = 8_000;
/** The server sends something at least every twelve seconds. */
const SILENT_MS = 25_000;
/** The time limit for an answer after `nudge`. */
const PROBE_MS = 3_000;
/** Errors after which reconnecting is useless. */
const FINAL_ERRORS = new Set(['server.no_such_room', 'server.not_your_seat']);

export class Connection<M extends Received = ServerMessage> {
  readonly #options: ConnectionOptions<M>;
  #wire: Wire | null = null;
  #state: ConnectionState = 'connecting';
  #tries = 0;
  /** The delay that the server has asked for before it closed the connection. */
  #retryMs: number | null = null;
  #fault: string | null = null;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #pings = 0;
  /** The ping whose answer decides whether the connection is still there, or null. */
  #probe: string | null = null;

  constructor(options: ConnectionOptions<M>) {
    this.#options = options;
    this.#dial();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Sends a message; returns false if the connection is not open. */
  send(message: ClientMessage | LobbyClientMessage): boolean {
    if (this.#state !== 'open' || !this.#wire) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  /**
   * Call when the network or the window is back: reconnects at once, unless the server has asked for a delay, or checks
   * an open connection with a ping.
   */
  nudge(): void {
    if (this.#state === 'waiting') {
      if (this.#retryMs === null) this.#dial();
    } else if (this.#state === 'open') {
      this.#probe = `n${++this.#pings}`;
      this.send({ type: 'ping', id: this.#probe });
      this.#expect(PROBE_MS);
    }
  }

  close(): void {
    this.#end(null);
  }

  #dial(): void {
    clearTimeout(this.#retryTimer);
    this.#setState('connecting');
    this.#retryMs = this.#fault = this.#probe = null;
    let isCurrent = true;
    const wire = this.#options.dial({
      opened: () => {
        if (isCurrent && this.#options.hello) wire.send(JSON.stringify(this.#options.hello()));
      },
      heard: text => {
        if (isCurrent) this.#onMessage(JSON.parse(text) as Received);
      },
      closed: () => {
        if (isCurrent) this.#onLost();
        isCurrent = false;
      },
    });
    this.#wire = {
      send: text => wire.send(text),
      close: () => {
        isCurrent = false;
        wire.close();
      },
    };
    this.#expect(WELCOME_MS);
  }

  #onMessage(message: Received): void {
    if (message.type === (this.#options.welcome ?? 'welcome')) {
      this.#tries = 0;
      this.#expect(SILENT_MS);
      this.#state = 'open';
      this.#options.onMessage(message as M);
      this.#options.onState('open', null);
      return;
    }
    if (message.type === 'pong' && message.id === this.#probe) this.#probe = null;
    // Until a probe is answered, other messages prove nothing: they may have arrived before the network was lost.
    if (this.#state === 'open' && this.#probe === null) this.#expect(SILENT_MS);
    if (message.type === 'ping') this.send({ type: 'pong', number: message.number });
    else if (message.type === 'closing') {
      this.#retryMs = message.retry_after_ms ?? null;
      if (message.reason === 'moved') this.#end('moved');
      else if (message.reason === 'banned') this.#end('people.banned');
      else if (message.reason === 'refused' && this.#fault && FINAL_ERRORS.has(this.#fault)) this.#end(this.#fault);
    } else {
      if (message.type === 'error' && this.#state !== 'open') this.#fault = message.code;
      this.#options.onMessage(message as M);
    }
  }

  /** Treats the connection as lost if no message arrives within `ms`. */
  #expect(ms: number): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => {
      this.#wire?.close();
      this.#onLost();
    }, ms);
  }

  #onLost(): void {
    if (this.#state === 'ended') return;
    clearTimeout(this.#silenceTimer);
    this.#wire = null;
    const jitter = (this.#options.random ?? Math.random)();
    const backOff = this.#tries === 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#tries - 1));
    // Jitter spreads the clients; none connects before the delay that the server has asked for.
    const wait = Math.max((backOff * (1 + jitter)) / 2, (this.#retryMs ?? 0) * (1 + jitter / 2));
    this.#tries += 1;
    this.#setState('waiting');
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#dial(), wait);
  }

  #end(code: string | null): void {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#silenceTimer);
    this.#wire?.close();
    this.#wire = null;
    if (this.#state !== 'ended') {
      this.#state = 'ended';
      this.#options.onState('ended', code);
    }
  }

  #setState(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.onState(state, null);
  }
}

/** Connects to a socket of the server of this page. */
function dialPath(path: string, listener: ConnectionListener): Wire {
  const url = new URL(path, document.baseURI);
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new WebSocket(url);
  socket.onopen = () => listener.opened();
  socket.onmessage = ({ data }) => listener.heard(String(data));
  socket.onclose = () => listener.closed();
  return {
    send: text => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}

export const dialServer: Dial = listener => dialPath('api/socket', listener);
export const dialLobby: Dial = listener => dialPath('api/lobby', listener);
