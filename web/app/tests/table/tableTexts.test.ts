// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/messages.svelte.js';
import { whyNot } from '../../table/tableTexts.js';
import { useComponents } from '../components/render.js';

useComponents();
afterEach(async () => {
  await setLanguage('en');
});

describe('the reason of a refusal', () => {
  it.each([
    ['en', 'A piece must move.'],
    ['de', 'Eine Figur muss ziehen.'],
    ['da', 'En brik skal rykke.'],
    ['tr', 'Bir taş oynamalı.'],
    ['ja', '駒は動かなければなりません。'],
  ])('is a sentence with a capital letter in %s', async (language, text) => {
    expect(await setLanguage(language)).toBe(true);
    expect(whyNot('action.must_move', null)).toBe(text);
  });

  it('names the piece that is known', () => {
    const illegality = { code: 'action.already_moved', fences: [], piece: 'B', squares: [] } as const;
    expect(whyNot('action.already_moved', illegality)).toBe('Blinky has already moved.');
  });
});
