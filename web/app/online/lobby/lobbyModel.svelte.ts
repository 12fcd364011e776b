/** `LobbyModel`: the lobby as the server reports it, and the user's search for a partner. */
import { readModeText } from '../../../core/modeText.js';
import type { ModeName } from '../../../core/words.js';
import { Connection, type ConnectionState, type Dial } from '../connection.js';
import { newSecret } from '../seatTokens.js';
import { PRESETS, type LobbyServerMessage, type OpenTable, type Role } from '../wire.gen.js';

export type Preset = (typeof PRESETS)[number];

/** After this time without a partner the computer is offered. */
export const OFFER_MS = 20_000;

/** The user's search for a partner. */
export interface PartnerSearch {
  readonly preset: Preset;
  readonly role: Role;
  readonly name: string;
  /** Whether the game counts for ratings. */
  readonly isRated: boolean;
  /** The rating by which others fit, once the server has said it. */
  readonly rating: number | null;
  /** The secret of the search; later the token of the seat. */
  readonly ticket: string;
  /** When it began, by the clock of this device. */
  readonly since: number;
}

/** Why a search has ended without a table. */
export type SearchEnd = { readonly kind: 'replaced' } | { readonly kind: 'refused'; readonly code: string };

export interface LobbyOptions {
  readonly dial: Dial;
  /** Called with the room and the token of the seat. */
  readonly onFound: (room: string, token: string) => void;
}

/** How many people wait for a preset; those who want a rated game wait apart. */
export function countOf(waiting: Readonly<Record<string, number>>, id: string, isRated: boolean): number {
  return waiting[isRated ? `${id}:rated` : id] ?? 0;
}

export function presetsOf(mode: ModeName): readonly Preset[] {
  return PRESETS.filter(preset => readModeText(preset.mode).name === mode);
}

export class LobbyModel {
  readonly #options: LobbyOptions;
  readonly #connection: Connection<LobbyServerMessage>;
  #count = 0;
  /** Whether the user has pressed cancel and the server has not answered. */
  #isCancelling = false;

  connection = $state.raw<ConnectionState>('connecting');
  /** The latest first; null until the server has sent them. */
  tables = $state.raw<readonly OpenTable[] | null>(null);
  /** How many people wait, by preset. */
  waiting = $state.raw<Readonly<Record<string, number>>>({});
  search = $state.raw<PartnerSearch | null>(null);
  end = $state.raw<SearchEnd | null>(null);

  constructor(options: LobbyOptions) {
    this.#options = options;
    this.#connection = new Connection<LobbyServerMessage>({
      dial: options.dial,
      welcome: 'lobby',
      onMessage: message => this.#onMessage(message),
      onState: (state, code) => {
        this.connection = state;
        if (state === 'open') this.#send();
        if (state !== 'ended' || !code) return;
        this.search = null;
        this.end = { kind: 'refused', code };
      },
    });
  }

  nudge(): void {
    this.#connection.nudge();
  }

  close(): void {
    this.#connection.close();
  }

  /** Begins to look for a partner. */
  seek(preset: Preset, role: Role, name: string, isRated = false): void {
    this.end = null;
    this.search = { preset, role, name, isRated, rating: null, ticket: newSecret(), since: Date.now() };
    this.#isCancelling = false;
    this.#send();
  }

  /** Stops looking. A table that is found at the same moment still opens. */
  cancel(): void {
    if (!this.search) return;
    this.#isCancelling = this.#connection.send({ type: 'cancel', id: this.#id() });
    if (!this.#isCancelling) this.search = null;
  }

  /** Sends the search, again after every reconnection: the server knows its ticket. */
  #send(): void {
    if (!this.search) return;
    if (this.#isCancelling) {
      this.search = null; // the entry has ended with its socket
      return;
    }
    const { preset, role, name, ticket, isRated } = this.search;
    const rated = isRated ? { is_rated: true } : {};
    this.#connection.send({ type: 'seek', id: this.#id(), preset: preset.id, role, name, ticket, ...rated });
  }

  #id(): string {
    this.#count += 1;
    return `l${this.#count}`;
  }

  #onMessage(message: LobbyServerMessage): void {
    switch (message.type) {
      case 'lobby':
        this.tables = message.tables ?? [];
        this.waiting = message.waiting ?? {};
        break;
      case 'change':
        this.#change(message.set ?? [], message.gone ?? [], message.waiting ?? {});
        break;
      case 'seeking':
        if (this.search && message.rating) this.search = { ...this.search, rating: message.rating };
        break;
      case 'found':
        if (this.search) this.#options.onFound(message.room, this.search.ticket);
        break;
      case 'cancelled':
        if (message.reason === 'replaced' && this.search) this.end = { kind: 'replaced' };
        this.search = null;
        break;
      case 'error':
        this.#onError(message.code);
        break;
    }
  }

  #onError(code: string): void {
    if (!this.search) return;
    if (!this.#isCancelling) this.end = { kind: 'refused', code };
    // The server may have stored the search although it could not say so.
    if (code.startsWith('storage.')) this.#connection.send({ type: 'cancel', id: this.#id() });
    this.search = null;
  }

  #change(set: readonly OpenTable[], gone: readonly string[], waiting: Readonly<Record<string, number>>): void {
    const changed = new Map(set.map(table => [table.room, table]));
    const known = this.tables ?? [];
    const kept = known.filter(({ room }) => !gone.includes(room)).map(table => changed.get(table.room) ?? table);
    const added = set.filter(({ room }) => !known.some(table => table.room === room));
    this.tables = [...added, ...kept];
    this.waiting = { ...this.waiting, ...waiting };
  }
}
