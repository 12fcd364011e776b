/** `LocalTable`: a game on this device. The core in the page judges, the engine searches in a worker, the game store saves. */
import {
  viewOf,
  type ActionText,
  type Core,
  type Fence,
  type Illegality,
  type Piece,
  type Position,
  type PositionView,
} from '../../../core/index.js';
import type { Engine, Question } from '../../engine/engine.js';
import { leaverOf, Game } from './game.js';
import { costsLife, happenedAfter, lastDone, legalWith, moversOf, waysIn } from './snapshot.js';
import type { SavedGame, GameStore } from '../../games/gameStore.js';
import type { Command, Happening, Holder, Snapshot, Table, TableEvent, TurnView } from './types.js';

export interface LocalOptions {
  readonly gameStore?: GameStore;
  /** How long an engine's action stays on the board at least before its next, in milliseconds. */
  readonly pace?: () => number;
}

const PERSON: Holder = { kind: 'person' };

export class LocalTable implements Table {
  readonly #core: Core;
  readonly #game: Game;
  readonly #saved: SavedGame;
  readonly #engine: Engine;
  readonly #options: LocalOptions;
  readonly #listeners = new Set<(event: TableEvent) => void>();
  #snapshot: Snapshot;
  /** Counts what makes earlier thoughts worthless. */
  #turn = 0;
  #isClosed = false;

  constructor(core: Core, saved: SavedGame, engine: Engine, options: LocalOptions = {}) {
    this.#core = core;
    this.#saved = saved;
    this.#engine = engine;
    this.#options = options;
    this.#game = new Game(core, saved.mode, saved.first, saved.entries, saved.start);
    this.#snapshot = this.#look();
    this.#goOn();
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(listener: (event: TableEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(command: Command): void {
    switch (command.type) {
      case 'act':
        if (this.#snapshot.turn?.by === 'person') this.#act(command.actions);
        else this.#tell({ type: 'refused', code: 'action.not_your_turn', illegality: null });
        break;
      case 'undo':
        this.#undo();
        break;
      case 'resign':
        this.#resign(command.side);
        break;
      case 'hint':
        this.#hint();
        break;
    }
  }

  explain(fence: Fence): Illegality | null {
    return this.#game.position.whyIllegal(fence);
  }

  costsLife(actions: readonly ActionText[]): boolean {
    return costsLife(this.#game.position, actions);
  }

  close(): void {
    this.#isClosed = true;
    this.#engine.cancel();
    this.#listeners.clear();
  }

  // What is done.

  #act(actions: readonly ActionText[]): void {
    const before = this.#game.entries.length;
    const added = this.#game.play(actions);
    if (!added.ok) {
      this.#tell({ type: 'refused', code: added.code, illegality: added.illegality });
      return;
    }
    this.#changed(happenedAfter(this.#game, before));
  }

  #resign(side: Snapshot['sides'][number]): void {
    if (this.#game.leave(side).ok) this.#changed(['left']);
  }

  #undo(): void {
    const to = this.#undoTarget();
    if (to === null) return;
    this.#game.cut(to);
    this.#snapshot = this.#look();
    this.#save();
    this.#tell({ type: 'reset', snapshot: this.#snapshot });
    this.#goOn();
  }

  #hint(): void {
    if (!this.#snapshot.canHint) return;
    const turn = this.#turn;
    const allowed = this.#allowed('person');
    this.#engine.hint(this.#question(allowed)).then(
      hint => turn === this.#turn && this.#tell({ type: 'hint', hint }),
      () => turn === this.#turn && this.#tell({ type: 'failed' }),
    );
  }

  #changed(happenings: Happening[]): void {
    this.#snapshot = this.#look();
    if (this.#snapshot.ending) happenings.push('end');
    this.#save();
    this.#tell({ type: 'changed', snapshot: this.#snapshot, happenings });
    this.#goOn();
  }

  /** Lets an engine think, if it is its turn. */
  #goOn(): void {
    const turn = ++this.#turn;
    this.#engine.cancel();
    const { turn: view } = this.#snapshot;
    if (this.#isClosed || view?.by !== 'engine' || view.level === null) return;
    const begun = Date.now();
    this.#engine.choose(this.#question(this.#allowed('engine')), view.level).then(
      action => {
        const wait = Math.max(0, (this.#options.pace?.() ?? 0) - (Date.now() - begun));
        setTimeout(() => {
          if (turn === this.#turn && !this.#isClosed) this.#act([action]);
        }, wait);
      },
      () => turn === this.#turn && this.#tell({ type: 'failed' }),
    );
  }

  // What is known.

  #holder(piece: Piece): Holder {
    return this.#saved.holders[piece] ?? PERSON;
  }

  /** People's ghosts go first, unless an engine's can catch now. */
  #turnView(view: PositionView): TurnView | null {
    if (this.#game.ending()) return null;
    const { side, phase, steps } = this.#game.position.turn;
    const movers = moversOf(this.#game.position, view);
    const engines = movers.filter(piece => this.#holder(piece).kind === 'engine');
    const isMixed = engines.length > 0 && engines.length < movers.length;
    const isCatch = isMixed && this.#game.position.forcedAction(engines) !== null;
    const isEngine = engines.length > 0 && (!isMixed || isCatch);
    const holder = engines.length > 0 ? this.#holder(engines[0] as Piece) : PERSON;
    const level = isEngine && holder.kind === 'engine' ? holder.level : null;
    return { side, phase, steps, by: isEngine ? 'engine' : 'person', level };
  }

  /** The pieces of one kind of holder that may act now; null if all may. */
  #allowed(kind: Holder['kind']): Piece[] | null {
    const movers = moversOf(this.#game.position, this.#snapshot.position);
    const held = movers.filter(piece => this.#holder(piece).kind === kind);
    return held.length === movers.length ? null : held;
  }

  #question(allowed: readonly Piece[] | null): Question {
    const { position } = this.#game;
    const seat = position.mode.sides.indexOf(position.turn.side);
    return {
      text: position.text,
      mode: position.mode.name,
      side: position.turn.side,
      history: this.#game.history,
      trodden: this.#game.trodden,
      seed: this.#core.streamSeed(BigInt(this.#saved.seed), BigInt(seat)),
      allowed,
    };
  }

  /** How many entries stay when a turn is taken back: to the last turn in which a person here acted. */
  #undoTarget(): number | null {
    const count = this.#game.entries.length;
    const starts = this.#game.turnStarts.filter(start => start < count);
    for (const start of starts.reverse()) {
      const view = viewOf(this.#game.positions[start] as Position);
      const end = this.#game.turnStarts.find(each => each > start) ?? count;
      const acted = this.#game.entries.slice(start, end);
      const people = view.pieces.filter(({ piece }) => this.#holder(piece).kind === 'person').map(({ piece }) => piece);
      const isClassic = this.#game.position.mode.family === 'classic';
      const byPerson = acted.some(entry => {
        const leaver = leaverOf(entry);
        if (leaver || isClassic) return people.includes((leaver ?? view.turn) as Piece);
        const piece = entry.charAt(0) as Piece;
        const isNamed = view.pieces.some(each => each.piece === piece);
        return isNamed ? people.includes(piece) : people.some(each => (each === 'P') === (view.turn === 'P'));
      });
      if (byPerson) return start;
    }
    return null;
  }

  #look(): Snapshot {
    const { position } = this.#game;
    const { mode } = position;
    const ending = this.#game.ending();
    const seen = viewOf(position);
    const view = ending ? { ...seen, turn: null } : seen;
    const turn = this.#turnView(view);
    return {
      id: this.#saved.id,
      mode: mode.name,
      modeText: mode.text,
      sides: mode.sides,
      holders: this.#saved.holders,
      ...(this.#saved.characters && { characters: this.#saved.characters }),
      position: view,
      text: position.text,
      legal:
        turn?.by === 'person' ? legalWith(position, view, piece => this.#holder(piece).kind === 'person') : null,
      last: lastDone(this.#game),
      turn,
      ending,
      turns: this.#game.rows(),
      ways: waysIn(position),
      canUndo: this.#undoTarget() !== null,
      canHint: turn?.by === 'person',
    };
  }

  #save(): void {
    const isOver = this.#snapshot.ending !== null;
    this.#options.gameStore?.save({ ...this.#saved, entries: [...this.#game.entries], changed: Date.now(), isOver });
  }

  #tell(event: TableEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}
