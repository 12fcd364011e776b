/** Views say what the texts say: every field is written again from the view and compared, over all playthroughs. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardView } from '../../board/index.js';
import type { Core, Fence, Position, Side } from '../index.js';
import { illegalFenceOf, lastOf, legalOf, sightsOf, type LegalView, type PositionView } from '../view.js';
import { readPlaythroughs } from './suites.js';
import { load, played, ROOT, valueOf } from './support.js';

let core: Core;
beforeAll(async () => {
  core = await load();
});

const files = readPlaythroughs();

/** Every position of every playthrough, with the action that led to it. */
function* moments(): Generator<{ name: string; before: Position | null; entry: string; position: Position }> {
  for (const { name, moments: list } of files) {
    let before: Position | null = null;
    for (const { entry, position: text } of list) {
      const position = valueOf(core.parsePosition(text));
      yield { name, before, entry: entry ?? '', position };
      before = position;
    }
  }
}

const or = (text: string) => text || '-';

/** Fields 2 to 5 of a position text. */
function fieldsOf(view: PositionView): string[] {
  const isClassic = view.family === 'classic';
  return [
    or(view.fences.map(({ fence, chamber }) => `${chamber ? '~' : ''}${fence}`).join('')),
    view.pieces.map(({ piece, square, away }) => `${piece}${square ?? (away === 'eaten' ? '*' : '@')}`).join(''),
    or(view.stocks.map(({ fences }) => fences).join(',')),
    isClassic ? '-' : `${or(view.pellets.join(''))}/${view.reserve}/${view.spent}/${view.lives}`,
  ];
}

/** The details of field 6 that a view has. */
function detailsOf(view: PositionView): string[] {
  const active = view.pieces.find(piece => piece.active);
  const sides = [
    ...new Set(
      view.pieces
        .filter(({ retired }) => retired)
        .map(({ piece }) => (view.family === 'classic' || piece === 'P' ? piece : 'G')),
    ),
  ];
  const parts = [
    sides.length > 0 && `retired=${sides.join('')}`,
    view.pieces.some(({ done }) => done) &&
      `moved=${view.pieces
        .filter(({ done }) => done)
        .map(({ piece }) => piece)
        .join('')}`,
    active && `active=${active.piece}`,
    active && active.steps > 0 && `steps=${active.steps}`,
    active && active.boost > 0 && `boost=${active.boost}`,
    view.lifted && `lifted=${view.lifted.slice(0, 2)}`,
  ];
  return parts.filter(part => typeof part === 'string');
}

function numbersOf(legal: LegalView): number[] {
  const { squares, fences, lifts, respawns, stops, spend, pass } = legal;
  const targets = [...squares, ...fences, ...lifts, ...respawns, ...stops].map(({ action }) => action);
  return [...targets, ...(spend ? [spend] : []), ...(pass ? [pass] : [])].map(({ number }) => number);
}

describe('views', () => {
  it('can be written back as texts', () => {
    let count = 0;
    for (const { position } of moments()) {
      const view = position.view();
      const [, fences, pieces, stocks, pellets, turn = ''] = position.text.split(' ');
      expect(fieldsOf(view)).toEqual([fences, pieces, stocks, pellets]);
      const [side, details = ''] = turn.split(':');
      expect(view.turn).toBe(position.outcome() ? null : side);
      expect(detailsOf(view)).toEqual(details.split(',').filter(part => part !== '' && !part.startsWith('from=')));
      expect([view.size, view.family]).toEqual([position.mode.size, position.mode.family]);
      count++;
    }
    expect(count).toBeGreaterThan(900);
  });

  it('are plain data that a board takes', () => {
    const position = valueOf(core.start('advanced')).view();
    const view: BoardView = { position, sights: sightsOf(position), legal: legalOf(valueOf(core.start('advanced'))) };
    expect(structuredClone(view)).toEqual(view);
  });

  it('say how many steps and which goal', () => {
    const start = valueOf(core.start('pacman;lives=5')).view();
    expect(start.pieces.map(({ steps }) => steps)).toEqual([2, 0, 0, 0, 0]);
    expect([start.lives, start.mostLives]).toEqual([5, 5]);
    expect(
      valueOf(core.start('classic4'))
        .view()
        .pieces.map(({ piece, goal }) => `${piece}${goal}`),
    ).toEqual(['SN', 'WE', 'NS', 'EW']);
  });

  it('sort legal actions without losing any, and name their seats', () => {
    for (const { position } of moments()) {
      const { mode, turn } = position;
      const legal = legalOf(position);
      expect(numbersOf(legal).sort((a, b) => a - b)).toEqual([...position.legalNumbers()]);
      for (const { piece, square, action } of legal.squares) {
        expect(mode.tokens[action.number]).toBe(mode.family === 'classic' ? square : `${piece}${square}`);
        expect(turn.seats).toContain(action.seat);
        if (mode.family === 'classic') expect(piece).toBe(turn.side);
      }
      for (const { fence, action } of legal.fences) expect(mode.tokens[action.number]).toBe(fence);
      for (const { fence, action } of legal.lifts) expect(mode.tokens[action.number]).toBe(`~${fence}`);
      for (const { square, action } of legal.respawns) expect(mode.tokens[action.number]).toBe(`P@${square}`);
      for (const { piece, action } of legal.stops) expect(mode.tokens[action.number]).toBe(`${piece}-`);
    }
  });

  it('offer only what a seat has', () => {
    const position = played(valueOf(core.start('pacman;deal=P.BK.IC')), 'Pe6 Pd6');
    const legal = legalOf(position, piece => (piece === 'I' ? 3 : null));
    expect(new Set(legal.squares.map(({ piece }) => piece))).toEqual(new Set(['I']));
    expect(legal.squares.every(({ action }) => action.seat === 3)).toBe(true);
  });

  it('show what an action did', () => {
    let steps = 0;
    for (const { before, entry, position } of moments()) {
      if (!before || entry.includes(':')) continue;
      const [from, to] = [before.view(), position.view()];
      const last = lastOf(before, entry);
      if (last && 'fence' in last) {
        expect(to.fences.some(({ fence }) => fence === last.fence)).toBe(!last.lifted);
        expect(to.lifted).toBe(last.lifted ? last.fence : null);
      } else if (last) {
        const where = (view: PositionView) => view.pieces.find(({ piece }) => piece === last.piece)?.square;
        expect(last.squares.length === 2 ? last.squares[0] : null).toBe(where(from) ?? null);
        if (to.lives === from.lives) expect(last.squares.at(-1)).toBe(where(to));
        steps++;
      } else expect(entry).toMatch(/^(--|P\+|.-)$/);
    }
    expect(steps).toBeGreaterThan(500);
  });

  it('know the shipped mazes', () => {
    for (const name of ['chamber', 'pinwheel']) {
      const maze = JSON.parse(readFileSync(`${ROOT}src/hedgemaze/rules/mazes/${name}.json`, 'utf8')) as Record<
        string,
        string[]
      >;
      const view = valueOf(core.start(`advanced;maze=${name}`)).view();
      expect(view.fences.filter(({ chamber }) => chamber).map(({ fence }) => fence)).toEqual(maze['chamber']);
      expect(view.tunnels.flat()).toEqual(maze['respawns']);
    }
    const inline = 'advanced;maze=-/a1i1a9i9/Be6Kf5Id5Ce4/f3hd6hc4vf5v/e9e1a4i4';
    expect(valueOf(core.start(inline)).view().respawns).toEqual(['e9', 'e1', 'a4', 'i4']);
  });
});

/** A small generator of numbers, the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

describe('sight', () => {
  it('is what the core means by frenzy', () => {
    const random = numbers(6);
    let [seeing, blind] = [0, 0];
    for (let game = 0; game < 60; game++) {
      let position = valueOf(core.start(`pacman;maze=A${1 + (game % 4)}`));
      for (let ply = 0; ply < 120 && !position.outcome(); ply++) {
        const tokens = position.legalActions();
        const view = position.view();
        for (const piece of view.pieces.filter(each => each.toMove && !each.active && each.piece !== 'P')) {
          const goesOn = tokens
            .filter(token => token.startsWith(piece.piece) && !token.endsWith('-'))
            .some(token =>
              played(position, token)
                .view()
                .pieces.some(each => each.active && each.piece === piece.piece),
            );
          // A ghost whose only step is the catch has no second one.
          const prey = view.pieces[0]?.square;
          const canWander = tokens.some(
            token => token.startsWith(piece.piece) && !token.endsWith('-') && !token.endsWith(prey ?? '?'),
          );
          if (canWander) expect(piece.frenzied).toBe(goesOn);
          if (piece.frenzied) seeing++;
          else blind++;
        }
        position = played(position, tokens[Math.floor(random.next().value * tokens.length)] ?? '');
      }
    }
    expect(seeing).toBeGreaterThan(100);
    expect(blind).toBeGreaterThan(100);
  });

  it('of a frenzied ghost is a line to PAC-MAN', () => {
    const view = valueOf(
      core.parsePosition('pacman d3hg5hb7hg2vc4ve7v Pg4Bi4Kh6Ic5Ce2 - a1i1a9/0/1/2 G - 9/3/2'),
    ).view();
    expect(sightsOf(view)).toEqual([{ piece: 'B', from: 'i4', to: 'g4' }]);
    expect(view.pieces.filter(({ frenzied }) => frenzied).map(({ piece }) => piece)).toEqual(['B']);
  });
});

describe('illegal fences', () => {
  it.each([
    ['classic2 d4h Se1Ne9 9,10 - N - 1', 'e4h', 'overlaps'],
    ['classic2 d4h Se1Ne9 9,10 - N - 1', 'd4v', 'crosses'],
    ['classic2 a2hc2he2hg2h Se1Ne9 6,6 - S - 8', 'h1v', 'shuts_in'],
    ['pacman d3hg5hb7hg2vc4ve7v Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0', 'a1h', 'other'],
  ])('%s %s', (text, fence, kind) => {
    const position = valueOf(core.parsePosition(text));
    const reason = position.whyIllegal(fence);
    if (!reason) throw new Error('legal');
    const view = illegalFenceOf(fence as Fence, reason);
    expect(view.kind).toBe(kind);
    expect([view.fences, view.squares, view.piece]).toEqual([reason.fences, reason.squares, reason.piece]);
    expect((view.kind === 'shuts_in') === view.squares.length > 0).toBe(true);
    expect(view.piece === null || position.mode.sides.includes(view.piece as Side)).toBe(true);
  });
});
