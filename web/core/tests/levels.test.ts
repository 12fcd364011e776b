/** Levels: the same choices as in Python (`python -m tests.core.wasm_choices`), and the file they come from. */
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseAction, levelOf, levelsOf, MODES, type Core, type Network, type Side, type Square } from '../index.js';
import { load, networkBytes, valueOf } from './support.js';

interface Choice {
  readonly position: string;
  readonly history: readonly string[];
  readonly recentSquares: readonly Square[];
  readonly level: number;
  readonly seed: string;
  readonly action: string;
}

let core: Core;
beforeAll(async () => {
  core = await load();
});

const networks = new Map<string, Network>();
function networkOf(mode: string): Network {
  let found = networks.get(mode);
  if (!found) networks.set(mode, (found = core.network(networkBytes(mode))));
  return found;
}

describe('levels', () => {
  it('are there for every mode and role, each with no fewer nodes than the one before as soon as it sees two turns', () => {
    for (const mode of MODES) {
      for (const role of valueOf(core.parseMode(mode)).sides) {
        const levels = levelsOf(mode, role);
        expect(levels.length).toBeGreaterThan(2);
        levels.forEach(({ level }, index) => {
          expect(level).toBe(index + 1);
        });
        const seeing = levels.filter(({ sight }) => sight !== 1);
        expect([...seeing].sort((one, other) => one.nodes - other.nodes)).toEqual(seeing);
      }
    }
    expect(levelOf('classic2', 'S', 99).level).toBe(8);
  });

  it('play what they play in Python', () => {
    const told = process.env['HEDGEMAZE_CHOICES'];
    const choices = told === undefined ? [] : (JSON.parse(told) as Choice[]);
    for (const { position: text, history, recentSquares, level, seed, action } of choices) {
      const position = valueOf(core.parsePosition(text));
      const found = levelOf(position.mode.name, position.turn.side, level);
      const chosen = chooseAction(core, position, found, {
        seed: BigInt(seed),
        history: history.map(BigInt),
        recentSquares,
        network: found.network ? networkOf(position.mode.name) : null,
      });
      expect(position.mode.tokens[chosen], `${text} level ${level} seed ${seed}`).toBe(action);
    }
  });

  it('see a win in one and a catch at once from the middle up', () => {
    const position = valueOf(core.parsePosition('classic2 - Se8Ne2 5,5 - S - 14'));
    for (const level of levelsOf('classic2', 'S').filter(({ alert }) => alert)) {
      expect(position.mode.tokens[chooseAction(core, position, level, { seed: 1n })]).toBe('e9');
    }
    const hunted = valueOf(core.parsePosition('pacman d3hg5hb7hg2vc4ve7v Pe5Be6Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G - 1/1/0'));
    expect(hunted.mode.tokens[hunted.forcedAction() ?? -1]).toBe('Be5');
    expect(hunted.forcedAction(['C'])).toBeNull();
  });

  it('wander with fences in hand, but not where they have just been, and not for long', () => {
    const steps = (stocks: string, recentSquares: readonly Square[]) => {
      const position = valueOf(core.parsePosition(`classic4 - Se2Wb5Nd8Eh5 ${stocks} - N - 9`));
      const found = new Set<string>();
      for (let seed = 0n; seed < 120n; seed++) {
        const level = levelOf('classic4', 'N', 1);
        found.add(position.mode.tokens[chooseAction(core, position, level, { seed, recentSquares })] as string);
      }
      return [...found].filter(token => token.length === 2).sort();
    };
    expect(steps('3,3,3,3', [])).toEqual(['c8', 'd7', 'd9', 'e8']);
    expect(steps('3,3,3,3', ['d9'])).toEqual(['c8', 'd7', 'e8']);
    expect(steps('3,3,3,3', ['c8', 'c7'])).toEqual(['d7']);
    expect(steps('0,0,0,0', [])).toEqual(['d7']);
    expect(steps('0,0,0,0', ['d7'])).toEqual(['d7']);
  });

  it('run, go for the last pellet and catch, however weak', () => {
    const cases = [
      ['classic2 - Se7Na9 0,0 - S - 40', 'e8'],
      ['classic3 - Se5Wb3Ng8 0,0,0 - W - 61', 'c3'],
      ['pacman d3hg5hb7hg2vc4ve7v Pi6Ba2Kb1I*C* - i9/0/3/2 P - 60/12/11', 'Pi7'],
      ['advanced c3hf6hb6vg3v Pi6Ba2Kb1I*C* 5,2 i9/0/3/2 P - 60/12/11', 'Pi7'],
      ['pacman d3hg5hb7hg2vc4ve7v Pe5Be6Ki5Ia5Ce1 - a1i1a9i9/0/0/3 G - 1/1/0', 'Be5'],
      ['advanced c3hf6hb6vg3v Ph5Bh6Ka2Ib1Ca8 5,2 a1i1a9i9/0/0/3 G - 60/12/11', 'Bh5'],
    ] as const;
    for (const [text, wanted] of cases) {
      const position = valueOf(core.parsePosition(text));
      for (const level of levelsOf(position.mode.name, position.turn.side).slice(0, 3)) {
        for (let seed = 0n; seed < 20n; seed++) {
          const chosen = chooseAction(core, position, level, { seed });
          expect(position.mode.tokens[chosen], `${text} level ${level.level} seed ${seed}`).toBe(wanted);
        }
      }
    }
  });

  it('stop when they are asked to', () => {
    const position = valueOf(core.start('classic2'));
    const strongest = levelOf('classic2', 'S' as Side, 8);
    let asked = 0;
    const chosen = chooseAction(core, position, strongest, { seed: 1n, isStopped: () => ++asked >= 2 });
    expect(asked).toBe(2);
    expect(position.legalNumbers()).toContain(chosen);
  });
});
