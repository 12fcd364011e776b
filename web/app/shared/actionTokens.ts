/** Converts intents of the board and typed text into action tokens. */
import type { Intent } from '../../board/index.js';
import type { ActionText, Family } from '../../core/index.js';

/** Returns the tokens of an intent; none if it is not an action. */
export function tokensOf(intent: Intent, family: Family): ActionText[] {
  const step = (piece: string, square: string) => (family === 'classic' ? square : `${piece}${square}`);
  switch (intent.type) {
    case 'enter':
      return [step(intent.piece, intent.square)];
    case 'path':
      return intent.squares.map(square => step(intent.piece, square));
    case 'place':
      return [intent.fence];
    case 'lift':
      return [`~${intent.fence}`];
    case 'respawn':
      return [`P@${intent.square}`];
    case 'stop':
      return [`${intent.piece}-`];
    case 'spend':
      return ['P+'];
    case 'typed':
      return typedTokens(intent.text, family);
    default:
      return [];
  }
}

/** Reads typed tokens, and runs of one piece as in records (`P@e9d9`); case does not matter in classic. */
export function typedTokens(text: string, family: Family): ActionText[] {
  return text
    .trim()
    .split(/\s+/)
    .filter(part => part !== '')
    .flatMap(part => {
      const token = family === 'classic' ? part.toLowerCase() : part;
      const run = /^([PBKIC])((?:@?[a-i][1-9]|[+-]){2,})$/.exec(token);
      if (!run) return [token];
      return (run[2]?.match(/@?[a-i][1-9]|[+-]/g) ?? []).map(step => `${run[1]}${step}`);
    });
}
