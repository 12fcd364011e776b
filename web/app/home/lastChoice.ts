/** What was chosen last on the front page. */
import { MODES, type ModeName } from '../../core/words.js';

export interface FrontChoice {
  readonly mode: ModeName;
  /** Which side one plays in the PAC-MAN modes. */
  readonly role: 'P' | 'G';
}

const NAME = 'hedgemaze.front';

export function lastChoice(): FrontChoice {
  let kept: Partial<FrontChoice> | null = null;
  try {
    kept = JSON.parse(localStorage.getItem(NAME) ?? 'null');
  } catch {
    kept = null;
  }
  return { mode: MODES.find(mode => mode === kept?.mode) ?? 'classic2', role: kept?.role === 'G' ? 'G' : 'P' };
}

export function keepChoice(choice: FrontChoice): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(choice));
  } catch {
    return; // a closed storage: the usual choice next time
  }
}
