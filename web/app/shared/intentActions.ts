/** The actions behind an intent of the board or a typed text. */
import type { ActionIntent, Intent } from '../../board/index.js';
import type { ActionLike, ActionText, Family, Mode, OfferedAction } from '../../core/index.js';

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
    .flatMap(part => {
      const token = family === 'classic' ? part.toLowerCase() : part;
      const run = /^([PBKIC])((?:@?[a-i][1-9]|[+-]){2,})$/.exec(token);
      if (!run) return [token];
      return (run[2]?.match(/@?[a-i][1-9]|[+-]/g) ?? []).map(part => `${run[1]}${part}`);
    });
}
