/** The announcements of the hosts, for those who play with others; a dismissed one stays away. */
import { hasSeats } from '../../online/seatTokens.js';
import type { AnnouncementText, CurrentAnnouncements } from '../../online/wire.gen.js';

const KEY = 'hedgemaze.dismissed';
const AGAIN_MS = 5 * 60_000;
const MOST = 20;
/** Pages that ask the server anyway. */
const SERVER_PAGES = new Set([
  'lobby',
  'online',
  'code',
  'account',
  'player',
  'me',
  'watching',
  'tournaments',
  'tournament',
]);

function dismissed(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

let known = $state.raw<readonly AnnouncementText[]>([]);
let askedAt = -Infinity;

/** Those that this browser has not dismissed, the latest first. */
export function announcements(): readonly AnnouncementText[] {
  return known;
}

/** Whether a page asks for them: one that uses the server, or the front page of a user with games there. */
export function isConcerned(page: string): boolean {
  return SERVER_PAGES.has(page) || (page === 'front' && hasSeats());
}

/** The text in a language; hosts need not write one for each. */
export function textIn({ texts }: AnnouncementText, language: string): string {
  return texts[language] ?? texts['*'] ?? '';
}

export function dismiss(id: string): void {
  known = known.filter(each => each.id !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([...dismissed(), id].slice(-MOST)));
  } catch {
    // The storage is blocked: it is shown again after the next visit.
  }
}

/** Asks the server, at most every few minutes. */
export async function askAnnouncements(): Promise<void> {
  if (performance.now() - askedAt < AGAIN_MS) return;
  askedAt = performance.now();
  try {
    const response = await fetch(new URL('api/announcements', document.baseURI));
    if (!response.ok) return;
    const { announcements: found } = (await response.json()) as CurrentAnnouncements;
    const gone = new Set(dismissed());
    known = found.filter(each => !gone.has(each.id));
  } catch {
    // No connection: nothing to show.
  }
}
