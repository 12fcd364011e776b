/** Splits a text into records: tags, the tokens of the moves, the result (`docs/formats.md`). */

/** A token of the moves; numbers are left out. */
export interface RecordToken {
  readonly kind: 'word' | 'note' | 'open' | 'close';
  /** Of a note: what stands between its braces, as it is written. */
  readonly text: string;
}

export interface RawRecord {
  readonly tags: Map<string, string>;
  readonly tokens: RecordToken[];
  result: string | null;
}

const RESULT = /^(\*|draw|[SWNEPG]-wins)$/;
const TOKEN =
  /\s+|\[(\w+) "((?:[^"\\\n]|\\[\s\S])*)"\]|\{((?:[^{}\\]|\\[\s\S])*)\}|([()])|\d{1,7}\.(?=\s|$)|([^\s[\]{}()]+)/y;
/** Numbers may touch their actions: `1.e2`, `1...e8`. */
const LENIENT_TOKEN = new RegExp(TOKEN.source.replace('\\.(?=\\s|$)', '\\.+'), 'y');

/** Resolves the escapes of tags and comments. */
export function unescaped(text: string): string {
  return text.replace(/\\([\s\S])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === 'r' ? '\r' : letter));
}

/** Returns the records of a text; null if something in it is no token. */
export function splitRecords(text: string, isLenient: boolean): RawRecord[] | null {
  const pattern = isLenient ? LENIENT_TOKEN : TOKEN;
  const records: RawRecord[] = [];
  let current: RawRecord | null = null;
  for (let at = 0; at < text.length; at = pattern.lastIndex) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) return null;
    const [, tag, value, note, bracket, word] = found;
    if ([tag, note, bracket, word].every(each => each === undefined)) continue;
    if (!current || (tag !== undefined && current.tokens.length > 0)) {
      if (note !== undefined && records.length > 0) {
        if (isLenient) continue;
        return null; // a note after a result
      }
      records.push((current = { tags: new Map(), tokens: [], result: null }));
    }
    if (tag !== undefined) current.tags.set(tag, unescaped(value ?? ''));
    else if (note !== undefined) current.tokens.push({ kind: 'note', text: note });
    else if (bracket !== undefined) current.tokens.push({ kind: bracket === '(' ? 'open' : 'close', text: bracket });
    else if (word !== undefined && RESULT.test(word)) {
      current.result = word;
      current = null;
    } else if (word !== undefined) current.tokens.push({ kind: 'word', text: word });
  }
  return records;
}
