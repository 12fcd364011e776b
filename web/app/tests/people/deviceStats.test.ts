import { describe, expect, it } from 'vitest';
import { GameHistory, playedGame, type PlayedGame } from '../../games/history.js';
import { newGame } from '../../games/gameStore.js';
import { againstEngines } from '../../games/newGames.js';
import { accuracies, byLevel, byMode, openings, smoothed } from '../../people/results/deviceStats.js';
import { finishedOf } from '../../review/finishedGame.js';
import { memoryStorage } from '../support.js';

let count = 0;

function game(part: Partial<PlayedGame> = {}): PlayedGame {
  count += 1;
  const usual = { mode: 'classic2', side: 'S', result: 'won', level: 3, opening: ['e2', 'e8', 'e3', 'e7'] } as const;
  return { key: `g${count}`, when: count, ...usual, ...part };
}

describe('the history', () => {
  const saved = {
    ...newGame('classic2', againstEngines('classic2', 'S', 4)),
    entries: ['e2', 'e8', 'e3', 'e7', 'e4'],
    isOver: true,
  };
  const finished = finishedOf(saved, { reason: 'reached_goal', winner: 'S', rank: null });

  it('keeps side, result, level and opening of a game', () => {
    expect(playedGame(finished, 'S')).toMatchObject({
      key: saved.id,
      mode: 'classic2',
      side: 'S',
      result: 'won',
      level: 4,
      opening: ['e2', 'e8', 'e3', 'e7'],
    });
    expect(playedGame(finished, 'N')?.result).toBe('lost');
    expect(playedGame({ ...finished, ending: { ...finished.ending, winner: null } }, 'S')?.result).toBe('drawn');
  });

  it('has no level against people, and no opening of an unusual start or rule', () => {
    expect(playedGame({ ...finished, holders: {} }, 'S')?.level).toBeNull();
    expect(playedGame({ ...finished, mode: 'classic2;fences=4' }, 'S')?.opening).toEqual([]);
    expect(playedGame({ ...finished, start: 'classic2 - Se1Ne9 10,10 - S - 0' }, 'S')?.opening).toEqual([]);
  });

  it('leaves out games of nobody here, and games given up at once', () => {
    expect(playedGame(finished, null)).toBeNull();
    expect(playedGame({ ...finished, ending: { reason: 'closed_absent', winner: null, rank: null } }, 'S')).toBeNull();
    const given = { ...finished, entries: ['e2'], ending: { ...finished.ending, reason: 'resigned' as const } };
    expect(playedGame(given, 'S')).toBeNull();
  });

  it('keeps each game once, the latest first, with its accuracy', () => {
    const history = new GameHistory(memoryStorage());
    const [one, two] = [game({ when: 5 }), game({ when: 9 })];
    for (const each of [one, two, one]) history.add(each);
    history.setAccuracy(one.key, 0.81249);
    expect(history.list()).toEqual([two, { ...one, accuracy: 0.812 }]);
  });

  it('survives a storage with nonsense in it', () => {
    const storage = memoryStorage();
    storage.setItem('hedgemaze.history', '[{"key":1},null]');
    expect(new GameHistory(storage).list()).toEqual([]);
    storage.setItem('hedgemaze.history', '{');
    expect(new GameHistory(storage).list()).toEqual([]);
  });
});

describe('the statistics', () => {
  it('count results by mode, the most played first', () => {
    const games = [game({ mode: 'pacman', side: 'P' }), game({ result: 'lost' }), game({ result: 'drawn' })];
    expect(byMode(games)).toEqual([
      { mode: 'classic2', won: 0, drawn: 1, lost: 1 },
      { mode: 'pacman', won: 1, drawn: 0, lost: 0 },
    ]);
  });

  it('count results by level, and by role where there are roles', () => {
    const games = [game({ level: 2 }), game({ level: 5, result: 'lost' }), game({ level: null })];
    expect(byLevel(games, 'classic2').map(({ level, won, lost }) => [level, won, lost])).toEqual([
      [5, 0, 1],
      [2, 1, 0],
    ]);
    const roles = [game({ mode: 'pacman', side: 'P', level: 1 }), game({ mode: 'pacman', side: 'G', level: 1 })];
    expect(byLevel(roles, 'pacman').map(({ role }) => role)).toEqual(['G', 'P']);
  });

  it('count results by opening', () => {
    const other = ['e2', 'e8h', 'e3', 'e7'];
    const games = [game(), game({ result: 'lost' }), game({ opening: other }), game({ opening: [] })];
    expect(openings(games, 'classic2', 5)).toEqual([
      { mode: 'classic2', entries: ['e2', 'e8'], won: 1, drawn: 0, lost: 1 },
      { mode: 'classic2', entries: ['e2', 'e8h'], won: 1, drawn: 0, lost: 0 },
    ]);
    expect(openings(games, 'classic2', 1)).toHaveLength(1);
  });

  it('follow the accuracy over time', () => {
    const games = [game({ when: 3, accuracy: 0.5 }), game({ when: 1, accuracy: 0.9 }), game({ when: 2 })];
    expect(accuracies(games)).toEqual([
      { when: 1, value: 0.9 },
      { when: 3, value: 0.5 },
    ]);
    expect(smoothed(accuracies(games)).map(({ value }) => value)).toEqual([0.9, 0.7]);
  });
});
