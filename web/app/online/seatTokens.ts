/** Tokens of this browser's seats at tables with friends, and the name that was typed last. */
const SEATS = 'hedgemaze.seats';
const NAME = 'hedgemaze.name';
/** The choice about notices, which the modules of `notices/` read and write. */
export const NOTICES = 'hedgemaze.notices';
/** The oldest tokens beyond this number are forgotten. */
const MAX_ROOMS = 60;

function seats(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SEATS) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The storage is blocked: the cookie still identifies the seat.
  }
}

/** A new secret for a seat, which the client chooses, so that the server recognises a repeated request. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** The token of the seats in a room; empty if there is none. */
export function seatTokenOf(room: string): string {
  return seats()[room] ?? '';
}

/** Whether this browser has ever had a seat; without one there is no need to ask the server for games. */
export function hasSeats(): boolean {
  return Object.keys(seats()).length > 0;
}

export function saveToken(room: string, token: string): void {
  const others = Object.entries(seats()).filter(([each]) => each !== room);
  store(SEATS, JSON.stringify(Object.fromEntries([...others.slice(-MAX_ROOMS), [room, token]])));
}

export function removeToken(room: string): void {
  store(SEATS, JSON.stringify(Object.fromEntries(Object.entries(seats()).filter(([each]) => each !== room))));
}

export function lastName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function saveName(name: string): void {
  store(NAME, name);
}

/** Called by `forgetAll`, for what other modules keep in memory. */
export const onForget: (() => void)[] = [];

/** Removes the tokens, the name and the choice about notices: the player's, who is signed out or erased. */
export function forgetAll(): void {
  try {
    for (const each of [SEATS, NAME, NOTICES]) localStorage.removeItem(each);
  } catch {
    // The storage is blocked: nothing is stored in it.
  }
  for (const forget of onForget) forget();
}
