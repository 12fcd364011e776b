import { beforeEach, describe, expect, it } from 'vitest';
import type { Direction } from '../aria/grid.js';
import { Hand } from '../input/hand.js';
import { Keys } from '../input/keys.js';
import { BoardChoices } from '../choices.js';
import type { BoardView, Intent, Square } from '../types.js';
import { fenceTargets, NO_ACTIONS, pawnView, positionWith, withoutAction } from './views.js';

let told: Intent[];
let gone: Direction[];
let hand: Hand;
let keys: Keys;
const cursor = {
  cursor: 'e6' as Square,
  go: (direction: Direction) => void gone.push(direction),
  goToEnd: (direction: Direction) => void gone.push(direction),
};

function begin(view: BoardView): void {
  told = [];
  gone = [];
  hand = new Hand(new BoardChoices(view, 'play'), { confirm: 'touch', draw: false }, intent => told.push(intent));
  keys = new Keys(hand, cursor, () => 'S');
}

/** Presses keys; returns how many of them were the board's. */
function strike(...names: string[]): number {
  return names.filter(key => keys.handle({ key, time: 0, isCommand: false })).length;
}

const actions = () => told.filter(({ type }) => type !== 'preview' && type !== 'select').map(withoutAction);

beforeEach(() => begin(pawnView()));

describe('keys', () => {
  it('move the cursor and act', () => {
    expect(strike('ArrowUp', 'ArrowLeft', 'Home', 'PageDown', 'Enter')).toBe(5);
    expect(gone).toEqual(['up', 'left', 'left', 'down']);
    expect(actions()).toEqual([{ type: 'enter', piece: 'S', square: 'e6' }]);
  });

  it('hold, slide, turn and place a fence', () => {
    strike('f', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft');
    expect([hand.held?.fence, gone]).toEqual(['d3h', []]);
    strike('Enter');
    expect(actions()).toEqual([{ type: 'place', fence: 'd3h' }]);
  });

  it('tell of a fence that may not be placed, and put it back', () => {
    strike('F', 'r', 'Enter', 'Escape');
    expect([actions(), hand.held]).toEqual([[{ type: 'illegal', fence: 'e6v' }], null]);
  });

  it('go through the fences that can be lifted', () => {
    begin({ position: positionWith([]), legal: { ...NO_ACTIONS, lifts: fenceTargets('d3h', 'd5h', 'c4v') } });
    strike('f', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Enter');
    expect(actions()).toEqual([{ type: 'lift', fence: 'c4v' }]);
  });

  it.each([
    ['e5', ['e', '5']],
    ['e3h', ['e', '3', 'h']],
    ['f7v', ['f', '7', 'v']],
    ['Pe6', ['p', 'e', '6']],
    ['Bd9', ['B', 'd', '9']],
    ['~d5h', ['~', 'd', '5', 'h']],
    ['P@e9', ['P', '@', 'e', '9']],
    ['P+', ['P', '+']],
    ['K-', ['k', '-']],
    ['d4', ['d', '5', 'Backspace', '4']],
  ])('collect %s', (text, names) => {
    expect(strike(...names, 'Enter')).toBe(names.length + 1);
    expect(actions()).toEqual([{ type: 'typed', text }]);
    expect([keys.typed, hand.held]).toEqual(['', null]);
  });

  it('end the turn and take a step back', () => {
    expect(strike('.', 'Backspace')).toBe(2);
    expect(actions()).toEqual([{ type: 'end_turn' }, { type: 'undo' }]);
  });

  it('forget what was typed on Escape and on arrows', () => {
    strike('e', '5', 'Escape', 'Enter');
    expect(actions()).toEqual([{ type: 'enter', piece: 'S', square: 'e6' }]);
    strike('e', 'ArrowUp');
    expect(keys.typed).toBe('');
  });

  it('leave all others to the page', () => {
    expect(strike('Tab', 'x', 'F5', 'Shift', '5', 'v', 'Escape')).toBe(0);
    expect(keys.handle({ key: 'e', time: 0, isCommand: true })).toBe(false);
  });
});
