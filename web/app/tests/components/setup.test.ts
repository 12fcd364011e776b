// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { levelsOf, PERFECT_LEVEL } from '../../../core/levels.js';
import { MODES } from '../../../core/words.js';
import HouseRules from '../../setup/HouseRules.svelte';
import type { House } from '../../setup/houseRules.js';
import { levelChoices, levelText } from '../../setup/levelNames.js';
import LevelPicker from '../../setup/LevelPicker.svelte';
import PlayerRow from '../../setup/PlayerRow.svelte';
import { only, render, textOf, useComponents } from './render.js';

useComponents();

/** What screen readers say of a slider, with plain spaces, as `textOf` has them. */
function valueTextOf(slider: Element): string | undefined {
  return slider.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ');
}

describe('LevelPicker', () => {
  it('names the level, for the eye and for screen readers, and follows the slider', () => {
    const target = render(LevelPicker, { id: 'level', level: 2, mode: 'classic2' });
    const [slider, output] = [only<HTMLInputElement>(target, 'input'), only(target, 'output')];
    const before = textOf(output);
    expect(before).toContain('2');
    expect(valueTextOf(slider)).toBe(before);
    slider.value = '5';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(textOf(output)).toContain('5');
    expect(valueTextOf(slider)).toBe(textOf(output));
    expect(only(target, 'label').getAttribute('for')).toBe(slider.id);
  });

  it('offers the perfect level last where games can be solved', () => {
    const target = render(LevelPicker, { id: 'level', level: PERFECT_LEVEL, mode: 'pacman', role: 'G' });
    const slider = only<HTMLInputElement>(target, 'input');
    expect(slider.value).toBe(slider.max);
    expect(textOf(only(target, 'output'))).toBe('Perfect');
    expect(levelChoices('pacman;ghost_order=fixed', 'pacman', 'G')).not.toContain(PERFECT_LEVEL);
    expect(levelChoices('advanced', 'advanced', 'G')).not.toContain(PERFECT_LEVEL);
  });

  it('shows the strongest level of a role that has fewer', () => {
    const most = levelsOf('pacman', 'P').length;
    const target = render(LevelPicker, { id: 'level', level: 99, mode: 'pacman', role: 'P' });
    const slider = only<HTMLInputElement>(target, 'input');
    expect([slider.max, slider.value]).toEqual([String(most + 1), String(most)]);
    expect(textOf(only(target, 'output'))).toContain(String(most));
  });

  it('describes the slider by what the level is like, without figures', () => {
    const target = render(LevelPicker, { id: 'level', level: 3, mode: 'classic2' });
    const slider = only(target, 'input');
    const like = only(target, `#${slider.getAttribute('aria-describedby')}`);
    expect(textOf(like)).toBe('Beats most beginners, but is easy to trick.');
    expect(target.querySelector('.match')).toBeNull();
  });

  it('has the measured rating and its interval behind a tap', () => {
    const target = render(LevelPicker, { id: 'level', level: 3, mode: 'classic2' });
    const figures = only<HTMLDetailsElement>(target, 'details');
    expect(figures.open).toBe(false);
    expect(textOf(only(figures, 'p'))).toMatch(/332.*253.*410/);
    const ghosts = render(LevelPicker, { id: 'ghosts', level: 3, mode: 'pacman', role: 'G' });
    expect(textOf(only(ghosts, 'details p'))).toMatch(/level 3 of the other side: 55 out of 100/);
    const lowest = render(LevelPicker, { id: 'lowest', level: 1, mode: 'classic2' });
    expect(textOf(only(lowest, 'details p'))).toContain('strength is 0');
  });

  it('shows the matched level until a level is chosen', () => {
    const target = render(LevelPicker, { id: 'level', level: 2, mode: 'classic2', matching: true, matched: 6 });
    const [slider, box] = [only<HTMLInputElement>(target, '#level'), only<HTMLInputElement>(target, '#level-match')];
    expect([slider.value, box.checked]).toEqual(['6', true]);
    slider.value = '4';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect([slider.value, box.checked]).toEqual(['4', false]);
    box.click();
    flushSync();
    expect(textOf(only(target, 'output'))).toContain('6');
  });

  it('has a sentence for every level of every mode and role', () => {
    for (const mode of MODES) {
      for (const role of mode.startsWith('classic') ? (['S'] as const) : (['P', 'G'] as const)) {
        const texts = levelsOf(mode, role).map(({ level }) => levelText(mode, role, level));
        expect(new Set(texts).size, `${mode} ${role}`).toBe(texts.length);
      }
    }
  });
});

describe('PlayerRow', () => {
  const props = {
    id: 'seat',
    mode: 'pacman',
    modeText: 'pacman',
    who: 'Ghosts',
    pieces: ['B', 'K', 'I', 'C'],
    matched: 2,
    onPlayer: () => undefined,
  } as const;

  it('says when the perfect level plays like the strongest one', () => {
    const perfect = render(PlayerRow, { ...props, player: { level: PERFECT_LEVEL, name: '' } });
    expect(textOf(only(perfect, '.like'))).toContain('With four ghosts it plays like the strongest level.');
    const strongest = render(PlayerRow, { ...props, player: { level: 5, name: '' } });
    expect(textOf(only(strongest, '.like'))).toBe('The strongest ghosts here. They hardly leave a gap.');
  });

  it('describes the strongest level where nobody can play perfectly', () => {
    const player = { level: PERFECT_LEVEL, name: '' };
    const target = render(PlayerRow, { ...props, modeText: 'pacman;ghost_order=fixed', player });
    expect(only<HTMLSelectElement>(target, 'select').value).toBe('5');
    expect(textOf(only(target, '.like'))).toBe('The strongest ghosts here. They hardly leave a gap.');
  });
});

describe('HouseRules', () => {
  it('reports a changed rule and keeps the others', () => {
    const onChange = vi.fn<(house: House) => void>();
    const target = render(HouseRules, { mode: 'pacman', house: { lives: '5' }, onChange });
    const box = only<HTMLInputElement>(target, '#house-eat_in_passing');
    expect(box.checked).toBe(true);
    box.click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ lives: '5', eat_in_passing: 'false' });
  });

  it('selects the value in use, marks it as changed, and explains every rule', () => {
    const target = render(HouseRules, {
      mode: 'pacman',
      house: { lives: '5' },
      onChange: vi.fn<(house: House) => void>(),
    });
    expect(only<HTMLSelectElement>(target, '#house-lives').value).toBe('5');
    expect([...target.querySelectorAll('.changed label')].map(textOf)).toEqual(['Lives']);
    const fields = [...target.querySelectorAll('select, input')];
    expect(fields.length).toBeGreaterThan(10);
    for (const field of fields) {
      const about = only(target, `#${field.getAttribute('aria-describedby')}`);
      expect(textOf(about), field.id).not.toBe('');
    }
  });

  it('offers to reset only when something has changed', () => {
    const onChange = vi.fn<(house: House) => void>();
    const usual = render(HouseRules, { mode: 'pacman', house: { lives: '3' }, onChange });
    expect(usual.querySelector('button')).toBeNull();
    const target = render(HouseRules, { mode: 'pacman', house: { lives: '5' }, onChange });
    only(target, 'button').click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({});
  });
});
