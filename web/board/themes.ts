/** Themes: which set of tokens (`css/tokens.css`) a page uses. */

export const THEMES = ['arcade', 'wood', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** Returns the theme for the system's preferences: more contrast, dark or light. */
function systemTheme(): Theme {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'wood' : 'arcade';
}

/**
 * Gives an element, such as the root of the page, a theme; `system` follows the system's preferences as they change.
 * Returns a function that stops this.
 */
export function applyTheme(element: HTMLElement, theme: Theme | 'system'): () => void {
  const queries = ['(prefers-contrast: more)', '(prefers-color-scheme: light)'].map(query => matchMedia(query));
  const apply = () => {
    element.dataset['theme'] = theme === 'system' ? systemTheme() : theme;
  };
  apply();
  if (theme !== 'system') return () => undefined;
  for (const query of queries) query.addEventListener('change', apply);
  return () => queries.forEach(query => query.removeEventListener('change', apply));
}
