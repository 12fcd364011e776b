/** Fetches what a first game needs before it begins, so that the tap finds it there. */

const IDLE_MS = 2000;

/** The code of the table, when the browser has nothing else to do; a few kilobytes. */
export function fetchTable(): void {
  const fetchIt = () => void import('../pages/Game.svelte').catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(fetchIt, { timeout: IDLE_MS });
  else setTimeout(fetchIt, IDLE_MS);
}

/** The rules and the engine too: somebody is about to play. */
export function warmUp(): void {
  void import('../pages/Game.svelte').catch(() => undefined);
  void import('../core.js').then(({ loaded }) => loaded()).catch(() => undefined);
}
