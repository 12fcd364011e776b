import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore, type Core } from '../../../core/index.js';
import { gameOf, recordOf, savedOf } from '../../records/savedGameRecord.js';
import { readRecords } from '../../records/readRecords.js';
import { writeRecord } from '../../records/writeRecord.js';
import { newGame, type SavedGame } from '../../games/gameStore.js';
import { commentOf, withComment } from '../../records/notes.js';

const SUITE = new URL('../../../../suites/records/', import.meta.url);
const FILES = readdirSync(SUITE).filter(name => name.endsWith('.hedge'));

let core: Core;

beforeAll(async () => {
  core = await loadCore(await readFile(new URL('../../../core/hedgemaze.wasm', import.meta.url)));
});

function textOf(name: string): string {
  return readFileSync(new URL(name, SUITE), 'utf-8');
}

describe('records', () => {
  it('are written as Python writes them', () => {
    let compared = 0;
    for (const name of FILES) {
      const text = textOf(name);
      const read = readRecords(core, text);
      if (!read.ok) throw new Error(`${name}: game ${read.game}: ${read.code}`);
      const written = read.games.map(({ line, ending }) => writeRecord(core, { ...line, ending }));
      expect(written.join('\n')).toBe(text);
      compared += read.games.length;
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('are refused as Python refuses them where variations are wrong', () => {
    const expected = textOf('bad/expected.txt')
      .split('\n')
      .filter(line => line.startsWith('variation'));
    expect(expected.length).toBeGreaterThan(5);
    for (const line of expected) {
      const [name, code] = line.split(' ');
      expect([name, readRecords(core, textOf(`bad/${name}.hedge`))]).toEqual([name, { ok: false, code, game: 1 }]);
    }
  });

  it('are refused with the number of the game', () => {
    expect(readRecords(core, '')).toEqual({ ok: false, code: 'record.unreadable', game: 1 });
    expect(readRecords(core, 'e2 e8 *\n\n[Mode "classic2"]\n\ne5 *')).toEqual({
      ok: false,
      code: 'action.too_far',
      game: 2,
    });
    expect(readRecords(core, 'e2 S-wins')).toEqual({ ok: false, code: 'record.wrong_result', game: 1 });
    expect(readRecords(core, '[Mode "chess"]\n\n*')).toEqual({ ok: false, code: 'mode.unknown', game: 1 });
    expect(readRecords(core, 'e2 {unfinished')).toEqual({ ok: false, code: 'record.unreadable', game: 1 });
    expect(readRecords(core, 'x'.repeat(1_000_001))).toEqual({ ok: false, code: 'record.too_long', game: 1 });
  });
});

describe('kept games', () => {
  it('become records and come back', () => {
    const holders = { S: { kind: 'person', name: 'Ada "A" \\ B' }, N: { kind: 'engine', level: 3 } } as const;
    const saved = { ...newGame('classic2;fences=3', holders, 'N'), entries: ['e8', 'e2', 'N:resigned'], changed: 0 };
    const record = recordOf(core, saved);
    expect(record).toBe(
      [
        '[Mode "classic2;fences=3"]',
        '[Start "classic2;fences=3 - Se1Ne9 3,3 - N - 0"]',
        '[Seat1 "Ada \\"A\\" \\\\ B"]',
        '[Seat2 "Level 3"]',
        '[Date "1970-01-01"]',
        '[Result "S-wins"]',
        '[Reason "resigned"]',
        '',
        '1. e8 2. e2 N:resigned S-wins',
        '',
      ].join('\n'),
    );
    const read = readRecords(core, record);
    if (!read.ok) throw new Error(read.code);
    const again = savedOf(core, read.games[0] as (typeof read.games)[number]);
    expect(again.holders).toEqual({
      S: { kind: 'person', name: 'Ada "A" \\ B' },
      N: { kind: 'person', name: 'Level 3' },
    });
    expect(gameOf(core, again).ending()).toEqual({ reason: 'resigned', winner: 'S', rank: null });
    expect(again.isOver).toBe(true);
  });

  const VARIED = '[Mode "classic2"]\n[Result "*"]\n\n1. e2 {a} e8 2. e3 (2. e3h e7 {b}) (2. d2) e7 3. e4 *\n';
  const opened = (text: string) => {
    const read = readRecords(core, text);
    if (!read.ok) throw new Error(read.code);
    return savedOf(core, read.games[0] as (typeof read.games)[number]);
  };
  const movesOf = (saved: SavedGame) => recordOf(core, saved).split('\n\n')[1];

  it('keep notes and variations, and games without them have nothing more', () => {
    const saved = JSON.parse(JSON.stringify(opened(VARIED))) as SavedGame;
    expect(movesOf(saved)).toBe(VARIED.split('\n\n')[1]);
    expect(opened('e2 e8')).not.toHaveProperty('moves');
  });

  it('keep what belongs to the part of the game that is still there', () => {
    const saved = opened(VARIED);
    expect(movesOf({ ...saved, entries: ['e2', 'e8', 'e3', 'd8'] })).toBe(
      '1. e2 {a} e8 2. e3 (2. e3h e7 {b}) (2. d2) d8 *\n',
    );
    expect(movesOf({ ...saved, entries: ['e2', 'e8', 'd2'] })).toBe('1. e2 {a} e8 2. d2 *\n');
    expect(movesOf({ ...saved, moves: 'nonsense (' })).toBe('1. e2 e8 2. e3 e7 3. e4 *\n');
  });
});

describe('notes', () => {
  it('have a comment beside clock and evaluation', () => {
    const note = '[%clk 0:05:00] [%eval 0.5 0.5] so \\{so\\}\\nand \\[%x';
    expect(commentOf(note)).toBe('so {so}\nand [%x');
    expect(withComment(note, commentOf(note))).toBe(note);
    expect(withComment(note, '')).toBe('[%clk 0:05:00] [%eval 0.5 0.5]');
    expect(withComment(null, ' well ')).toBe('well');
    expect(withComment('old', ' ')).toBeNull();
    expect(commentOf(null)).toBe('');
  });
});
