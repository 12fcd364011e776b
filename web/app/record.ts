/** Reads what people paste: the text of a position, or a game record (`docs/formats.md`), also without tags. */
import type { ActionText, Core, Position, Side } from '../core/index.js';
import { typedTokens } from './intents.js';

/** A game to look at: one more position than entries. */
export interface Line {
  readonly positions: readonly Position[];
  readonly entries: readonly ActionText[];
}

export type Pasted = { readonly ok: true; readonly line: Line } | { readonly ok: false; readonly code: string };

const RESULT = /^(\*|draw|[SWNEPG]-wins)$/;

/** Reads the first record of a text, or a position. */
export function readPasted(core: Core, text: string): Pasted {
  const plain = text.trim();
  const position = core.parsePosition(plain);
  if (position.ok) return { ok: true, line: { positions: [position.value], entries: [] } };
  if (/^\w+(;\S+)? \S+ \S+ \S+ \S+ \S+ /.test(plain) && !/^\d|^\[/.test(plain)) return { ok: false, code: position.code };
  return readRecord(core, plain);
}

function readRecord(core: Core, text: string): Pasted {
  const head = /^(?:\s*\[\w+ "(?:[^"\\]|\\.)*"\])*/.exec(text)?.[0] ?? '';
  const tags = new Map([...head.matchAll(/\[(\w+) "((?:[^"\\]|\\.)*)"\]/g)].map(([, name, value]) => [name, value]));
  const moves = (text.slice(head.length).split(/^\s*\[\w+ "/m)[0] ?? '')
    .replace(/\{(?:[^}\\]|\\.)*\}/gs, ' ')
    .replace(/(^|\s)\d+\.+/g, ' ');
  const started = tags.get('Start');
  const start = started ? core.parsePosition(started) : core.start(tags.get('Mode') ?? 'classic2');
  if (!start.ok) return { ok: false, code: start.code };
  const positions: Position[] = [start.value];
  const entries: ActionText[] = [];
  const { family } = start.value.mode;
  for (const word of moves.split(/\s+/).filter(each => each !== '')) {
    if (RESULT.test(word) || word === 'draw:agreed') break;
    const before = positions.at(-1) as Position;
    const left = /^([SWNEPG]):(resigned|flagged)$/.exec(word);
    for (const token of left ? [word] : typedTokens(word, family)) {
      const next = left ? before.retire(left[1] as Side) : (positions.at(-1) as Position).play(token);
      if (!next.ok) return { ok: false, code: next.code };
      positions.push(next.value);
      entries.push(token);
    }
  }
  return { ok: true, line: { positions, entries } };
}
