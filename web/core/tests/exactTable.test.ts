/** Tables of exact values: byte for byte those of Python (`tests/core/wasm_tables.py`), and what cannot be solved. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  perfectAction,
  type Core,
  type Exact,
  type ExactAction,
  type ExactTable,
  type SolveProgress,
} from '../index.js';
import { checksumOf } from '../tableChecksum.js';
import { load, valueOf } from './support.js';

interface Reference {
  readonly mode: string;
  readonly ghosts: number;
  readonly checksum: string;
  readonly starts: readonly Exact[];
  readonly probes: readonly (Exact & {
    readonly position: string;
    readonly lives: number;
    readonly perfect: string;
    readonly actions: readonly (ExactAction & { readonly share: number })[];
  })[];
}

const FULL_MS = 600_000;
const REFERENCES = JSON.parse(process.env['HEDGEMAZE_TABLES'] ?? '[]') as Reference[];

let core: Core;
beforeAll(async () => {
  core = await load();
});

describe.each(REFERENCES)('$mode with $ghosts ghosts', ({ mode, ghosts, checksum, starts, probes }) => {
  let table: ExactTable;
  const steps: SolveProgress[] = [];
  beforeAll(() => {
    const onProgress = (progress: SolveProgress) => steps.push(progress);
    table = valueOf(core.solve(valueOf(core.parseMode(mode)), ghosts, { onProgress }));
  }, FULL_MS);

  it('is the table of Python, byte for byte', () => {
    console.log(`${mode} with ${ghosts} ghosts: ${checksumOf(table)}`);
    expect(checksumOf(table)).toBe(checksum);
    expect(starts.map((_, i) => table.start(i + 1))).toEqual(starts);
  });

  it('says the same about positions and actions', () => {
    for (const { position: text, lives, actions, value, distance } of probes) {
      const position = valueOf(core.parsePosition(text));
      expect(table.probe(position, lives), text).toEqual({ value, distance });
      const found = table.actions(position, lives);
      const shared = found.map(each => {
        const share = table.keepingShare(position, valueOf(position.mode.parseAction(each.action)), lives);
        return { ...each, share: Number(share.toFixed(5)) };
      });
      expect(shared, text).toEqual(actions);
    }
  });

  it('is played perfectly as in Python', () => {
    for (const { position: text, perfect } of probes) {
      expect(perfectAction(core, table, valueOf(core.parsePosition(text))), text).toBe(perfect);
    }
  });

  it('reports its progress, which only grows', () => {
    const done = steps.map(each => each.done);
    expect(done.length).toBeGreaterThan(30);
    expect([...done].sort((one, other) => one - other)).toEqual(done);
    expect(done.every(each => each >= 0 && each < 1)).toBe(true);
  });
});

describe('solve', () => {
  it.each([
    ['classic2', 'solve.family'],
    ['advanced', 'solve.family'],
    ['pacman;ghost_order=fixed', 'solve.ghost_order'],
    ['pacman;pellet_stops=false', 'solve.pellet_stops'],
    ['pacman;ghost_stack=free', 'solve.ghost_stack'],
  ])('refuses %s with %s', (mode, code) => {
    expect(core.solve(valueOf(core.parseMode(mode)), 1)).toEqual({ ok: false, code });
  });

  it('refuses what does not fit into the memory, and a smaller task goes on', () => {
    const mode = valueOf(core.parseMode('pacman;lives=1'));
    expect(core.solve(mode, 3, { memoryBytes: 20 << 20 })).toEqual({ ok: false, code: 'solve.memory' });
    const table = valueOf(core.solve(mode, 1, { memoryBytes: 20 << 20 }));
    const start = valueOf(core.start(mode));
    expect(table.probe(start, 1)).toBeNull();
    expect(table.probe(start, 2)).toBeNull();
    table.close();
  });
});
