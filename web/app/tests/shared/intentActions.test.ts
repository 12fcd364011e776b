import { beforeAll, describe, expect, it } from 'vitest';
import { legalOf, type Core } from '../../../core/index.js';
import { load, valueOf } from '../../../core/tests/support.js';
import { isRun, joined, tokensIn } from '../../shared/actionRuns.js';
import { drawnHint } from '../../shared/board/drawnActions.js';
import { actionsOf, offeredActions, typedTokens } from '../../shared/intentActions.js';

let core: Core;
beforeAll(async () => {
  core = await load();
});

describe('intents', () => {
  it('carry the number and the seat that were offered', () => {
    const start = valueOf(core.start('classic2', 'N'));
    const { mode } = start;
    const target = legalOf(start).squares.find(({ square }) => square === 'e8');
    if (!target) throw new Error('not offered');
    expect(target.action).toEqual({ number: valueOf(mode.parseAction('e8')), seat: 2 });
    const intent = { type: 'enter', ...target } as const;
    expect(offeredActions(intent, mode)).toEqual([target.action]);
    expect(actionsOf(intent, mode)).toEqual([target.action.number]);
    expect(actionsOf({ type: 'preview', fence: null }, mode)).toEqual([]);
  });

  it('of a path are steps of one piece and one seat', () => {
    const { mode } = valueOf(core.start('pacman;deal=P.BK.IC'));
    const action = { number: valueOf(mode.parseAction('Kd4')), seat: 2 };
    const path = { type: 'path', piece: 'K', squares: ['d4', 'd5', 'e5'], action } as const;
    const found = offeredActions(path, mode);
    expect(found.map(({ number, seat }) => [mode.tokens[number], seat])).toEqual([
      ['Kd4', 2],
      ['Kd5', 2],
      ['Ke5', 2],
    ]);
    const stop = { number: valueOf(mode.parseAction('C-')), seat: 3 };
    expect(offeredActions({ ...path, stop }, mode)).toEqual([stop, ...found]);
  });
});

describe('typed actions', () => {
  it('splits runs of one piece', () => {
    expect(typedTokens(' Pe6e7  Bd9 ', 'pacman')).toEqual(['Pe6', 'Pe7', 'Bd9']);
    expect(typedTokens('P+', 'advanced')).toEqual(['P+']);
  });

  it('ignores case in classic', () => {
    expect(typedTokens('E3H', 'classic')).toEqual(['e3h']);
    expect(typedTokens('', 'classic')).toEqual([]);
  });
});

describe('runs', () => {
  it.each(['classic2', 'pacman', 'advanced'])('are of every action with a piece, in %s', mode => {
    const { actions, family } = valueOf(core.parseMode(mode));
    for (const { token, piece } of actions) expect([token, isRun(token)]).toEqual([token, piece !== null]);
    expect(actions.some(({ piece }) => piece !== null)).toBe(family !== 'classic');
  });

  it('join the actions of a piece, and are split again', () => {
    const tokens = ['P@e9', 'Pd9', 'P+', 'd4h', 'Bd9', 'B-', 'Kd4', 'P:resigned'];
    expect(joined(tokens)).toBe('P@e9d9+ d4h Bd9- Kd4 P:resigned');
    expect(joined(tokens).split(' ').flatMap(tokensIn)).toEqual(tokens);
  });
});

describe('drawn hints', () => {
  it('draws fences, steps and stops', () => {
    const position = valueOf(core.start('pacman'));
    expect(drawnHint('e3h', position)).toEqual({ suggestions: [{ fence: 'e3h', tone: 'best' }] });
    expect(drawnHint('Pe6', position)).toEqual({ arrows: [{ from: 'e5', to: 'e6', tone: 'best' }] });
    expect(drawnHint('B-', position)).toEqual({ marks: [{ square: 'e9', shape: 'ring', tone: 'best' }] });
  });
});
