/** Reads pasted text: a position, or a game record (`docs/formats.md`), also without tags. */
import type { ActionText, Core, ErrorCode, Illegality, Position, Side } from '../../core/index.js';
import { typedTokens } from '../shared/actionTokens.js';

/** A game to look at: one more position than entries. */
export interface Line {
  readonly positions: readonly Position[];
  readonly entries: readonly ActionText[];
}

export interface Unreadable {
  readonly ok: false;
  readonly code: ErrorCode;
  /** The action that cannot be played, and which of the game it is, from 1. */
  readonly action?: { readonly text: string; readonly number: number; readonly illegality: Illegality | null };
}

export type Pasted = { readonly ok: true; readonly line: Line } | Unreadable;

const RESULT = /^(\*|draw|[SWNEPG]-wins)$/;

/** Reads the first record of a text, or a position. */
export function readPasted(core: Core, text: string): Pasted {
  const plain = text.replace(/^\uFEFF/, '').trim();
  const position = core.parsePosition(plain);
  if (position.ok) return { ok: true, line: { positions: [position.value], entries: [] } };
  if (/^[a-z]{4,}\d?(;\S*)?( |$)/.test(plain)) return { ok: false, code: position.code };
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
      if (!next.ok) {
        const illegality = 'illegality' in next ? next.illegality : null;
        return { ok: false, code: next.code, action: { text: token, number: entries.length + 1, illegality } };
      }
      positions.push(next.value);
      entries.push(token);
    }
  }
  return { ok: true, line: { positions, entries } };
}
