/**
 * The title of the browser tab: the name of the page, or a notice that a table in the background waits for your turn,
 * after the number of games that wait.
 */
import type { Route } from './routes.svelte.js';
import { t } from './i18n/messages.svelte.js';

let waiting = $state(false);

/** Sets whether a table in the background waits for a player of this page. */
export function setWaiting(isWaiting: boolean): void {
  waiting = isWaiting;
}

let waitingRooms = $state.raw<ReadonlySet<string>>(new Set());
/** The room of the table on the screen; empty if there is none. */
let shownRoom = $state('');

/** Sets which games of the server wait for a player of this browser. */
export function setWaitingGames(rooms: Iterable<string>): void {
  waitingRooms = new Set(rooms);
}

/** Reports whether one game waits for a player of this browser, and whether it is on the screen. */
export function noteTurn(room: string, isTurn: boolean, isShown: boolean): void {
  const others = [...waitingRooms].filter(each => each !== room);
  waitingRooms = new Set(isTurn ? [...others, room] : others);
  shownRoom = isShown ? room : '';
}

/** The number of games that wait, without the one on the screen. */
export function waitingGames(): number {
  return [...waitingRooms].filter(room => room !== shownRoom).length;
}

export function nameOf(page: Route['page']): string {
  return page === 'front' ? t('app-name') : t(`page-${page}`);
}

export function titleOf(page: Route['page']): string {
  const name = waiting ? t('title-turn') : nameOf(page);
  const title = !waiting && page === 'front' ? name : t('app-title', { page: name });
  const n = waitingGames();
  // Tabs and bookmarks show plain spaces.
  return (n > 0 ? t('title-waiting', { n, title }) : title).replaceAll('\u00a0', ' ');
}
