import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countOf, LobbyModel, presetsOf, type Preset } from '../../online/lobby/lobbyModel.svelte.js';
import type { LobbyClientMessage, LobbyServerMessage, OpenTable, Seek, ServerMessage } from '../../online/wire.gen.js';
import { MODES } from '../../../core/words.js';
import { Exchange } from '../fakeServer.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [PRESET] = presetsOf('classic2') as [Preset];

function table(room: string, name = ''): OpenTable {
  return { room, opened_ms: 1, about: { mode: 'classic2', seats: [{ name, presence: 'taken' }] } };
}

function enter(first: Partial<LobbyServerMessage> = {}) {
  const exchange = new Exchange();
  const found: string[][] = [];
  const lobby = new LobbyModel({ dial: exchange.dial, onFound: (room, token) => found.push([room, token]) });
  // The fake server is typed for rooms; the lobby has other messages on the same wire.
  const tell = (message: LobbyServerMessage) => exchange.line.tell(message as ServerMessage);
  const seeks = () => (exchange.line.heard as LobbyClientMessage[]).filter(({ type }) => type === 'seek') as Seek[];
  exchange.line.open();
  tell({ type: 'lobby', now_ms: 0, ...first } as LobbyServerMessage);
  return { exchange, lobby, found, tell, seeks };
}

it('follows the open tables and the people who wait', () => {
  const { lobby, tell } = enter({ tables: [table('a'), table('b')], waiting: { 'classic2-5+5': 1 } });
  expect(lobby.connection).toBe('open');
  tell({ type: 'change', set: [table('c'), table('a', 'Ada')], gone: ['b'], waiting: { 'pacman-5+5': 2 } });
  expect(lobby.tables).toEqual([table('c'), table('a', 'Ada')]);
  tell({ type: 'change', waiting: { 'classic2-5+5': 0 } });
  expect(lobby.waiting).toEqual({ 'classic2-5+5': 0, 'pacman-5+5': 2 });
});

it('looks for a partner and opens the table with its ticket', () => {
  const { lobby, found, tell, seeks } = enter();
  lobby.seek(PRESET, 'either', 'Ada');
  const [sent] = seeks();
  expect(sent).toMatchObject({ preset: PRESET.id, role: 'either', name: 'Ada' });
  expect(sent?.ticket).toMatch(/^[0-9a-f]{40}$/);
  tell({ type: 'seeking', id: sent?.id ?? '', since_ms: 5 });
  expect(lobby.search?.preset).toBe(PRESET);
  tell({ type: 'found', room: 'r', seat: 2 });
  expect(found).toEqual([['r', sent?.ticket]]);
});

it('asks again with the same ticket after a reconnection', () => {
  const { exchange, lobby, tell, seeks } = enter();
  lobby.seek(PRESET, 'either', '');
  const [first] = seeks();
  exchange.line.cut();
  vi.advanceTimersByTime(1_000);
  exchange.line.open();
  tell({ type: 'lobby', now_ms: 0 });
  expect(seeks().map(({ ticket }) => ticket)).toEqual([first?.ticket]);
});

it('stops looking when the server says so', () => {
  const { lobby, found, tell } = enter();
  lobby.seek(PRESET, 'either', '');
  lobby.cancel();
  expect(lobby.search).not.toBeNull();
  tell({ type: 'cancelled', id: 'l2' });
  expect([lobby.search, lobby.end]).toEqual([null, null]);
  lobby.seek(PRESET, 'either', '');
  tell({ type: 'cancelled', reason: 'replaced' });
  expect([lobby.search, lobby.end]).toEqual([null, { kind: 'replaced' }]);
  tell({ type: 'found', room: 'late', seat: 1 });
  expect(found).toEqual([]);
});

it('opens a table that was found while it was being cancelled', () => {
  const { lobby, found, tell, seeks } = enter();
  lobby.seek(PRESET, 'either', '');
  lobby.cancel();
  tell({ type: 'found', id: 'l2', room: 'r', seat: 1 });
  expect(found).toEqual([['r', seeks()[0]?.ticket]]);
});

it('does not look any more when the socket was lost while it was being cancelled', () => {
  const { exchange, lobby, tell, seeks } = enter();
  lobby.seek(PRESET, 'either', '');
  lobby.cancel();
  exchange.line.cut();
  vi.advanceTimersByTime(1_000);
  exchange.line.open();
  tell({ type: 'lobby', now_ms: 0 });
  expect([lobby.search, seeks()]).toEqual([null, []]);
});

it('reports a refusal, and takes back what may have been stored', () => {
  const { exchange, lobby, tell } = enter();
  lobby.seek(PRESET, 'ghosts', '');
  tell({ type: 'error', code: 'lobby.bad_role', message: '', id: 'l1' });
  expect([lobby.search, lobby.end]).toEqual([null, { kind: 'refused', code: 'lobby.bad_role' }]);
  lobby.seek(PRESET, 'either', '');
  expect(lobby.end).toBeNull();
  tell({ type: 'error', code: 'storage.unavailable', message: '', id: 'l2' });
  expect((exchange.line.heard as LobbyClientMessage[]).at(-1)?.type).toBe('cancel');
});

it('has three presets for each mode', () => {
  expect(MODES.map(mode => presetsOf(mode).length)).toEqual([3, 3, 3, 3, 3]);
});

it('looks for a rated game and learns by which rating others fit', () => {
  const { lobby, tell, seeks } = enter({ waiting: { [PRESET.id]: 2, [`${PRESET.id}:rated`]: 1 } });
  expect([false, true].map(isRated => countOf(lobby.waiting, PRESET.id, isRated))).toEqual([2, 1]);
  lobby.seek(PRESET, 'either', '', true);
  const [sent] = seeks();
  expect(sent?.is_rated).toBe(true);
  tell({ type: 'seeking', id: sent?.id ?? '', since_ms: 5, rating: 1520 });
  expect(lobby.search).toMatchObject({ isRated: true, rating: 1520, ticket: sent?.ticket });
});
