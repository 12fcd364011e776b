/** Looks: which set of tokens (`css/tokens.css`) a page uses. */

export const LOOKS = ['arcade', 'wood', 'contrast'] as const;
export type Look = (typeof LOOKS)[number];

/** Returns the look for the system's preferences: more contrast, dark or light. */
function systemLook(): Look {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'wood' : 'arcade';
}

/**
 * Gives an element, such as the root of the page, a look; `system` follows the system's preferences as they change.
 * Returns a function that stops this.
 */
export function applyLook(element: HTMLElement, look: Look | 'system'): () => void {
  const queries = ['(prefers-contrast: more)', '(prefers-color-scheme: light)'].map(query => matchMedia(query));
  const apply = () => {
    element.dataset['look'] = look === 'system' ? systemLook() : look;
  };
  apply();
  if (look !== 'system') return () => undefined;
  for (const query of queries) query.addEventListener('change', apply);
  return () => queries.forEach(query => query.removeEventListener('change', apply));
}
