/** `LocalTable`: a game on this device. The core in the page judges, the engine searches in a worker, the game store saves. */
import type { ActionLike, Core, Piece, Position, SeatOf, Side } from '../../../core/index.js';
import type { Engine, LevelQuestion } from '../../engine/engine.js';
import type { SavedGame, GameStore } from '../../games/gameStore.js';
import { typedTokens } from '../../shared/intentActions.js';
import { Game, hasCostLife, leavingOf } from './game.js';
import { Listeners } from './listeners.js';
import { beforeLastStep, happenedAfter, lastDone, legalWith, moversOf, ownersOf, pastOf, waysIn } from './snapshot.js';
import type {
  TableCommand,
  Ending,
  Happening,
  PieceHolder,
  PastView,
  TableSnapshot,
  Table,
  TableEvent,
  TurnView,
} from './types.js';

export interface LocalOptions {
  readonly gameStore?: GameStore;
  /** Called when the game ends, also when it ends again after an undo. */
  readonly onEnded?: (game: SavedGame, ending: Ending) => void;
  /** How long an engine's action stays on the board at least before its next, in milliseconds. */
  readonly pace?: () => number;
}

const PERSON: PieceHolder = { kind: 'person' };

export class LocalTable implements Table {
  readonly #core: Core;
  readonly #game: Game;
  readonly #saved: SavedGame;
  readonly #engine: Engine;
  readonly #options: LocalOptions;
  readonly #listeners = new Listeners<TableEvent>();
  #snapshot: TableSnapshot;
  /** Counts changes of the position; an engine's answer to an older position is dropped. */
  #generation = 0;
  #isClosed = false;
  #isHelped: boolean;

  constructor(core: Core, saved: SavedGame, engine: Engine, options: LocalOptions = {}) {
    this.#core = core;
    this.#saved = saved;
    this.#engine = engine;
    this.#options = options;
    this.#isHelped = saved.isHelped ?? false;
    this.#game = new Game(core, saved.mode, saved.first, saved.entries, saved.start);
    this.#snapshot = this.#makeSnapshot();
    this.#askEngine();
  }

  get snapshot(): TableSnapshot {
    return this.#snapshot;
  }

  get position(): Position {
    return this.#game.position;
  }

  past(count: number): PastView {
    return pastOf(this.#game, count);
  }

  subscribe(listener: (event: TableEvent) => void): () => void {
    return this.#listeners.add(listener);
  }

  send(command: TableCommand): boolean {
    switch (command.type) {
      case 'act':
        return this.#act(
          command,
          command.actions.map(({ number }) => number),
        );
      case 'type':
        return this.#act(command, typedTokens(command.text, this.position.mode.family));
      case 'undo':
        return this.#undo();
      case 'resign':
        return this.#game.leave(command.side).ok && this.#changed('played', ['left']);
      case 'hint':
        return this.#hint();
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#engine.cancel();
    this.#listeners.clear();
  }

  // Commands.

  /** Plays actions of a person. */
  #act(command: TableCommand & { readonly isConfirmed?: boolean }, actions: readonly ActionLike[]): boolean {
    if (actions.length === 0) return false;
    if (this.#snapshot.turn?.by !== 'person') return this.#refuse('action.not_your_turn');
    const before = this.#game.entries.length;
    const added = this.#game.play(actions);
    if (!added.ok) return this.#refuse(added.code, added.illegality);
    if (!command.isConfirmed && hasCostLife(this.#game, before)) {
      this.#game.cut(before);
      this.#listeners.notify({ type: 'costs_life', command });
      return false;
    }
    return this.#changed('played', happenedAfter(this.#game, before));
  }

  #refuse(code: string, illegality: (TableEvent & { type: 'refused' })['illegality'] = null): false {
    this.#listeners.notify({ type: 'refused', code, illegality });
    return false;
  }

  #undo(): boolean {
    const to = this.#stepTarget() ?? this.#undoTarget();
    if (to === null) return false;
    const undone = this.#game.entries.slice(to);
    // Taking back an action of one's own is a slip; taking back an answer that was seen is help.
    if (undone.some((entry, offset) => !this.#isOfPerson(this.#game.positions[to + offset] as Position, entry)))
      this.#isHelped = true;
    this.#game.cut(to);
    return this.#changed('reset', []);
  }

  #hint(): boolean {
    if (!this.#snapshot.canHint) return false;
    this.#isHelped = true;
    const generation = this.#generation;
    this.#engine.hint(this.#question(this.#allowed('person'))).then(
      hint => generation === this.#generation && this.#listeners.notify({ type: 'hint', hint }),
      () => generation === this.#generation && this.#listeners.notify({ type: 'failed' }),
    );
    return true;
  }

  #changed(change: 'played' | 'reset', happenings: Happening[]): true {
    this.#snapshot = this.#makeSnapshot();
    if (this.#snapshot.ending && change === 'played') happenings.push('end');
    this.#save();
    this.#listeners.notify({ type: 'changed', snapshot: this.#snapshot, change, happenings, events: [] });
    this.#askEngine();
    return true;
  }

  /** Asks the engine for an action, if it is its turn. */
  #askEngine(): void {
    const generation = ++this.#generation;
    this.#engine.cancel();
    const { turn } = this.#snapshot;
    if (!this.#isClosed && turn?.by === 'person') this.#ponder();
    if (this.#isClosed || turn?.by !== 'engine' || turn.level === null) return;
    const asked = Date.now();
    this.#engine.choose(this.#question(this.#allowed('engine')), turn.level).then(
      action => {
        const wait = Math.max(0, (this.#options.pace?.() ?? 0) - (Date.now() - asked));
        setTimeout(() => {
          if (generation === this.#generation && !this.#isClosed) this.#playOfEngine(action);
        }, wait);
      },
      () => generation === this.#generation && this.#listeners.notify({ type: 'failed' }),
    );
  }

  /** Lets the engine that acts next think on the time of people; not if its team is shared with them. */
  #ponder(): void {
    const { position } = this.#game;
    const { mode, turn } = position;
    const at = mode.sides.indexOf(turn.side);
    for (const side of [...mode.sides.slice(at + 1), ...mode.sides.slice(0, at)]) {
      const holders = mode.piecesOf(side).map(piece => this.#holder(piece));
      const [holder] = holders;
      if (holder?.kind !== 'engine' || position.retired.includes(side)) continue;
      if (!holders.every(each => each.kind === 'engine' && each.level === holder.level)) return;
      const question = { ...this.#question(null), side, seed: this.#seed(side) };
      this.#engine.ponder?.(question, holder.level);
      return;
    }
  }

  #playOfEngine(action: string): void {
    const before = this.#game.entries.length;
    const added = this.#game.play([action]);
    if (added.ok) this.#changed('played', happenedAfter(this.#game, before));
    else this.#refuse(added.code, added.illegality);
  }

  // The snapshot.

  #holder(piece: Piece): PieceHolder {
    return this.#saved.holders[piece] ?? PERSON;
  }

  /** People's ghosts go first, unless an engine's can catch now. */
  #turnView(): TurnView | null {
    if (this.#game.ending()) return null;
    const { side, phase, steps } = this.#game.position.turn;
    const movers = moversOf(this.#game.position);
    const engines = movers.filter(piece => this.#holder(piece).kind === 'engine');
    const isMixed = engines.length > 0 && engines.length < movers.length;
    const isCatch = isMixed && this.#game.position.forcedAction(engines) !== null;
    const isEngine = engines.length > 0 && (!isMixed || isCatch);
    const holder = engines.length > 0 ? this.#holder(engines[0] as Piece) : PERSON;
    const level = isEngine && holder.kind === 'engine' ? holder.level : null;
    return { side, phase, steps, by: isEngine ? 'engine' : 'person', level };
  }

  /** The pieces of one kind of holder that may act now; null if all may. */
  #allowed(kind: PieceHolder['kind']): Piece[] | null {
    const movers = moversOf(this.#game.position);
    const held = movers.filter(piece => this.#holder(piece).kind === kind);
    return held.length === movers.length ? null : held;
  }

  #question(allowed: readonly Piece[] | null): LevelQuestion {
    const { position } = this.#game;
    return {
      text: position.text,
      mode: position.mode.name,
      side: position.turn.side,
      history: this.#game.history,
      recentSquares: this.#game.recentSquares,
      seed: this.#seed(position.turn.side),
      allowed,
    };
  }

  /** The seed of a side's engine. */
  #seed(side: Side): bigint {
    return this.#core.streamSeed(BigInt(this.#saved.seed), BigInt(this.position.mode.sides.indexOf(side)));
  }

  /** The seat of the mode for pieces of people here. */
  #seatOf: SeatOf = piece => {
    const { mode } = this.position;
    const own = piece ?? moversOf(this.position).find(each => this.#holder(each).kind === 'person');
    return own && this.#holder(own).kind === 'person' ? (mode.seats[mode.pieces.indexOf(own)] ?? null) : null;
  };

  /** How many entries stay when a step of the turn under way is taken back. */
  #stepTarget(): number | null {
    const { entries, positions } = this.#game;
    if (this.#game.ending()) return null;
    return beforeLastStep(this.#game, index =>
      this.#isOfPerson(positions[index] as Position, entries[index] as string),
    );
  }

  /** How many entries stay when a turn is taken back: to the last turn in which a person here acted. */
  #undoTarget(): number | null {
    const { entries, positions, turnStarts } = this.#game;
    const starts = turnStarts.filter(start => start < entries.length);
    for (const [index, start] of [...starts.entries()].reverse()) {
      const acted = entries.slice(start, starts[index + 1]);
      if (acted.some((entry, offset) => this.#isOfPerson(positions[start + offset] as Position, entry))) return start;
    }
    return null;
  }

  /** Whether an entry was made with a piece that a person holds; a fence of the ghosts belongs to the whole team. */
  #isOfPerson({ mode, turn }: Position, entry: string): boolean {
    const piece = mode.action(entry)?.piece;
    const pieces = piece ? [piece] : mode.piecesOf(leavingOf(entry)?.side ?? turn.side);
    return pieces.some(each => this.#holder(each).kind === 'person');
  }

  #makeSnapshot(): TableSnapshot {
    const { position } = this.#game;
    const { mode } = position;
    const ending = this.#game.ending();
    const seen = position.view();
    const turn = this.#turnView();
    return {
      id: this.#saved.id,
      mode: mode.name,
      modeText: mode.text,
      sides: mode.sides,
      holders: this.#saved.holders,
      ...(this.#saved.characters && { characters: this.#saved.characters }),
      position: ending ? { ...seen, turn: null } : seen,
      text: position.text,
      legal: turn?.by === 'person' ? legalWith(position, this.#seatOf) : null,
      last: lastDone(this.#game),
      owners: ownersOf(this.#game.positions, this.#game.entries),
      turn,
      ending,
      turns: this.#game.rows(),
      ways: waysIn(position),
      canUndo: this.#undoTarget() !== null,
      canUndoStep: this.#stepTarget() !== null,
      canHint: turn?.by === 'person',
    };
  }

  #save(): void {
    const { ending } = this.#snapshot;
    const game: SavedGame = {
      ...this.#saved,
      entries: [...this.#game.entries],
      changed: Date.now(),
      isOver: ending !== null,
      ...(this.#isHelped && { isHelped: true }),
    };
    this.#options.gameStore?.save(game);
    if (ending) this.#options.onEnded?.(game, ending);
  }
}
