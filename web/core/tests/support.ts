/** What the tests share: the built core, folders of the repository, and results that must be good. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { loadCore, type Core, type ErrorCode, type Position, type Result } from '../index.js';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const WASM = fileURLToPath(new URL('../hedgemaze.wasm', import.meta.url));

/** A core of its own for every test file. */
export function load(): Promise<Core> {
  return loadCore(readFileSync(WASM));
}

/** The packed bytes of a mode's small network. */
export function networkBytes(mode: string): Uint8Array {
  return gunzipSync(readFileSync(`${ROOT}src/hedgemaze/engine/nets/${mode}-small.net`));
}

/** The value of a result; a failure is an error with its code. */
export function valueOf<T>(result: Result<T, ErrorCode>): T {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

/** The position after these tokens. */
export function played(position: Position, tokens: string): Position {
  return tokens.split(' ').reduce((now, token) => valueOf(now.play(token)), position);
}
