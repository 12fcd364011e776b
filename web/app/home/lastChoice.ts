/** The last choice of mode and side on the front page. */
import { MODES, type ModeName } from '../../core/words.js';

export interface FrontChoice {
  readonly mode: ModeName;
  /** The user's side in the PAC-MAN modes. */
  readonly role: 'P' | 'G';
}

const NAME = 'hedgemaze.front';

export function lastChoice(): FrontChoice {
  let stored: Partial<FrontChoice> | null = null;
  try {
    stored = JSON.parse(localStorage.getItem(NAME) ?? 'null');
  } catch {
    stored = null;
  }
  return { mode: MODES.find(mode => mode === stored?.mode) ?? 'classic2', role: stored?.role === 'G' ? 'G' : 'P' };
}

export function saveChoice(choice: FrontChoice): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(choice));
  } catch {
    // The storage is blocked: the next visit begins with the default choice.
  }
}
