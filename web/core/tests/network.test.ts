/** Networks: the same integers as the native core (`python -m tests.core.wasm_logits`), searches, and bad files. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core, Network } from '../index.js';
import { load, networkBytes, valueOf } from './support.js';

const MODES = ['classic2', 'classic3', 'classic4', 'pacman', 'advanced'] as const;
const POSITIONS = 1000;

let core: Core;
beforeAll(async () => {
  core = await load();
});

/** The checksum of all integers of a network in random games. */
function checksum(network: Network, mode: string): number {
  const start = valueOf(core.start(mode));
  let position = start;
  let random = 1;
  let found = 2_166_136_261;
  for (let i = 0; i < POSITIONS; i++) {
    const { sides, actions } = network.logits(position);
    for (const logit of [...sides, ...actions]) found = Math.imul(found ^ logit, 16_777_619) >>> 0;
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    const legal = position.legalNumbers();
    position = position.playUnchecked(legal[(random >>> 8) % legal.length] as number);
    if (position.outcome()) position = start;
  }
  return found;
}

describe('Network', () => {
  it.each(MODES)('computes the bits of the native core in %s', mode => {
    const found = checksum(core.network(networkBytes(mode)), mode);
    expect(found).toBe(checksum(core.network(networkBytes(mode)), mode));
    const told = process.env['HEDGEMAZE_LOGITS'];
    if (told !== undefined) expect(found).toBe((JSON.parse(told) as Record<string, number>)[mode]);
  });

  it('judges for searches of its mode alone', () => {
    const network = core.network(networkBytes('classic2'));
    const valuesIn = (mode: string, judge: Network | null) => {
      const search = core.search(valueOf(core.start(mode)), { memoryBytes: 2 << 20, network: judge });
      search.step(400);
      const { values } = search.report();
      search.close();
      return values;
    };
    expect(valuesIn('classic2', network)).not.toEqual(valuesIn('classic2', null));
    for (const other of ['classic3', 'classic2;size=7', 'pacman']) {
      expect(network.canJudge(valueOf(core.parseMode(other)))).toBe(false);
      expect(valuesIn(other, network)).toEqual(valuesIn(other, null));
    }
  });

  it('refuses what is no network', () => {
    const bytes = networkBytes('classic2');
    const changed = (at: number) => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));
    expect(() => core.network(changed(0))).toThrow('network.foreign');
    expect(() => core.network(changed(8))).toThrow('network.version');
    expect(() => core.network(changed(12))).toThrow('network.shape');
    expect(() => core.network(changed(5000))).toThrow('network.damaged');
    expect(() => core.network(bytes.slice(0, -64))).toThrow('network.damaged');
    expect(() => core.network(new Uint8Array(3))).toThrow('network.foreign');
  });
});
