/** `createBoard`: connects the picture, the grid, the hand and the keys. */
import { extent, type Point } from './geometry.js';
import { firstCursor, Grid } from './aria/grid.js';
import { Grips } from './input/grips.js';
import { Hand } from './input/hand.js';
import { squareAt, type Precision } from './input/hit.js';
import { Keys } from './input/keys.js';
import { BoardChoices } from './choices.js';
import { listenToPointers } from './input/pointers.js';
import { Scene } from './scene/scene.js';
import { Voice } from './aria/voice.js';
import type { Board, BoardOptions, BoardView, HeldFence, ShowOptions } from './types.js';

const EMPTY: BoardView = {
  position: {
    size: 9,
    family: 'classic',
    pieces: [],
    fences: [],
    lifted: null,
    pellets: [],
    reserve: 0,
    spent: 0,
    lives: 0,
    mostLives: 0,
    respawns: [],
    tunnels: [],
    turn: null,
    stocks: [],
  },
};

/** Makes a board inside an element, which it fills; it is as high as its picture. Show a view to begin. */
export function createBoard(host: HTMLElement, options: BoardOptions): Board {
  return new BoardElement(host, options);
}

function part(className: string): HTMLDivElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}

class BoardElement implements Board {
  #options: BoardOptions;
  #view = EMPTY;
  #choices: BoardChoices;
  readonly #root = part('hm-board');
  readonly #stage = part('hm-stage');
  readonly #grips = new Grips();
  readonly #voice = new Voice(this.#root);
  readonly #typed = part('hm-typed');
  readonly #scene = new Scene();
  readonly #grid = new Grid();
  readonly #hand: Hand;
  readonly #keys: Keys;
  readonly #ending = new AbortController();
  readonly #resized: ResizeObserver;
  #isByKeyboard = false;
  #unit = 0;
  #wasShown = false;
  #saidFence = '';
  #heldKey = 'null';

  constructor(host: HTMLElement, options: BoardOptions) {
    this.#options = options;
    this.#choices = new BoardChoices(EMPTY, this.#input());
    this.#hand = new Hand(this.#choices, this.#handSettings(), options.onIntent);
    this.#keys = new Keys(this.#hand, this.#grid, () => this.#scene.setting.bottom);
    this.#grid.element.setAttribute('aria-describedby', this.#voice.help.id);
    this.#typed.setAttribute('aria-hidden', 'true');
    this.#typed.hidden = true;
    this.#stage.append(this.#scene.element, this.#grid.element, this.#grips.element, this.#typed);
    this.#root.prepend(this.#stage);
    host.append(this.#root);
    this.#resized = new ResizeObserver(() => this.#measure());
    this.#resized.observe(this.#stage);
    this.#listen();
    this.#word();
  }

  show(view: BoardView, { animate = true }: ShowOptions = {}): void {
    this.#view = view;
    this.#choices = new BoardChoices(view, this.#input());
    this.#hand.take(this.#choices, this.#handSettings());
    this.#scene.show(view, this.#choices, this.#inHand(), animate && this.#wasShown && this.#moves());
    this.#grid.layOut(this.#scene.setting);
    if (!this.#grid.hasFocus()) this.#grid.moveTo(firstCursor(this.#choices), false);
    this.#wasShown = true;
    this.#measure();
    this.#refresh();
    this.#nameSquares();
  }

  setOptions(options: Partial<Omit<BoardOptions, 'onIntent' | 'onHold'>>): void {
    this.#options = { ...this.#options, ...options };
    this.#word();
    if (this.#wasShown) this.show(this.#view, { animate: false });
  }

  announce(text: string, assertive = false): void {
    this.#voice.say(text, assertive);
  }

  turnFence(): void {
    this.#hand.turn();
    this.#hand.explain();
    this.#refresh();
  }

  confirm(): void {
    this.#hand.confirm();
    this.#refresh();
  }

  cancel(): void {
    this.#hand.cancel();
    this.#refresh();
  }

  focus(): void {
    this.#grid.focus();
  }

  settled(): Promise<void> {
    return this.#scene.settled();
  }

  destroy(): void {
    this.#ending.abort();
    this.#resized.disconnect();
    this.#scene.stopMotion();
    this.#root.remove();
  }

  // Inside.

  #input(): NonNullable<BoardOptions['input']> {
    return this.#options.input ?? 'play';
  }

  #handSettings() {
    return { confirm: this.#options.confirm ?? 'touch', draw: this.#options.draw ?? false };
  }

  #inHand() {
    const { held, drag, arrow, picked, walk } = this.#hand;
    return { held, drag, arrow, picked, walk };
  }

  #moves(): boolean {
    const { motion = 'system' } = this.#options;
    if (motion !== 'system') return motion === 'full';
    return !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  #word(): void {
    const { words } = this.#options;
    this.#voice.help.textContent = words.help();
    this.#grid.forgetNames();
    this.#root.classList.toggle('hm-still', !this.#moves());
  }

  #nameSquares(): void {
    this.#grid.name(this.#choices, this.#hand.picked, this.#options.words);
  }

  /** Small boards have larger letters. */
  #measure(): void {
    this.#unit = this.#stage.clientWidth / extent(this.#scene.setting.size);
    if (this.#unit > 0) this.#root.style.setProperty('--hm-unit', String(this.#unit));
    this.#grips.place(this.#choices, this.#hand.held, this.#scene.setting, this.#unit);
  }

  /** Shows what the hand holds now. */
  #refresh(): void {
    this.#scene.showHand(this.#inHand());
    if (this.#typed.textContent !== this.#keys.typed) {
      this.#typed.textContent = this.#keys.typed;
      this.#typed.hidden = this.#keys.typed === '';
    }
    this.#stage.classList.toggle('hm-aiming', this.#hand.held !== null);
    this.#stage.classList.toggle('hm-dragging', this.#hand.drag !== null);
    this.#grips.place(this.#choices, this.#hand.held, this.#scene.setting, this.#unit);
    this.#reportHeld();
    this.#sayFence();
  }

  /** Reports to the page which fence is in the hand, once per change. */
  #reportHeld(): void {
    const { held } = this.#hand;
    const { purpose } = this.#choices;
    const about: HeldFence | null =
      held && purpose
        ? {
            fence: held.fence,
            purpose,
            legal: this.#choices.isLegalFence(held.fence),
            changes: this.#choices.changesOf(held.fence),
            waiting: held.waiting,
          }
        : null;
    const key = JSON.stringify(about);
    if (key === this.#heldKey) return;
    this.#heldKey = key;
    this.#options.onHold?.(about);
  }

  /** A fence that stays over the board is said; one under a mouse is only shown. */
  #sayFence(): void {
    const { held } = this.#hand;
    const { purpose } = this.#choices;
    const said = held?.waiting ? held.fence : '';
    if (said === this.#saidFence) return;
    this.#saidFence = said;
    if (held && said && purpose) {
      this.announce(
        this.#options.words.fence({
          fence: held.fence,
          purpose,
          legal: this.#choices.isLegalFence(held.fence),
          changes: this.#choices.changesOf(held.fence),
        }),
      );
    }
  }

  #listen(): void {
    const { signal } = this.#ending;
    const surface = {
      element: this.#stage,
      hand: this.#hand,
      setting: () => this.#scene.setting,
      takesRightButton: () => this.#hand.held !== null || this.#options.draw === true || this.#input() === 'edit',
      changed: (precision: Precision) => {
        if (precision === 'coarse') this.#setKeyed(false);
        this.#refresh();
      },
      pressed: (point: Point, precision: Precision) => {
        this.#setKeyed(false);
        this.#keys.forget();
        const square = squareAt(point, this.#scene.setting.size);
        if (square) this.#grid.moveTo(square, precision === 'fine');
        this.#setKeyed(false);
        this.#nameSquares();
      },
    };
    listenToPointers(surface, signal);
    this.#stage.addEventListener('pointerup', () => this.#nameSquares(), { signal });
    // The focus goes to a square by `pressed`, never to nothing.
    this.#stage.addEventListener('mousedown', keepFocus, { signal });
    this.#grid.element.addEventListener('focusin', () => this.#setKeyed(true), { signal });
    this.#grid.element.addEventListener('keydown', event => this.#key(event), { signal });
    // Assistive technology clicks without a pointer.
    this.#grid.element.addEventListener(
      'click',
      event => {
        const square = this.#grid.squareOf(event.target);
        if (event.detail !== 0 || !square) return;
        this.#hand.press(square);
        this.#refresh();
        this.#nameSquares();
      },
      { signal },
    );
    document.addEventListener('keydown', event => this.#keyElsewhere(event), { signal });
    const quiet = matchMedia('(prefers-reduced-motion: reduce)');
    quiet.addEventListener('change', () => this.#word(), { signal });
  }

  #setKeyed(isByKeyboard: boolean): void {
    this.#isByKeyboard = isByKeyboard;
    this.#root.classList.toggle('hm-keyed', isByKeyboard);
  }

  #key(event: KeyboardEvent): void {
    const isCommand = event.ctrlKey || event.altKey || event.metaKey;
    const typedBefore = this.#keys.typed;
    // After a press of the mouse these two keys step through the moves of the page.
    const isStep = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (isStep && !this.#isByKeyboard && !this.#hand.held) return;
    this.#setKeyed(true);
    if (!this.#keys.handle({ key: event.key, time: event.timeStamp, isCommand })) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.#keys.typed !== '' && this.#keys.typed !== typedBefore) this.announce(this.#keys.typed);
    this.#hand.aim(this.#grid.cursor);
    this.#refresh();
    this.#nameSquares();
  }

  /** R and Escape also work while the mouse aims and the focus is elsewhere, but not in a text field. */
  #keyElsewhere(event: KeyboardEvent): void {
    if (!this.#hand.held || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const isWriting =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]') !== null;
    if (isWriting) return;
    if (event.key === 'r' || event.key === 'R') this.turnFence();
    else if (event.key === 'Escape') this.cancel();
  }
}

function keepFocus(event: Event): void {
  event.preventDefault();
}
