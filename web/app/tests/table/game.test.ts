/**
 * Games of Python's reference (`tests/core/wasm_reference.py`), replayed: rounds, starts of turns, repetitions under all
 * house rules, endings, pellets and sights must agree after every entry.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sightsOf, type Core } from '../../../core/index.js';
import { load } from '../../../core/tests/support.js';
import { Game, repetitions } from '../../table/model/game.js';

const FILE = process.env['HEDGEMAZE_GAMES'];

interface GameLine {
  readonly entries: readonly string[];
  /** One more than entries; each begins with the text of its position. */
  readonly moments: readonly string[];
}

/** What the page says about the last moment; `moment_of` of wasm_reference.py writes the same. */
function momentOf(game: Game): string {
  const { position, positions } = game;
  const ending = game.ending();
  const result = ending?.winner ? `${ending.winner}-wins` : 'draw';
  const fields = [
    position.text,
    position.round,
    Number(position.isTurnStart),
    repetitions(positions),
    ending ? `${ending.reason} ${result} ${ending.rank ?? '-'}` : 'none',
    position.pelletsEaten,
    sightsOf(position.view())
      .map(({ piece }) => piece)
      .join('') || '-',
  ];
  return fields.join(' | ');
}

describe.skipIf(FILE === undefined)('games of the reference', () => {
  let core: Core;
  beforeAll(async () => {
    core = await load();
  });

  it('agree in every moment', { timeout: 600_000 }, () => {
    const lines = readFileSync(FILE as string, 'utf8')
      .split('\n')
      .filter(line => line.includes('"body": "game"'));
    const endings = new Set<string>();
    for (const line of lines) {
      const { entries, moments } = JSON.parse(line) as GameLine;
      const start = moments[0]?.split(' | ')[0] ?? '';
      const game = new Game(core, '', null, [], start);
      expect(momentOf(game)).toBe(moments[0]);
      entries.forEach((entry, index) => {
        expect(game.add(entry)).toEqual({ ok: true });
        expect(momentOf(game)).toBe(moments[index + 1]);
      });
      const ending = game.ending();
      if (ending) endings.add(`${ending.reason} ${ending.winner}`);
    }
    expect(lines.length).toBeGreaterThan(10);
    expect([...endings]).toEqual(expect.arrayContaining(['repetition null', 'repetition G', 'repetition P']));
  });
});
