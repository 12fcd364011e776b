/** Writes game records in the canonical form of `docs/formats.md`: the same text as Python. */
import type { Core, Position, Side } from '../../core/index.js';
import type { EntryText } from '../table/model/game.js';
import type { Ending } from '../table/model/types.js';

/** A game as a record holds it. */
export interface RecordSource {
  /** One more than entries; as many if the last entry is `draw:agreed`. */
  readonly positions: readonly Position[];
  readonly entries: readonly EntryText[];
  readonly ending: Ending | null;
  /** Further tags, in their order: `Seat1`, `Date` and the like. */
  readonly tags?: Readonly<Record<string, string>>;
}

const WIDTH = 96;
const RUN = /^[PBKIC](?!:)/;

function escaped(text: string): string {
  return text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}

/** The result as records write it. */
export function resultOf(ending: Ending | null): string {
  return ending ? (ending.winner ? `${ending.winner}-wins` : 'draw') : '*';
}

/** Returns the numbers to print, by the entry that opens a round. */
function numbersOf({ positions, entries }: RecordSource): Map<number, string> {
  const numbers = new Map<number, string>();
  let before: Position | null = null;
  positions.slice(0, entries.length).forEach((position, index) => {
    const { sides, family } = position.mode;
    const place = (one: Position) => sides.indexOf(one.turn.side as Side);
    if (family === 'classic') {
      if (!before || place(position) < place(before)) numbers.set(index, String(numbers.size + 1));
    } else if (position.round !== before?.round) numbers.set(index, String(position.round));
    before = position;
  });
  return numbers;
}

/** Returns numbers and entries; the actions of one piece in a row are joined. */
function wordsOf(source: RecordSource): string[] {
  const words: string[] = [];
  const numbers = numbersOf(source);
  let run = '';
  source.entries.forEach((entry, index) => {
    const number = numbers.get(index);
    if (run && number === undefined && entry.charAt(0) === run.charAt(0) && RUN.test(entry)) run += entry.slice(1);
    else {
      if (run) words.push(run);
      if (number !== undefined) words.push(`${number}.`);
      run = entry;
    }
    if (!RUN.test(run)) {
      words.push(run);
      run = '';
    }
  });
  return run ? [...words, run] : words;
}

function wrapped(words: readonly string[]): string {
  const lines = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines.join('\n');
}

/** Returns the canonical record of a game, with a line break at its end. */
export function writeRecord(core: Core, source: RecordSource): string {
  const [start] = source.positions;
  if (!start) throw new Error('a record begins with a position');
  const { ending } = source;
  const standard = core.start(start.mode);
  const tags: Record<string, string> = { Mode: start.mode.text };
  if (!standard.ok || standard.value.text !== start.text) tags['Start'] = start.text;
  Object.assign(tags, source.tags);
  const result = (tags['Result'] = resultOf(ending));
  if (ending) tags['Reason'] = ending.reason;
  if (ending?.rank) tags['Rank'] = String(ending.rank);
  const head = Object.entries(tags).map(([name, value]) => `[${name} "${escaped(value)}"]\n`);
  return `${head.join('')}\n${wrapped([...wordsOf(source), result])}\n`;
}
