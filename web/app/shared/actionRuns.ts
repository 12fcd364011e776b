/** Runs: actions of one piece in a row, written as one word (`P@e9d9`), as records and lists of moves have them. */
import type { ActionText } from '../../core/index.js';

const RUN = /^[PBKIC](?:@?[a-i][1-9]|[+-])+$/;
const WITHOUT_PIECE = /@?[a-i][1-9]|[+-]/g;

/** Whether a word is a run, perhaps of a single action; classic actions, fences and sides that leave are none. */
export function isRun(word: string): boolean {
  return RUN.test(word);
}

/** Whether an entry can be joined to the run before it: it is an action of the same piece. */
export function canJoin(run: string, entry: string): boolean {
  return isRun(run) && isRun(entry) && run.charAt(0) === entry.charAt(0);
}

/** Joins an entry to the run before it. */
export function joinedTo(run: string, entry: string): string {
  return run + entry.slice(1);
}

/** Writes entries with the actions of one piece joined, as records do: `P@e9d9 d4h`. */
export function joined(entries: readonly string[]): string {
  const words: string[] = [];
  for (const entry of entries) {
    const last = words.at(-1);
    if (last && canJoin(last, entry)) words[words.length - 1] = joinedTo(last, entry);
    else words.push(entry);
  }
  return words.join(' ');
}

/** Splits a run into the tokens of its actions; any other word is one token. */
export function tokensIn(word: string): ActionText[] {
  if (!isRun(word)) return [word];
  return (word.slice(1).match(WITHOUT_PIECE) ?? []).map(part => `${word.charAt(0)}${part}`);
}
