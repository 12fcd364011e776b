// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { levelsOf } from '../../../core/levels.js';
import HouseRules from '../../setup/HouseRules.svelte';
import type { House } from '../../setup/houseRules.js';
import LevelPicker from '../../setup/LevelPicker.svelte';
import { only, render, textOf, useComponents } from './render.js';

useComponents();

describe('LevelPicker', () => {
  it('names the level, for the eye and for screen readers, and follows the slider', () => {
    const target = render(LevelPicker, { id: 'level', level: 2, mode: 'classic2' });
    const [slider, output] = [only<HTMLInputElement>(target, 'input'), only(target, 'output')];
    const before = textOf(output);
    expect(before).toContain('2');
    expect(slider.getAttribute('aria-valuetext')).toBe(before);
    slider.value = '5';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(textOf(output)).toContain('5');
    expect(slider.getAttribute('aria-valuetext')).toBe(textOf(output));
    expect(only(target, 'label').getAttribute('for')).toBe(slider.id);
  });

  it('shows the strongest level of a role that has fewer', () => {
    const most = levelsOf('pacman', 'P').length;
    const target = render(LevelPicker, { id: 'level', level: 99, mode: 'pacman', role: 'P' });
    const slider = only<HTMLInputElement>(target, 'input');
    expect([slider.max, slider.value]).toEqual([String(most), String(most)]);
    expect(textOf(only(target, 'output'))).toContain(String(most));
  });

  it('describes the slider by the measured rating, except for level 1 of classic, the zero of the scale', () => {
    const target = render(LevelPicker, { id: 'level', level: 3, mode: 'classic2' });
    const slider = only(target, 'input');
    const rating = only(target, `#${slider.getAttribute('aria-describedby')}`);
    expect(textOf(rating)).toMatch(/\d/);
    const lowest = render(LevelPicker, { id: 'lowest', level: 1, mode: 'classic2' });
    expect(textOf(only(lowest, '#lowest-rating'))).toBe('');
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
