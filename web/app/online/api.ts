/** Requests to the HTTP interface of the server. */
import type {
  Code,
  Erased,
  ErrorBody,
  ExactAnswer,
  Games,
  NewReport,
  NewTable,
  Reported,
  RoomInfo,
  SeatedHere,
  Settings,
} from './wire.gen.js';

export type ApiAnswer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

let offset = 0;

/** The server's time minus ours in milliseconds, by its last answer; accurate to about a second. */
export function serverOffset(): number {
  return offset;
}

/** Sends a request to a path under `api/`. */
export async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<ApiAnswer<T>> {
  try {
    const response = await fetch(new URL(`api/${path}`, document.baseURI), {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const serverTime = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(serverTime)) offset = serverTime - Date.now();
    const value: unknown = await response.json();
    return response.ok ? { ok: true, value: value as T } : { ok: false, code: (value as ErrorBody).code };
  } catch {
    return { ok: false, code: 'server.unreachable' };
  }
}

export function openTable(settings: Settings): Promise<ApiAnswer<NewTable>> {
  return ask('POST', 'rooms', settings);
}

export function roomInfo(room: string): Promise<ApiAnswer<RoomInfo>> {
  return ask('GET', `rooms/${room}`);
}

/** Asks for a code that moves a seat to another device. */
export function resumeCode(room: string, token: string, seat: number): Promise<ApiAnswer<Code>> {
  return ask('POST', `rooms/${room}/code`, { ...(token && { token }), seat });
}

/** Moves a seat to this device by a code. */
export function resume(code: string): Promise<ApiAnswer<SeatedHere>> {
  return ask('POST', 'resume', { code });
}

/** Asks the tables of the server about a position; with `make`, a server that makes tables begins with a missing one. */
export function exactValue(position: string, make = false): Promise<ApiAnswer<ExactAnswer>> {
  return ask('POST', 'exact', { position, ...(make && { make }) });
}

/** A player who can be reported: at a seat of a room, or by the name of an account. */
export interface ReportSubject {
  readonly room?: string;
  readonly seat?: number;
  readonly name?: string;
  /** What a list calls the player. */
  readonly label: string;
}

/** Reports a player to the hosts. */
export function report(
  { room = '', seat = 0, name = '' }: ReportSubject,
  reason: NewReport['reason'],
): Promise<ApiAnswer<Reported>> {
  return ask('POST', 'reports', { room, seat, name, reason });
}

export function ownGames(): Promise<ApiAnswer<Games>> {
  return ask('GET', 'me');
}

/** All data that the server stores about the user of this browser. */
export function exported(): Promise<ApiAnswer<unknown>> {
  return ask('GET', 'me/export');
}

export function erase(): Promise<ApiAnswer<Erased>> {
  return ask('DELETE', 'me');
}
