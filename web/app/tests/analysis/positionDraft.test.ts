import { beforeAll, describe, expect, it } from 'vitest';
import { MODES, type Core, type Fence } from '../../../core/index.js';
import { load, valueOf } from '../../../core/tests/support.js';
import {
  collide,
  positionDraftOf,
  faultOf,
  frameOf,
  put,
  textOf,
  toggleFence,
  type PositionDraft,
  type DraftMode,
} from '../../analysis/position/positionDraft.js';

let core: Core;
beforeAll(async () => {
  core = await load();
});

function begun(mode: string): [PositionDraft, DraftMode] {
  const frame = frameOf(core, mode);
  if (!frame) throw new Error(mode);
  return [positionDraftOf(valueOf(core.start(mode))), frame];
}

describe('a draft', () => {
  it.each([...MODES, 'classic2;size=5;fences=4', 'pacman;maze=A3;lives=5', 'advanced;maze=pinwheel'])(
    'writes the start of %s',
    mode => {
      const [draft, frame] = begun(mode);
      expect(valueOf(core.parsePosition(textOf(draft, frame))).text).toBe(valueOf(core.start(mode)).text);
      expect(faultOf(draft, frame)).toBeNull();
    },
  );

  it('moves pieces, and lets two change places', () => {
    const [draft, frame] = begun('classic2');
    const moved = put(put(draft, frame, 'S', 'c4'), frame, 'N', 'c4');
    expect(moved.pieces).toEqual({ S: 'e9', N: 'c4' });
    expect(put(moved, frame, 'erase', 'c4')).toBe(moved);
  });

  it('places fences instead of those in their way', () => {
    const [draft, frame] = begun('classic2');
    const one = toggleFence(toggleFence(draft, frame, 'c3h'), frame, 'd3h');
    expect(one.fences).toEqual(['d3h']);
    expect(toggleFence(one, frame, 'd3v').fences).toEqual(['d3v']);
    expect(toggleFence(one, frame, 'd3h').fences).toEqual([]);
    const [maze, fixed] = begun('pacman');
    expect(toggleFence(maze, fixed, 'a1h')).toBe(maze);
  });

  it('knows collisions as the core does', () => {
    const start = valueOf(core.start('classic2'));
    const fences = start.mode.tokens.filter(token => /^..[hv]$/.test(token)) as Fence[];
    const first: Fence = 'd4h';
    const placed = valueOf(start.play(first));
    const refused = fences.filter(fence => /overlaps|crosses/.test(placed.whyIllegal(fence)?.code ?? ''));
    expect(fences.filter(fence => collide(first, fence))).toEqual(refused);
  });

  it('takes ghosts and pellets away, and counts what is spent', () => {
    const [draft, frame] = begun('advanced');
    const next = put(
      put(put({ ...draft, fences: [], reserve: 1 }, frame, 'erase', 'd5'), frame, 'pellet', 'a1'),
      frame,
      'P',
      'e1',
    );
    const position = valueOf(core.parsePosition(textOf(next, frame)));
    expect(position.text).toBe('advanced - Pe1B*Ke5Id4Ce4 12,4 i1a9i9/1/0/3 P - 0/5/0');
    expect(put(next, frame, 'pellet', 'b2')).toBe(next);
  });

  it('counts the rounds of the opening by the fences of the chamber', () => {
    const [draft, frame] = begun('advanced');
    const next = toggleFence(
      toggleFence({ ...draft, pieces: { ...draft.pieces, P: 'e1' } }, frame, 'd3h'),
      frame,
      'a1h',
    );
    const position = valueOf(core.parsePosition(textOf(next, frame)));
    expect(position.text.endsWith('/2/0')).toBe(true);
  });

  it.each([
    ['twice', { pieces: { S: 'e5', N: 'e5' } }],
    ['overlap', { fences: ['c3h', 'd3h'] }],
    ['no-way', { fences: ['a2h', 'b1v'], pieces: { S: 'a1', N: 'e9' } }],
  ] as const)('tells a fault: %s', (fault, change) => {
    const [draft, frame] = begun('classic2');
    const changed: PositionDraft = { ...draft, ...change };
    expect(faultOf(changed, frame)).toBe(fault);
    expect(core.parsePosition(textOf(changed, frame)).ok).toBe(false);
  });

  it('tells faults of the PAC-MAN modes', () => {
    const [draft, frame] = begun('pacman');
    expect(faultOf({ ...draft, lives: 0 }, frame)).toBe('all-pellets');
    const onPellet = put(draft, frame, 'B', 'a1');
    expect(faultOf(onPellet, frame)).toBe('ghost-on-pellet');
    expect(core.parsePosition(textOf(onPellet, frame)).ok).toBe(false);
  });
});
