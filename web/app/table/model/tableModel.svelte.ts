/** `TableModel`: the state behind the page of a table: what the board shows, what its intents do, notices and hints. */
import type { BoardView, Intent, WayChange } from '../../../board/index.js';
import {
  illegalFenceOf,
  sightsOf,
  type Fence,
  type IllegalFenceView,
  type OfferedAction,
  type Piece,
  type Position,
  type Square,
} from '../../../core/index.js';
import { settings } from '../../settings/settings.svelte.js';
import { drawnHint } from '../../shared/board/drawnActions.js';
import { longestPathIn, offeredActions } from '../../shared/intentActions.js';
import { edgeOf, OPPOSITE } from '../../shared/modes.js';
import { play } from '../../shared/sounds.js';
import { changesText, happenedText, nameOfSeat, nameOfSide, ownSide, turnWords, whyNot } from '../tableTexts.js';
import { t } from '../../i18n/messages.svelte.js';
import type { OfferView, RoomEvent } from '../../online/wire.gen.js';
import { declinedIn } from './declinedOffers.js';
import { wayChangesOf } from './snapshot.js';
import type { TableCommand, Happening, TableHint, Premoves, TableSnapshot, Table, TableEvent } from './types.js';

/** How long the text of what has just happened is shown. */
const SHOWN_MS = 3_000;
/** The sound of several happenings at once: the first of these. */
const LOUDEST = ['catch', 'eaten', 'pellet', 'fence', 'lift', 'spend', 'step'] as const;

/** How a notice is shown: refusals and failures in the colour of errors, anything else in a quiet one. */
export type NoticeTone = 'error' | 'quiet';

/** A question to confirm before something is done. */
export interface Confirmation {
  readonly text: string;
  readonly yes: string;
  readonly command: TableCommand;
}

export class TableModel {
  readonly #table: Table;
  readonly #premoves: Premoves | null;
  /** Reads a text aloud for screen readers, at once or when there is time. */
  readonly #announce: (text: string, isUrgent: boolean) => void;
  snapshot = $state.raw<TableSnapshot>() as TableSnapshot;
  /** Whether the board animates what has changed. */
  animate = $state(false);
  /** The board is turned round. */
  isTurned = $state(false);
  /** A fence that was tried and may not be placed. */
  illegal = $state.raw<IllegalFenceView | null>(null);
  /** What the fence over the board would do to the ways of the sides, in words; empty without one. */
  fenceText = $state('');
  notice = $state('');
  tone = $state<NoticeTone>('error');
  /** What has just happened, in words, for a moment. */
  happened = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  hint = $state.raw<TableHint | null>(null);
  isHinting = $state(false);
  isEndShown = $state(true);
  confirmation = $state.raw<Confirmation | null>(null);
  /** What fences would do to the ways in a position. */
  #changes: { readonly position: Position | null; readonly known: Map<Fence, WayChange[]> } = {
    position: null,
    known: new Map(),
  };
  /** The offers before the last change. */
  #offers: readonly OfferView[];

  /** The side of a person here, if it is one side. */
  own = $derived(ownSide(this.snapshot));
  /** What the board shows. */
  view = $derived.by((): BoardView => this.#view());

  constructor(table: Table, announce: (text: string, isUrgent: boolean) => void, premoves: Premoves | null = null) {
    this.#table = table;
    this.#premoves = premoves;
    this.#announce = announce;
    this.snapshot = table.snapshot;
    this.#offers = this.snapshot.online?.offers ?? [];
  }

  /** Follows the table until the returned function is called. */
  follow(): () => void {
    const unsubscribe = this.#table.subscribe(event => this.#hear(event));
    const unfollow = this.#premoves?.follow((text, tone) => {
      if (text) this.say(text, tone);
      else this.notice = '';
    });
    return () => {
      unsubscribe();
      unfollow?.();
    };
  }

  // Commands.

  /** Does what the user wants on the board. */
  readonly intend = (intent: Intent): void => {
    if (this.#premoves?.take(intent)) return;
    if ('action' in intent) this.act(offeredActions(intent, this.#table.position.mode));
    else if (intent.type === 'typed') this.type(intent.text);
    else if (intent.type === 'illegal') this.#explainFence(intent.fence);
    else if (intent.type === 'preview') this.#preview(intent.fence);
    else if (intent.type === 'unreachable') this.#explainSquare(intent.square, intent.piece);
    else if (intent.type === 'end_turn') this.endTurn();
    else if (intent.type === 'undo' && this.canUndoStep) this.undo();
  };

  act(actions: readonly OfferedAction[]): void {
    this.#table.send({ type: 'act', actions });
  }

  /** Plays typed actions; returns whether they were played. */
  type(text: string): boolean {
    if (this.#premoves?.offer) return this.#premoves.type(text);
    return this.#table.send({ type: 'type', text });
  }

  /** Whether one action ends the whole turn: every piece here has moved, or may stay. */
  get canEndTurn(): boolean {
    return (this.snapshot.legal?.endTurn ?? null) !== null;
  }

  /** Ends the turn with the stops that remain, or says which piece has to move first. */
  endTurn(): void {
    const { legal, position } = this.snapshot;
    if (legal?.endTurn) return this.act(legal.endTurn);
    if (position.family === 'classic') return;
    const missing = legal?.squares[0]?.piece ?? legal?.walks.find(({ stop }) => stop)?.piece;
    if (missing) this.say(t('why-action-must_move', { piece: t(`piece-${missing}`) }));
  }

  get canUndo(): boolean {
    return this.snapshot.canUndo;
  }

  /** Whether an undo takes back one step of the turn under way. */
  get canUndoStep(): boolean {
    return this.snapshot.canUndoStep;
  }

  /** Takes back the last step of the turn under way, or else a whole turn. */
  undo(): void {
    this.#table.send({ type: 'undo' });
  }

  askHint(): void {
    this.isHinting = this.#table.send({ type: 'hint' });
  }

  /** Resigns after a confirmation. */
  resign(): void {
    const side = this.own ?? this.snapshot.turn?.side;
    if (side) this.confirmation = { text: t('ask-resign'), yes: t('action-resign'), command: { type: 'resign', side } };
  }

  /** Answers the confirmation. */
  confirm(isWanted: boolean): void {
    const { confirmation } = this;
    this.confirmation = null;
    if (isWanted && confirmation) this.#table.send(confirmation.command);
  }

  /** Shows and announces a notice. */
  say(text: string, tone: NoticeTone = 'error'): void {
    this.notice = text;
    this.tone = tone;
    this.#announce(text, tone === 'error');
    if (settings.sounds && tone === 'error' && this.illegal) play('refused');
  }

  // The board.

  #view(): BoardView {
    const { snapshot, illegal, hint } = this;
    const { position, characters, last, owners, ending, ways } = snapshot;
    const isClassic = position.family === 'classic';
    const offer = this.#premoves?.offer;
    const legal = snapshot.legal ? { ...snapshot.legal, longestPath: longestPathIn(position.family) } : offer;
    const edge = edgeOf(this.own);
    return {
      position,
      ...(characters && { characters }),
      last,
      owners,
      ...(legal && { legal }),
      ...(offer && { premove: this.#premoves.waiting }),
      illegal,
      sights: sightsOf(position),
      paths:
        settings.ways && !ending
          ? ways.map(({ side, steps, squares }) => ({ squares, tone: side as 'S', label: String(steps) }))
          : [],
      bottom: this.isTurned ? OPPOSITE[edge] : edge,
      coordinates: settings.coordinates,
      ...(isClassic && legal && { wayChanges: this.#wayChanges }),
      ...(hint && drawnHint(hint.action, this.#table.position)),
    };
  }

  /** Says why a fence may not be placed, and shows it. */
  #explainFence(fence: Fence): void {
    const why = this.#table.position.whyIllegal(fence);
    this.illegal = why ? illegalFenceOf(fence, why) : null;
    if (why) this.say(whyNot(why.code, why, this.own));
  }

  /** Computed once per fence: a pointer comes back to it often. A fence of a premove need not be legal yet. */
  readonly #wayChanges = (fence: Fence): WayChange[] => {
    const { position } = this.#table;
    if (position !== this.#changes.position) this.#changes = { position, known: new Map() };
    const { known } = this.#changes;
    const found = known.get(fence) ?? (position.whyIllegal(fence) ? [] : wayChangesOf(position, fence));
    known.set(fence, found);
    return found;
  };

  /** Says why a piece may not enter a square, or that one must be picked. */
  #explainSquare(square: Square, piece: Piece | null): void {
    const { legal } = this.snapshot;
    const stop = legal?.walks.find(each => each.piece === piece)?.stop;
    const position = stop ? this.#table.position.playUnchecked(stop.number) : this.#table.position;
    const step = piece && position.mode.stepTo(piece, square);
    const why = step && position.whyIllegal(step.number);
    if (why) this.say(whyNot(why.code, why));
    else if (!piece) this.say(t('pick-first'), 'quiet');
  }

  /** Another fence is held over the board, or none. */
  #preview(fence: Fence | null): void {
    const legal = this.snapshot.legal ?? this.#premoves?.offer;
    const isLegal = fence && legal?.fences.some(each => each.fence === fence);
    this.fenceText = isLegal ? changesText(this.#wayChanges(fence), this.snapshot) : '';
    this.#forgetFence(fence);
  }

  #forgetFence(fence: Fence | null): void {
    if (!this.illegal || fence === this.illegal.fence) return;
    this.illegal = null;
    this.notice = '';
  }

  // Events.

  #hear(event: TableEvent): void {
    switch (event.type) {
      case 'changed':
        this.#change(event);
        break;
      case 'refused':
        this.say(whyNot(event.code, event.illegality, this.own));
        break;
      case 'costs_life': {
        const { command } = event;
        if (command.type !== 'act' && command.type !== 'type') break;
        this.confirmation = { text: t('ask-life'), yes: t('ask-life-yes'), command: { ...command, isConfirmed: true } };
        break;
      }
      case 'hint':
        this.hint = event.hint;
        this.isHinting = false;
        this.say(t('hint-is', { action: event.hint.action }), 'quiet');
        break;
      case 'failed':
        this.isHinting = false;
        this.notice = t('engine-failed');
        this.tone = 'error';
        break;
    }
  }

  #change({ snapshot, change, happenings, events }: TableEvent & { type: 'changed' }): void {
    const happened = change === 'played' ? happenedText(this.snapshot.position, snapshot.position) : '';
    this.snapshot = snapshot;
    if (change !== 'none') {
      if (happened || change === 'reset') this.#showHappened(happened);
      this.animate = true;
      this.hint = null;
      this.isHinting = false;
      this.illegal = null;
      this.notice = '';
      this.fenceText = '';
      if (change === 'reset') this.isEndShown = true;
      else this.#announcePlayed(happenings, happened);
    }
    this.#announceDeclined(events);
  }

  /** Announces that an offer of the user was declined. */
  #announceDeclined(events: readonly RoomEvent[]): void {
    const { online } = this.snapshot;
    if (!online) return;
    for (const { kind, seat } of declinedIn(this.#offers, events, online)) {
      this.say(t('offer-declined', { kind, name: nameOfSeat(online, seat) }), 'quiet');
    }
    this.#offers = online.offers;
  }

  #showHappened(happened: string): void {
    clearTimeout(this.#timer);
    this.happened = happened;
    if (happened) this.#timer = setTimeout(() => (this.happened = ''), SHOWN_MS);
  }

  /** Announces what was played, and plays its sound. */
  #announcePlayed(happenings: readonly Happening[], happened: string): void {
    const { snapshot, own } = this;
    const { ending } = snapshot;
    if (ending) {
      this.#announce(
        t(`end-${ending.reason}`, { side: ending.winner ? nameOfSide(snapshot, ending.winner) : '' }),
        false,
      );
      if (settings.sounds) play(own && ending.winner && ending.winner !== own ? 'lost' : 'won');
      return;
    }
    // A premove follows at once: the announcement of the turn before it would not be heard.
    const turns = snapshot.turns.slice(this.#premoves?.isPlaying ? -2 : -1);
    const played = turns.map(({ side, text }) =>
      t('announce-turn', { side: nameOfSide(snapshot, side), text: turnWords(text) }),
    );
    this.#announce([...played, ...(happened ? [happened] : [])].join(' '), false);
    const loudest = LOUDEST.find(each => happenings.includes(each));
    if (settings.sounds && loudest) play(loudest);
  }
}
