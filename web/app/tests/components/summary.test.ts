// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Judged } from '../../analysis/model/judge.js';
import SideSummary from '../../review/SideSummary.svelte';
import { only, render, textOf, useComponents } from './render.js';

useComponents();

const action = (index: number, side: 'S' | 'N', cost: number, mark: Judged['mark']): Judged => ({
  index,
  action: `a${index + 1}`,
  side,
  before: 0.6,
  after: 0.6 - cost,
  cost,
  mark,
  better: [],
});
const JUDGED = [
  action(0, 'S', 0, 'good'),
  action(1, 'N', 0.3, 'blunder'),
  action(2, 'S', 0.15, 'mistake'),
  action(3, 'N', 0, 'good'),
];
const PROPS = { side: 'S', name: 'Ada', judged: JUDGED, isRough: false, onGo: null, linkOf: null } as const;

describe('SideSummary', () => {
  it('shows the accuracy and counts the mistakes of its side by kind', () => {
    const target = render(SideSummary, PROPS);
    expect(textOf(only(target, '.accuracy'))).toBe('Accuracy: 75%');
    const kinds = [...target.querySelectorAll('.kind .visually-hidden')].map(textOf);
    expect(kinds).toEqual(['No blunders', '1 mistake', '0 not the best']);
    expect([...target.querySelectorAll<HTMLButtonElement>('.kind')].map(each => each.disabled)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('lists the moves of a kind on a tap, and shows the moment after a move', () => {
    const onGo = vi.fn<(index: number) => void>();
    const target = render(SideSummary, { ...PROPS, onGo });
    expect(target.querySelector('.moves')).toBeNull();
    only(target, '.kind.mistake').click();
    flushSync();
    const move = only(target, '.moves button');
    expect(textOf(move)).toBe('a3');
    move.click();
    expect(onGo).toHaveBeenCalledExactlyOnceWith(3);
  });

  it('links to the analysis if the page cannot show the moment', () => {
    const target = render(SideSummary, { ...PROPS, linkOf: (index: number) => `#/analysis/~x*S*${index}` });
    only(target, '.kind.mistake').click();
    flushSync();
    expect(only(target, '.moves a').getAttribute('href')).toBe('#/analysis/~x*S*3');
  });

  it('shows dashes before the review has a result', () => {
    const target = render(SideSummary, { ...PROPS, judged: null, isRough: true });
    expect(textOf(only(target, '.accuracy'))).toBe('Accuracy: –');
    expect(textOf(only(target, '.kind.blunder'))).toContain('–');
  });
});
