import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore, type Core } from '../../../core/index.js';
import { readPasted } from '../../records/readRecords.js';

let core: Core;

beforeAll(async () => {
  core = await loadCore(await readFile(new URL('../../../core/hedgemaze.wasm', import.meta.url)));
});

describe('what people paste', () => {
  it('reads a position', () => {
    const text = 'classic2 e3h Se2Ne8 9,10 - N - 3';
    const read = readPasted(core, `  ${text}\n`);
    expect(read.ok && read.line.positions.map(each => each.text)).toEqual([text]);
  });

  it('reads a record with tags, numbers, comments and runs', () => {
    const read = readPasted(core, '[Mode "pacman;lives=1"]\n[Event "x"]\n\n1. Pe6e7 {well} draw:agreed draw');
    expect(read.ok && read.line.entries).toEqual(['Pe6', 'Pe7']);
  });

  it('reads runs that begin on a gate', () => {
    const read = readPasted(core, '[Mode "advanced"] 1. P@e9d9c9');
    expect(read.ok && read.line.entries).toEqual(['P@e9', 'Pd9', 'Pc9']);
  });

  it('reads plain actions, and sides that leave', () => {
    const read = readPasted(core, '1. e2 e8 2. S:resigned N-wins');
    expect(read.ok && read.line.entries).toEqual(['e2', 'e8', 'S:resigned']);
  });

  it('says what is wrong', () => {
    expect(readPasted(core, 'e2 e2')).toMatchObject({ ok: false, code: 'action.too_far' });
    expect(readPasted(core, '[Mode "chess"] e2')).toMatchObject({ ok: false, code: 'mode.unknown' });
    expect(readPasted(core, 'classic2 - Se1Ne1 10,10 - S - 0')).toMatchObject({ ok: false });
  });

  it.each(['agreed', 'annotated', 'all-modes', 'custom-maze'])('reads the first record of %s', async name => {
    const text = await readFile(new URL(`../../../../suites/records/${name}.hedge`, import.meta.url), 'utf-8');
    expect(readPasted(core, text)).toMatchObject({ ok: true });
  });
});
