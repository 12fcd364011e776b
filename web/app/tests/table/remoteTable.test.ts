import { readFile } from 'node:fs/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCore, type Core } from '../../../core/index.js';
import { RemoteRoom } from '../../online/room.js';
import { dealTo, randomDeal } from '../../online/seats.js';
import { clockText, leftOf } from '../../online/clocks.js';
import { RemoteTable } from '../../table/model/remoteTable.js';
import type { TableEvent } from '../../table/model/types.js';
import type { Act, ClientMessage, Sit } from '../../online/wire.gen.js';
import { Exchange, PaperRoom } from '../fakeServer.js';

let core: Core;

beforeAll(async () => {
  core = await loadCore(await readFile(new URL('../../../core/hedgemaze.wasm', import.meta.url)));
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function positionOf(mode: string, entries: readonly string[]): string {
  const start = core.start(mode);
  if (!start.ok) throw new Error(start.code);
  let position = start.value;
  for (const entry of entries) {
    const next = position.play(entry);
    if (!next.ok) throw new Error(`${entry}: ${next.code}`);
    position = next.value;
  }
  return position.text;
}

/** A table that has just been welcomed. */
function sat(mode: string, mine: number[], played: string[] = []) {
  const exchange = new Exchange();
  const paper = new PaperRoom(mode, positionOf(mode, []), entries => positionOf(mode, entries));
  paper.entries = [...played];
  const room = new RemoteRoom({ id: 'r', token: 'secret', dial: exchange.dial, random: () => 0 });
  exchange.line.open();
  exchange.line.tell(paper.welcome(mine));
  const table = new RemoteTable(core, room);
  const events: TableEvent[] = [];
  table.subscribe(event => events.push(event));
  return { exchange, paper, room, table, events };
}

function idOf(message: ClientMessage | undefined): string {
  return (message as Act | undefined)?.id ?? '';
}

function kinds(events: readonly TableEvent[]): string[] {
  return events.map(event => (event.type === 'changed' ? event.change : event.type));
}

describe('a remote table', () => {
  it('shows an own action at once, with one event per change', () => {
    const { exchange, paper, table, events } = sat('classic2', [1]);
    table.send({ type: 'type', text: 'e2' });
    expect(table.snapshot.text).toBe(positionOf('classic2', ['e2']));
    const [act] = exchange.line.commands;
    expect(act).toMatchObject({ type: 'act', seat: 1, version: 4, actions: ['e2'] });
    exchange.line.tell(paper.acted(1, ['e2'], idOf(act)));
    exchange.line.tell({ type: 'ack', id: idOf(act), version: 5 });
    expect(kinds(events)).toEqual(['played', 'none']);
    expect(table.snapshot.turns.map(({ text }) => text)).toEqual(['e2']);
    expect(table.snapshot.turn).toMatchObject({ side: 'N', by: 'other' });
    expect(table.snapshot.legal).toBeNull();
  });

  it('takes an own action back when it is refused', () => {
    const { exchange, table, events } = sat('classic2', [1]);
    table.send({ type: 'type', text: 'e2' });
    const [act] = exchange.line.commands;
    exchange.line.tell({ type: 'error', id: idOf(act), code: 'room.time_over', message: '' });
    expect(table.snapshot.text).toBe(positionOf('classic2', []));
    expect(kinds(events)).toEqual(['played', 'reset', 'refused']);
    expect(events.at(-1)).toMatchObject({ code: 'room.time_over' });
  });

  it('does not send what is illegal or not its turn', () => {
    const { exchange, table, events } = sat('classic2', [1]);
    table.send({ type: 'type', text: 'e5' });
    table.send({ type: 'type', text: 'e2' });
    table.send({ type: 'type', text: 'e3' });
    expect(exchange.line.commands).toHaveLength(1);
    expect(events.flatMap(event => (event.type === 'refused' ? event.code : []))).toEqual([
      'action.too_far',
      'action.not_your_turn',
    ]);
  });

  it('sends again, with the same id, what was not answered before a break', () => {
    const { exchange, paper, table } = sat('classic2', [1]);
    table.send({ type: 'type', text: 'e2' });
    const [act] = exchange.line.commands;
    exchange.line.cut();
    expect(table.snapshot.online?.isConnected).toBe(false);
    vi.advanceTimersByTime(0);
    exchange.line.open();
    expect(exchange.line.heard[0]).toEqual({ type: 'hello', room: 'r', token: 'secret', version: 4 });
    exchange.line.tell(paper.welcomeBack([1], [], 0));
    expect(exchange.line.commands).toEqual([act]);
    expect(table.snapshot.text).toBe(positionOf('classic2', ['e2']));
    exchange.line.tell(paper.acted(1, ['e2'], idOf(act)));
    exchange.line.tell({ type: 'ack', id: idOf(act), version: 5 });
    expect(table.snapshot.turns).toHaveLength(1);
    expect(table.snapshot.online?.isConnected).toBe(true);
  });

  it('proves by a secret of its own that a seat is its own, also when the answer was lost', () => {
    const { exchange, paper, room } = sat('classic2', []);
    room.send({ type: 'sit', seat: 2, name: 'Bob' });
    const [sit] = exchange.line.commands;
    expect(sit).toMatchObject({ type: 'sit', token: expect.stringMatching(/^[\w-]{22,64}$/) as string });
    exchange.line.cut();
    vi.advanceTimersByTime(0);
    exchange.line.open();
    expect(exchange.line.heard[0]).toMatchObject({ type: 'hello', token: 'secret' });
    exchange.line.tell(paper.welcomeBack([], [], 0));
    expect(exchange.line.commands).toEqual([sit]);
    const { token } = sit as Sit;
    exchange.line.tell({ type: 'ack', id: idOf(sit), version: 5, seats: [2], token: token ?? '' });
    expect(room.state.seats).toEqual([2]);
    exchange.line.cut();
    vi.advanceTimersByTime(0);
    exchange.line.open();
    expect(exchange.line.heard[0]).toMatchObject({ type: 'hello', token });
  });

  it('does not play twice what the server had stored before the break', () => {
    const { exchange, paper, table } = sat('classic2', [1]);
    table.send({ type: 'type', text: 'e2' });
    const [act] = exchange.line.commands;
    exchange.line.cut();
    paper.acted(1, ['e2'], idOf(act));
    paper.acted(2, ['e8']);
    vi.advanceTimersByTime(0);
    exchange.line.open();
    const events = [
      { ...paper.event(1, ['e2'], idOf(act)), version: 5 },
      { ...paper.event(2, ['e8'], ''), version: 6 },
    ];
    exchange.line.tell(paper.welcomeBack([1], events, 0));
    exchange.line.tell({ type: 'ack', id: idOf(act), version: 6 });
    expect(table.snapshot.text).toBe(positionOf('classic2', ['e2', 'e8']));
    expect(table.snapshot.turn?.by).toBe('person');
  });

  it('catches up from a snapshot as well', () => {
    const { exchange, paper, table } = sat('classic2', [1]);
    table.send({ type: 'type', text: 'e2' });
    exchange.line.cut();
    paper.acted(1, ['e2']);
    paper.acted(2, ['e8']);
    vi.advanceTimersByTime(0);
    exchange.line.open();
    exchange.line.tell(paper.welcome([1]));
    expect(table.snapshot.text).toBe(positionOf('classic2', ['e2', 'e8']));
  });

  it('hears the same events only once, and late answers not at all', () => {
    const { exchange, paper, table, events } = sat('classic2', [2]);
    const told = paper.acted(1, ['e2']);
    exchange.line.tell(told);
    exchange.line.tell(told);
    exchange.line.tell({ type: 'ack', id: 'of another life', version: 5 });
    exchange.line.tell({ type: 'error', id: 'of another life', code: 'room.stale', message: '' });
    expect(kinds(events)).toEqual(['played']);
    expect(table.snapshot.text).toBe(positionOf('classic2', ['e2']));
  });

  it('waits and sends again when it was too quick for the server', () => {
    const { exchange, table } = sat('classic2', [1]);
    table.send({ type: 'type', text: 'e2' });
    const [act] = exchange.line.commands;
    exchange.line.tell({ type: 'error', id: idOf(act), code: 'server.too_many', message: '', retry_after_ms: 500 });
    expect(table.snapshot.text).toBe(positionOf('classic2', ['e2']));
    vi.advanceTimersByTime(500);
    expect(exchange.line.commands).toEqual([act, act]);
  });

  it('shows a take back as a reset', () => {
    const { exchange, paper, table, events } = sat('classic2', [1], ['e2', 'e8']);
    exchange.line.tell(paper.tookBack(0));
    expect(kinds(events)).toEqual(['reset']);
    expect(table.snapshot.turns).toEqual([]);
    expect(table.snapshot.turn?.by).toBe('person');
  });

  it('answers offers for all seats here, and withdraws its own', () => {
    const { exchange, paper, table } = sat('classic2', [1]);
    const offered = {
      ...paper.table(),
      version: 5,
      offers: [{ kind: 'draw' as const, seat: 2, version: 5, asked: [1] }],
    };
    const event = { event: 'offered' as const, version: 5, at_ms: 0, seat: 2, kind: 'draw' as const, asked: [1] };
    exchange.line.tell({ type: 'events', events: [event], table: offered });
    expect(table.snapshot.online?.offers).toHaveLength(1);
    table.answer(5, true);
    table.offer('take_back');
    table.say('thanks');
    table.send({ type: 'resign', side: 'S' });
    expect(exchange.line.commands.map(({ type }) => type)).toEqual(['answer', 'offer', 'say', 'resign']);
    expect(exchange.line.commands[0]).toMatchObject({ seat: 1, offer: 5, agree: true });
  });

  it('lets spectators see and do nothing', () => {
    const { exchange, table } = sat('classic2', []);
    table.send({ type: 'type', text: 'e2' });
    table.offer('draw');
    table.send({ type: 'resign', side: 'S' });
    expect(exchange.line.commands).toEqual([]);
    expect(table.snapshot.turn?.by).toBe('other');
  });
});

describe('steps of a PAC-MAN turn', () => {
  /** A whole turn of PAC-MAN from a position, with as many steps as possible. */
  function turnOf(entries: readonly string[]): string[] {
    const steps: string[] = [];
    for (;;) {
      const read = core.parsePosition(positionOf('pacman', [...entries, ...steps]));
      if (!read.ok || read.value.turn.side !== 'P' || steps.length > 8) return steps;
      const step = read.value.legalActions().find(action => action !== 'P-') ?? 'P-';
      steps.push(step);
    }
  }

  it('are held until the turn is over, and can be corrected', () => {
    const { exchange, paper, table, events } = sat('pacman', [1]);
    const turn = turnOf([]);
    expect(turn.length).toBeGreaterThan(1);
    table.send({ type: 'type', text: turn[0] as string });
    expect(exchange.line.commands).toEqual([]);
    expect(table.snapshot).toMatchObject({ canUndo: true, online: { held: 1 } });
    table.send({ type: 'undo' });
    expect(table.snapshot.text).toBe(positionOf('pacman', []));
    expect(table.snapshot.canUndo).toBe(false);
    for (const step of turn) table.send({ type: 'type', text: step });
    const [act] = exchange.line.commands as Act[];
    expect(act?.actions).toEqual(turn);
    expect(table.snapshot).toMatchObject({ canUndo: false, turn: { side: 'G', by: 'other' } });
    exchange.line.tell(paper.acted(1, turn, idOf(act)));
    expect(table.snapshot.turns).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'refused')).toEqual([]);
  });

  it('of ghosts go out ghost by ghost, only of those that are held here', () => {
    const opening = turnOf([]);
    const { exchange, table } = sat('pacman', [2], opening);
    expect(table.snapshot.turn).toMatchObject({ side: 'G', by: 'person' });
    expect(new Set(table.snapshot.legal?.squares.map(({ piece }) => piece))).toEqual(new Set(['B', 'K']));
    for (let steps = 0; exchange.line.commands.length === 0 && steps < 9; steps++) {
      const { legal } = table.snapshot;
      const isBlinkys = ({ piece }: { piece: string }) => piece === 'B';
      const target = legal?.squares.find(isBlinkys) ?? legal?.stops.find(isBlinkys);
      table.send({ type: 'act', actions: target ? [target.action] : [] });
    }
    const [act] = exchange.line.commands as Act[];
    expect(act?.seat).toBe(2);
    expect(act?.actions.every(action => action.startsWith('B'))).toBe(true);
    expect(table.snapshot.legal?.squares.every(({ piece }) => piece === 'K')).toBe(true);
  });
});

describe('a ghosts’ turn that flows', () => {
  /** Ghosts of the fixed maze that may stay: a move of one step needs a stop, as in the advanced mode. */
  const mode = 'pacman;ghost_may_stay=true';
  const opening = ['Pf5', 'Pg5'];

  /** Where a ghost that sees PAC-MAN has made one of two steps. */
  function begun(mine: number[]) {
    const sitting = sat(mode, mine, opening);
    const { table } = sitting;
    const step = table.snapshot.legal?.squares.find(({ piece, square }) => piece === 'K' && square === 'i4');
    table.send({ type: 'act', actions: step ? [step.action] : [] });
    expect(table.snapshot).toMatchObject({ canUndoStep: true, online: { held: 1 } });
    return sitting;
  }

  it('sends the move of a ghost when the next one begins', () => {
    const { exchange, table } = begun([2]);
    const walk = table.snapshot.legal?.walks.find(({ piece, squares }) => piece === 'B' && squares[0] === 'd9');
    expect(walk?.stop).toBeDefined();
    if (walk?.stop) table.send({ type: 'act', actions: [walk.stop, walk.action] });
    expect((exchange.line.commands as Act[]).flatMap(({ actions }) => actions).slice(0, 2)).toEqual(['Ki4', 'K-']);
  });

  it('sends the actions of each seat in a message of its own', () => {
    const { exchange, table } = begun([2, 3]);
    const walk = table.snapshot.legal?.walks.find(({ piece }) => piece === 'I');
    if (walk?.stop) table.send({ type: 'act', actions: [walk.stop, walk.action] });
    const acts = exchange.line.commands as Act[];
    expect(acts[0]).toMatchObject({ seat: 2, actions: ['Ki4', 'K-'] });
    expect(acts.slice(1).every(({ seat, actions }) => seat === 3 && actions[0]?.startsWith('I'))).toBe(true);
  });

  it('ends by one action, with the stops of the ghosts here', () => {
    const { exchange, table } = begun([2]);
    const { endTurn } = table.snapshot.legal ?? {};
    table.send({ type: 'act', actions: endTurn ?? [] });
    expect((exchange.line.commands as Act[]).flatMap(({ actions }) => actions)).toEqual(['Ki4', 'K-', 'B-']);
    expect(table.snapshot.turn?.by).toBe('other');
  });

  it('takes back a step that was not sent, and nothing else', () => {
    const { exchange, table } = begun([2]);
    expect(table.send({ type: 'undo' })).toBe(true);
    expect(table.snapshot).toMatchObject({ text: positionOf(mode, opening), canUndo: false, canUndoStep: false });
    expect(table.send({ type: 'undo' })).toBe(false);
    expect(exchange.line.commands).toEqual([]);
  });
});

describe('the seat of an action', () => {
  const opening = ['Pe6', 'Pd6'];

  it('is the one that holds the piece, from the offer to the message', () => {
    const { exchange, table } = sat('pacman', [2, 3], opening);
    const seats = new Map(table.snapshot.legal?.squares.map(({ piece, action }) => [piece, action.seat]));
    expect([...seats].sort()).toEqual([
      ['B', 2],
      ['C', 3],
      ['I', 3],
      ['K', 2],
    ]);
    for (const piece of ['I', 'B']) {
      for (let steps = 0; steps < 3; steps++) {
        const { squares = [], stops = [] } = table.snapshot.legal ?? {};
        const target = [...stops, ...squares].find(each => each.piece === piece);
        if (target) table.send({ type: 'act', actions: [target.action] });
      }
    }
    const acts = exchange.line.commands as Act[];
    expect(acts.map(({ seat, actions }) => [seat, actions[0]?.charAt(0)])).toEqual([
      [3, 'I'],
      [2, 'B'],
    ]);
  });

  it('is found for typed actions too', () => {
    const { exchange, table } = sat('pacman', [2, 3], opening);
    const step = table.position.legalActions().find(action => action.startsWith('C')) ?? '';
    table.send({ type: 'type', text: step });
    if (exchange.line.commands.length === 0) table.send({ type: 'type', text: 'C-' });
    expect(exchange.line.commands).toMatchObject([{ type: 'act', seat: 3 }]);
  });

  it('belongs to this page: pieces of others are not offered, and nothing is sent for them', () => {
    const { exchange, table, events } = sat('pacman', [3], opening);
    expect(new Set(table.snapshot.legal?.squares.map(({ piece }) => piece))).toEqual(new Set(['I', 'C']));
    expect(exchange.line.commands).toEqual([]);
    expect(kinds(events)).toEqual([]);
  });
});

describe('deals and clocks', () => {
  it('deals every ghost once', () => {
    expect([2, 3, 4, 5].map(seats => dealTo(seats).join('.'))).toEqual(['P.BKIC', 'P.BK.IC', 'P.BK.I.C', 'P.B.K.I.C']);
    for (let count = 0; count < 24; count++) {
      const dealt = randomDeal(4);
      expect([...dealt.replaceAll('.', '')].sort().join('')).toBe('BCIKP');
      expect(dealt).toMatch(/^P\.(B?K?I?C?)\.\w\.\w$/);
    }
  });

  it('counts down by the server’s time, the running clock alone', () => {
    const clocks = { at_ms: 1_000, left_ms: [60_000, 50_000], running: 'S' as const };
    expect(leftOf(clocks, ['S', 'N'], 'S', 11_500)).toBe(49_500);
    expect(leftOf(clocks, ['S', 'N'], 'N', 11_500)).toBe(50_000);
    expect(leftOf({ ...clocks, is_free: true }, ['S', 'N'], 'S', 11_500)).toBe(60_000);
    expect(leftOf(clocks, ['S', 'N'], 'S', 90_000)).toBe(0);
    expect([0, 9_340, 65_000, 3_723_000].map(clockText)).toEqual(['0:00.0', '0:09.3', '1:05', '1:02:03']);
  });
});
