import { describe, expect, it } from 'vitest';
import { typedTokens } from '../../shared/actionTokens.js';
import { drawnHint } from '../../shared/board/drawnActions.js';
import { pictureOf } from '../../shared/board/modePictures.js';

describe('typed actions', () => {
  it('splits runs of one piece', () => {
    expect(typedTokens(' Pe6e7  Bd9 ', 'pacman')).toEqual(['Pe6', 'Pe7', 'Bd9']);
    expect(typedTokens('P+', 'advanced')).toEqual(['P+']);
  });

  it('does not mind capitals in classic', () => {
    expect(typedTokens('E3H', 'classic')).toEqual(['e3h']);
    expect(typedTokens('', 'classic')).toEqual([]);
  });
});

describe('drawn hints', () => {
  const { position } = pictureOf('pacman');

  it('draws fences, steps and stops', () => {
    const hint = (action: string) => ({ action, line: [action], values: [] });
    expect(drawnHint(hint('e3h'), position)).toEqual({ suggestions: [{ fence: 'e3h', tone: 'best' }] });
    expect(drawnHint(hint('Pe4'), position)).toEqual({ arrows: [{ from: 'e3', to: 'e4', tone: 'best' }] });
    expect(drawnHint(hint('B-'), position)).toEqual({ marks: [{ square: 'd6', shape: 'ring', tone: 'best' }] });
  });
});
