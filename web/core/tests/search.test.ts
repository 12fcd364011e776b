/** Searches: the same trees as the native core, proofs, memory, and positions that stay undisturbed. */
import { beforeAll, describe, expect, it } from 'vitest';
import { MODES, type Core } from '../index.js';
import { load, played, valueOf } from './support.js';

let core: Core;
beforeAll(async () => {
  core = await load();
});

describe('searchSignature', () => {
  it('is that of the native core', () => {
    const signature = core.searchSignature();
    expect(signature).toBeGreaterThan(0n);
    expect(core.searchSignature()).toBe(signature);
    const expected = process.env['HEDGEMAZE_SEARCH_SIGNATURE'];
    if (expected !== undefined) expect(signature).toBe(BigInt(expected));
  });
});

interface Told {
  readonly position: string;
  readonly isHand: boolean;
  readonly nodes: number;
  readonly values: readonly number[];
  readonly visits: readonly string[];
}

function searched({ position, isHand, nodes }: Pick<Told, 'position' | 'isHand' | 'nodes'>) {
  const search = core.search(valueOf(core.parsePosition(position)), isHand ? { network: 'hand' } : {});
  search.step(nodes);
  const { values, candidates } = search.report();
  search.close();
  return { values, visits: candidates.map(({ action, visits }) => `${action} ${visits}`) };
}

describe('the evaluations without a network', () => {
  it('find what they find in Python (`python -m tests.core.wasm_searches`)', () => {
    const told = process.env['HEDGEMAZE_SEARCHES'];
    for (const one of told === undefined ? [] : (JSON.parse(told) as Told[])) {
      const { position, isHand, values, visits } = one;
      expect(searched(one), `${position} ${isHand}`).toEqual({ values, visits });
    }
  });

  it.each(MODES)('are equal in %s unless there are four players', mode => {
    const position = valueOf(core.start(mode)).text;
    const [own, hand] = [false, true].map(isHand => searched({ position, isHand, nodes: 300 }));
    if (mode === 'classic4') expect(own).not.toEqual(hand);
    else expect(own).toEqual(hand);
  });
});

describe('Search', () => {
  it('finds a win in one', () => {
    const search = core.search(valueOf(core.parsePosition('classic2 - Se8Ne2 5,5 - S - 14')));
    expect(search.step(1000)).toBe(false);
    const { candidates, proof, isFinished } = search.report();
    expect(candidates[0]?.action).toBe('e9');
    expect(candidates[0]?.proof).toEqual({ winner: 'S', actions: 1 });
    expect([proof, isFinished]).toEqual([{ winner: 'S', actions: 1 }, true]);
    expect(search.line(0)).toEqual(['e9']);
  });

  it('proves that the second player wins on the smallest board', () => {
    const search = core.search(valueOf(core.start('classic2;size=3;fences=1')));
    expect(search.step(50_000)).toBe(false);
    expect(search.report().proof).toMatchObject({ winner: 'N' });
  });

  it.each(MODES)('says the same again in %s', mode => {
    const position = valueOf(core.start(mode));
    const reports = [1000, 400].map(slice => {
      const search = core.search(position, { memoryBytes: 2 << 20 });
      while (search.report().nodes < 2000) search.step(Math.min(slice, 2000 - search.report().nodes));
      const report = search.report();
      const line = search.line(0);
      search.close();
      return { report, line };
    });
    expect(reports[1]).toEqual(reports[0]);
    const { report, line } = reports[0] as (typeof reports)[0];
    expect(report.nodes).toBe(2000);
    expect(report.candidates.map(({ action }) => action).sort()).toEqual(position.legalActions().sort());
    expect(report.values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4);
    expect(report.candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(1999);
    expect(() => played(position, line.join(' '))).not.toThrow();
    expect(line).toHaveLength(report.depth);
  });

  it('keeps what it knows when the game goes on', () => {
    const start = valueOf(core.start('classic2'));
    const search = core.search(start);
    search.step(3000);
    const [best] = search.report().candidates;
    const after = valueOf(start.play(best?.action ?? ''));
    search.setRoot(after, { history: [start.hash, after.hash] });
    const total = search.report().candidates.reduce((sum, { visits }) => sum + visits, 0);
    expect(total).toBe((best?.visits ?? 0) - 1);
    const [next] = search.report().candidates;
    search.advance(valueOf(after.mode.parseAction(next?.action ?? '')));
    expect(search.position.text).toBe(valueOf(after.play(next?.action ?? '')).text);
  });

  it('stays within its memory, and positions stay as they were when memory grows', () => {
    const position = valueOf(core.start('classic4'));
    const text = position.text;
    const search = core.search(position, { memoryBytes: 1 << 18 });
    expect(search.step(1_000_000)).toBe(false);
    const report = search.report();
    expect(report.isFinished && report.proof === null).toBe(true);
    expect(report.used).toBeLessThanOrEqual(1 << 18);
    expect([position.text, position.legalNumbers().length]).toEqual([text, 131]);
  });

  it('moves only the pieces that are allowed', () => {
    const position = played(valueOf(core.start('pacman')), 'Pe6 Pe7');
    const search = core.search(position, { allowed: ['K', 'I'] });
    search.step(500);
    const actions = search.report().candidates.map(({ action }) => action);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.every(action => /^[KI]/.test(action))).toBe(true);
  });

  it('goes over to another mode', () => {
    const search = core.search(valueOf(core.start('classic2')));
    search.step(100);
    search.setRoot(valueOf(core.start('pacman')));
    search.step(100);
    expect(search.report().candidates.every(({ action }) => action.startsWith('P'))).toBe(true);
  });
});
