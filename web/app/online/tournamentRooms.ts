/** Which tournament a table of this tab belongs to, so that there is a way back at the end of its game. */
const KEY = 'hedgemaze.tournaments';

function known(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** The id of the tournament of a room; empty if it is not known. */
export function tournamentOf(room: string): string {
  return known()[room] ?? '';
}

/** Whether this tab has been at a table of a tournament. */
export function hasPlayedIn(tournament: string): boolean {
  return Object.values(known()).includes(tournament);
}

export function rememberTournament(room: string, tournament: string): void {
  try {
    const latest = Object.entries(known()).slice(-30);
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [room]: tournament }));
  } catch {
    // The storage is blocked: there is no way back but the menu.
  }
}
