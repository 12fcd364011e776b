// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { TournamentView } from '../../online/wire.gen.js';
import CrossTable from '../../tournaments/CrossTable.svelte';
import { render, textOf, useComponents } from './render.js';

useComponents();

const VIEW: TournamentView = {
  id: 't',
  version: 1,
  settings: { kind: 'round_robin', mode: 'classic2', timing: { base_ms: 60_000 } },
  stage: 'playing',
  now_ms: 0,
  made_ms: 0,
  players: [1, 2, 3].map(number => ({ number, name: `P${number}` })),
  games: [
    { round: 1, table: 1, leg: 1, first: 1, second: 2, room: 'a', result: 'none', cause: 'closed' },
    { round: 1, table: 1, leg: 2, first: 1, second: 2, room: 'b', result: 'first', cause: 'played' },
    { round: 2, table: 1, leg: 1, first: 3, second: 1, room: 'c' },
  ],
  standings: [1, 2, 3].map(number => ({ number, place: number, points: 0, played: 0, wins: 0, draws: 0, losses: 0 })),
};

it('shows every game once, without those whose tables were closed', () => {
  const target = render(CrossTable, { view: VIEW, onWatch: (room: string) => `#/watch/${room}` });
  const rows = [...target.querySelectorAll('tbody tr')].map(row => [...row.querySelectorAll('td')].map(textOf));
  expect(rows).toEqual([
    ['', '2', '…'],
    ['0', '', ''],
    ['…', '', ''],
  ]);
  expect(target.querySelector('[href="#/watch/a"]')).toBeNull();
});
