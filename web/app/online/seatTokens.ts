/** What this browser remembers of tables with friends: the secrets of its seats, and the name that was typed last. */
const SEATS = 'hedgemaze.seats';
const NAME = 'hedgemaze.name';
const MOST = 60;

function seats(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SEATS) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    return; // a closed storage: the cookie still knows the seat
  }
}

/** The secret of the seats at a table; empty if there is none. */
export function tokenOf(room: string): string {
  return seats()[room] ?? '';
}

/** Whether this browser has ever sat at a table with friends: others need not ask the server for anything. */
export function hasSeats(): boolean {
  return Object.keys(seats()).length > 0;
}

export function keepToken(room: string, token: string): void {
  const others = Object.entries(seats()).filter(([each]) => each !== room);
  keep(SEATS, JSON.stringify(Object.fromEntries([...others.slice(-MOST), [room, token]])));
}

export function forgetToken(room: string): void {
  keep(SEATS, JSON.stringify(Object.fromEntries(Object.entries(seats()).filter(([each]) => each !== room))));
}

export function lastName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function keepName(name: string): void {
  keep(NAME, name);
}

/** Forgets all of it. */
export function forgetAll(): void {
  try {
    localStorage.removeItem(SEATS);
    localStorage.removeItem(NAME);
  } catch {
    return; // a closed storage keeps nothing
  }
}
