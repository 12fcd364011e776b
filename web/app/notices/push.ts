/** The browser's half of push messages. `subscribe` is the only place that asks the browser's push service. */

/** What this browser can do: `install` is an iPhone or iPad, where only an installed page gets messages. */
export type PushSupport = 'ready' | 'blocked' | 'install' | 'unsupported';

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isTabOfIos() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** Whether this is a tab of an iPhone or iPad; an iPad says that it is a Mac, but has a touch screen. */
function isTabOfIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isIos && !matchMedia('(display-mode: standalone)').matches;
}

/** Subscribes this browser, or returns the subscription that it has. `key` is the public key of the server. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return (await pushManager.subscribe(options)).toJSON();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await unsubscribe(); // of an earlier key of the server
    return (await pushManager.subscribe(options)).toJSON();
  }
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const found = await registration?.pushManager.getSubscription();
  await found?.unsubscribe();
}
