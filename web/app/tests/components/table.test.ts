// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCore, type Core } from '../../../core/index.js';
import { newGame } from '../../games/gameStore.js';
import type { MoveSteps } from '../../frame/types.js';
import { t } from '../../i18n/messages.svelte.js';
import Clock from '../../online/table/Clock.svelte';
import MoveList from '../../table/MoveList.svelte';
import SideCard from '../../table/SideCard.svelte';
import { nameOfSide } from '../../table/tableTexts.js';
import { LocalTable } from '../../table/model/localTable.js';
import { MoveHistory } from '../../table/model/moveHistory.svelte.js';
import type { Holders, OnlineView, TableSnapshot } from '../../table/model/types.js';
import { only, render, textOf, useComponents } from './render.js';

useComponents();

let core: Core;
beforeAll(async () => {
  core = await loadCore(readFileSync(`${import.meta.dirname}/../../../core/hedgemaze.wasm`));
});

/** An engine that never answers: an engine's turn stays a turn in thought. */
const SILENT = {
  choose: () => new Promise<string>(() => {}),
  hint: () => new Promise<never>(() => {}),
  cancel() {},
  close() {},
};

function snapshotOf(mode: string, entries: string[], holders: Holders = {}): TableSnapshot {
  const table = new LocalTable(core, { ...newGame(mode, holders, null), entries }, SILENT);
  const { snapshot } = table;
  table.close();
  return snapshot;
}

const ONLINE: OnlineView = {
  room: 'r',
  isConnected: true,
  seats: [],
  mine: [],
  present: [],
  watching: 0,
  offers: [],
  clocks: null,
  timing: {},
  isRated: false,
  offset: 0,
  held: 0,
  nextRoom: null,
};

function stepsOf(snapshot: TableSnapshot, at = snapshot.turns.at(-1)?.after ?? 0): MoveSteps {
  return {
    turns: snapshot.turns,
    at,
    isPast: false,
    canBack: at > 0,
    canForward: false,
    nameOf: side => nameOfSide(snapshot, side),
    onGo: () => undefined,
    onStep: () => undefined,
  };
}

function renderMoves(entries: string[], steps: Partial<MoveSteps> = {}): HTMLElement {
  const snapshot = snapshotOf('classic2', entries);
  return render(MoveList, { steps: { ...stepsOf(snapshot), ...steps }, sides: snapshot.sides });
}

describe('MoveList', () => {
  it('has a row per round and marks the last turn', () => {
    const target = renderMoves(['e2', 'e8', 'e3h']);
    const rows = [...target.querySelectorAll('li')].map(row => textOf(only(row, '.number')));
    expect(rows).toEqual(['1', '2']);
    const tokens = [...target.querySelectorAll('.token')].map(token => textOf(token).split(' ').at(-1));
    expect(tokens).toEqual(['e2', 'e8', 'e3h']);
    expect(textOf(only(target, '.newest'))).toContain('e3h');
  });

  it('names the side of each turn for screen readers', () => {
    const target = renderMoves(['e2', 'e8']);
    const names = [...target.querySelectorAll('.visually-hidden')].map(textOf);
    expect(new Set(names).size).toBe(2);
    expect(names).not.toContain('');
  });

  it('begins with the column of the side that moves first', () => {
    const snapshot = snapshotOf('classic2', ['e2', 'e8']);
    const turns = snapshot.turns.map(turn => ({ ...turn, side: turn.side === 'S' ? ('N' as const) : ('S' as const) }));
    const target = render(MoveList, { steps: { ...stepsOf(snapshot), turns }, sides: snapshot.sides });
    const heads = [...target.querySelectorAll('.head')].map(textOf);
    expect(heads).toEqual([t('side-N'), t('side-S')]);
    expect(target.querySelectorAll('li')).toHaveLength(1);
  });

  it('goes to the moment after a pressed turn', () => {
    const onGo = vi.fn<(after: number) => void>();
    const target = renderMoves(['e2', 'e8', 'e3'], { onGo });
    (target.querySelectorAll('.token')[1] as HTMLElement).click();
    expect(onGo).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('says so when nothing was played', () => {
    const target = renderMoves([]);
    expect(target.querySelector('ol')).toBeNull();
    expect(textOf(only(target, 'p'))).not.toBe('');
  });
});

describe('MoveHistory', () => {
  function historyOf(entries: string[]): { history: MoveHistory; table: LocalTable } {
    const table = new LocalTable(core, { ...newGame('classic2', {}, null), entries }, SILENT);
    return { history: new MoveHistory(table, () => table.snapshot), table };
  }

  it('steps back and forward by turns and ends at now', () => {
    const { history } = historyOf(['e2', 'e8', 'e3']);
    expect([history.at, history.isPast, history.past]).toEqual([3, false, null]);
    history.step(-1);
    expect([history.at, history.isPast]).toEqual([2, true]);
    history.step(-Infinity);
    expect([history.at, history.canBack]).toEqual([0, false]);
    history.step(1);
    expect(history.at).toBe(1);
    history.step(Infinity);
    expect([history.at, history.isPast]).toEqual([3, false]);
  });

  it('shows the position and the last turn of that moment', () => {
    const { history, table } = historyOf(['e2', 'e8', 'e3']);
    history.go(2);
    const squares = history.past?.position.pieces.map(({ square }) => square);
    expect(squares).toEqual(['e2', 'e8']);
    expect(history.past?.position.turn).toBeNull();
    expect(history.past?.last).toEqual([{ piece: 'N', squares: ['e9', 'e8'] }]);
    table.send({ type: 'type', text: 'e7' });
    expect(history.at).toBe(2);
    history.now();
    expect([history.at, history.isPast]).toEqual([4, false]);
  });
});

describe('SideCard', () => {
  it('shows the fences that are left and whose turn it is', () => {
    const snapshot = snapshotOf('classic2', ['e3h']);
    const [south, north] = (['S', 'N'] as const).map(side => render(SideCard, { snapshot, side }));
    expect(textOf(only(south as HTMLElement, 'li:first-child [aria-hidden]:last-child'))).toBe('9');
    expect(textOf(only(north as HTMLElement, 'li:first-child [aria-hidden]:last-child'))).toBe('10');
    expect([south, north].map(target => target?.querySelector('.turn') !== null)).toEqual([false, true]);
  });

  it('says that the computer thinks, but only during its turn', () => {
    const holders: Holders = { N: { kind: 'engine', level: 3 } };
    const about = (entries: string[]) =>
      textOf(only(render(SideCard, { snapshot: snapshotOf('classic2', entries, holders), side: 'N' }), '.who .faint'));
    expect(about(['e2'])).not.toBe(about([]));
  });

  it('shows lives and pellets for PAC-MAN', () => {
    const target = render(SideCard, { snapshot: snapshotOf('pacman', []), side: 'P' });
    const facts = [...target.querySelectorAll('.facts li')].map(textOf);
    expect(facts).toEqual([t('steps-short', { n: 2 }), t('lives-left', { n: 3 }), t('pellets-eaten', { n: 0 })]);
  });
});

describe('SideCard of a bot', () => {
  const seat = { holder: 'elsewhere', presence: 'taken' } as const;
  const seats = [
    { ...seat, side: 'S' as const, hand: 'S', name: 'Ada' },
    { ...seat, side: 'N' as const, hand: 'N', name: 'Robo', is_bot: true },
  ];

  it('marks the bot, and nobody else', () => {
    const snapshot = { ...snapshotOf('classic2', []), online: { ...ONLINE, seats } };
    const names = (['S', 'N'] as const).map(side => textOf(only(render(SideCard, { snapshot, side }), '.who strong')));
    expect(names).toEqual(['Ada', `${t('seat-bot')} Robo`]);
  });
});

describe('Clock', () => {
  const NOW = 1_000_000;

  function timed(leftMs: number, clocks: Partial<NonNullable<OnlineView['clocks']>> = {}): TableSnapshot {
    const online: OnlineView = {
      ...ONLINE,
      clocks: { at_ms: NOW, left_ms: [leftMs, 65_000], running: 'S', ...clocks },
      timing: { base_ms: 300_000, increment_ms: 0 },
    };
    return { ...snapshotOf('classic2', ['e2', 'e8']), online };
  }

  function pass(ms: number): void {
    vi.advanceTimersByTime(ms);
    flushSync();
  }

  afterEach(() => void vi.useRealTimers());

  it('counts down while it runs, and stands still otherwise', () => {
    vi.useFakeTimers({ now: NOW });
    const snapshot = timed(125_000);
    const [own, other] = (['S', 'N'] as const).map(side => only(render(Clock, { snapshot, side }), '[role=timer]'));
    expect([own, other].map(clock => clock && textOf(clock))).toEqual(['2:05', '1:05']);
    pass(5_000);
    expect([own, other].map(clock => clock && textOf(clock))).toEqual(['2:00', '1:05']);
    expect(own?.getAttribute('aria-label')).toContain('2:00');
  });

  it('reports once that little time is left', () => {
    vi.useFakeTimers({ now: NOW });
    const onLow = vi.fn<(seconds: number) => void>();
    const target = render(Clock, { snapshot: timed(32_000), side: 'S', onLow });
    expect([onLow.mock.calls.length, target.querySelector('.low')]).toEqual([0, null]);
    pass(3_000);
    pass(3_000);
    expect(onLow).toHaveBeenCalledExactlyOnceWith(30);
    expect(target.querySelector('.low')).not.toBeNull();
  });

  it('is absent at a table without clocks', () => {
    const { online, ...plain } = timed(1_000);
    expect(online).toBeDefined();
    expect(textOf(render(Clock, { snapshot: plain, side: 'S' }))).toBe('');
  });
});
