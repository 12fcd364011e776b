/** Notes of records (`docs/formats.md`): a clock, an evaluation and a comment between two braces. */
import { unescaped } from './recordTokens.js';

const HEAD = /^(\[%clk [^\]]*\] ?)?(\[%eval [^\]]*\] ?)?/;

/** The comment of a note as people read it; empty if it has none. */
export function commentOf(note: string | null): string {
  return unescaped((note ?? '').replace(HEAD, '')).trim();
}

/** The note with another comment; clock and evaluation stay. Null if nothing is left. */
export function withComment(note: string | null, comment: string): string | null {
  const head = (HEAD.exec(note ?? '')?.[0] ?? '').trim();
  const escaped = comment
    .trim()
    .replace(/[\\{}]|\[(?=%)/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
  return [head, escaped].filter(Boolean).join(' ') || null;
}
