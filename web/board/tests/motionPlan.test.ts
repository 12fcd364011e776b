import { describe, expect, it } from 'vitest';
import { CAUGHT_MS, HOME_MS, planOf, STEP_MS, type MotionFrame } from '../scene/motionPlan.js';
import { pieceAt, positionWith } from './views.js';

const brief = (frames: readonly MotionFrame[] | undefined) =>
  frames?.map(({ time, square, scale, eyesOnly }) => `${time} ${square} ${scale}${eyesOnly ? ' eyes' : ''}`);

describe('a plan of motion', () => {
  const ghosts = [pieceAt('B', 'c9'), pieceAt('K', 'i5')];
  const before = positionWith([pieceAt('P', 'a9'), ...ghosts], { pellets: ['a1', 'i1'] });

  it('is empty where nothing has changed', () => {
    expect(planOf(before, before)).toEqual({ duration: 0, tracks: [], effects: [] });
  });

  it('walks along the squares that were played', () => {
    const after = positionWith([pieceAt('P', 'b8'), ...ghosts], { pellets: ['a1', 'i1'] });
    const plan = planOf(before, after, [{ piece: 'P', squares: ['a9', 'a8', 'b8'] }]);
    expect(plan.tracks).toHaveLength(1);
    expect(brief(plan.tracks[0]?.frames)).toEqual(['0 a9 1', `${STEP_MS} a8 1`, `${2 * STEP_MS} b8 1`]);
  });

  it('walks straight where nobody says how', () => {
    const plan = planOf(
      before,
      positionWith([pieceAt('P', 'a9'), pieceAt('B', 'd9'), ghosts[1] as never], { pellets: before.pellets }),
    );
    expect(plan.tracks.map(({ piece, frames }) => [piece, frames.at(-1)?.square])).toEqual([['B', 'd9']]);
  });

  it('lets the eyes of an eaten ghost fly off the board when it is reached', () => {
    const after = positionWith([pieceAt('P', 'c9'), pieceAt('B', null), ghosts[1] as never], {
      pellets: before.pellets,
    });
    const plan = planOf(before, after, [{ piece: 'P', squares: ['a9', 'b9', 'c9'] }]);
    const reached = 2 * STEP_MS;
    expect(plan.effects).toEqual([{ kind: 'eaten', square: 'c9', time: reached }]);
    expect(brief(plan.tracks.find(({ piece }) => piece === 'B')?.frames)).toEqual([
      '0 c9 1',
      `${reached} c9 1`,
      `${reached} c9 1 eyes`,
      `${reached + HOME_MS} away 1 eyes`,
    ]);
  });

  it('takes a pellet once, when it is reached', () => {
    const start = positionWith([pieceAt('P', 'a3')], { pellets: ['a1', 'i1'] });
    const after = positionWith([pieceAt('P', 'a1', { boost: 3 })], { pellets: ['i1'], spent: 1 });
    const plan = planOf(start, after, [{ piece: 'P', squares: ['a3', 'a2', 'a1'] }]);
    expect(plan.effects).toEqual([{ kind: 'pellet', square: 'a1', time: 2 * STEP_MS }]);
  });

  it('shows a catch where it happened and then takes everybody home', () => {
    const start = positionWith([pieceAt('P', 'e7'), pieceAt('B', 'e8'), pieceAt('K', null)]);
    const after = positionWith([pieceAt('P', 'e5'), pieceAt('B', 'e9'), pieceAt('K', 'i5')], { lives: 2 });
    const plan = planOf(start, after, [{ piece: 'B', squares: ['e8', 'e7'] }]);
    expect(plan.effects).toEqual([{ kind: 'caught', square: 'e7', time: STEP_MS }]);
    const home = STEP_MS + CAUGHT_MS;
    expect(brief(plan.tracks.find(({ piece }) => piece === 'P')?.frames)).toEqual([
      '0 e7 1',
      `${STEP_MS} e7 1`,
      `${home} e7 0`,
      `${home} e5 0`,
      `${home + HOME_MS} e5 1`,
    ]);
    expect(plan.tracks.find(({ piece }) => piece === 'K')?.frames.at(-1)).toMatchObject({
      square: 'i5',
      eyesOnly: false,
    });
    expect(plan.duration).toBe(home + HOME_MS);
  });

  it('keeps time in order and ends where the second position stands', () => {
    const after = positionWith([pieceAt('P', 'a1'), pieceAt('B', null), pieceAt('K', 'h5')], { pellets: ['i1'] });
    const plan = planOf(before, after, [{ piece: 'P', squares: ['a9', 'b9', 'c9', 'b9'] }]);
    for (const { piece, frames } of plan.tracks) {
      frames.reduce((last, frame) => (expect(frame.time).toBeGreaterThanOrEqual(last.time), frame));
      expect(frames.at(-1)?.square).toBe(after.pieces.find(each => each.piece === piece)?.square ?? 'away');
    }
    expect(plan.effects.map(({ kind }) => kind).sort()).toEqual(['eaten', 'pellet']);
  });

  it('clicks new fences, not old ones, and goes through tunnels without crossing the board', () => {
    const tunnels = [['e9', 'e1']] as const;
    const start = positionWith([pieceAt('P', 'e9')], { tunnels, fences: [{ fence: 'a1h', chamber: false }] });
    const after = positionWith([pieceAt('P', 'e1')], {
      tunnels,
      fences: [
        { fence: 'a1h', chamber: false },
        { fence: 'c3v', chamber: false },
      ],
    });
    const plan = planOf(start, after, [{ piece: 'P', squares: ['e9', 'e1'] }]);
    expect(plan.effects).toMatchObject([{ kind: 'fence', fence: 'c3v' }]);
    expect(plan.tracks[0]?.frames.at(-1)).toMatchObject({ square: 'e1', by: 'jump', time: STEP_MS });
  });
});
