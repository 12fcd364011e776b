import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore, MODES, type Core } from '../../../core/index.js';
import { dealAgain, ghostDealOf, dealText, evenDeal, GHOSTS } from '../../setup/ghostDeal.js';
import { HOUSE_RULES, houseOf, houseText, rulesOf } from '../../setup/houseRules.js';
import { characterOf, LETTERS, charactersOf } from '../../online/seats.js';
import {
  holdersOf,
  modeText,
  personIn,
  piecesOf,
  readPlan,
  usualPlan,
  withCharacter,
  withTeam,
  type Plan,
} from '../../setup/plan.js';

let core: Core;
let table: string;

beforeAll(async () => {
  core = await loadCore(await readFile(new URL('../../../core/hedgemaze.wasm', import.meta.url)));
  table = await readFile(new URL('../../../../docs/rules.md', import.meta.url), 'utf-8');
});

/** The canonical text of a plan's mode. */
function canonical(plan: Plan): string {
  const read = core.parseMode(modeText(plan));
  if (!read.ok) throw new Error(`${modeText(plan)}: ${read.fault ?? read.code}`);
  return read.value.text;
}

describe('house rules', () => {
  it('are those of the rules page, with their defaults, values and modes', () => {
    const rows = [...table.matchAll(/^\| `(\w+)` \| (\w+) \| ([\w, ]+) \| ([\w, ]+) \| [BC][-\w]+ \|/gm)];
    const told = rows.map(([, name, usual, values, families]) => ({
      name,
      usual,
      values: values ?? '',
      families: families?.split(', '),
    }));
    expect(told.map(({ name, usual, families }) => [name, usual, families])).toEqual(
      HOUSE_RULES.map(({ name, usual, families }) => [name, usual, families]),
    );
    HOUSE_RULES.forEach(({ kind, values }, index) => {
      const text = told[index]?.values ?? '';
      if (kind === 'number') {
        const [least = 0, most = 0] = (text.match(/\d+/g) ?? []).map(Number);
        expect(values.map(Number).every(value => value >= least && value <= most)).toBe(true);
      } else expect(text.split(/, | or /)).toEqual(values);
    });
  });

  it('can all be played, alone and together', () => {
    for (const mode of MODES) {
      const usual = usualPlan(mode, 3);
      const house: Record<string, string> = {};
      for (const rule of rulesOf(mode)) {
        for (const value of rule.values) {
          const text = canonical({ ...usual, house: { [rule.name]: value } });
          expect(text).toBe(value === rule.usual ? mode : `${mode};${rule.name}=${value}`);
          if (value !== rule.usual) house[rule.name] = value;
        }
      }
      const text = canonical({ ...usual, house });
      expect(text).toBe(mode + houseText(mode, house));
      expect(houseOf(text)).toEqual(house);
    }
  });
});

describe('the ghosts', () => {
  it('are dealt evenly', () => {
    expect(
      [1, 2, 3, 4].map(count =>
        evenDeal(count)
          .map(ghosts => ghosts.join(''))
          .join(' '),
      ),
    ).toEqual(['BKIC', 'BK IC', 'BK I C', 'B K I C']);
  });

  it('are dealt again, each to one player, and never the same', () => {
    for (const count of [2, 3, 4]) {
      let deal = evenDeal(count);
      for (let time = 0; time < 50; time++) {
        const next = dealAgain(deal);
        expect(next).not.toEqual(deal);
        expect(next.flat().sort()).toEqual([...GHOSTS].sort());
        expect(next.map(({ length }) => length).sort()).toEqual(
          evenDeal(count)
            .map(({ length }) => length)
            .sort(),
        );
        const plan = { ...withTeam(usualPlan('pacman', 3), count), deal: next };
        expect(ghostDealOf(canonical(plan) || dealText(next))).toEqual(next);
        deal = next;
      }
    }
    expect(dealAgain(evenDeal(1))).toEqual(evenDeal(1));
  });
});

describe('a plan', () => {
  it('is one person against the computer, if nobody chooses', () => {
    expect(holdersOf(usualPlan('classic3', 2), 1)).toEqual({
      S: { kind: 'person' },
      W: { kind: 'engine', level: 2 },
      N: { kind: 'engine', level: 2 },
    });
    expect(MODES.map(mode => canonical(usualPlan(mode, 1)))).toEqual([...MODES]);
  });

  it('gives a matched player the level that matches the person', () => {
    const plan = usualPlan('pacman', 'match');
    expect(personIn(plan)).toBe('P');
    expect(holdersOf(plan, 3)).toMatchObject({ P: { kind: 'person' }, B: { kind: 'engine', level: 3 } });
    const hunted = { ...plan, players: [...plan.players].reverse() };
    expect(personIn(hunted)).toBe('G');
    expect(readPlan(JSON.parse(JSON.stringify(plan)), usualPlan('pacman', 2)).players).toEqual(plan.players);
  });

  it('names people and deals them their ghosts', () => {
    const team = withTeam(usualPlan('advanced', 4), 2);
    const players = [team.players[0], { level: null, name: ' Ada ' }, team.players[2]] as Plan['players'];
    const plan = { ...team, players };
    expect(canonical(plan)).toBe('advanced;deal=P.BK.IC');
    expect(piecesOf(plan, 1)).toEqual(['B', 'K']);
    expect(holdersOf(plan, 1)).toMatchObject({ B: { kind: 'person', name: 'Ada' }, C: { kind: 'engine', level: 4 } });
  });

  it('has every character once', () => {
    const plan = withCharacter(usualPlan('classic2', 1), 'N', 'eater');
    expect(plan.characters).toEqual({ S: 'horns', N: 'eater' });
    expect(withCharacter(plan, 'S', 'bow').characters).toEqual({ S: 'bow', N: 'eater' });
    expect(readPlan({ ...plan, characters: { S: 'bow', N: 'bow' } }, plan)).toEqual(plan);
  });

  it('is shown online with every character once, even if a player has chosen one', () => {
    const letters = [null, ...LETTERS];
    for (const south of letters) {
      for (const west of letters.filter(letter => letter === null || letter !== south)) {
        const seats = (['S', 'W', 'N', 'E'] as const).map(side => ({
          holder: 'here' as const,
          presence: 'taken' as const,
          side,
          hand: side,
          character: { S: south, W: west, N: null, E: null }[side],
        }));
        const characters = charactersOf({ version: 1, stage: 'playing', mode: 'classic4', seats });
        if (!characters) continue; // nobody has chosen: the usual ones
        expect(new Set(Object.values(characters)).size).toBe(4);
        if (south) expect(characters.S).toBe(characterOf(south));
        if (west) expect(characters.W).toBe(characterOf(west));
      }
    }
  });

  it('says the board and the fences', () => {
    const usual = usualPlan('classic2', 1);
    expect(canonical({ ...usual, size: 5 })).toBe('classic2;size=5;fences=4');
    expect(canonical({ ...usual, fences: 3 })).toBe('classic2;fences=3');
    expect(canonical({ ...usualPlan('pacman', 1), maze: 'A3', house: { lives: '5' } })).toBe('pacman;maze=A3;lives=5');
  });

  it('is read back, and not if it makes no sense', () => {
    const usual = usualPlan('pacman', 2);
    const kept = { ...withTeam(usual, 3), maze: 'A2' };
    expect(readPlan(JSON.parse(JSON.stringify(kept)), usual)).toEqual(kept);
    for (const wrong of [null, 3, {}, { ...kept, players: [] }, { ...kept, mode: 'classic2' }, { ...kept, deal: [] }]) {
      expect(readPlan(wrong, usual)).toEqual(usual);
    }
  });
});
