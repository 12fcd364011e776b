/** A new version of the page waits until the user accepts it or opens the page again. */

let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a new version is ready. */
export function isUpdateReady(): boolean {
  return waiting !== null;
}

/** Hides the notice; the new version is used when the page is next opened. */
export function forgetUpdate(): void {
  waiting = null;
}

/** Activates the new version and reloads. Games are saved after every action, so nothing is lost. */
export function useUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('use');
}

/** Watches for a new version. The first installation is not an update; `undefined` means that registration failed. */
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
