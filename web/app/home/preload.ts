/** Preloads the code of what a tap may open next, so that it opens without a wait. */
import { withMessages } from '../i18n/messages.svelte.js';

const IDLE_MS = 2000;

/** Preloads the code of the table, a few kilobytes, when the browser is idle. */
export function fetchTable(): void {
  const fetchIt = () => void import('../table/LocalTablePage.svelte').catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(fetchIt, { timeout: IDLE_MS });
  else setTimeout(fetchIt, IDLE_MS);
}

/** Preloads the core and the engine too: a game is about to begin. */
export function warmUp(): void {
  void import('../table/LocalTablePage.svelte').catch(() => undefined);
  void import('../engine/load.js').then(({ loaded }) => loaded()).catch(() => undefined);
}

/** Preloads the other ways to play a mode: their button is about to be pressed. */
export function fetchWays(): void {
  void withMessages(import('./ModeSheet.svelte')).catch(() => undefined);
}
