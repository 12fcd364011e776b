/** Random streams: the seeds are those of Python and C++, and streams are independent of each other. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseAction, levelOf, type Core } from '../index.js';
import { load, ROOT, valueOf } from './support.js';

/** What SplitMix64 adds for each number that it draws. */
const INCREMENT = 0x9e3779b97f4a7c15n;

let core: Core;
beforeAll(async () => {
  core = await load();
});

describe('seeds of streams', () => {
  it('are those of the suite', () => {
    const lines = readFileSync(`${ROOT}suites/streams.txt`, 'utf8').split('\n');
    const rows = lines.filter(line => line && !line.startsWith('#')).map(line => line.split(' ').map(BigInt));
    expect(rows.length).toBeGreaterThan(10);
    for (const [result, seed = 0n, ...parts] of rows) expect(core.streamSeed(seed, ...parts)).toBe(result);
  });

  it('differ for neighbouring parts and for any number of them', () => {
    const seeds = new Set<bigint>();
    for (let part = 0n; part < 1000n; part++) {
      for (const seed of [1n, 2n, 1n + INCREMENT]) seeds.add(core.streamSeed(seed, part));
      seeds.add(core.streamSeed(part)).add(core.streamSeed(1n, 2n, part));
    }
    expect(seeds.size).toBe(5000);
  });
});

describe('random games', () => {
  it('vary between seeds as chance lets them', () => {
    // A chi-square test with 29 degrees of freedom: each bound is missed by chance once in a million.
    const position = valueOf(core.start('classic2'));
    const found = Array.from({ length: 30 }, (_, seed) => {
      const { wins } = position.randomGames(1000, 324, BigInt(seed));
      return [wins[0] ?? 0, wins[1] ?? 0] as const;
    });
    const south = found.reduce((sum, [wins]) => sum + wins, 0);
    const decided = found.reduce((sum, [wins, losses]) => sum + wins + losses, 0);
    const share = south / decided;
    const spread = found.reduce((sum, [wins, losses]) => {
      const games = wins + losses;
      return sum + (wins - games * share) ** 2 / (games * share * (1 - share));
    }, 0);
    expect(spread).toBeGreaterThan(5);
    expect(spread).toBeLessThan(80);
  });

  it('are those of Python (docs/library.md, Chance)', () => {
    const games = valueOf(core.start('classic2')).randomGames(2000, 324, 7n);
    expect(games).toMatchObject({ unfinished: 764, wins: [584, 652] });
  });

  it('of one seed are not those of another one later on', () => {
    const position = valueOf(core.start('classic2'));
    const lengths = (seed: bigint) => {
      const sums = Array.from({ length: 20 }, (_, games) => position.randomGames(games, 324, seed).actions);
      return sums.slice(1).map((sum, index) => sum - (sums[index] ?? 0));
    };
    expect(lengths(1n).slice(1)).not.toEqual(lengths(1n + INCREMENT).slice(0, -1));
  });
});

describe('turns of a level', () => {
  it('are not those of another seed', () => {
    const level = levelOf('classic2', 'S', 1);
    const chosen = (ply: bigint, shift: bigint) => {
      const position = valueOf(core.parsePosition(`classic2 d7hf3ve5h Sd5Nf4 8,9 - S - ${ply}`));
      return Array.from({ length: 40 }, (_, seed) =>
        chooseAction(core, position, level, { seed: BigInt.asUintN(64, BigInt(seed) + shift) }),
      );
    };
    const here = chosen(11n, 0n);
    expect(chosen(11n, 0n)).toEqual(here);
    expect(chosen(9n, 2n * INCREMENT)).not.toEqual(here);
    expect(chosen(13n, -2n * INCREMENT)).not.toEqual(here);
    expect(chosen(13n, 0n)).not.toEqual(here);
  });
});
