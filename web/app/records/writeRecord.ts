/** Writes game records in the canonical form of `docs/formats.md`: the same text as Python. */
import type { Core, Position } from '../../core/index.js';
import { canJoin, isRun, joinedTo } from '../shared/actionRuns.js';
import { AGREED } from '../table/model/game.js';
import type { Ending } from '../table/model/types.js';
import type { Line } from './line.js';

/** A game as a record holds it. */
export interface RecordSource extends Line {
  readonly ending: Ending | null;
}

const WIDTH = 96;

function escaped(text: string): string {
  return text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}

/** The result as records write it. */
export function resultOf(ending: Ending | null): string {
  return ending ? (ending.winner ? `${ending.winner}-wins` : 'draw') : '*';
}

/** Returns the number of the round of each entry; classic rounds count from the start of the record. */
function roundNumbers(positions: readonly Position[], first: number): number[] {
  let before = -1;
  let round = first;
  return positions.map(({ mode, turn, round: now }) => {
    if (mode.family !== 'classic') return now;
    const place = mode.sides.indexOf(turn.side);
    if (place < before) round += 1;
    before = place;
    return round;
  });
}

/**
 * Returns the words of a line: numbers, entries, notes, variations. The actions of one piece in a row are joined. Without a
 * first round there are no numbers.
 */
function wordsOf(line: Line, firstRound: number | null): string[] {
  const { positions, notes, variations = [], isAgreed = false } = line;
  const entries = isAgreed ? [...line.entries, AGREED] : line.entries;
  const rounds = roundNumbers(positions.slice(0, entries.length), firstRound ?? 1);
  const words: string[] = [];
  const note = (index: number) => {
    const text = notes?.get(index);
    if (text !== undefined) words.push(`{${text}}`);
  };
  let run = '';
  const flush = () => {
    if (run) words.push(run);
    run = '';
  };
  note(0);
  entries.forEach((entry, index) => {
    const isNumbered = rounds[index] !== rounds[index - 1];
    if (!isNumbered && canJoin(run, entry)) run = joinedTo(run, entry);
    else {
      flush();
      if (isNumbered && firstRound !== null) words.push(`${rounds[index]}.`);
      run = entry;
    }
    const beside = variations.filter(({ at }) => at === index);
    if (!isRun(run) || beside.length > 0 || notes?.has(index + 1)) flush();
    note(index + 1);
    for (const each of beside) {
      words.push(...inBrackets(wordsOf(each, firstRound === null ? null : (rounds[index] as number))));
    }
  });
  flush();
  return words;
}

function inBrackets(words: readonly string[]): string[] {
  return words.map((word, index) => `${index === 0 ? '(' : ''}${word}${index === words.length - 1 ? ')' : ''}`);
}

/** Returns the moves of a line with its notes and variations as one text, without numbers. */
export function movesText(line: Line): string {
  return wordsOf(line, null).join(' ');
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
  return `${head.join('')}\n${wrapped([...wordsOf(source, 1), result])}\n`;
}
