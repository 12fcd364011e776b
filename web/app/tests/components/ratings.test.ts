// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { StrengthStore } from '../../games/strength.js';
import type { PlayerRatings } from '../../online/wire.gen.js';
import RatingCards from '../../people/RatingCards.svelte';
import MatchedLevels from '../../people/results/MatchedLevels.svelte';
import ResultBar from '../../people/results/ResultBar.svelte';
import { memoryStorage } from '../support.js';
import { only, render, textOf, useComponents } from './render.js';

useComponents();

function point(pool: string, at: number, rating: number): PlayerRatings['history'][number] {
  return { pool, room: `r${at}`, at_ms: at, before: 1500, rating, place: 1 };
}

const RATINGS: PlayerRatings = {
  name: 'Ada',
  pools: [
    { pool: 'pacman.ghosts', rating: 1480, deviation: 200, is_provisional: true, games: 1, at_ms: 3 },
    { pool: 'classic2', rating: 1620, deviation: 60, games: 12, at_ms: 2 },
  ],
  history: [point('classic2', 1, 1550), point('classic2', 2, 1620), point('pacman.ghosts', 3, 1480)],
};

describe('RatingCards', () => {
  it('shows one card for each pool, the most played first, and marks an uncertain rating', () => {
    const target = render(RatingCards, { ratings: RATINGS });
    expect([...target.querySelectorAll('.pick')].map(textOf)).toEqual([
      'Classic for two 1620 12 games',
      'PAC-\u2060MAN variant: Ghosts 1480?1480, still uncertain One game',
    ]);
    expect(only(target, 'svg').getAttribute('aria-label')).toBe('Classic for two: 1620 after 2 games');
  });

  it('shows the history of the chosen pool, if there is any', () => {
    const target = render(RatingCards, { ratings: RATINGS });
    only<HTMLInputElement>(target, 'input[value="pacman.ghosts"]').click();
    flushSync();
    expect(target.querySelector('svg')).toBeNull();
  });

  it('says that there are no rated games', () => {
    const target = render(RatingCards, { ratings: { name: 'Ada', pools: [], history: [] } });
    expect(textOf(target)).toBe('No rated games yet.');
  });
});

describe('MatchedLevels', () => {
  const matched = { level: 3, points: 0, results: 'mixed' };
  const history = {
    classic2: [1, 2, 3].map(value => ({ when: value, value })),
    'pacman-G': [{ when: 1, value: 3 }],
  };

  function store(): StrengthStore {
    const storage = memoryStorage();
    const stored = { version: 1, matched: { classic2: matched, 'pacman-G': matched }, history, counted: [] };
    storage.setItem('hedgemaze.strength', JSON.stringify(stored));
    return new StrengthStore(storage);
  }

  it('shows the level of a mode and its history, without an account', () => {
    const target = render(MatchedLevels, { mode: 'classic2', store: store() });
    expect(textOf(only(target, '.matched'))).toBe('Match my strength 3 · Sapling');
    expect(only(target, 'svg').getAttribute('aria-label')).toBe('Classic for two: 3\u00a0· Sapling after 3 games');
    expect(target.querySelectorAll('circle')).toHaveLength(3);
  });

  it('shows the roles that were played, and no graph of one game', () => {
    const target = render(MatchedLevels, { mode: 'pacman', store: store() });
    expect(textOf(only(target, '.matched'))).toBe('Match my strength 3 · Sapling You played: Ghosts');
    expect(target.querySelector('svg')).toBeNull();
  });

  it('shows nothing before a game has counted', () => {
    expect(textOf(render(MatchedLevels, { mode: 'classic3', store: store() }))).toBe('');
  });
});

describe('ResultBar', () => {
  it('shows shares as widths, and numbers as text', () => {
    const target = render(ResultBar, { results: { won: 3, drawn: 0, lost: 1 } });
    expect(only(target, 'rect.won').getAttribute('width')).toBe('75');
    expect(textOf(target)).toBe('3 won · 0 drawn · 1 lost');
  });
});
