/** Whether the page is visible: work that nobody sees should not drain a battery. */

/** True in tests without a document. */
export function isVisible(): boolean {
  return typeof document === 'undefined' || document.visibilityState === 'visible';
}

/** Calls a listener whenever the page is hidden, until the returned function is called. */
export function whenHidden(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const onChange = () => !isVisible() && listener();
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
