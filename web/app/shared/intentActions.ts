/** The actions behind an intent of the board or a typed text, and how long a drawn path may be. */
import type { ActionIntent, Intent } from '../../board/index.js';
import type { ActionLike, ActionText, Family, Mode, OfferedAction } from '../../core/index.js';
import { tokensIn } from './actionRuns.js';

/** The most squares of a path that a player may draw in one go. */
export function longestPathIn(family: Family): number {
  return family === 'classic' ? 1 : 5;
}

/** Returns the offered action of an intent; for a path also the stop before it and the further steps by the same seat. */
export function offeredActions(intent: ActionIntent, mode: Mode): OfferedAction[] {
  const { action } = intent;
  if (intent.type !== 'path') return [action];
  const { piece, squares, stop } = intent;
  const further = squares.slice(1).flatMap(square => mode.stepTo(piece, square) ?? []);
  return [...(stop ? [stop] : []), action, ...further.map(({ number }) => ({ number, seat: action.seat }))];
}

/** Returns the actions of an intent; none if it is not an action. */
export function actionsOf(intent: Intent, mode: Mode): ActionLike[] {
  if (intent.type === 'typed') return typedTokens(intent.text, mode.family);
  return 'action' in intent ? offeredActions(intent, mode).map(({ number }) => number) : [];
}

/** Splits a typed text into tokens, and runs of one piece (`P@e9d9`) as in records; case does not matter in classic. */
export function typedTokens(text: string, family: Family): ActionText[] {
  return text
    .trim()
    .split(/\s+/)
    .filter(part => part !== '')
    .flatMap(part => tokensIn(family === 'classic' ? part.toLowerCase() : part));
}
