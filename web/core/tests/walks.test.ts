import { beforeAll, describe, expect, it } from 'vitest';
import { legalOf, turnStops, walksOf, type Core, type Position, type SeatOf, type WalkView } from '../index.js';
import { load, played, valueOf } from './support.js';

let core: Core;

beforeAll(async () => {
  core = await load();
});

const start = (mode: string) => valueOf(core.start(mode));

/** Walks of a piece as text: `e6 e7`, with `- ` where another piece stops first. */
function textsOf(walks: readonly WalkView[], piece: string): string[] {
  const own = walks.filter(each => each.piece === piece);
  return own.map(({ squares, stop }) => `${stop ? '- ' : ''}${squares.join(' ')}`);
}

/** The position after a walk; every action must be legal. */
function walked(position: Position, { piece, squares, action, stop }: WalkView): Position {
  const first = valueOf((stop ? valueOf(position.play(stop.number)) : position).play(action.number));
  return squares.slice(1).reduce((now, square) => valueOf(now.play(`${piece}${square}`)), first);
}

/** Advanced, the ghosts' turn: their speed is 1, all four stand in the middle. */
const GHOSTS = 'advanced a2ha7hb4vg4v Ph6Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 G Pi7 20/5/4';
/** Fixed maze, PAC-MAN's turn: he stands next to the pellet in the corner a9. */
const CORNER = 'pacman d3hg5hb7hg2vc4ve7v Pa8Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 20/4/0';

const read = (text: string) => valueOf(core.parsePosition(text));

describe('walks', () => {
  it('lead PAC-MAN to every square that his two steps reach', () => {
    const position = start('pacman');
    const walks = walksOf(position);
    expect(walks.map(({ squares }) => squares.at(-1)).sort()).toEqual(['d4', 'd6', 'e7', 'f4', 'f6', 'g5']);
    for (const walk of walks) {
      expect(walked(position, walk).view().pieces[0]?.square).toBe(walk.squares.at(-1));
      expect(walk).toMatchObject({ piece: 'P', costsLife: false });
    }
  });

  it('leave out squares that one step reaches, the own square and classic', () => {
    const position = start('pacman');
    const near = legalOf(position).squares.map(({ square }) => square as string);
    const targets = walksOf(position).map(({ squares }) => squares.at(-1) as string);
    expect(targets.filter(square => near.includes(square) || square === 'e5')).toEqual([]);
    expect(walksOf(start('classic2'))).toEqual([]);
  });

  it('go over a pellet where both ways are safe, and by the first way where they are the same', () => {
    expect(textsOf(walksOf(read(CORNER)), 'P')).toContain('a9 b9');
    const eaten = read(CORNER.replace('a1i1a9i9/0/0', 'a1i1i9/0/1'));
    const [one, other] = ['a9', 'b8'].map(square => played(eaten, `P${square} Pb9`));
    expect(one?.isRepetitionOf(other as Position)).toBe(true);
    expect(textsOf(walksOf(eaten), 'P').filter(text => text.endsWith('b9'))).toEqual(['b8 b9']);
  });

  it('say which of them cost PAC-MAN a life', () => {
    const position = read(GHOSTS.replace('G Pi7 20', 'P - 20').replace('Ke5', 'Kf6'));
    const risky = walksOf(position).filter(({ costsLife }) => costsLife);
    expect(risky.map(({ squares }) => squares.join(' '))).toEqual(['g6 f6']);
  });

  it('are the two steps of a frenzied ghost, a catch among them', () => {
    const position = played(start('pacman'), 'Pf5 Pg5');
    expect(textsOf(walksOf(position), 'K')).toContain('h5 g5');
    expect(textsOf(walksOf(position), 'C')).toEqual([]);
  });

  it('begin with the stop of the ghost that moves', () => {
    const position = played(read(GHOSTS), 'Bc5');
    expect(textsOf(walksOf(position), 'K').sort()).toEqual(['- d5', '- e6', '- f5']);
    expect(new Set(walksOf(position).map(({ piece }) => piece))).toEqual(new Set(['K', 'I', 'C']));
    for (const walk of walksOf(position)) {
      expect(
        walked(position, walk)
          .view()
          .pieces.find(({ active }) => active)?.piece,
      ).toBe(walk.piece);
    }
  });

  it('belong only to pieces that are held here', () => {
    const position = played(read(GHOSTS), 'Bc5');
    const walks = walksOf(position, piece => (piece === 'B' || piece === 'K' ? 2 : null));
    expect(new Set(walks.map(({ piece }) => piece))).toEqual(new Set(['K']));
    expect(walks.every(({ action, stop }) => action.seat === 2 && stop?.seat === 2)).toBe(true);
    expect(walksOf(position, piece => (piece === 'K' ? 2 : null))).toEqual([]);
  });
});

describe('safety', () => {
  it('is what the core says of the ghosts’ next turn', () => {
    expect(played(read(CORNER), 'Pb8 Pb9').isSafe).toBe(true);
    expect(played(start('pacman'), 'Pe6 Pe7').isSafe).toBe(false);
    expect(start('classic2').isSafe).toBe(true);
  });
});

describe('the stops that end a turn', () => {
  const tokens = (position: Position, seatOf?: SeatOf) =>
    turnStops(position, seatOf)?.map(({ number }) => position.mode.tokens[number]) ?? null;

  it('are none while a piece must do something else', () => {
    expect(tokens(read(GHOSTS))).toBeNull();
    expect(tokens(played(read(GHOSTS), 'Bc5'))).toBeNull();
    expect(tokens(start('advanced'))).toBeNull();
    expect(tokens(start('pacman'))).toBeNull();
    expect(tokens(start('classic2'))).toBeNull();
  });

  it('are those of the pieces here that remain', () => {
    const position = played(read(GHOSTS), 'Bc5');
    expect(tokens(position, piece => (piece === 'B' ? 2 : null))).toEqual(['B-']);
    const last = played(position, 'B- Kf5 K- Id3 I- Cf4');
    expect(tokens(last)).toEqual(['C-']);
    expect(tokens(played(read(CORNER), 'Pa9'))).toEqual(['P-']);
  });

  it('are several where ghosts may stay', () => {
    const position = played(start('pacman;ghost_may_stay=true'), 'Pe6 Pd6');
    expect(tokens(position)).toEqual(['B-', 'K-', 'I-', 'C-']);
  });
});
