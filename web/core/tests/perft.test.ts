/**
 * Leaf counts: the perft suite, and a few rows of the design's cross-checks.
 *
 * Rows with more leaves than PERFT_LIMIT are left out (300,000,000: all but depth 5 of the start, which `inf` counts).
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core, Position } from '../index.js';
import { readPerft } from './suites.js';
import { load, valueOf } from './support.js';

const GIVEN = process.env['PERFT_LIMIT'] ?? '300000000';
const LIMIT = GIVEN === 'inf' ? Infinity : Number(GIVEN);

let core: Core;
beforeAll(async () => {
  core = await load();
});

/** The counts of a position; when one is wrong, the message has the divide. */
function check(position: Position, counts: readonly bigint[], name: string): void {
  for (const [index, expected] of counts.entries()) {
    if (expected > LIMIT) break;
    const found = position.perft(index + 1);
    if (found === expected) continue;
    const divide = position.legalActions().map(token => `${token} ${valueOf(position.play(token)).perft(index)}`);
    const what = `${name} depth ${index + 1}: expected ${expected}, got ${found}`;
    expect.fail(`${what}\n  ${position.text}\n  ${divide.join(' | ')}`);
  }
}

describe('perft', { timeout: 3_600_000 }, () => {
  it.each([
    ['classic2', [131n, 16677n, 2062264n, 247569030n]],
    ['classic4', [131n, 16677n, 2062065n, 247500945n]],
    ['classic2;size=7;fences=8', [75n, 5357n, 363872n, 23458826n]],
    ['classic2;size=5;fences=2', [35n, 1109n, 31540n, 794442n]],
    ['classic2;size=3;fences=1', [11n, 77n, 316n, 1172n]],
    ['classic2;size=3;fences=10', [11n, 77n, 380n, 1528n]],
  ])('of %s is that of the design', (mode, counts) => {
    check(valueOf(core.start(mode)), counts, mode);
  });

  it.each(readPerft().map(block => [block.id, block] as const))('%s', (id, block) => {
    const position = valueOf(core.parsePosition(block.position));
    expect(position.text).toBe(block.position);
    check(position, block.counts, id);
    const reached = block.entries.reduce(
      (now, entry) => valueOf(/:/.test(entry) ? now.retire(entry.charAt(0) as 'S') : now.play(entry)),
      valueOf(core.start(position.mode)),
    );
    expect(reached.text).toBe(block.position);
  });
});

describe('signature', () => {
  it('does not disturb positions', () => {
    const position = valueOf(core.start('classic2'));
    const signature = core.signature();
    expect(signature).toBeGreaterThan(0n);
    expect(position.text).toBe('classic2 - Se1Ne9 10,10 - S - 0');
    const expected = process.env['HEDGEMAZE_SIGNATURE'];
    if (expected !== undefined) expect(signature).toBe(BigInt(expected));
  });
});
