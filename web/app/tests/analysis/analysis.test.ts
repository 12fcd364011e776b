import { beforeAll, describe, expect, it } from 'vitest';
import bounds from '../../../../src/hedgemaze/engine/marks.json' with { type: 'json' };
import type { Core, Position } from '../../../core/index.js';
import { load, played, valueOf } from '../../../core/tests/support.js';
import { addressOfStudy, readShared, sharedText } from '../../analysis/model/address.js';
import { drawnActions } from '../../shared/board/drawnActions.js';
import { endOf, judge, worthOf, type Known, type Worth, markOf, worthAnotherLook } from '../../analysis/model/judge.js';
import { endOfGame } from '../../analysis/model/reviewer.js';
import {
  besideOf,
  branchOf,
  endingAt,
  historyOf,
  homeOf,
  lineTo,
  Study,
  turnsFrom,
  turnsOf,
  wayOn,
  type Moment,
} from '../../analysis/model/study.js';
import { readDone } from '../../lessons/progress.svelte.js';
import type { Line } from '../../records/line.js';
import { readPasted, readRecords } from '../../records/readRecords.js';
import { writeRecord } from '../../records/writeRecord.js';
import { Game } from '../../table/model/game.js';

let core: Core;
beforeAll(async () => {
  core = await load();
});

function lineOf(text: string): Line {
  const read = readPasted(core, text);
  if (!read.ok) throw new Error(read.code);
  return read.line;
}

describe('marks', () => {
  it('are given from the bounds on that Python reads', () => {
    const { inaccuracy, mistake, blunder } = bounds;
    expect([0, inaccuracy - 1e-6, inaccuracy, mistake, blunder, 1].map(markOf)).toEqual([
      'good',
      'good',
      'inaccuracy',
      'mistake',
      'blunder',
      'blunder',
    ]);
  });
});

describe('a judgement', () => {
  const worth = (first: number, ...line: string[]): Worth => ({ values: [first, 1 - first], line, proof: null });

  it('says what an action cost its side, and what was better', () => {
    const { positions, entries } = lineOf('e2 e8 e3');
    const worths = [worth(0.5, 'e2'), worth(0.5, 'e8'), worth(0.6, 'd3h'), worth(0.35, 'e7')];
    const judged = judge(positions, entries, worths);
    expect(judged.map(({ side, mark }) => side + mark)).toEqual(['Sgood', 'Ngood', 'Sblunder']);
    expect(judged[2]).toMatchObject({ before: 0.6, after: 0.35, better: ['d3h'], action: 'e3' });
    expect(judged[2]?.cost).toBeCloseTo(0.25);
  });

  it('never blames the best action, nor one that turned out well', () => {
    const { positions, entries } = lineOf('e2 e8');
    const judged = judge(positions, entries, [worth(0.9, 'e2'), worth(0.4, 'd8'), worth(0.3)]);
    expect(judged.map(({ cost, better }) => [cost, better])).toEqual([
      [0, []],
      [0, []],
    ]);
  });

  it('waits for what is not known yet, and leaves out who left', () => {
    const { positions, entries } = lineOf('e2 e8 S:resigned');
    expect(judge(positions, entries, [worth(0.5), worth(0.5), null, worth(0)]).map(({ index }) => index)).toEqual([0]);
    expect(judge(positions, entries, [worth(0.5), worth(0.5), worth(0.5), worth(0)]).map(({ index }) => index)).toEqual(
      [0, 1],
    );
  });

  it('is certain of the end', () => {
    const won = valueOf(core.parsePosition('classic2 - Se9Ne2 0,0 - N - 15'));
    expect(endOf(won)).toEqual({ values: [1, 0], line: [], proof: { winner: 'S', actions: 0 } });
    expect(endOf(valueOf(core.start('classic2')))).toBeNull();
  });

  it.each(['Be5', 'Ke5'])('leaves a caught PAC-MAN his share for each pellet, as a search says before %s', catching => {
    // One life left, two pellets eaten, two ghosts beside him.
    const before = valueOf(core.parsePosition('pacman d3hg5hb7hg2vc4ve7v Pe5Be6Kd5If2Cc1 - a9i9/0/2/1 G - 8/3/0'));
    const search = core.search(before, { history: [before.hash] });
    while (search.step(512));
    const after = valueOf(before.play(catching));
    const end = endOf(after);
    expect(end?.proof?.winner).toBe('G');
    end?.values.forEach((value, side) => expect(value).toBeCloseTo(search.report().values[side] ?? 0, 5));
    expect(end?.values[0]).toBeCloseTo(0.1);
    search.close();
  });

  it('shares a draw between those who have not left', () => {
    const drawn = valueOf(core.parsePosition('classic4;size=5 - Sc2Wb3Nc4Ed3 1,0,2,3 - E:retired=W - 7'));
    worthOf(drawn, null).values.forEach((value, side) => expect(value).toBeCloseTo(side === 1 ? 0 : 1 / 3));
  });

  const told: Known = { value: 'ghosts', isWhole: true, best: [], actions: [] };
  it.each<[string, string, Partial<Worth>, number]>([
    ['a best action', 'Pd5', {}, 0],
    ['another one that keeps the result', 'Pe6', { exact: { ...told, value: 'pacman' } }, 0],
    ['one that throws it away', 'Pe6', { exact: told }, 1],
    ['one that ends the game', 'Pe6', { proof: { winner: null, actions: 0 } }, 0.5],
    ['one of which only the search knows something', 'Pe6', { exact: { ...told, isWhole: false } }, 0.2],
  ])('by the best actions of a table: %s', (_, played, after, cost) => {
    const { positions, entries } = lineOf(`[Mode "pacman"] ${played}`);
    const exact: Known = {
      ...{ value: 'pacman', isWhole: true, best: ['Pd5'] },
      actions: [{ action: 'Pd5', value: 'pacman', distance: 4 }],
    };
    const [judged] = judge(positions, entries, [
      { ...worth(0.7), exact },
      { ...worth(0.5), ...after },
    ]);
    expect(judged?.cost).toBeCloseTo(cost);
    expect(judged?.exact?.before).toBe(cost > 0.2 ? 'pacman' : undefined);
  });

  it('finds the dearest mistakes of one side, in order', () => {
    const judged = Array.from({ length: 30 }, (_, index) => ({
      index,
      action: 'e2',
      side: index % 2 === 0 ? ('S' as const) : ('N' as const),
      before: 1,
      after: 0,
      cost: index / 30,
      mark: markOf(index / 30),
      better: ['e3'],
    }));
    const found = worthAnotherLook(judged, 'S').map(({ index }) => index);
    expect(found).toEqual([14, 16, 18, 20, 22, 24, 26, 28]);
    expect(worthAnotherLook(judged.slice(0, 3), 'S')).toEqual([]);
  });
});

describe('a study', () => {
  it('keeps the game, and variations beside it', () => {
    const study = new Study(lineOf('e2 e8 e3 e7'));
    const [, , second] = study.main();
    if (!second) throw new Error('no such moment');
    const tried = study.play(second, ['d3h', 'd8']);
    if (!tried.ok) throw new Error(tried.code);
    expect(lineTo(tried.moment).entries).toEqual(['e2', 'e8', 'd3h', 'd8']);
    expect(tried.moment.isMain).toBe(false);
    expect(homeOf(tried.moment)).toBe(second);
    expect(study.main().map(({ entry }) => entry)).toEqual(['', 'e2', 'e8', 'e3', 'e7']);
    expect(study.branches().map(({ entry }) => entry)).toEqual(['d3h']);
    const again = study.play(second, ['d3h']);
    expect(again.ok && wayOn(again.moment)).toEqual([tried.moment]);
    expect(study.play(second, ['e3'])).toMatchObject({ ok: true, moment: study.main()[3] });
    expect(study.remove(study.branches()[0] ?? second)).toBe(second);
    expect(study.branches()).toEqual([]);
  });

  it('promotes variations past each other and into the place of the line', () => {
    const study = new Study(lineOf('e2 (d1 d9 (f9)) (f1) e8'));
    const order = () => study.root.children.map(({ entry }) => entry);
    const [d1, f1] = study.branches() as [Moment, Moment];
    const f9 = d1.children[1] as Moment;
    expect(order()).toEqual(['e2', 'd1', 'f1']);
    study.promote(f1);
    expect(order()).toEqual(['e2', 'f1', 'd1']);
    study.promote(f1);
    expect(order()).toEqual(['f1', 'e2', 'd1']);
    expect([f1.isMain, homeOf(f9)]).toEqual([true, study.root]);
    study.promote(f9);
    expect(branchOf(f9)).toBe(d1);
    study.promote(study.root);
    study.promote(f1);
    expect(order()).toEqual(['f1', 'e2', 'd1']);
  });

  it('finds the variations beside a moment', () => {
    const study = new Study(lineOf('e2 (d1 d9 (f9)) (f1) e8'));
    const [e2, d1, f1] = study.root.children as [Moment, Moment, Moment];
    expect(besideOf(e2, 1)).toBe(d1);
    expect(besideOf(d1, 1)).toBe(f1);
    expect(besideOf(d1, -1)).toBe(e2);
    expect(besideOf(f1, 1)).toBeNull();
    expect(besideOf(e2, -1)).toBeNull();
    expect(besideOf(study.root, 1)).toBe(d1);
    const d9 = d1.children[0] as Moment;
    expect(besideOf(d9, 1)).toBe(d1.children[1]);
    expect(besideOf(d9, -1)).toBe(e2);
  });

  it.each([
    'e2 (d1 {left} d9 (f9 d2)) ({right} f1) e8 e3 (e3h)',
    '[Mode "pacman"] [Seat1 "Ada"] {start} Pe6 (Pd5) Pe7 ({Quieter.} Pd6 {[%eval 0.4 0.6] So.} Be8) Be8e7',
    'e2 (d1 draw:agreed {well}) e8 draw:agreed draw',
    'e2 e8 S:resigned N-wins',
    'e2 e8 e1 e9 e2 e8 e1 e9 draw',
  ])('becomes the record that it was made of: %s', text => {
    const read = readRecords(core, text);
    if (!read.ok) throw new Error(read.code);
    const [game] = read.games;
    if (!game) throw new Error('no game');
    const before = writeRecord(core, { ...game.line, ending: game.ending });
    const study = new Study(lineOf(before));
    const after = writeRecord(core, { ...study.line(), ending: endingAt(study.main().at(-1) ?? study.root) });
    expect(after).toBe(before);
  });

  it('plays all of a turn or nothing', () => {
    const study = new Study(lineOf('[Mode "pacman"]'));
    expect(study.play(study.root, ['Pe6', 'Pa1'])).toMatchObject({ ok: false, code: 'action.too_far' });
    expect(study.root.children).toEqual([]);
  });

  it('makes its own line of what is tried first from a position', () => {
    const study = new Study(lineOf('classic2 - Se1Ne9 10,10 - S - 0'));
    const tried = study.play(study.root, ['e2', 'e8']);
    expect(study.main().at(-1)).toBe(tried.ok && tried.moment);
    const other = study.play(study.root, ['d1']);
    expect(other.ok && other.moment.isMain).toBe(false);
  });

  it('knows turns, rounds and the history of a search', () => {
    const study = new Study(lineOf('[Mode "pacman"] Pe6e7 Be8- Kh5 Ia6 Ce2 Pd7'));
    const turns = turnsOf(study.main().at(-1) ?? study.root);
    expect(turns.map(({ round, isFirst, side, moments }) => [round, isFirst, side, moments.length])).toEqual([
      [1, true, 'P', 2],
      [1, false, 'G', 5],
      [2, true, 'P', 1],
    ]);
    const last = study.main().at(-1);
    expect(last && historyOf(last).length).toBe(3);
    const classic = new Study(lineOf('e2 e8 e3'));
    expect(turnsOf(classic.main().at(-1) ?? classic.root).map(({ round }) => round)).toEqual([1, 1, 2]);
    const varied = new Study(lineOf('e2 e8 e3 (d2 d8 c2)'));
    expect(turnsFrom(varied.branches()[0] as Moment).map(({ round, isFirst }) => [round, isFirst])).toEqual([
      [2, true],
      [2, false],
      [3, true],
    ]);
    const [second] = new Study(lineOf('[Mode "pacman"] Pe6e7 (Pd6)')).branches() as [Moment];
    expect(turnsFrom(second).map(({ moments }) => moments.map(({ entry }) => entry))).toEqual([['Pd6']]);
    expect(historyOf(classic.root)).toEqual([classic.root.position.hash]);
  });
});

describe('a repetition', () => {
  it('is a draw the third time', () => {
    const there = 'e2 e8 e1 e9';
    expect(endOfGame(new Study(lineOf(there)).main())).toBeNull();
    expect(endOfGame(new Study(lineOf(`${there} ${there}`)).main())).toMatchObject({ values: [0.5, 0.5] });
  });

  it('ends nothing where the house does not let it', () => {
    const there = 'e2 e8 e1 e9';
    const text = `[Mode "classic2;repetition_draw=false"] ${there} ${there}`;
    expect(endOfGame(new Study(lineOf(text)).main())).toBeNull();
  });

  // PAC-MAN has eaten two pellets and walks on the spot; Blinky goes there and back, twice.
  const WALK = 'Pd5 Pe5 Bb9 Pd5 Pe5 Bb8 Pd5 Pe5 Bb9 Pd5 Pe5 Bb8';
  const startIn = (house: string) => `pacman${house} d3hg5hb7hg2vc4ve7v Pe5Bb8K*I*C* - a9i9/0/2/3 P - 0/1/0`;

  it.each([
    ['', null, [0.5, 0.5]],
    [';stall_result=ghosts', 'G', [0.1, 0.9]],
    [';stall_result=pacman', 'P', [1, 0]],
  ] as const)('ends as the house says: “%s”', (house, winner, values) => {
    const line = lineOf(`[Start "${startIn(house)}"] ${WALK}`);
    const end = endOfGame(new Study(line).main());
    expect(end).toMatchObject({ line: [], proof: { winner, actions: 0 } });
    values.forEach((value, side) => expect(end?.values[side]).toBeCloseTo(value));
    const game = new Game(core, line.positions[0]?.mode.text ?? '', null, line.entries, startIn(house));
    expect(game.ending()).toEqual({ reason: 'repetition', winner, rank: 2 });
  });
});

describe('lessons that are done', () => {
  it('are read from whatever was kept', () => {
    expect([null, 'x', { a: 1 }, ['jump', 3, 'way']].map(kept => [...readDone(kept)])).toEqual([
      [],
      [],
      [],
      ['jump', 'way'],
    ]);
  });
});

describe('an address', () => {
  it.each([
    'e2 e8 e3 e3h',
    '[Start "classic2;size=5;fences=2 b2hc3v Sc1Nc5 1,1 - N - 2"] c4 c2',
    '[Mode "pacman;maze=A2"] Pe6e7 Be8- Kh5',
    '[Mode "advanced"] P@e9d9- ~d3h a1h',
    'e2 N:resigned',
  ])('holds %s', text => {
    const line = lineOf(text);
    const shared = sharedText(core, line);
    const read = readShared(core, decodeURIComponent(encodeURIComponent(shared)));
    expect(read.ok && read.line.entries).toEqual(line.entries);
    expect(read.ok && read.line.positions.map(String)).toEqual(line.positions.map(String));
  });

  const varied = 'e2 {good. (really) 2*3 \\{x\\}} e8 e3 (e3h {why?} e7 (d8 d2) d2) (d2) e7';

  it('holds notes and variations', () => {
    const line = lineOf(varied);
    const shared = sharedText(core, line);
    expect(shared).toMatch(/^\*classic2\*e2\.\{[^.*{} ]+\}\.e8\.e3\.\(e3h\./);
    const read = readShared(core, decodeURIComponent(encodeURIComponent(shared)));
    const write = (each: Line) => writeRecord(core, { ...each, ending: null });
    expect(read.ok && write(read.line)).toBe(write(line));
  });

  it('shows the moment that it was made at', () => {
    const study = new Study(lineOf(varied));
    for (const moment of [study.root, ...study.written()]) {
      const address = addressOfStudy(core, study, moment);
      const read = readShared(core, decodeURIComponent(address.replace('#/analysis/', '')));
      if (!read.ok) throw new Error(read.code);
      const again = new Study(read.line);
      const shown = read.written === undefined ? again.main().at(-1) : [again.root, ...again.written()][read.written];
      expect(shown?.position.text).toBe(moment.position.text);
    }
    expect(addressOfStudy(core, study, study.main().at(-1) as Moment)).not.toMatch(/\*\d+$/);
  });

  it('holds a position, the sides that it is about, and nothing dangerous', () => {
    const start = valueOf(core.start('classic2'));
    expect(sharedText(core, { positions: [start], entries: [] })).toBe(start.text);
    expect(readShared(core, '*classic2*e2.e8*SN')).toMatchObject({ ok: true, sides: ['S', 'N'] });
    expect(readShared(core, '*classic2"] [Mode "x*e2')).toMatchObject({ ok: false });
    expect(readShared(core, '*classic2*e2.e2')).toMatchObject({ ok: false, action: { text: 'e2', number: 2 } });
  });
});

describe('what is drawn', () => {
  const start = (mode: string): Position => valueOf(core.start(mode));

  it('has arrows, fences and rings with their labels, the best on top', () => {
    const drawn = drawnActions(start('classic2'), [
      { action: 'e2', label: '55' },
      { action: 'e7h', label: '54' },
      { action: 'd1', label: '50' },
    ]);
    expect(drawn.arrows).toEqual([
      { from: 'e1', to: 'd1', tone: 'calm', label: '50' },
      { from: 'e1', to: 'e2', tone: 'best', label: '55' },
    ]);
    expect(drawn.suggestions).toEqual([{ fence: 'e7h', tone: 'calm', label: '54' }]);
    const gate = drawnActions(start('advanced'), [{ action: 'P@e1', label: '' }]);
    expect(gate.marks).toEqual([{ square: 'e1', shape: 'ring', tone: 'best' }]);
    const stopped = drawnActions(played(start('advanced'), 'P@e1 Pe2'), [{ action: 'P-', label: '' }]);
    expect(stopped.marks).toEqual([{ square: 'e2', shape: 'ring', tone: 'best' }]);
  });
});
