/**
 * `RemoteTable`: a game of the server. The user's actions are shown at once and reverted if the server refuses them. The steps of
 * one piece are held until its move is over, so that a slip can be corrected; then they are sent together.
 */
import type { ActionLike, ActionText, Core, Position, SeatOf } from '../../../core/index.js';
import type { RemoteRoom, RoomNews, RoomState } from '../../online/room.js';
import { charactersOf, seatsOfSide } from '../../online/seats.js';
import type { OfferKind, RoomEvent, Side, TableView } from '../../online/wire.gen.js';
import { typedTokens } from '../../shared/intentActions.js';
import { AGREED, Game, hasCostLife } from './game.js';
import { Listeners } from './listeners.js';
import { beforeLastStep, happenedAfter, lastDone, legalWith, moversOf, ownersOf, pastOf, waysIn } from './snapshot.js';
import type {
  TableCommand,
  Ending,
  PieceHolder,
  OnlineView,
  PastView,
  TableSnapshot,
  Table,
  TableEvent,
  TurnView,
} from './types.js';

/** Actions that were sent and are not in the log yet. */
interface Pending {
  readonly id: string;
  readonly actions: readonly ActionText[];
  /** What this page knew when it sent them. */
  readonly version: number;
}

/** An action that was played here and not sent yet. */
interface UnsentAction {
  readonly token: ActionText;
  readonly seat: number;
}

export class RemoteTable implements Table {
  readonly room: RemoteRoom;
  readonly #game: Game;
  readonly #listeners = new Listeners<TableEvent>();
  readonly #unsubscribe: () => void;
  #pending: Pending[] = [];
  #unsent: UnsentAction[] = [];
  #snapshot: TableSnapshot;

  /** The game must have begun. */
  constructor(core: Core, room: RemoteRoom) {
    this.room = room;
    const { start, first } = room.state;
    this.#game = new Game(core, this.#table.mode, first, [], start ?? room.state.settings?.start ?? undefined);
    this.#game.follow(this.#wanted());
    this.#snapshot = this.#makeSnapshot();
    this.#unsubscribe = room.subscribe(news => this.#onNews(news));
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
        return this.#act(command, command.actions);
      case 'type':
        return this.#act(command, this.#typed(command.text));
      case 'undo': {
        const to = this.#stepTarget();
        if (to === null) return false;
        this.#unsent = this.#unsent.slice(0, to - this.#game.entries.length);
        this.#update([]);
        return true;
      }
      case 'resign': {
        const seat = this.#mine().find(each => this.#seat(each)?.side === command.side);
        if (seat) this.room.send({ type: 'resign', seat });
        return seat !== undefined;
      }
      case 'hint':
        return false;
    }
  }

  /** Offers something in the name of the seat that it concerns most. */
  offer(kind: OfferKind): void {
    const seat = this.#speaker();
    if (seat) this.room.send({ type: 'offer', seat, kind });
  }

  /** Answers an offer for all seats here that are asked; the seat that made it withdraws it by declining. */
  answer(version: number, agree: boolean): void {
    const offer = this.#table.offers?.find(each => each.version === version);
    if (!offer) return;
    const asked = this.#mine().filter(seat => offer.asked.includes(seat) && !offer.agreed?.includes(seat));
    const seats = asked.length > 0 ? asked : this.#mine().filter(seat => seat === offer.seat);
    for (const seat of agree ? seats : seats.slice(0, 1)) {
      this.room.send({ type: 'answer', seat, offer: version, agree });
    }
  }

  say(phrase: string): void {
    const seat = this.#speaker();
    if (seat) this.room.send({ type: 'say', seat, phrase });
  }

  /** Gives another side 15 seconds. */
  give(side: Side): void {
    const seat = this.#mine().find(each => this.#seat(each)?.side !== side);
    if (seat) this.room.send({ type: 'give_time', seat, side });
  }

  /** Deals the ghosts again, before the first action. */
  deal(deal: string): void {
    const seat = this.#speaker();
    if (seat) this.room.send({ type: 'deal', seat, deal });
  }

  /** Leaves the game with all seats here. */
  leave(): void {
    for (const seat of this.#mine()) this.room.send({ type: 'leave', seat });
  }

  /** Closes the table, not the room. */
  close(): void {
    this.#unsubscribe();
    this.#listeners.clear();
  }

  // Own actions.

  /** The typed actions with their seats; fences belong to the piece that moved before them. */
  #typed(text: string): { readonly number: ActionLike; readonly seat: number }[] {
    const { mode } = this.position;
    let seat = this.#seatOf(moversOf(this.position).find(piece => this.#seatOf(piece) !== null) ?? null);
    return typedTokens(text, mode.family).map(token => {
      const piece = mode.action(token)?.piece;
      if (piece) seat = this.#seatOf(piece);
      return { number: token, seat: seat ?? this.#speaker() ?? 0 };
    });
  }

  /** Plays actions of seats here, and sends those of moves that are over. */
  #act(
    command: TableCommand & { readonly isConfirmed?: boolean },
    actions: readonly { readonly number: ActionLike; readonly seat: number }[],
  ): boolean {
    if (actions.length === 0) return false;
    if (this.#snapshot.turn?.by !== 'person') return this.#refuse('action.not_your_turn');
    const before = this.#game.entries.length;
    const added = this.#game.play(actions.map(({ number }) => number));
    if (!added.ok) return this.#refuse(added.code, added.illegality);
    if (!command.isConfirmed && hasCostLife(this.#game, before)) {
      this.#game.cut(before);
      this.#listeners.notify({ type: 'costs_life', command });
      return false;
    }
    const played = this.#game.entries.slice(before);
    this.#unsent = [...this.#unsent, ...played.map((token, index) => ({ token, seat: actions[index]?.seat ?? 0 }))];
    const under = this.#game.positions
      .slice(before + 1)
      .reverse()
      .findIndex(position => !isMoveUnderWay(position));
    if (under >= 0) this.#send(this.#unsent.length - under);
    this.#snapshot = this.#makeSnapshot();
    const happenings = happenedAfter(this.#game, before);
    this.#listeners.notify({ type: 'changed', snapshot: this.#snapshot, change: 'played', happenings, events: [] });
    return true;
  }

  #refuse(code: string, illegality: (TableEvent & { type: 'refused' })['illegality'] = null): false {
    this.#listeners.notify({ type: 'refused', code, illegality });
    return false;
  }

  /** How many entries stay when a step that was not sent yet is taken back; null if there is none. */
  #stepTarget(): number | null {
    const sent = this.#game.entries.length - this.#unsent.length;
    return beforeLastStep(this.#game, index => index >= sent);
  }

  /** Sends the first unsent actions, those of each seat together. */
  #send(count: number): void {
    const sent = this.#unsent.slice(0, count);
    this.#unsent = this.#unsent.slice(count);
    const { version } = this.#table;
    while (sent.length > 0) {
      const seat = sent[0]?.seat ?? 0;
      const others = sent.findIndex(each => each.seat !== seat);
      const actions = sent.splice(0, others < 0 ? sent.length : others).map(({ token }) => token);
      const id = this.room.send({ type: 'act', seat, actions });
      this.#pending = [...this.#pending, { id, actions, version }];
    }
  }

  // News of the room.

  #onNews(news: RoomNews): void {
    const isAnswered = news.type !== 'state' && this.#pending.some(({ id }) => id === news.id);
    if (news.type === 'state') {
      const done = new Set(news.events.map(({ command }) => command));
      this.#pending = this.#pending.filter(({ id }) => !done.has(id));
      if (news.events.some(({ event }) => event === 'tookback' || event === 'dealt')) this.#unsent = [];
      this.#update(news.events);
      return;
    }
    this.#pending = this.#pending.filter(({ id }) => id !== news.id);
    if (isAnswered || news.type === 'refused') this.#update([]);
    if (news.type === 'refused') this.#refuse(news.code);
  }

  /** Follows what is known now: the log, what was sent, what is not sent yet. */
  #update(events: readonly RoomEvent[]): void {
    const shown = this.#game.entries.length;
    const wasOver = this.#snapshot.ending !== null;
    let { kept, ok } = this.#game.follow(this.#wanted());
    if (!ok) {
      // The unsent actions are no longer legal.
      this.#unsent = [];
      kept = Math.min(kept, this.#game.follow(this.#wanted()).kept);
    }
    this.#snapshot = this.#makeSnapshot();
    const isEnd = this.#snapshot.ending !== null && !wasOver;
    const change = kept < shown ? 'reset' : this.#game.entries.length > shown || isEnd ? 'played' : 'none';
    const played = change === 'played' ? happenedAfter(this.#game, shown) : [];
    const happenings = isEnd && change === 'played' ? [...played, 'end' as const] : played;
    this.#listeners.notify({ type: 'changed', snapshot: this.#snapshot, change, happenings, events });
  }

  /** The entries that the board should show. */
  #wanted(): string[] {
    const { entries } = this.room.state;
    const turn = this.#table.turn_version ?? 0;
    const sent = this.#pending.filter(({ version }) => version >= turn).flatMap(({ actions }) => actions);
    return [...entries.filter(entry => entry !== AGREED), ...sent, ...this.#unsent.map(({ token }) => token)];
  }

  // The snapshot.

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

  /** The seat here that holds a piece; without a piece, one of the side to move. */
  #seatOf: SeatOf = piece => {
    const { side } = this.position.turn;
    const holds = (seat: number) => {
      const about = this.#seat(seat);
      return piece ? about?.hand.includes(piece) : about?.side === side;
    };
    return this.#mine().find(holds) ?? null;
  };

  #turnView(): TurnView | null {
    const { stage } = this.#table;
    const { position } = this.#game;
    if (stage === 'ended' || position.outcome()) return null;
    const { side, phase, steps } = position.turn;
    const movers = moversOf(position);
    const mates = seatsOfSide(this.#table, side);
    const engine = mates.find(({ holder, hand }) => holder === 'engine' && movers.some(piece => hand.includes(piece)));
    const isPeoples = mates.some(
      ({ holder, hand }) => holder !== 'engine' && movers.some(piece => hand.includes(piece)),
    );
    if (movers.some(piece => this.#seatOf(piece) !== null)) return { side, phase, steps, by: 'person', level: null };
    if (engine && !isPeoples) return { side, phase, steps, by: 'engine', level: engine.level ?? null };
    return { side, phase, steps, by: 'other', level: null };
  }

  #holders(): TableSnapshot['holders'] {
    const pairs = this.#table.seats.flatMap(({ hand, holder, level = 1, name = '' }) =>
      [...hand].map((piece): [string, PieceHolder] => [
        piece,
        holder === 'engine' ? { kind: 'engine', level } : { kind: 'person', ...(name && { name }) },
      ]),
    );
    return Object.fromEntries(pairs);
  }

  #ending(): Ending | null {
    const { outcome, closed } = this.#table;
    if (!outcome && closed) return { reason: `closed_${closed}`, winner: null, rank: null };
    return outcome ? { reason: outcome.reason, winner: outcome.winner ?? null, rank: outcome.rank ?? null } : null;
  }

  #online(state: RoomState): OnlineView {
    const table = this.#table;
    // No clock is shown running while our own action is on its way.
    const clocks = table.clocks && this.#pending.length > 0 ? { ...table.clocks, running: null } : table.clocks;
    return {
      room: state.id,
      isConnected: state.connection === 'open',
      seats: table.seats,
      mine: state.seats,
      present: state.present,
      watching: state.watching,
      offers: table.offers ?? [],
      clocks: clocks ?? null,
      timing: state.settings?.timing ?? {},
      isRated: state.settings?.is_rated ?? false,
      offset: this.room.offset,
      held: this.#unsent.length,
      nextRoom: table.next_room ?? null,
    };
  }

  #makeSnapshot(): TableSnapshot {
    const { position } = this.#game;
    const { mode } = position;
    const ending = this.#ending();
    const seen = position.view();
    const turn = this.#turnView();
    const characters = charactersOf(this.#table);
    return {
      id: this.room.state.id,
      mode: mode.name,
      modeText: mode.text,
      sides: mode.sides,
      holders: this.#holders(),
      ...(characters && { characters }),
      position: ending ? { ...seen, turn: null } : seen,
      text: position.text,
      legal: turn?.by === 'person' ? legalWith(position, this.#seatOf) : null,
      last: lastDone(this.#game),
      owners: ownersOf(this.#game.positions, this.#game.entries),
      turn,
      ending,
      turns: this.#game.rows(),
      ways: waysIn(position),
      canUndo: this.#unsent.length > 0,
      canUndoStep: this.#unsent.length > 0,
      canHint: false,
      online: this.#online(this.room.state),
    };
  }
}

/** Whether a move has begun that could still be corrected. */
function isMoveUnderWay(position: Position): boolean {
  const { turn, lifted, pieces } = position.view();
  if (position.isTurnStart || turn === null) return false;
  return turn === 'P' || lifted !== null || pieces.some(({ active }) => active);
}
