/** A new version of the page: it waits until somebody wants it, or until the page is opened the next time. */

let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a new version is ready. */
export function isUpdateReady(): boolean {
  return waiting !== null;
}

/** Not now; it is used when the page is next opened. */
export function forgetUpdate(): void {
  waiting = null;
}

/** Uses the new version: games are kept after every action, so the page comes back where it was. */
export function useUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('use');
}

/** Notices a new version that was fetched. The first version ever is no news, and a blocked worker has none. */
export function watchForUpdate(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  const notice = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) waiting = worker;
  };
  notice(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => notice(worker));
  });
}
