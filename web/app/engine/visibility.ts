/** Whether somebody can see the page: nobody should pay with a battery for what is not seen. */

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
