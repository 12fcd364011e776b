/** What is wrong with a text that somebody pasted or set up, in words. */
import type { ErrorCode } from '../../core/index.js';
import type { Unreadable } from '../record.js';
import { whyNot } from '../speech.js';
import { hasWords, t } from '../words/words.svelte.js';

/** What is wrong with a position or a mode. */
export function whyUnreadable(code: ErrorCode): string {
  const id = `read-${code.replace('.', '-')}`;
  const kind = `read-${code.split('.')[0]}`;
  return hasWords(id) ? t(id) : hasWords(kind) ? t(kind, { code }) : whyNot(code, null);
}

/** What is wrong with a text, and where in a game. */
export function unreadableWords({ code, action }: Unreadable): string {
  if (!action) return whyUnreadable(code);
  return t('read-action', { n: action.number, action: action.text, reason: whyNot(code, action.illegality) });
}
