/** The stored choice about notices: whether there is one, without loading the code that reads it. */
import { NOTICES } from '../online/seatTokens.js';

/** The stored text; empty if there is none. */
export function storedText(): string {
  try {
    return localStorage.getItem(NOTICES) ?? '';
  } catch {
    return '';
  }
}
