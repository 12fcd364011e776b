// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import RatedChoice from '../../online/rated/RatedChoice.svelte';
import { only, render, textOf, useComponents } from './render.js';

useComponents();

function inputs(target: HTMLElement): HTMLInputElement[] {
  return [...target.querySelectorAll('input')];
}

it('offers rated games to an account, and says whose rating it is', () => {
  const target = render(RatedChoice, { isRated: false, account: 'Ada', rating: '1520?' });
  inputs(target)[1]?.click();
  flushSync();
  expect(inputs(target).map(({ checked }) => checked)).toEqual([false, true]);
  expect(textOf(only(target, '#rated-about'))).toBe('Your rating: 1520?');
});

it('says why a game cannot be rated, and chooses the casual one', () => {
  const target = render(RatedChoice, { isRated: true, account: 'Ada', rating: '', reason: 'Only with a clock.' });
  expect(inputs(target).map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(textOf(only(target, '#rated-about'))).toBe('Only with a clock.');
});

it('sends an anonymous player to the account', () => {
  const target = render(RatedChoice, { isRated: false, account: null, rating: '' });
  expect(only(target, 'a').getAttribute('href')).toBe('#/account');
});
