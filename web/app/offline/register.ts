/** Registers the service worker, so that the page works offline after the first visit. Browsers without one are fine. */
import { watchForUpdate } from './update.svelte.js';

export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('./sw.js').then(watchForUpdate, () => undefined);
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}
