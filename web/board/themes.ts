/** Themes: which set of tokens (`css/tokens.css`) a page uses. Piece sets and the colours of fences work alike. */

export const THEMES = ['arcade', 'wood', 'garden', 'paper', 'contrast'] as const;
export type ThemeName = (typeof THEMES)[number];

/** Which drawings the pieces have (`css/sets.css`). */
export const PIECE_SETS = ['characters', 'pawns', 'counters'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

/** Fences in the theme's colour, or in that of the side that placed them. */
export const FENCE_COLOURS = ['theme', 'owners'] as const;
export type FenceColours = (typeof FENCE_COLOURS)[number];

/** Returns the theme for the system's preferences: more contrast, dark or light. */
function systemTheme(): ThemeName {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'wood' : 'arcade';
}

/**
 * Gives an element, such as the root of the page, a theme; `system` follows the system's preferences as they change.
 * Returns a function that stops this.
 */
export function applyTheme(element: HTMLElement, theme: ThemeName | 'system'): () => void {
  const queries = ['(prefers-contrast: more)', '(prefers-color-scheme: light)'].map(query => matchMedia(query));
  const apply = () => {
    element.dataset['theme'] = theme === 'system' ? systemTheme() : theme;
  };
  apply();
  if (theme !== 'system') return () => undefined;
  for (const query of queries) query.addEventListener('change', apply);
  return () => queries.forEach(query => query.removeEventListener('change', apply));
}

/** Gives an element a piece set and the colours of its fences. */
export function applyPieces(element: HTMLElement, pieces: PieceSet, fences: FenceColours): void {
  element.dataset['pieces'] = pieces;
  element.dataset['fences'] = fences;
}
