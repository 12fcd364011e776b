// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCore, type Core } from '../../../core/index.js';
import { newGame } from '../../games/gameStore.js';
import { t } from '../../i18n/messages.svelte.js';
import { LocalTable } from '../../table/model/localTable.js';
import { TableModel } from '../../table/model/tableModel.svelte.js';
import { turnText } from '../../table/tableTexts.js';
import { useComponents } from '../components/render.js';

useComponents();

let core: Core;
beforeAll(async () => {
  core = await loadCore(readFileSync(`${import.meta.dirname}/../../../core/hedgemaze.wasm`));
});

const SILENT = {
  choose: () => new Promise<string>(() => {}),
  hint: () => new Promise<never>(() => {}),
  cancel() {},
  close() {},
};

/** Advanced, the ghosts' turn: their speed is 1, all four stand in the middle. */
const GHOSTS = 'advanced a2ha7hb4vg4v Ph6Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 G Pi7 20/5/4';

/** A table of people, with what it has announced. */
function sat(mode: string, start?: string) {
  const table = new LocalTable(core, { ...newGame(mode, {}, null), ...(start && { start }) }, SILENT);
  const said: string[] = [];
  const model = new TableModel(table, text => said.push(text));
  model.follow();
  const entries = () => model.snapshot.turns.map(({ text }) => text).join(' / ');
  return { table, model, said, entries };
}

/** Taps a square of a ghost as the board reports it. */
function tap(model: TableModel, piece: string, square: string): void {
  const { legal } = model.snapshot;
  const near = legal?.squares.find(each => each.piece === piece && each.square === square);
  if (near) return model.intend({ type: 'enter', ...near });
  const walk = legal?.walks.find(each => each.piece === piece && each.squares.at(-1) === square);
  if (walk) model.intend({ type: 'path', ...walk });
}

describe('a turn of the ghosts', () => {
  it('of four single steps takes four taps and one to end it', () => {
    const { model, entries } = sat('advanced', GHOSTS);
    for (const [piece, square] of [
      ['B', 'c5'],
      ['K', 'f5'],
      ['I', 'd3'],
    ] as const) {
      tap(model, piece, square);
      expect(model.canEndTurn).toBe(false);
    }
    tap(model, 'C', 'f4');
    expect(model.canEndTurn).toBe(true);
    model.endTurn();
    expect(entries()).toBe('Bc5- Kf5- Id3- Cf4-');
    expect(model.snapshot.turn?.side).toBe('P');
  });

  it('cannot end before every ghost has moved, and says which has to', () => {
    const { model, entries } = sat('advanced', GHOSTS);
    tap(model, 'B', 'c5');
    model.intend({ type: 'end_turn' });
    expect([entries(), model.notice]).toEqual(['Bc5', t('why-action-must_move', { piece: t('piece-K') })]);
  });

  it('is taken back step by step, by a key too', () => {
    const { model, entries } = sat('advanced', GHOSTS);
    tap(model, 'B', 'c5');
    tap(model, 'K', 'f5');
    expect(model.canUndoStep).toBe(true);
    model.undo();
    expect(entries()).toBe('Bc5-');
    model.intend({ type: 'undo' });
    expect([entries(), model.canUndoStep]).toEqual(['', false]);
    model.intend({ type: 'undo' });
    expect(model.snapshot.text).toBe(GHOSTS);
  });

  it('asks to pick a piece only while there are several', () => {
    const { table, model } = sat('advanced', GHOSTS);
    expect(turnText(model.snapshot)).toBe(t('turn-pick', { own: 'no', side: t('side-G') }));
    table.send({ type: 'type', text: 'Bc5 B- Kf5 K- Id3 I-' });
    const last = t('turn-last', { side: t('side-G'), own: 'no', piece: t('piece-C') });
    expect(turnText(model.snapshot)).toBe(last);
    expect(last).toContain('Clyde');
  });

  it('says whether a fence or the next ghost comes', () => {
    const { table, model } = sat('advanced', GHOSTS);
    table.send({ type: 'type', text: 'Bc5' });
    expect(turnText(model.snapshot)).toBe(t('turn-place', { next: 'yes' }));
    table.send({ type: 'type', text: 'B- Kf5 K- Id3 I- Cf4' });
    expect(turnText(model.snapshot)).toBe(t('turn-place', { next: 'no' }));
  });
});

describe('a square that cannot be entered', () => {
  it('is explained for the piece that is meant', () => {
    const { model } = sat('pacman');
    model.intend({ type: 'unreachable', square: 'a1', piece: 'P' });
    expect(model.notice).toBe(t('why-action-too_far'));
    model.intend({ type: 'unreachable', square: 'e8', piece: null });
    expect([model.notice, model.tone]).toEqual([t('pick-first'), 'quiet']);
  });

  it('is explained for the next ghost as if the last one had stopped', () => {
    const { table, model } = sat('advanced', GHOSTS);
    table.send({ type: 'type', text: 'Bc5' });
    model.intend({ type: 'unreachable', square: 'h8', piece: 'K' });
    expect(model.notice).toBe(t('why-action-too_far'));
  });
});

describe('PAC-MAN’s two steps', () => {
  it('are one tap on the far square', () => {
    const { model, entries } = sat('pacman');
    tap(model, 'P', 'd6');
    expect([entries().length, model.snapshot.turn?.side]).toEqual(['Pe6d6'.length, 'G']);
  });
});

describe('a fence over the board', () => {
  it('tells what it does to the ways of both sides', () => {
    const { model } = sat('classic2', 'classic2 - Sa5Ne9 10,10 - S - 20');
    expect(model.view.wayChanges?.('e8h')).toEqual([
      { piece: 'S', steps: 0 },
      { piece: 'N', steps: 1 },
    ]);
    model.intend({ type: 'preview', fence: 'e8h' });
    expect(model.fenceText).toBe('South 0, North +1');
    model.intend({ type: 'preview', fence: null });
    expect(model.fenceText).toBe('');
  });

  it('tells nothing where it may not lie, and in other modes', () => {
    const { table, model } = sat('classic2');
    table.send({ type: 'type', text: 'e8h' });
    model.intend({ type: 'preview', fence: 'e8v' });
    expect(model.fenceText).toBe('');
    expect(sat('advanced', GHOSTS).model.view.wayChanges).toBeUndefined();
  });
});
