/** Keeps the number of waiting games up to date, and the subscription of this browser. */
import { ownRows } from '../online/lobby/ownRows.js';
import { setWaitingGames } from '../title.svelte.js';
import { renew } from './notices.svelte.js';

const EVERY_MS = 120_000;
/** The list is asked for at most this often. */
const PAUSE_MS = 15_000;

let asked = 0;

async function refresh(): Promise<void> {
  asked = Date.now();
  const rows = await ownRows();
  setWaitingGames(rows.filter(({ isWaiting }) => isWaiting).map(({ game }) => game.room));
}

function refreshSoon(): void {
  if (Date.now() - asked >= PAUSE_MS) void refresh();
}

export function start(): void {
  void renew();
  void refresh();
  setInterval(() => void refresh(), EVERY_MS);
  document.addEventListener('visibilitychange', refreshSoon);
  // The service worker sends a message when a notice has arrived.
  navigator.serviceWorker?.addEventListener('message', ({ data }) => data === 'notice' && void refresh());
}
