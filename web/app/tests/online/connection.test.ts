import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type ConnectionState } from '../../online/connection.js';
import type { ServerMessage, TableView } from '../../online/wire.gen.js';
import { Exchange } from '../fakeServer.js';

const TABLE: TableView = { version: 1, stage: 'waiting', mode: 'classic2', seats: [] };
const WELCOME: ServerMessage = { type: 'welcome', room: 'r', seats: [], now_ms: 0, table: TABLE };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function connect(random = 1) {
  const exchange = new Exchange();
  const states: string[] = [];
  const link = new Connection({
    dial: exchange.dial,
    hello: () => ({ type: 'hello', room: 'r' }),
    onMessage: () => undefined,
    onState: (state: ConnectionState, code) => states.push(code ? `${state} ${code}` : state),
    random: () => random,
  });
  return { exchange, link, states };
}

function welcome(exchange: Exchange): void {
  exchange.line.open();
  exchange.line.tell(WELCOME);
}

describe('a link', () => {
  it('says hello first and answers pings', () => {
    const { exchange, states } = connect();
    welcome(exchange);
    exchange.line.tell({ type: 'ping', number: 7 });
    expect(exchange.line.heard).toEqual([
      { type: 'hello', room: 'r' },
      { type: 'pong', number: 7 },
    ]);
    expect(states).toEqual(['open']);
  });

  it('comes back at once, then after longer and longer waits', () => {
    const { exchange } = connect();
    welcome(exchange);
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries++) {
      exchange.line.cut();
      const before = Date.now();
      const calls = exchange.lines.length;
      while (exchange.lines.length === calls) vi.advanceTimersToNextTimer();
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([0, 400, 800, 1600, 3200, 5000, 5000]);
    welcome(exchange);
    exchange.line.cut();
    vi.advanceTimersByTime(0);
    expect(exchange.lines).toHaveLength(9);
  });

  it('waits half as long for some than for others', () => {
    const { exchange } = connect(0);
    exchange.line.cut();
    vi.advanceTimersByTime(0);
    exchange.line.cut();
    vi.advanceTimersByTime(199);
    expect(exchange.lines).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(exchange.lines).toHaveLength(3);
  });

  it.each([
    [0, 1000],
    [0.5, 1250],
    [1, 1500],
  ])('never comes back before a server that restarts asks for it (lot %d)', (lot, wait) => {
    const { exchange, link } = connect(lot);
    welcome(exchange);
    exchange.line.tell({ type: 'closing', reason: 'restart', retry_after_ms: 1000 });
    exchange.line.cut();
    link.nudge();
    vi.advanceTimersByTime(wait - 1);
    expect(exchange.lines).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(exchange.lines).toHaveLength(2);
  });

  it('takes a silent server for gone', () => {
    const { exchange, states } = connect();
    welcome(exchange);
    vi.advanceTimersByTime(24_000);
    exchange.line.tell({ type: 'ping', number: 1 });
    vi.advanceTimersByTime(24_000);
    expect(states).toEqual(['open']);
    vi.advanceTimersByTime(1_000);
    expect(exchange.lines[0]?.isClosed).toBe(true);
    expect(states.slice(0, 2)).toEqual(['open', 'waiting']);
  });

  it('does not wait long for a welcome, and not for a line that was given up', () => {
    const { exchange } = connect();
    const first = exchange.line;
    vi.advanceTimersByTime(8_001);
    expect(exchange.lines).toHaveLength(2);
    first.open();
    first.tell(WELCOME);
    first.cut();
    expect(first.heard).toEqual([]);
    expect(exchange.lines).toHaveLength(2);
  });

  it('tries at once when the network comes back', () => {
    const { exchange, link } = connect();
    for (let tries = 0; tries < 5; tries++) {
      exchange.line.cut();
      vi.advanceTimersToNextTimer();
    }
    exchange.line.cut();
    const calls = exchange.lines.length;
    link.nudge();
    expect(exchange.lines).toHaveLength(calls + 1);
  });

  it('makes sure of a connection that is doubted', () => {
    const { exchange, link, states } = connect();
    welcome(exchange);
    link.nudge();
    exchange.line.tell({ type: 'pong', id: 'n1', now_ms: 0, lag_ms: 0 });
    vi.advanceTimersByTime(4_000);
    expect(states).toEqual(['open']);
    link.nudge();
    vi.advanceTimersByTime(3_000);
    expect(states[1]).toBe('waiting');
  });

  it('does not take a message that was on its way for the answer to its ping', () => {
    const { exchange, link, states } = connect();
    welcome(exchange);
    link.nudge();
    exchange.line.tell({ type: 'ping', number: 1 });
    vi.advanceTimersByTime(3_000);
    expect(states[1]).toBe('waiting');
    vi.advanceTimersByTime(1);
    welcome(exchange);
    vi.advanceTimersByTime(20_000);
    expect(states).toEqual(['open', 'waiting', 'connecting', 'open']);
  });

  it('ends for good when the seat was moved, the client is banned, or there is no room', () => {
    const moved = connect();
    welcome(moved.exchange);
    moved.exchange.line.tell({ type: 'closing', reason: 'moved' });
    expect(moved.states).toEqual(['open', 'ended moved']);
    const banned = connect();
    banned.exchange.line.tell({ type: 'closing', reason: 'banned' });
    expect(banned.states).toEqual(['ended people.banned']);
    const missing = connect();
    missing.exchange.line.open();
    missing.exchange.line.tell({ type: 'error', code: 'server.no_such_room', message: '' });
    missing.exchange.line.tell({ type: 'closing', reason: 'refused' });
    expect(missing.states).toEqual(['ended server.no_such_room']);
    vi.advanceTimersByTime(60_000);
    expect(missing.exchange.lines).toHaveLength(1);
  });
});
