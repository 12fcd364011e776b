/**
 * The keyboard. Arrows move, Enter or Space acts, F holds a fence (arrows slide it, R turns it, Enter places it),
 * Escape puts back, + spends, - stops, . ends the turn, Backspace takes a step back. Everything else that could be part
 * of an action is collected until Enter.
 */
import { edgeTowards } from '../geometry.js';
import type { Direction } from '../aria/grid.js';
import type { Hand } from './hand.js';
import type { Edge, Square } from '../types.js';

export interface Key {
  readonly key: string;
  readonly time: number;
  /** Control, Alt or Meta: the key belongs to the browser. */
  readonly isCommand: boolean;
}

/** The part of the grid that keys need. */
export interface Cursor {
  readonly cursor: Square;
  go(direction: Direction): void;
  goToEnd(direction: Direction): void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};
const ENDS: Readonly<Record<string, Direction>> = { Home: 'left', End: 'right', PageUp: 'up', PageDown: 'down' };
const MAX_TYPED = 12;

export class Keys {
  typed = '';
  /** F was the last key: a digit after it means the file f. */
  #isAfterF = false;
  readonly #hand: Hand;
  readonly #cursor: Cursor;
  readonly #bottom: () => Edge;

  constructor(hand: Hand, cursor: Cursor, bottom: () => Edge) {
    this.#hand = hand;
    this.#cursor = cursor;
    this.#bottom = bottom;
  }

  /** Handles a key; returns whether it was one of the board's. */
  handle({ key, time, isCommand }: Key): boolean {
    if (isCommand) return false;
    const wasAfterF = this.#isAfterF;
    this.#isAfterF = false;
    if (wasAfterF && /^[1-9]$/.test(key)) {
      this.#hand.cancel();
      return this.#type(`f${key}`);
    }
    return this.#move(key) || this.#edit(key) || this.#command(key, time) || this.#collect(key);
  }

  forget(): void {
    this.typed = '';
    this.#isAfterF = false;
  }

  #move(key: string): boolean {
    const [arrow, end] = [ARROWS[key], ENDS[key]];
    if (arrow && this.#hand.held) this.#hand.slide(edgeTowards(arrow, this.#bottom()));
    else if (arrow) this.#cursor.go(arrow);
    else if (end && !this.#hand.held) this.#cursor.goToEnd(end);
    else return false;
    this.typed = '';
    return true;
  }

  /** Handles keys of a typed action, if one was begun. */
  #edit(key: string): boolean {
    if (this.typed === '') return false;
    if (key === 'Escape') this.typed = '';
    else if (key === 'Backspace') this.typed = this.typed.slice(0, -1);
    else if (key === 'Enter') {
      const text = this.typed;
      this.typed = '';
      this.#hand.type(text);
    } else return /^[a-iv1-9@+-]$/.test(key) && this.#type(key);
    return true;
  }

  #command(key: string, time: number): boolean {
    const hand = this.#hand;
    if (key === 'Enter' || key === ' ') {
      if (hand.held) hand.confirm();
      else hand.press(this.#cursor.cursor);
    } else if (key === 'Escape') {
      // With nothing in the hand the key belongs to the page.
      if (!hand.isBusy) return false;
      hand.cancel();
    } else if (key === 'f' || key === 'F') {
      this.#isAfterF = key === 'f';
      if (hand.held) hand.cancel();
      else hand.holdNear(this.#cursor.cursor, time);
    } else if (key === 'r' || key === 'R') hand.turn();
    else if (key === '+') hand.spend();
    else if (key === '-') hand.stop();
    else if (key === '.') hand.endTurn();
    else if (key === 'Backspace') hand.undo();
    else return false;
    return true;
  }

  /** The first character of something typed. */
  #collect(key: string): boolean {
    if (/^[pk]$/.test(key)) return this.#type(key.toUpperCase());
    return /^[a-eghiPBKIC~]$/.test(key) && this.#type(key);
  }

  #type(characters: string): boolean {
    this.typed = (this.typed + characters).slice(0, MAX_TYPED);
    return true;
  }
}
