/** The stored choice about notices: whether there is one, without loading the code that reads it. */
export const NAME = 'hedgemaze.notices';

/** The stored text; empty if there is none. */
export function storedText(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}
