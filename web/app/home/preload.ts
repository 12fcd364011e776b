/** Fetches what a first game needs before it begins, so that the tap finds it there. */

const IDLE_MS = 2000;

/** The code of the table, when the browser has nothing else to do; a few kilobytes. */
export function fetchTable(): void {
  const fetchIt = () => void import('../table/LocalTablePage.svelte').catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(fetchIt, { timeout: IDLE_MS });
  else setTimeout(fetchIt, IDLE_MS);
}

/** The rules and the engine too: somebody is about to play. */
export function warmUp(): void {
  void import('../table/LocalTablePage.svelte').catch(() => undefined);
  void import('../engine/load.js').then(({ loaded }) => loaded()).catch(() => undefined);
}
