/**
 * `RemoteTable`: a game of the server. Own actions are shown at once and taken back if the server refuses them. The steps of
 * one piece are held until its move is over, so that a slip can be corrected; then they go out together.
 */
import { viewOf, type ActionText, type Core, type Fence, type Illegality, type Piece, type PositionView } from '../../../core/index.js';
import type { RemoteRoom, RoomNews, RoomState } from '../../online/room.js';
import { looksOf, seatsOfSide } from '../../online/seats.js';
import type { Kind, RoomEvent, Side, TableView } from '../../online/wire.gen.js';
import { Game } from './game.js';
import { costsLife, happenedAfter, lastDone, legalWith, moversOf, waysIn } from './snapshot.js';
import type { Command, Ending, Happening, Holder, OnlineView, Snapshot, Table, TableEvent, TurnView } from './types.js';

/** Actions that were sent and are not in the log yet. */
interface Pending {
  readonly id: string;
  readonly actions: readonly ActionText[];
  /** What this page knew when it sent them. */
  readonly version: number;
}

/** How the log writes an agreed draw: an entry that is no action. */
const AGREED = 'draw:agreed';

export class RemoteTable implements Table {
  readonly room: RemoteRoom;
  readonly #game: Game;
  readonly #listeners = new Set<(event: TableEvent) => void>();
  readonly #stop: () => void;
  #pending: Pending[] = [];
  #held: ActionText[] = [];
  #snapshot: Snapshot;

  /** The game must have begun. */
  constructor(core: Core, room: RemoteRoom) {
    this.room = room;
    const { start, first } = room.state;
    this.#game = new Game(core, this.#table.mode, first, [], start ?? room.state.settings?.start ?? undefined);
    this.#game.follow(this.#wanted());
    this.#snapshot = this.#look();
    this.#stop = room.subscribe(news => this.#heard(news));
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
        this.#act(command.actions);
        break;
      case 'undo':
        if (this.#held.length === 0) break;
        this.#held = this.#held.slice(0, -1);
        this.#show([]);
        break;
      case 'resign': {
        const seat = this.#mine().find(each => this.#seat(each)?.side === command.side);
        if (seat) this.room.wish({ type: 'resign', seat });
        break;
      }
      case 'hint':
        break;
    }
  }

  /** Offers something in the name of the seat that it concerns most. */
  offer(kind: Kind): void {
    const seat = this.#speaker();
    if (seat) this.room.wish({ type: 'offer', seat, kind });
  }

  /** Answers an offer for all seats here that are asked; whoever made it withdraws it by declining. */
  answer(version: number, agree: boolean): void {
    const offer = this.#table.offers?.find(each => each.version === version);
    if (!offer) return;
    const asked = this.#mine().filter(seat => offer.asked.includes(seat) && !offer.agreed?.includes(seat));
    const seats = asked.length > 0 ? asked : this.#mine().filter(seat => seat === offer.seat);
    for (const seat of agree ? seats : seats.slice(0, 1)) {
      this.room.wish({ type: 'answer', seat, offer: version, agree });
    }
  }

  say(phrase: string): void {
    const seat = this.#speaker();
    if (seat) this.room.wish({ type: 'say', seat, phrase });
  }

  /** Gives another side 15 seconds. */
  give(side: Side): void {
    const seat = this.#mine().find(each => this.#seat(each)?.side !== side);
    if (seat) this.room.wish({ type: 'give_time', seat, side });
  }

  /** Deals the ghosts anew, before the first action. */
  deal(deal: string): void {
    const seat = this.#speaker();
    if (seat) this.room.wish({ type: 'deal', seat, deal });
  }

  /** Leaves the game with all seats here. */
  leave(): void {
    for (const seat of this.#mine()) this.room.wish({ type: 'leave', seat });
  }

  explain(fence: Fence): Illegality | null {
    return this.#game.position.whyIllegal(fence);
  }

  costsLife(actions: readonly ActionText[]): boolean {
    return costsLife(this.#game.position, actions);
  }

  /** Ends the table, not the room. */
  close(): void {
    this.#stop();
    this.#listeners.clear();
  }

  // What is done here.

  #act(actions: readonly ActionText[]): void {
    if (this.#snapshot.turn?.by !== 'person') {
      this.#tell({ type: 'refused', code: 'action.not_your_turn', illegality: null });
      return;
    }
    const before = this.#game.entries.length;
    const begun = this.#game.turnStarts.length;
    let { position } = this.#game;
    for (const action of actions) {
      const next = position.play(action);
      if (!next.ok) {
        this.#tell({ type: 'refused', code: next.code, illegality: next.illegality });
        return;
      }
      position = next.value;
    }
    this.#game.follow([...this.#game.entries, ...actions]);
    const happenings = happenedAfter(this.#game, before);
    this.#held = [...this.#held, ...actions];
    if (this.#game.turnStarts.length > begun || !this.#goesOn()) this.#sendHeld();
    this.#snapshot = this.#look();
    this.#tell({ type: 'changed', snapshot: this.#snapshot, happenings });
  }

  /** Whether a move is under way that could still be corrected. */
  #goesOn(): boolean {
    const { position } = this.#game;
    if (position.outcome()) return false;
    const view = viewOf(position);
    return view.turn === 'P' || view.lifted !== null || view.pieces.some(({ active }) => active);
  }

  #sendHeld(): void {
    const actions = this.#held;
    this.#held = [];
    const { version } = this.#table;
    const id = this.room.wish({ type: 'act', seat: this.#actor(actions), actions: [...actions] });
    this.#pending = [...this.#pending, { id, actions, version }];
  }

  // What is heard.

  #heard(news: RoomNews): void {
    if (news.type === 'state') {
      const done = new Set(news.events.map(({ command }) => command));
      this.#pending = this.#pending.filter(({ id }) => !done.has(id));
      if (news.events.some(({ event }) => event === 'tookback' || event === 'dealt')) this.#held = [];
      this.#show(news.events);
    } else if (news.type === 'done') {
      if (!this.#pending.some(({ id }) => id === news.id)) return;
      this.#pending = this.#pending.filter(({ id }) => id !== news.id);
      this.#show([]);
    } else {
      this.#pending = this.#pending.filter(({ id }) => id !== news.id);
      this.#show([]);
      this.#tell({ type: 'refused', code: news.code, illegality: null });
    }
  }

  /** Shows what is known now: the log, what was sent, what is held. */
  #show(events: readonly RoomEvent[]): void {
    const shown = this.#game.entries.length;
    const wasOver = this.#snapshot.ending !== null;
    let { kept, ok } = this.#game.follow(this.#wanted());
    if (!ok) {
      // What is held does not fit any more.
      this.#held = [];
      kept = Math.min(kept, this.#game.follow(this.#wanted()).kept);
    }
    this.#snapshot = this.#look();
    const isEnd = this.#snapshot.ending !== null && !wasOver;
    if (kept < shown) this.#tell({ type: 'reset', snapshot: this.#snapshot });
    else if (this.#game.entries.length > shown || isEnd) {
      const happenings: Happening[] = happenedAfter(this.#game, shown);
      this.#tell({ type: 'changed', snapshot: this.#snapshot, happenings: isEnd ? [...happenings, 'end'] : happenings });
    }
    this.#tell({ type: 'news', snapshot: this.#snapshot, events });
  }

  /** Entries as they should stand on the board. */
  #wanted(): string[] {
    const { entries } = this.room.state;
    const turn = this.#table.turn_version ?? 0;
    const sent = this.#pending.filter(({ version }) => version >= turn).flatMap(({ actions }) => actions);
    return [...entries.filter(entry => entry !== AGREED), ...sent, ...this.#held];
  }

  // What is known.

  get #table(): TableView {
    const { table } = this.room.state;
    if (!table) throw new Error('the table is not known yet');
    return table;
  }

  #mine(): readonly number[] {
    return this.room.state.seats;
  }

  #seat(number: number): TableView['seats'][number] | undefined {
    return this.#table.seats[number - 1];
  }

  /** The seat here that speaks: the one to move, or the first. */
  #speaker(): number | undefined {
    const side = this.#game.position.turn.side;
    return this.#mine().find(seat => this.#seat(seat)?.side === side) ?? this.#mine()[0];
  }

  /** The seat here whose pieces these actions move; a fence belongs to a seat of the side to move. */
  #actor(actions: readonly ActionText[]): number {
    const letter = actions.map(action => action.charAt(0)).find(each => 'PBKIC'.includes(each));
    const turn = this.#table.position?.split(' ')[5]?.charAt(0);
    const mine = this.#mine();
    const byPiece = letter && mine.find(seat => this.#seat(seat)?.hand.includes(letter));
    return byPiece || (mine.find(seat => this.#seat(seat)?.side === turn) ?? mine[0] ?? 0);
  }

  #isHere(piece: Piece): boolean {
    return this.#mine().some(seat => this.#seat(seat)?.hand.includes(piece));
  }

  #turnView(view: PositionView): TurnView | null {
    const { stage } = this.#table;
    const { position } = this.#game;
    if (stage === 'ended' || position.outcome()) return null;
    const { side, phase, steps } = position.turn;
    const movers = moversOf(position, view);
    const mates = seatsOfSide(this.#table, side);
    const engine = mates.find(({ holder, hand }) => holder === 'engine' && movers.some(piece => hand.includes(piece)));
    const isPeoples = mates.some(({ holder, hand }) => holder !== 'engine' && movers.some(piece => hand.includes(piece)));
    if (movers.some(piece => this.#isHere(piece))) return { side, phase, steps, by: 'person', level: null };
    if (engine && !isPeoples) return { side, phase, steps, by: 'engine', level: engine.level ?? null };
    return { side, phase, steps, by: 'other', level: null };
  }

  #holders(): Snapshot['holders'] {
    const pairs = this.#table.seats.flatMap(({ hand, holder, level = 1, name = '' }) =>
      [...hand].map((piece): [string, Holder] => [
        piece,
        holder === 'engine' ? { kind: 'engine', level } : { kind: 'person', ...(name && { name }) },
      ]),
    );
    return Object.fromEntries(pairs);
  }

  #ending(): Ending | null {
    const { outcome } = this.#table;
    return outcome ? { reason: outcome.reason, winner: outcome.winner ?? null, rank: outcome.rank ?? null } : null;
  }

  #online(state: RoomState): OnlineView {
    const table = this.#table;
    // Nobody's clock is shown running while our own action is on its way.
    const clocks = table.clocks && this.#pending.length > 0 ? { ...table.clocks, running: null } : table.clocks;
    return {
      room: state.id,
      isConnected: state.link === 'open',
      seats: table.seats,
      mine: state.seats,
      present: state.present,
      watching: state.watching,
      offers: table.offers ?? [],
      clocks: clocks ?? null,
      timing: state.settings?.timing ?? {},
      offset: this.room.offset,
      held: this.#held.length,
      nextRoom: table.next_room ?? null,
    };
  }

  #look(): Snapshot {
    const { position } = this.#game;
    const { mode } = position;
    const ending = this.#ending();
    const seen = viewOf(position);
    const view = ending || position.outcome() ? { ...seen, turn: null } : seen;
    const turn = this.#turnView(view);
    const active = view.pieces.find(each => each.active)?.piece;
    const legal = turn?.by === 'person' ? legalWith(position, view, piece => this.#isHere(piece)) : null;
    const characters = looksOf(this.#table);
    return {
      id: this.room.state.id,
      mode: mode.name,
      modeText: mode.text,
      sides: mode.sides,
      holders: this.#holders(),
      ...(characters && { characters }),
      position: view,
      text: position.text,
      // A ghost of somebody else that has begun is finished by its own seat.
      legal: legal && active && !this.#isHere(active) ? { ...legal, fences: [] } : legal,
      last: lastDone(this.#game),
      turn,
      ending,
      turns: this.#game.rows(),
      ways: waysIn(position),
      canUndo: this.#held.length > 0,
      canHint: false,
      online: this.#online(this.room.state),
    };
  }

  #tell(event: TableEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}
