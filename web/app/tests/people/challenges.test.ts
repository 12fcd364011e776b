import { describe, expect, it, vi } from 'vitest';
import type { ApiAnswer } from '../../online/api.js';
import type { Accepted, Challenge, Challenges, ListedGame, OwnGame } from '../../online/wire.gen.js';
import { isRematchOffered } from '../../online/lobby/ownRows.js';
import { ChallengeModel, type ChallengeApi } from '../../people/challenge/challengeModel.svelte.js';
import { gameSummary } from '../../people/games.js';

function challenge(part: Partial<Challenge>): Challenge {
  const usual = {
    id: 'c1',
    name: 'Bob',
    is_own: true,
    mode: 'classic2',
    state: 'open',
    made_ms: 1,
    expires_ms: 2,
  } as const;
  return { ...usual, ...part };
}

/** A server whose list of challenges the test sets. */
function fakeServer() {
  const server = { list: [] as Challenge[], rematches: [] as Challenges['rematches'], refusal: '' };
  const waiting = (): Promise<ApiAnswer<Challenges>> =>
    Promise.resolve({ ok: true, value: { now_ms: 1, challenges: server.list, rematches: server.rematches ?? [] } });
  const accepted = (): Promise<ApiAnswer<Accepted>> =>
    Promise.resolve(
      server.refusal ? { ok: false, code: server.refusal } : { ok: true, value: { room: 'r1', seat: 1 } },
    );
  const send = (): Promise<ApiAnswer<Challenge>> => {
    server.list = [challenge({})];
    return Promise.resolve({ ok: true, value: challenge({}) });
  };
  const api: ChallengeApi = { waiting, send, accept: accepted, decline: waiting, cancel: waiting };
  const model = new ChallengeModel(api);
  const onGame = vi.fn<(room: string) => void>();
  model.onGame = onGame;
  return { server, model, onGame };
}

describe('ChallengeModel', () => {
  it('follows to the game when an own challenge that it has waited for is accepted', async () => {
    const { server, model, onGame } = fakeServer();
    await model.send({ name: 'Bob', mode: 'classic2' });
    expect(model.outgoing.map(({ name }) => name)).toEqual(['Bob']);
    server.list = [challenge({ state: 'accepted', room: 'r9' })];
    await model.refresh();
    await model.refresh();
    expect(onGame).toHaveBeenCalledExactlyOnceWith('r9');
  });

  it('does not follow to a game that began before the page was opened', async () => {
    const { server, model, onGame } = fakeServer();
    server.list = [challenge({ state: 'accepted', room: 'r9' })];
    await model.refresh();
    expect(onGame).not.toHaveBeenCalled();
  });

  it('accepts a challenge, or says why not', async () => {
    const { server, model, onGame } = fakeServer();
    server.list = [challenge({ is_own: false })];
    await model.refresh();
    expect(model.incoming).toHaveLength(1);
    server.refusal = 'people.challenge_over';
    await model.accept('c1');
    expect([model.fault, onGame.mock.calls.length]).toEqual(['people.challenge_over', 0]);
    server.refusal = '';
    await model.accept('c1');
    expect(onGame).toHaveBeenCalledExactlyOnceWith('r1');
  });

  it('shows a refusal and a rematch until the user has seen them', async () => {
    const { server, model } = fakeServer();
    server.list = [challenge({ state: 'declined' })];
    server.rematches = [{ room: 'r2', seat: 1, names: ['Ada'], mode: 'classic2', touched_ms: 1 }];
    await model.refresh();
    expect([model.declined.length, model.offered.length]).toEqual([1, 1]);
    model.dismiss('c1');
    model.dismiss('r2');
    await model.refresh();
    expect([model.declined.length, model.offered.length]).toEqual([0, 0]);
  });
});

describe('rows of the server', () => {
  it('say whether a rematch is offered to the user', () => {
    const game = (part: Partial<OwnGame>): OwnGame => ({
      ...{ room: 'r', seats: [2], stage: 'ended', touched_ms: 1, about: { rematch: { seat: 1, asked: [2] } } },
      ...part,
    });
    expect(isRematchOffered(game({}))).toBe(true);
    expect(isRematchOffered(game({ seats: [1] }))).toBe(false);
    expect(isRematchOffered(game({ about: {} }))).toBe(false);
  });

  it('are read field by field', () => {
    const seats = [{ name: 'Ada', account: 'x', rating: 1700, is_provisional: true }, { name: 'Bob' }];
    const about = { mode: 'pacman', is_rated: true, seats, outcome: { reason: 'caught', winner: 'G' } };
    const game: ListedGame = { room: 'r', opened_ms: 1, touched_ms: 2, about };
    expect(gameSummary(game)).toEqual({
      mode: 'pacman',
      timing: {},
      isRated: true,
      seats: [
        { name: 'Ada', hasPage: true, rating: 1700, isProvisional: true, level: 0 },
        { name: 'Bob', hasPage: false, rating: null, isProvisional: false, level: 0 },
      ],
      winner: 'G',
      isOver: true,
    });
    expect(gameSummary({ ...game, about: {} })).toMatchObject({ mode: 'classic2', seats: [], isOver: false });
  });
});
