// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { PERFECT_LEVEL } from '../../../core/levels.js';
import { GALLERY, handicapAt, isEven, outOfHundred, scoreAt } from '../../mazes/model/gallery.js';
import HandicapChoice from '../../setup/HandicapChoice.svelte';
import type { House } from '../../setup/houseRules.js';
import { modeText, usualPlan, type Plan } from '../../setup/plan.js';
import { only, render, textOf, useComponents } from './render.js';

useComponents();

describe('HandicapChoice', () => {
  const maze = GALLERY.find(each => handicapAt(each, 4).house !== '');
  if (!maze) throw new Error('the gallery has no handicap');
  const plan = { ...usualPlan('pacman', 4), maze: maze.maze };

  /** A game against the computer at a level; without one, of people alone. */
  function planAt(level: number | null): Plan {
    const players = usualPlan('pacman', 4).players.map(each => ({ ...each, level: each.level && level }));
    return { ...plan, players };
  }

  it('says what is measured and proved, with the booklet’s rules chosen', () => {
    const target = render(HandicapChoice, { plan, matched: 1, onChange: () => undefined });
    const [booklet, even] = target.querySelectorAll('label');
    expect(textOf(booklet as Element)).toContain(`${outOfHundred(scoreAt(maze, 4))} out of 100`);
    expect(textOf(booklet as Element)).toContain(`${scoreAt(maze, 4).games} games`);
    expect(textOf(booklet as Element)).toContain('level 4');
    expect(textOf(even as Element)).toContain(`${outOfHundred(handicapAt(maze, 4).score)} out of 100`);
    expect(only<HTMLInputElement>(booklet as Element, 'input').checked).toBe(true);
  });

  it.each([
    ['level 1', 1, 'Level 1 has not been measured. These are the chances at level 2,'],
    ['the perfect level', PERFECT_LEVEL, 'Level Perfect has not been measured. These are the chances at level 5,'],
    ['a level that the side does not have', 8, 'Measured at level 5,'],
    ['nobody', null, 'Measured at level 2,'],
  ])('says whose figures it shows against %s', (_, level, words) => {
    const target = render(HandicapChoice, { plan: planAt(level), matched: 1, onChange: () => undefined });
    expect(textOf(target)).toContain(words);
  });

  it('changes the house rules to those that were measured', () => {
    const onChange = vi.fn<(house: House) => void>();
    const target = render(HandicapChoice, { plan, matched: 1, onChange });
    target.querySelectorAll<HTMLInputElement>('input')[1]?.click();
    const house = onChange.mock.calls[0]?.[0] ?? {};
    expect(modeText({ ...plan, house })).toContain(handicapAt(maze, 4).house);
  });

  it('says whether a game is even, or only fairer, or no fairer one is known', () => {
    const seen = new Set<string>();
    for (const each of GALLERY) {
      for (const level of [2, 3, 4, 5]) {
        const handicap = handicapAt(each, level);
        const [withRules, standard] = isEven(handicap.score)
          ? [`Even at level ${level}`, `At level ${level}, the chances are already even with these rules.`]
          : [`Fairer at level ${level}`, `No fairer rules were found for level ${level}.`];
        const wanted = handicap.house ? withRules : standard;
        const kind = wanted.replace(/\d/, '');
        if (seen.has(kind)) continue;
        const planned = { ...usualPlan('pacman', level), maze: each.maze };
        const target = render(HandicapChoice, { plan: planned, matched: 1, onChange: () => undefined });
        expect(textOf(target)).toContain(wanted);
        seen.add(kind);
      }
    }
    expect(seen.size).toBe(4);
  });

  it('is honest about a maze that nobody has measured', () => {
    const other = { ...plan, maze: 'a1h/a1i1a9i9/Pe5Be9Ki5Ia5Ce1' };
    const target = render(HandicapChoice, { plan: other, matched: 1, onChange: () => undefined });
    expect(textOf(target)).toContain('has not been measured');
    expect(target.querySelectorAll('input')).toHaveLength(0);
    expect(only(target, 'a').getAttribute('href')).toBe('#/mazes');
  });
});
