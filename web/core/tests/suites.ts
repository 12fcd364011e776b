/** Reads the test data that Python, C++ and TypeScript share; `docs/suites.md` has the formats. */
import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from './support.js';

interface Line {
  readonly keyword: string;
  readonly value: string;
}

/** A position and the counts below it, by depth from 1. */
export interface PerftBlock {
  readonly id: string;
  readonly position: string;
  readonly entries: readonly string[];
  readonly counts: readonly bigint[];
}

/** A game at its start, or after an entry. */
export interface Moment {
  /** An action, or an event such as `W:resigned`; null at the start. */
  readonly entry: string | null;
  readonly turn: string;
  readonly legal: number;
  readonly position: string;
  readonly refusals: readonly { readonly token: string; readonly code: string }[];
}

export interface Playthrough {
  readonly name: string;
  readonly mode: string;
  readonly moments: readonly Moment[];
  readonly outcome: string;
}

/** The lines of a file that count. */
function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => {
      const at = line.indexOf(' ');
      return { keyword: line.slice(0, at), value: line.slice(at + 1) };
    });
}

function filesOf(folder: string, ending: string): { name: string; text: string }[] {
  const path = `${ROOT}suites/${folder}/`;
  return readdirSync(path)
    .filter(name => name.endsWith(ending))
    .sort()
    .map(name => ({ name: name.slice(0, -ending.length), text: readFileSync(path + name, 'ascii') }));
}

export function parsePerft(text: string): PerftBlock[] {
  const blocks: { id: string; position: string; entries: string[]; counts: bigint[] }[] = [];
  for (const { keyword, value } of linesOf(text)) {
    if (keyword === 'id') {
      blocks.push({ id: value, position: '', entries: [], counts: [] });
      continue;
    }
    const block = blocks.at(-1);
    if (!block) throw new Error(`${keyword} before the first id`);
    if (keyword === 'position') block.position = value;
    else if (keyword === 'entries') block.entries = value.split(' ');
    else if (keyword === 'perft') block.counts.push(BigInt(value.slice(value.indexOf(' ') + 1)));
    else if (keyword !== 'source') throw new Error(`${block.id}: unknown keyword ${keyword}`);
  }
  return blocks;
}

export function readPerft(): PerftBlock[] {
  return filesOf('perft', '.perft').flatMap(({ text }) => parsePerft(text));
}

export function parsePlaythrough(name: string, text: string): Playthrough {
  const lines = linesOf(text);
  let at = 0;
  const take = (keyword: string): string => {
    const line = lines[at++];
    if (line?.keyword !== keyword) throw new Error(`${name}: ${keyword} is expected, not ${line?.keyword}`);
    return line.value;
  };
  const rest = (entry: string | null, start: string | null): Moment => {
    const turn = take('turn');
    const legal = Number(take('legal'));
    const position = start ?? take('position');
    const refusals: { token: string; code: string }[] = [];
    while (lines[at]?.keyword === 'refused') {
      const [token = '', code = ''] = take('refused').split(' ');
      refusals.push({ token, code });
    }
    return { entry, turn, legal, position, refusals };
  };
  for (const keyword of ['title', 'shows', 'clauses']) take(keyword);
  const mode = take('mode');
  const moments = [rest(null, take('start'))];
  while (lines[at]?.keyword !== 'outcome') {
    const entry = lines[at]?.keyword === 'event' ? take('event') : take('action').split(' ')[1];
    moments.push(rest(entry ?? '', null));
  }
  return { name, mode, moments, outcome: take('outcome') };
}

export function readPlaythroughs(): Playthrough[] {
  return filesOf('playthroughs', '.txt').map(({ name, text }) => parsePlaythrough(name, text));
}
