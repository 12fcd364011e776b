/** Positions: what may be done, what may not and why, texts and hashes. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Core, Position } from '../index.js';
import { load, played, valueOf } from './support.js';

let core: Core;
beforeAll(async () => {
  core = await load();
});

function start(mode: string): Position {
  return valueOf(core.start(mode));
}

function parse(text: string): Position {
  return valueOf(core.parsePosition(text));
}

describe('playing', () => {
  it('makes new positions and leaves the old ones alone', () => {
    const first = start('classic2');
    const second = valueOf(first.play('e2'));
    const third = valueOf(second.play(second.mode.tokens.indexOf('e3h')));
    expect(third.text).toBe('classic2 e3h Se2Ne9 10,9 - S - 2');
    expect(second.text).toBe('classic2 - Se2Ne9 10,10 - N - 1');
    expect(first.text).toBe('classic2 - Se1Ne9 10,10 - S - 0');
    expect([first.ply, second.ply, third.ply]).toEqual([0, 1, 2]);
    expect(valueOf(first.play('e2')).text).toBe(second.text);
  });

  it('lists the legal actions by number', () => {
    const position = start('classic2;size=3;fences=1');
    expect(position.legalActions()).toEqual('a1 c1 b2 a1h b1h a2h b2h a1v b1v a2v b2v'.split(' '));
    expect([...position.legalNumbers()]).toEqual([0, 2, 4, 9, 10, 11, 12, 13, 14, 15, 16]);
  });

  it('gives lists that later calls do not change', () => {
    const position = start('classic2');
    const before = position.legalNumbers();
    const copy = [...before];
    valueOf(position.play('e2')).legalNumbers();
    expect([...before]).toEqual(copy);
  });

  it('plays a PAC-MAN turn step by step', () => {
    const position = start('pacman');
    expect(position.turn).toEqual({ side: 'P', seats: [1], phase: 'move', steps: 2 });
    const stepped = valueOf(position.play('Pe4'));
    expect(stepped.turn).toEqual({ side: 'P', seats: [1], phase: 'move', steps: 1 });
    expect(valueOf(stepped.play('Pd4')).turn).toEqual({ side: 'G', seats: [2], phase: 'move', steps: 0 });
  });

  it('keeps many positions at once', () => {
    const positions = [start('advanced')];
    for (let i = 0; i < 5000; i++) {
      const position = positions[i] as Position;
      const legal = position.legalNumbers();
      if (legal.length === 0) break;
      positions.push(position.playUnchecked(legal[(i * 7) % legal.length] as number));
    }
    for (const position of positions) expect(parse(position.text).hash).toBe(position.hash);
  });
});

describe('refusals', () => {
  it('come with their evidence', () => {
    expect(start('classic2').whyIllegal('e2')).toBeNull();
    const walled = parse('classic2 e1h Se1Ne9 10,9 - S - 1');
    expect(walled.whyIllegal('e2')).toEqual({ code: 'action.fence_in_way', fences: ['e1h'], piece: null, squares: [] });
    expect(walled.whyIllegal('d1h')).toMatchObject({ code: 'action.fence_overlaps', fences: ['e1h'] });
    const corner = parse('classic2 a8h Se1Na9 9,10 - S - 1');
    expect(corner.whyIllegal('b8v')).toEqual({
      code: 'action.fence_blocks_path',
      fences: [],
      piece: 'N',
      squares: ['a9', 'b9'],
    });
  });

  it('leave the position as it was', () => {
    const position = start('classic2');
    const refused = position.play('e5');
    expect(refused).toEqual({
      ok: false,
      code: 'action.too_far',
      illegality: { code: 'action.too_far', fences: [], piece: null, squares: [] },
    });
    expect(position.text).toBe('classic2 - Se1Ne9 10,10 - S - 0');
    expect(position.legalNumbers()).toHaveLength(131);
  });

  it.each([
    ['e10', 'action.unreadable'],
    ['', 'action.unreadable'],
    ['e2e3e4e5e6', 'action.unreadable'],
    ['e\u00b2', 'action.unreadable'],
    ['i9h', 'fence.off_board'],
    ['Pe6', 'action.wrong_mode'],
    ['--', 'action.must_act'],
    [-1, 'action.no_such_number'],
    [210, 'action.no_such_number'],
    [2 ** 32, 'action.no_such_number'],
    [1.5, 'action.no_such_number'],
    [Number.NaN, 'action.no_such_number'],
  ])('of %j have the code %s', (action, code) => {
    expect(start('classic2').whyIllegal(action)?.code).toBe(code);
    expect(start('classic2').play(action)).toMatchObject({ ok: false, code });
  });

  it('are the complement of the legal list', () => {
    for (const mode of ['classic3;size=5', 'pacman', 'advanced']) {
      let position = start(mode);
      for (let i = 0; i < 30 && position.outcome() === null; i++) {
        const legal = position.legalNumbers();
        const open = position.mode.tokens.filter(token => position.whyIllegal(token) === null);
        expect(open).toEqual(position.legalActions());
        position = position.playUnchecked(legal[(i * 5) % legal.length] as number);
      }
    }
  });
});

describe('the end', () => {
  it('has a reason and a winner', () => {
    const won = played(start('classic2;size=3;fences=0'), 'b2 c3 a2 c2 a3');
    expect(won.outcome()).toEqual({ reason: 'reached_goal', winner: 'S', rank: null });
    expect(won.legalActions()).toEqual([]);
    expect(won.play('a2')).toMatchObject({ ok: false, code: 'action.game_over' });
    expect(won.perft(1)).toBe(0n);
  });

  it('may be a draw', () => {
    const drawn = played(start('classic2;size=3;fences=0;max_ply=2'), 'a1 c3');
    expect(drawn.outcome()).toEqual({ reason: 'move_limit', winner: null, rank: null });
  });

  it('comes when all others have left', () => {
    const position = valueOf(start('classic3').retire('S'));
    expect([position.turn.side, position.retired]).toEqual(['W', ['S']]);
    expect(position.retire('S')).toEqual({ ok: false, code: 'side.not_playing' });
    expect(position.retire('E')).toEqual({ ok: false, code: 'side.not_playing' });
    const last = valueOf(position.retire('W'));
    expect(last.outcome()).toEqual({ reason: 'others_left', winner: 'N', rank: null });
    expect(last.retire('N')).toEqual({ ok: false, code: 'action.game_over' });
  });
});

describe('ways to the goal', () => {
  it('are measured and shown', () => {
    const position = parse('classic2 d2h Se2Ne8 9,10 - N - 3');
    expect([position.distance('S'), position.distance('N'), position.distance('W')]).toEqual([8, 8, null]);
    const path = position.shortestPath('S');
    expect([path.length, path[0], path.at(-1)?.[1]]).toEqual([9, 'e2', '9']);
    expect(position.shortestPath('W')).toEqual([]);
  });

  it('are none in the PAC-MAN modes', () => {
    expect([start('pacman').distance('P'), start('advanced').shortestPath('G')]).toEqual([null, []]);
  });
});

describe('texts', () => {
  it('come back as they went', () => {
    const text = 'pacman d3hg5hb7hg2vc4ve7v Pa9B*Kg7Ib6Cc5 - a1i1/0/2/2 P:active=P,from=b9,boost=3 - 46/9/9';
    const position = parse(text);
    expect([position.text, String(position)]).toEqual([text, text]);
    expect(position.key).toBe(text.slice(0, text.lastIndexOf(' ')));
    expect(position.turn).toEqual({ side: 'P', seats: [1], phase: 'boost', steps: 3 });
  });

  it.each([
    ['', 'position.unreadable'],
    ['classic2 - Se1Ne9 10,10 - S - 0 ', 'position.unreadable'],
    ['classic2 e9h Se1Ne9 10,10 - S - 0', 'fence.off_board'],
    ['classic2 - Se1Ne1 10,10 - S - 0', 'position.impossible'],
    ['classic2 - Se1Ne9 10,10 - X - 0', 'position.turn'],
    ['x'.repeat(2001), 'position.too_long'],
    ['x'.repeat(1_000_000), 'position.too_long'],
  ])('are refused: %#', (text, code) => {
    expect(core.parsePosition(text)).toEqual({ ok: false, code });
    expect(start('classic2').perft(1)).toBe(131n);
  });
});

describe('hash', () => {
  it('leaves the counters out', () => {
    const start2 = start('classic2');
    const around = played(start2, 'd1 d9 e1 e9');
    expect([around.hash, around.key]).toEqual([start2.hash, start2.key]);
    expect(around.text).not.toBe(start2.text);
    expect(start2.hash).toBeGreaterThan(0n);
    expect(start2.hash).toBeLessThan(1n << 64n);
  });
});

describe('perft', () => {
  it('takes sensible depths only', () => {
    expect(start('classic2').perft(0)).toBe(1n);
    for (const depth of [-1, 0.5, 65, Number.NaN]) expect(() => start('classic2').perft(depth)).toThrow(RangeError);
  });

  it('goes as deep as it says', () => {
    expect(start('classic2;size=3;fences=0;max_ply=9').perft(64)).toBe(0n);
  });
});

describe('random games', () => {
  it('are the same for the same seed', () => {
    const position = start('classic2');
    const games = position.randomGames(200, 324, 7n);
    expect(position.randomGames(200, 324, 7n)).toEqual(games);
    expect(position.randomGames(200, 324, 8n)).not.toEqual(games);
    expect(games.wins.reduce((sum, wins) => sum + wins, games.unfinished)).toBe(200);
    expect(position.text).toBe('classic2 - Se1Ne9 10,10 - S - 0');
  });

  it('look like those of other programs (design, section 6)', () => {
    const { actions, choices, unfinished, wins } = start('classic2').randomGames(20_000);
    expect(actions / 20_000).toBeGreaterThan(236);
    expect(actions / 20_000).toBeLessThan(240);
    expect(choices / actions).toBeGreaterThan(10.9);
    expect(choices / actions).toBeLessThan(11.0);
    expect(unfinished / 20_000).toBeGreaterThan(0.38);
    expect(unfinished / 20_000).toBeLessThan(0.4);
    expect((wins[0] ?? 0) / 20_000).toBeGreaterThan(0.28);
    expect((wins[0] ?? 0) / 20_000).toBeLessThan(0.3);
  });
});
