import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiAnswer } from '../../online/api.js';
import type { TournamentView } from '../../online/wire.gen.js';
import { TournamentModel, WAIT_MS } from '../../tournaments/tournamentModel.svelte.js';
import { countdown, resultFor } from '../../tournaments/tournamentTexts.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function view(version: number): TournamentView {
  const settings = { kind: 'arena', mode: 'classic2', timing: { base_ms: 60_000 } } as const;
  return { id: 't', version, settings, stage: 'playing', now_ms: Date.now() + 500, made_ms: 0 };
}

/** A server whose answers the test gives one by one. */
function server() {
  const asked: [number, number][] = [];
  const waiting: ((answer: ApiAnswer<TournamentView>) => void)[] = [];
  const fetch = (seen: number, waitMs: number) => {
    asked.push([seen, waitMs]);
    return new Promise<ApiAnswer<TournamentView>>(resolve => waiting.push(resolve));
  };
  const answer = async (given: ApiAnswer<TournamentView>) => {
    waiting.shift()?.(given);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asked, answer, fetch };
}

it('follows a tournament from version to version', async () => {
  const { asked, answer, fetch } = server();
  const model = new TournamentModel(fetch);
  await answer({ ok: true, value: view(3) });
  expect([model.view?.version, model.offset]).toEqual([3, 500]);
  await answer({ ok: true, value: view(5) });
  expect(asked).toEqual([
    [0, 0],
    [3, WAIT_MS],
    [5, WAIT_MS],
  ]);
  model.close();
  await answer({ ok: true, value: view(6) });
  expect(asked).toHaveLength(3);
});

it('asks no more when the tournament is over', async () => {
  const { asked, answer, fetch } = server();
  const model = new TournamentModel(fetch);
  await answer({ ok: true, value: { ...view(9), stage: 'ended' } });
  expect([model.view?.stage, asked.length]).toEqual(['ended', 1]);
});

it('asks again after an error, and stops if there is no such tournament', async () => {
  const { asked, answer, fetch } = server();
  const model = new TournamentModel(fetch);
  await answer({ ok: false, code: 'server.unreachable' });
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
  await answer({ ok: false, code: 'tournament.none' });
  expect([model.isMissing, asked.length]).toEqual([true, 2]);
});

it('shows the answer to a request, never an older version, and why it was refused', async () => {
  const { answer, fetch } = server();
  const model = new TournamentModel(fetch);
  await answer({ ok: true, value: view(4) });
  expect(await model.send(Promise.resolve({ ok: true, value: view(3) }))).toBe(true);
  expect(model.view?.version).toBe(4);
  expect(await model.send(Promise.resolve({ ok: false, code: 'tournament.full' }))).toBe(false);
  expect(model.fault).toBe('tournament.full');
  model.close();
});

it('writes results and countdowns', () => {
  const game = { round: 1, table: 1, leg: 1, first: 1, second: 2 } as const;
  expect(resultFor(game, 1)).toBe('running');
  expect([resultFor({ ...game, result: 'second' }, 1), resultFor({ ...game, result: 'second' }, 2)]).toEqual([
    'loss',
    'win',
  ]);
  expect(resultFor({ ...game, result: 'none' }, 2)).toBe('loss');
  expect([countdown(65_000), countdown(3_725_000), countdown(-5)]).toEqual(['1:05', '1:02:05', '0:00']);
});
