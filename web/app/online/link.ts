/** `Link`: a socket that comes back by itself, the first time at once, then after longer and longer waits. */
import type { ClientMessage, Hello, ServerMessage } from './wire.gen.js';

/** One connection, as far as it is used here. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface LinkListener {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export type Dial = (listener: LinkListener) => Wire;

/** `open` after the server's welcome; `waiting` until the next try; `ended` for good. */
export type LinkState = 'connecting' | 'open' | 'waiting' | 'ended';

export interface LinkOptions {
  readonly dial: Dial;
  /** The first message of every connection, with what is known by then. */
  readonly hello: () => Hello;
  readonly onMessage: (message: ServerMessage) => void;
  /** `code` is why it ended for good. */
  readonly onState: (state: LinkState, code: string | null) => void;
  /** Between 0 and 1. */
  readonly random?: () => number;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 5_000;
/** How long a welcome may take. */
const WELCOME_MS = 8_000;
/** The server pings every ten seconds. */
const SILENT_MS = 25_000;
/** How long an answer may take when there is a reason to doubt. */
const DOUBT_MS = 3_000;
const ENDS = new Set(['server.no_such_room', 'server.not_your_seat']);

export class Link {
  readonly #options: LinkOptions;
  #wire: Wire | null = null;
  #state: LinkState = 'connecting';
  #tries = 0;
  /** What the server said last before it closes: how long to wait. */
  #retryMs: number | null = null;
  #fault: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #pings = 0;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#dial();
  }

  get state(): LinkState {
    return this.#state;
  }

  /** Sends now; false if nobody is there. */
  send(message: ClientMessage): boolean {
    if (this.#state !== 'open' || !this.#wire) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  /**
   * The network or the window came back: tries at once, unless the server asked to wait, or makes sure that the connection
   * still lives.
   */
  nudge(): void {
    if (this.#state === 'waiting') {
      if (this.#retryMs === null) this.#dial();
    } else if (this.#state === 'open') {
      this.send({ type: 'ping', id: `n${++this.#pings}` });
      this.#expect(DOUBT_MS);
    }
  }

  close(): void {
    this.#end(null);
  }

  #dial(): void {
    clearTimeout(this.#timer);
    this.#enter('connecting');
    this.#retryMs = this.#fault = null;
    let isCurrent = true;
    const wire = this.#options.dial({
      opened: () => {
        if (isCurrent) wire.send(JSON.stringify(this.#options.hello()));
      },
      heard: text => {
        if (isCurrent) this.#heard(JSON.parse(text) as ServerMessage);
      },
      closed: () => {
        if (isCurrent) this.#lost();
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

  #heard(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.#tries = 0;
      this.#expect(SILENT_MS);
      this.#state = 'open';
      this.#options.onMessage(message);
      this.#options.onState('open', null);
      return;
    }
    if (this.#state === 'open') this.#expect(SILENT_MS);
    if (message.type === 'ping') this.send({ type: 'pong', number: message.number });
    else if (message.type === 'closing') {
      this.#retryMs = message.retry_after_ms ?? null;
      if (message.reason === 'moved') this.#end('moved');
      else if (message.reason === 'refused' && this.#fault && ENDS.has(this.#fault)) this.#end(this.#fault);
    } else {
      if (message.type === 'error' && this.#state !== 'open') this.#fault = message.code;
      this.#options.onMessage(message);
    }
  }

  /** Takes the connection for lost if nothing is heard for so long. */
  #expect(ms: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      this.#wire?.close();
      this.#lost();
    }, ms);
  }

  #lost(): void {
    if (this.#state === 'ended') return;
    clearTimeout(this.#watch);
    this.#wire = null;
    const lot = (this.#options.random ?? Math.random)();
    const backOff = this.#tries === 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#tries - 1));
    // Not all at once, but nobody before the server is ready.
    const wait = Math.max((backOff * (1 + lot)) / 2, (this.#retryMs ?? 0) * (1 + lot / 2));
    this.#tries += 1;
    this.#enter('waiting');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#dial(), wait);
  }

  #end(code: string | null): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#wire?.close();
    this.#wire = null;
    if (this.#state !== 'ended') {
      this.#state = 'ended';
      this.#options.onState('ended', code);
    }
  }

  #enter(state: LinkState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.onState(state, null);
  }
}

/** Connects to the server that the page came from. */
export function dialServer(listener: LinkListener): Wire {
  const url = new URL('api/socket', document.baseURI);
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
