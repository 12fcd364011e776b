import { beforeEach, describe, expect, it } from 'vitest';
import { fenceMiddle, middleOf, type Point } from '../geometry.js';
import { Hand } from '../input/hand.js';
import type { HandSettings, Press } from '../input/press.js';
import { BoardChoices, type Input } from '../choices.js';
import type { BoardView, Fence, Intent } from '../types.js';
import {
  fenceTargets,
  NO_ACTIONS,
  offered,
  pawnView,
  pieceAt,
  positionWith,
  squareTargets,
  withoutAction,
} from './views.js';

let told: Intent[];
let hand: Hand;
let time: number;

function take(view: BoardView, settings: Partial<HandSettings> = {}, input: Input = 'play'): void {
  told = [];
  time = 0;
  hand = new Hand(new BoardChoices(view, input), { confirm: 'touch', draw: false, ...settings }, intent =>
    told.push(intent),
  );
}

/** What was reported, without previews and picks; the actions are left out, a test of their own looks at them. */
const told_ = () => told.filter(({ type }) => type !== 'preview' && type !== 'select').map(withoutAction);

function press(point: Point, more: Partial<Press> = {}): void {
  hand.down({ point, precision: 'fine', button: 'main', draws: false, time, slop: 8, ...more });
}

function click(point: Point, more: Partial<Press> = {}): void {
  time += 1000;
  hand.move(point, more.precision ?? 'fine');
  press(point, more);
  hand.up(point, time + 80);
}

const tap = (point: Point) => click(point, { precision: 'coarse' });

/** In the groove of a fence, beside its middle. */
function near(fence: Fence): Point {
  const { x, y } = fenceMiddle(fence);
  return fence.endsWith('h') ? { x: x + 15, y } : { x, y: y + 15 };
}

beforeEach(() => take(pawnView()));

describe('a mouse', () => {
  it('moves the only piece by a click on a target', () => {
    click(middleOf('e6'));
    expect(told_()).toEqual([{ type: 'enter', piece: 'S', square: 'e6' }]);
  });

  it('reports the action that was offered, with its number and seat', () => {
    click(middleOf('d5'));
    click(near('c3h'));
    const actions = told.flatMap(intent => ('action' in intent ? [intent.action] : []));
    expect(actions).toEqual([offered(1), offered(102)]);
  });

  it('stays open if an action was refused, and holds and picks nothing', () => {
    hand.move(near('c3h'), 'fine');
    click(near('c3h'));
    expect([hand.held, hand.isBusy]).toEqual([null, false]);
    click(middleOf('d5'));
    expect(told_()).toEqual([
      { type: 'place', fence: 'c3h' },
      { type: 'enter', piece: 'S', square: 'd5' },
    ]);
  });

  it('previews the nearest fence, legal or not, and places legal ones', () => {
    hand.move(near('c3h'), 'fine');
    expect(hand.held).toMatchObject({ fence: 'c3h', waiting: false });
    click(near('g7v'));
    expect(told_()).toEqual([{ type: 'illegal', fence: 'g7v' }]);
    click(near('c3h'));
    expect(told_().at(-1)).toEqual({ type: 'place', fence: 'c3h' });
    expect(hand.held).toBeNull();
  });

  it('tells of each preview once', () => {
    for (let index = 0; index < 5; index++) hand.move({ x: near('c3h').x + index, y: near('c3h').y }, 'fine');
    hand.leave();
    expect(told).toEqual([
      { type: 'preview', fence: 'c3h' },
      { type: 'preview', fence: null },
    ]);
  });

  it('turns the fence with the right button, and it stays turned', () => {
    hand.move(near('c3h'), 'fine');
    press(near('c3h'), { button: 'other' });
    expect(hand.held?.fence).toBe('c3v');
    hand.move(near('d3h'), 'fine');
    expect(hand.held?.fence).toBe('d3v');
    hand.move(near('c3h'), 'fine');
    click(near('c3h'));
    expect(told_()).toEqual([{ type: 'place', fence: 'c3v' }]);
  });

  it('means nothing when it wanders off before it is released', () => {
    hand.move(near('c3h'), 'fine');
    press(near('c3h'));
    hand.up(near('h8h'), 300);
    press(middleOf('e6'));
    hand.up(middleOf('d5'), 300);
    expect(told_()).toEqual([]);
  });

  it('must confirm if asked to', () => {
    take(pawnView(), { confirm: 'always' });
    click(near('c3h'));
    expect([told_(), hand.held?.waiting]).toEqual([[], true]);
    click(near('c3h'));
    expect(told_()).toEqual([{ type: 'place', fence: 'c3h' }]);
  });

  it('drags a piece to a target, however far it is', () => {
    const view = pawnView({ squares: squareTargets('S', 'e7') });
    take(view);
    press(middleOf('e5'));
    for (const y of [430, 480, 540, 600]) hand.move({ x: 400, y }, 'fine');
    expect(hand.drag?.path).toEqual(['e5', 'e6', 'e7']);
    hand.up(middleOf('e7'), 100);
    expect(told_()).toEqual([{ type: 'enter', piece: 'S', square: 'e7' }]);
  });

  it('puts a dragged piece back where it may not go', () => {
    press(middleOf('e5'));
    hand.move(middleOf('e4'), 'fine');
    hand.up(middleOf('e4'), 100);
    expect([told_(), hand.drag]).toEqual([[{ type: 'unreachable', square: 'e4', piece: 'S' }], null]);
  });

  it('tells of a square that the piece may not enter, not of its own', () => {
    click(middleOf('b2'));
    click(middleOf('e5'));
    expect(told_()).toEqual([{ type: 'unreachable', square: 'b2', piece: 'S' }]);
  });
});

describe('a finger', () => {
  it('holds a fence first and places it with a second tap', () => {
    tap(near('c3h'));
    expect(told_()).toEqual([]);
    tap(near('c3h'));
    expect(told_()).toEqual([{ type: 'place', fence: 'c3h' }]);
  });

  it('does not confirm by trembling', () => {
    tap(near('c3h'));
    press(near('c3h'), { precision: 'coarse', time: time + 150 });
    hand.up(near('c3h'), time + 200);
    expect([told_(), hand.held?.waiting]).toEqual([[], true]);
  });

  it('moves the fence with a tap elsewhere, and never the pawn while it waits', () => {
    tap(near('c3h'));
    tap(near('h8v'));
    expect([told_(), hand.held?.fence]).toEqual([[], 'h8v']);
    tap(middleOf('e6'));
    expect([told_(), hand.held]).toEqual([[], null]);
    tap(middleOf('e6'));
    expect(told_()).toEqual([{ type: 'enter', piece: 'S', square: 'e6' }]);
  });

  it('slides a waiting fence and keeps its direction', () => {
    take(pawnView({ fences: fenceTargets('c3h', 'e4h') }));
    tap(near('c3h'));
    time += 1000;
    press(near('c3h'), { precision: 'coarse' });
    hand.move({ x: near('c3h').x + 205, y: near('c3h').y + 98 }, 'coarse');
    expect(hand.held).toMatchObject({ fence: 'e4h', waiting: true });
    hand.up({ x: near('c3h').x + 205, y: near('c3h').y + 98 }, time + 100);
    expect([told_(), hand.held?.fence]).toEqual([[], 'e4h']);
  });

  it('means nothing when it scrolls or a second finger comes', () => {
    press(middleOf('e6'), { precision: 'coarse' });
    hand.cancelPress();
    hand.up(middleOf('e6'), 50);
    press(middleOf('e6'), { precision: 'coarse' });
    press(middleOf('d5'), { precision: 'coarse' });
    hand.up(middleOf('e6'), 50);
    expect(told_()).toEqual([]);
  });

  it('tells at once why a fence may not be placed, and keeps it', () => {
    tap(near('g7h'));
    const why = { type: 'illegal', fence: 'g7h' };
    expect([told, hand.held?.fence]).toEqual([[{ type: 'preview', fence: 'g7h' }, why], 'g7h']);
    hand.confirm();
    expect([told_(), hand.held?.fence]).toEqual([[why, why], 'g7h']);
  });

  it('tells why a fence may not stay where it was slid or turned to', () => {
    tap(near('c3h'));
    time += 1000;
    press(near('c3h'), { precision: 'coarse' });
    const there = { x: near('g7h').x, y: near('g7h').y };
    hand.move(there, 'coarse');
    expect(told_()).toEqual([]); // on the way nothing is refused
    hand.up(there, time + 300);
    expect(told_()).toEqual([{ type: 'illegal', fence: 'g7h' }]);
    hand.turn();
    hand.explain();
    expect(told_().at(-1)).toEqual({ type: 'illegal', fence: 'g7v' });
  });
});

describe('a new view', () => {
  const next = (view: BoardView) => hand.take(new BoardChoices(view, 'play'), { confirm: 'touch', draw: false });

  it('of the same situation leaves what is held', () => {
    tap(near('c3h'));
    next(pawnView());
    expect(hand.held?.fence).toBe('c3h');
    next(pawnView({ fences: [] }));
    expect([hand.held, told.at(-1)]).toEqual([null, { type: 'preview', fence: null }]);
  });

  it('that comes while an action is reported is the one that the next press means', () => {
    const settings = { confirm: 'never', draw: false } as const;
    const reports: Intent[] = [];
    const eager: Hand = new Hand(new BoardChoices(pawnView(), 'play'), settings, intent => {
      reports.push(intent);
      if ('action' in intent) eager.take(new BoardChoices(pawnView({ squares: [], fences: [] }), 'play'), settings);
    });
    eager.press('e6');
    eager.press('d5');
    expect(reports.filter(({ type }) => type !== 'select')).toHaveLength(1);
  });

  it('forgets a piece that cannot be picked any more', () => {
    const squares = [...squareTargets('N', 'e8'), ...squareTargets('S', 'e6')];
    take(pawnView({ squares }));
    hand.press('e9');
    expect(hand.picked).toBe('N');
    next(pawnView());
    expect(hand.picked).toBe('S');
  });
});

describe('several pieces', () => {
  const squares = [...squareTargets('B', 'b2', 'c1'), ...squareTargets('K', 'c1')];
  const stops = (['B', 'K'] as const).map((piece, index) => ({ piece, action: offered(200 + index) }));
  const view: BoardView = {
    position: positionWith([pieceAt('P', 'e5'), pieceAt('B', 'b1'), pieceAt('K', 'd1')], { turn: 'G' }),
    legal: { ...NO_ACTIONS, squares, stops, longestPath: 2 },
  };

  it('need picking where more than one could be meant', () => {
    take(view);
    click(middleOf('c1'));
    expect(told_()).toEqual([{ type: 'unreachable', square: 'c1', piece: null }]);
    click(middleOf('d1'));
    expect(hand.picked).toBe('K');
    click(middleOf('c1'));
    expect(told_().at(-1)).toEqual({ type: 'enter', piece: 'K', square: 'c1' });
  });

  it('move without it where only one could be meant', () => {
    take(view);
    click(middleOf('b2'));
    expect(told_()).toEqual([{ type: 'enter', piece: 'B', square: 'b2' }]);
  });

  it('stop when they are pressed again', () => {
    take(view);
    click(middleOf('b1'));
    click(middleOf('b1'));
    expect(told_()).toEqual([{ type: 'stop', piece: 'B' }]);
  });

  it('draw a path no longer than allowed', () => {
    take(view);
    press(middleOf('b1'));
    for (const square of ['b2', 'b3'] as const) hand.move(middleOf(square), 'fine');
    hand.up(middleOf('b3'), 100);
    expect(told_()).toEqual([{ type: 'path', piece: 'B', squares: ['b2', 'b3'] }]);
    take(view);
    press(middleOf('b1'));
    for (const square of ['b2', 'b3', 'b4'] as const) hand.move(middleOf(square), 'fine');
    hand.up(middleOf('b4'), 100);
    expect(told_()).toEqual([{ type: 'unreachable', square: 'b4', piece: 'B' }]);
  });
});

describe('walks', () => {
  const walk = { piece: 'B' as const, squares: ['b2', 'b3'] as const, action: offered(0), costsLife: false };
  const next = {
    piece: 'K' as const,
    squares: ['d2'] as const,
    action: offered(10),
    stop: offered(20),
    costsLife: false,
  };
  const beyond = { ...next, squares: ['d2', 'd3'] as const };
  const view: BoardView = {
    position: positionWith(
      [pieceAt('P', 'e5'), pieceAt('B', 'b1', { active: true }), pieceAt('K', 'd1'), pieceAt('I', 'h8')],
      { turn: 'G' },
    ),
    legal: {
      ...NO_ACTIONS,
      squares: squareTargets('B', 'b2', 'c1'),
      stops: [{ piece: 'B', action: offered(20) }],
      walks: [walk, next, beyond],
      longestPath: 2,
    },
  };
  const path = ({ piece, squares, action, ...more }: typeof walk | typeof next | typeof beyond) => ({
    type: 'path',
    piece,
    squares,
    action,
    ...('stop' in more && { stop: more.stop }),
  });

  beforeEach(() => take(view));

  it('are played by one tap on the far square', () => {
    tap(middleOf('b3'));
    expect(told).toEqual([path(walk)]);
  });

  it('of the next ghost end the move of the last one, by a tap on its square alone', () => {
    tap(middleOf('d2'));
    expect(told).toEqual([path(next)]);
  });

  it('of the next ghost end the move of the last one, when it is picked first', () => {
    tap(middleOf('d1'));
    expect([hand.picked, told]).toEqual(['K', [{ type: 'select', piece: 'K' }]]);
    tap(middleOf('d3'));
    expect(told.at(-1)).toEqual(path(beyond));
  });

  it('are drawn in one go, after the stop of the last ghost', () => {
    press(middleOf('d1'));
    for (const square of ['d2', 'e2'] as const) hand.move(middleOf(square), 'fine');
    hand.up(middleOf('e2'), 100);
    expect(told.at(-1)).toEqual({ ...path(next), squares: ['d2', 'e2'] });
  });

  it('are taken where a drawn line ends on a far square but begins wrongly', () => {
    press(middleOf('b1'));
    for (const square of ['a1', 'a2', 'b3'] as const) hand.move(middleOf(square), 'fine');
    hand.up(middleOf('b3'), 100);
    expect(told.at(-1)).toEqual(path(walk));
  });

  it('are shown before, by the mouse and by the cursor', () => {
    hand.move(middleOf('b3'), 'fine');
    expect(hand.walk).toEqual(walk);
    hand.move(middleOf('b2'), 'fine');
    expect(hand.walk).toBeNull();
    hand.aim('b3');
    expect(hand.walk).toEqual(walk);
    hand.leave();
    expect(hand.walk).toBeNull();
  });

  it('of the next ghost are tapped as squares, not as fences, while fences can be placed', () => {
    take({ ...view, legal: { ...(view.legal ?? NO_ACTIONS), fences: fenceTargets('c3h', 'd2h') } });
    tap(middleOf('d2'));
    expect([told, hand.held]).toEqual([[path(next)], null]);
  });

  it('of all others are shown once the ghost that moves has nowhere to go', () => {
    const stuck = new BoardChoices(
      { ...view, legal: { ...(view.legal ?? NO_ACTIONS), squares: [], walks: [next, beyond] } },
      'play',
    );
    expect(stuck.targets(stuck.implied())).toEqual([{ piece: 'K', square: 'd2', isFar: false }]);
    expect(new BoardChoices(view, 'play').targets('B').map(({ square, isFar }) => [square, isFar])).toEqual([
      ['b2', false],
      ['c1', false],
      ['b3', true],
    ]);
  });

  it('leave far squares of other ghosts alone until one is picked', () => {
    tap(middleOf('d3'));
    expect(told_()).toEqual([{ type: 'unreachable', square: 'd3', piece: 'B' }]);
  });
});

describe('other actions', () => {
  it('lifts only what can be lifted', () => {
    take({ position: positionWith([]), legal: { ...NO_ACTIONS, lifts: fenceTargets('d3h', 'e4v') } });
    tap(near('d3h'));
    expect(told_()).toEqual([{ type: 'lift', fence: 'd3h' }]);
  });

  it('comes back on a respawn square', () => {
    const respawns = (['e9', 'a5'] as const).map((square, index) => ({ square, action: offered(index) }));
    take({ position: positionWith([pieceAt('P', null)]), legal: { ...NO_ACTIONS, respawns } });
    tap(middleOf('a5'));
    expect(told_()).toEqual([{ type: 'respawn', square: 'a5' }]);
  });

  it('spends only if it may', () => {
    hand.spend();
    expect(told_()).toEqual([]);
    take(pawnView({ spend: offered(9) }));
    hand.spend();
    expect(told_()).toEqual([{ type: 'spend' }]);
  });

  it('draws arrows and marks where drawing is on', () => {
    take(pawnView(), { draw: true });
    press(middleOf('b2'), { button: 'other' });
    hand.move(middleOf('b4'), 'fine');
    expect(hand.arrow).toEqual({ from: 'b2', to: 'b4' });
    hand.up(middleOf('b4'), 10);
    press(middleOf('h2'), { draws: true });
    hand.up(middleOf('h2'), 10);
    expect(told_()).toEqual([
      { type: 'arrow', from: 'b2', to: 'b4' },
      { type: 'arrow', from: 'h2', to: 'h2' },
    ]);
  });

  it('presses anything when it edits, again and again', () => {
    take(pawnView(), {}, 'edit');
    click(middleOf('i9'));
    click(near('g7v'));
    tap(near('g7v'));
    click(middleOf('i9'), { button: 'other' });
    press(middleOf('e9'));
    hand.move(middleOf('e8'), 'fine');
    hand.up(middleOf('e8'), 10);
    expect(told_()).toEqual([
      { type: 'square', square: 'i9', button: 'main' },
      { type: 'fence', fence: 'g7v', button: 'main' },
      { type: 'fence', fence: 'g7v', button: 'main' },
      { type: 'square', square: 'i9', button: 'other' },
      { type: 'put', piece: 'N', square: 'e8' },
    ]);
  });

  it('does nothing on a board that only shows', () => {
    take(pawnView(), {}, 'none');
    click(middleOf('e6'));
    click(near('c3h'));
    hand.holdNear('e5', 0);
    expect([told, hand.held, hand.picked]).toEqual([[], null, null]);
  });
});

describe('a premove', () => {
  const view = (premove: BoardView['premove'] = null): BoardView => ({ ...pawnView({ isPremove: true }), premove });

  it('is made as an action is, and its targets are shown only for a picked piece', () => {
    take(view());
    expect(hand.picked).toBeNull();
    click(middleOf('e6'));
    click(near('c3h'));
    expect(told_()).toEqual([
      { type: 'enter', piece: 'S', square: 'e6' },
      { type: 'place', fence: 'c3h' },
    ]);
    click(middleOf('e5'));
    expect(hand.picked).toBe('S');
    click(middleOf('e5'));
    expect(hand.picked).toBeNull();
  });

  it('of a fence that does not fit is neither held by a mouse nor explained', () => {
    take(view());
    click(near('f6v'));
    expect([hand.held, told_()]).toEqual([null, []]);
  });

  it('is cancelled by a press on its square or its fence', () => {
    for (const press of [click, tap]) {
      take(view({ piece: 'S', squares: ['e6'], fence: null }));
      press(middleOf('e6'));
      expect(told_()).toEqual([{ type: 'cancel_premove' }]);
      take(view({ piece: 'S', squares: [], fence: 'c3h' }));
      press(near('c3h'));
      expect([hand.held?.waiting ?? false, told_()]).toEqual([false, [{ type: 'cancel_premove' }]]);
      press(middleOf('d5'));
      expect(told_()).toHaveLength(2);
    }
  });

  it('keeps the held fence when the turn begins', () => {
    take(view());
    tap(near('c3h'));
    hand.take(new BoardChoices(pawnView(), 'play'), { confirm: 'touch', draw: false });
    expect(hand.held?.fence).toBe('c3h');
  });
});
