// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCore, type Core, type Square } from '../../../core/index.js';
import { t } from '../../i18n/messages.svelte.js';
import { PremoveModel } from '../../online/premoves.svelte.js';
import { RemoteRoom } from '../../online/room.js';
import type { Act, ServerMessage } from '../../online/wire.gen.js';
import { settings } from '../../settings/settings.svelte.js';
import { RemoteTable } from '../../table/model/remoteTable.js';
import { TableModel } from '../../table/model/tableModel.svelte.js';
import { useComponents } from '../components/render.js';
import { Exchange, PaperRoom } from '../fakeServer.js';

useComponents();

let core: Core;
beforeAll(async () => {
  core = await loadCore(readFileSync(`${import.meta.dirname}/../../../core/hedgemaze.wasm`));
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.premoves = true;
});

const START = 'classic2 - Se1Ne9 10,10 - S - 0';

/** A table of the server after these actions, and its page, which has the first seat. */
function sat(mode: string, start: string, played: readonly string[], mine = [1]) {
  const positionAfter = (entries: readonly string[]): string => {
    const found = core.parsePosition(start);
    if (!found.ok) throw new Error(found.code);
    return entries.reduce((position, entry) => {
      const next = position.play(entry);
      if (!next.ok) throw new Error(`${entry}: ${next.code}`);
      return next.value;
    }, found.value).text;
  };
  const exchange = new Exchange();
  const paper = new PaperRoom(mode, start, positionAfter);
  paper.entries = [...played];
  const room = new RemoteRoom({ id: 'r', token: 'secret', dial: exchange.dial, random: () => 0 });
  exchange.line.open();
  exchange.line.tell(paper.welcome(mine));
  const table = new RemoteTable(core, room);
  const premoves = new PremoveModel(table);
  const announced: string[] = [];
  const model = new TableModel(table, text => announced.push(text), premoves);
  model.follow();
  /** The server says something; then everything that follows from it at once happens. */
  const tell = async (message: ServerMessage): Promise<void> => {
    exchange.line.tell(message);
    await Promise.resolve();
  };
  const sent = () => exchange.line.commands.map(each => (each as Act).actions);
  return { exchange, paper, table, premoves, model, announced, tell, sent };
}

/** South has moved: it is north's turn. */
const classic = () => sat('classic2', START, ['e2']);

/** PAC-MAN has moved: it is the ghosts' turn. */
const pacman = () => {
  const start = core.start('pacman');
  if (!start.ok) throw new Error(start.code);
  return sat('pacman', start.value.text, ['Pf5', 'Pg5']);
};

function tapped(model: TableModel, square: Square): void {
  const target = model.view.legal?.squares.find(each => each.square === square);
  const walk = model.view.legal?.walks?.find(each => each.squares.at(-1) === square);
  if (target) model.intend({ type: 'enter', ...target });
  else if (walk) model.intend({ type: 'path', ...walk });
  else throw new Error(`${square} is not offered`);
}

function placed(model: TableModel, fence: string): void {
  const target = model.view.legal?.fences.find(each => each.fence === fence);
  if (!target) throw new Error(`${fence} is not offered`);
  model.intend({ type: 'place', ...target });
}

describe('what can be a premove', () => {
  it('is a step, a jump where another pawn can come, and a fence that fits', () => {
    const near = sat('classic2', 'classic2 d5h Se5Ne9 9,10 - N - 20', []);
    const squares = near.model.view.legal?.squares.map(({ square }) => square);
    expect(squares?.sort()).toEqual(['d5', 'e4', 'f5']);
    const close = sat('classic2', 'classic2 - Se5Ne8 10,10 - N - 20', []);
    const jumps = close.model.view.legal?.squares.map(({ square }) => square);
    expect(jumps?.sort()).toEqual(['d5', 'd6', 'e4', 'e6', 'e7', 'f5', 'f6']);
    const fences = near.model.view.legal?.fences.map(({ fence }) => fence);
    expect(fences).toHaveLength(128 - 4);
    for (const taken of ['c5h', 'd5h', 'e5h', 'd5v']) expect(fences).not.toContain(taken);
    expect(near.model.view.legal).toMatchObject({ isPremove: true, longestPath: 1 });
  });

  it('is no fence without one in stock', () => {
    expect(sat('classic2', 'classic2 - Se5Ne9 0,10 - N - 20', []).model.view.legal?.fences).toEqual([]);
  });

  it('is nothing in the own turn, for a spectator, for ghosts, and where it is switched off', () => {
    expect(sat('classic2', START, []).premoves.offer).toBeNull();
    expect(sat('classic2', START, ['e2'], []).premoves.offer).toBeNull();
    const start = core.start('pacman');
    if (start.ok) expect(sat('pacman', start.value.text, [], [2]).premoves.offer).toBeNull();
    settings.premoves = false;
    expect(classic().model.view).not.toHaveProperty('legal');
  });

  it('is not what can never be played then', () => {
    const { model, premoves, sent } = classic();
    for (const text of ['e5', 'e2', 'e3 e4', 'nonsense', 'Pe6', '']) expect(model.type(text)).toBe(false);
    expect([premoves.waiting, sent()]).toEqual([null, []]);
    expect(model.notice).toBe(t('premove-impossible'));
    tapped(model, 'e3');
    expect(model.notice).toBe('');
  });
});

describe('a premove', () => {
  it('waits, and is played at once when the turn begins, once', async () => {
    const { model, premoves, paper, tell, sent, announced } = classic();
    tapped(model, 'e3');
    expect(model.view.premove).toEqual({ piece: 'S', squares: ['e3'], fence: null });
    expect([premoves.text, sent()]).toEqual([t('premove-waits', { text: 'e3' }), []]);
    await tell(paper.acted(2, ['e8']));
    expect([sent(), premoves.waiting, model.notice]).toEqual([[['e3']], null, '']);
    expect(model.snapshot.turns.map(({ text }) => text)).toEqual(['e2', 'e8', 'e3']);
    expect(announced.at(-1)).toBe(
      [t('announce-turn', { side: 'Bob', text: 'e8' }), t('announce-turn', { side: t('side-you'), text: 'e3' })].join(
        ' ',
      ),
    );
    await tell(paper.acted(1, ['e3'], 'r'));
    await tell(paper.acted(2, ['e7']));
    expect(sent()).toEqual([['e3']]);
  });

  it('is replaced by another, typed too', async () => {
    const { model, premoves, paper, tell, sent } = classic();
    tapped(model, 'e3');
    placed(model, 'a1h');
    expect(premoves.waiting).toEqual({ piece: 'S', squares: [], fence: 'a1h' });
    expect(model.type('D2')).toBe(true);
    expect(premoves.waiting?.squares).toEqual(['d2']);
    await tell(paper.acted(2, ['e8']));
    expect(sent()).toEqual([['d2']]);
  });

  it('is cancelled', async () => {
    const { model, premoves, paper, tell, sent } = classic();
    tapped(model, 'e3');
    model.intend({ type: 'cancel_premove' });
    expect([premoves.waiting, model.notice, model.tone]).toEqual([null, t('premove-cancelled'), 'quiet']);
    await tell(paper.acted(2, ['e8']));
    expect(sent()).toEqual([]);
  });

  it('is dropped with the reason if it is no longer legal', async () => {
    const { model, premoves, paper, tell, sent } = classic();
    placed(model, 'd4h');
    await tell(paper.acted(2, ['e4h']));
    expect([sent(), premoves.waiting]).toEqual([[], null]);
    expect(model.notice).toBe(t('premove-dropped', { why: t('why-action-fence_overlaps') }));
    await tell(paper.acted(1, ['e3']));
    await tell(paper.acted(2, ['e8']));
    expect(sent()).toEqual([]);
  });

  it('waits through the turns of others until the own one', async () => {
    const { model, premoves, paper, tell, sent } = sat('classic4', 'classic4 - Se1Wa5Ne9Ei5 5,5,5,5 - S - 0', ['e2']);
    tapped(model, 'e3');
    for (const [seat, action] of [
      [2, 'b5'],
      [3, 'e8'],
    ] as const) {
      await tell(paper.acted(seat, [action]));
      expect([sent(), premoves.waiting?.squares]).toEqual([[], ['e3']]);
    }
    await tell(paper.acted(4, ['h5']));
    expect(sent()).toEqual([['e3']]);
  });

  it('is dropped when turns are taken back', async () => {
    const { model, premoves, paper, tell, sent } = classic();
    tapped(model, 'e3');
    await tell(paper.tookBack(0));
    expect([premoves.waiting, model.notice]).toEqual([null, t('premove-cancelled')]);
    await tell(paper.acted(1, ['d1']));
    await tell(paper.acted(2, ['e8']));
    expect(sent()).toEqual([]);
  });

  it('is dropped when the own action before it is refused', async () => {
    const { model, premoves, table, tell, exchange } = sat('classic2', START, []);
    table.send({ type: 'type', text: 'e2' });
    tapped(model, 'e3');
    await tell({ type: 'error', id: (exchange.line.commands[0] as Act).id ?? '', code: 'room.time_over', message: '' });
    expect(premoves.waiting).toBeNull();
  });

  it('ends with the game', async () => {
    const { model, premoves, paper, tell, sent } = classic();
    tapped(model, 'e3');
    const message = paper.acted(2, ['e8']);
    const table = {
      ...paper.table(),
      stage: 'ended' as const,
      outcome: { reason: 'resigned' as const, winner: 'S' as const },
    };
    await tell({ ...message, table } as ServerMessage);
    expect([premoves.waiting, premoves.offer, sent()]).toEqual([null, null, []]);
  });

  it('survives a lost connection while it is still for the next own turn', async () => {
    const { model, exchange, paper, tell, sent } = classic();
    tapped(model, 'e3');
    exchange.line.cut();
    vi.advanceTimersByTime(0);
    exchange.line.open();
    paper.acted(2, ['e8']);
    await tell(paper.welcomeBack([1], [paper.event(2, ['e8'], '')], 1));
    expect(sent()).toEqual([['e3']]);
  });

  it('is not played in a later turn than the next own one', async () => {
    const { model, premoves, exchange, paper, tell, sent } = classic();
    tapped(model, 'e3');
    exchange.line.cut();
    vi.advanceTimersByTime(0);
    exchange.line.open();
    for (const [seat, action] of [
      [2, 'e8'],
      [1, 'd2'],
      [2, 'e7'],
    ] as const)
      paper.acted(seat, [action]);
    await tell(paper.welcomeBack([1], [], 1));
    expect(model.snapshot.turn).toMatchObject({ side: 'S', by: 'person' });
    expect([premoves.waiting, sent(), model.notice]).toEqual([null, [], t('premove-cancelled')]);
  });
});

describe('a premove of PAC-MAN', () => {
  it('is a whole turn by one tap on the far square', async () => {
    const { model, premoves, paper, tell, sent } = pacman();
    tapped(model, 'g3');
    expect(premoves.waiting).toEqual({ piece: 'P', squares: ['g4', 'g3'], fence: null });
    await tell(paper.acted(2, ['Ki4', 'K-', 'Bd9'], '', false));
    expect(sent()).toEqual([]);
    await tell(paper.acted(3, ['Ia6', 'Ce2']));
    expect(sent()).toEqual([['Pg4', 'Pg3']]);
    expect(model.snapshot.turn?.side).toBe('G');
  });

  it('is made step by step, and typed', () => {
    const { model, premoves } = pacman();
    tapped(model, 'f5');
    tapped(model, 'f4');
    expect(premoves.waiting?.squares).toEqual(['f5', 'f4']);
    tapped(model, 'g4');
    tapped(model, 'f4');
    expect(premoves.waiting?.squares).toEqual(['g4', 'f4']);
    expect(model.type('Pf5f6')).toBe(true);
    expect(premoves.text).toBe(t('premove-waits', { text: 'Pf5f6' }));
    for (const text of ['Pg6', 'Pf5f6f7', 'Pf5h5', 'Bd9']) expect(model.type(text)).toBe(false);
    expect(premoves.waiting?.squares).toEqual(['f5', 'f6']);
  });

  it('is played as far as it is legal', async () => {
    const { model, paper, tell, sent } = pacman();
    expect(model.type('Pg4h4')).toBe(true);
    await tell(paper.acted(2, ['Kh5', 'Kh4', 'Bd9'], '', false));
    await tell(paper.acted(3, ['Ia6', 'Ce2']));
    // The step is held with the rest of the turn, which is made by hand.
    expect([sent(), model.snapshot.online?.held]).toEqual([[], 1]);
    expect(model.snapshot.turns.at(-1)?.text).toBe('Pg4');
    expect(model.notice).toBe(t('premove-dropped', { why: t('why-action-ghost_in_way') }));
  });

  it('is dropped when he was caught: the steps began elsewhere', async () => {
    const { model, paper, tell, sent } = pacman();
    expect(model.type('Pf5e5')).toBe(true);
    await tell(paper.acted(2, ['Kh5', 'Kg5']));
    expect(model.snapshot.turn).toMatchObject({ side: 'P', by: 'person' });
    expect([sent(), model.snapshot.online?.held]).toEqual([[], 0]);
    expect(model.notice).toBe(t('premove-dropped', { why: t('premove-moved', { piece: t('piece-P') }) }));
  });

  it('does not cost a life', async () => {
    const start = 'advanced a2ha7hb4vg4v Ph6Bd5Kg5Id4Ce4 12,4 a1i1a9i9/0/0/3 G Pi7 20/5/4';
    const { model, paper, tell, sent } = sat('advanced', start, []);
    tapped(model, 'g6');
    await tell(paper.acted(2, ['Kg6', 'K-', 'Bc5', 'B-'], '', false));
    await tell(paper.acted(3, ['Id3', 'I-', 'Cf4', 'C-']));
    expect([sent(), model.snapshot.online?.held, model.confirmation]).toEqual([[], 0, null]);
    expect(model.notice).toBe(t('premove-dropped', { why: t('premove-life') }));
  });

  it('goes through a tunnel, over a Chamber fence that may be lifted, and back to the board', () => {
    const tunnel = sat('advanced', 'advanced a2ha7hb4vg4v Pe1Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 G Pd1 20/5/4', []);
    expect(tunnel.model.view.legal?.squares.map(({ square }) => square)).toContain('e9');
    const chamber = sat('advanced', 'advanced ~d3h~d5h~c4v~e4v Pf5Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 G Pg5 2/2/0', []);
    expect(chamber.model.view.legal?.squares.map(({ square }) => square)).toContain('e5');
    const away = sat('advanced', 'advanced a2ha7hb4vg4v P@Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/2 G - 20/5/4', []);
    expect(away.model.type('P@e9')).toBe(true);
    expect(away.premoves.waiting).toEqual({ piece: 'P', squares: ['e9'], fence: null });
  });
});
