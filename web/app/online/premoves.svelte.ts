/**
 * `PremoveModel`: one premove at a table of the server. It waits in this page for the next turn of the user's side, is
 * judged by the core when that turn begins, and is played or dropped once. The server does not know of it.
 */
import type { Intent, Legal, PremoveView } from '../../board/index.js';
import { squareOfPiece, type OfferedAction, type Position, type Square } from '../../core/index.js';
import { t } from '../i18n/messages.svelte.js';
import { settings } from '../settings/settings.svelte.js';
import { joined } from '../shared/actionRuns.js';
import { offeredActions, typedTokens } from '../shared/intentActions.js';
import type { Premoves, TableSnapshot, Table, TableEvent } from '../table/model/types.js';
import { ownSide, whyNot } from '../table/tableTexts.js';
import { MOST_STEPS, openSteps, premoveOffer, type Premover } from './premoveOffer.js';

type Say = Parameters<Premoves['follow']>[0];

/** Actions that wait for the user's turn. */
interface Premove {
  readonly actions: readonly OfferedAction[];
  /** How many turns of the user's side come before the one that it is for. */
  readonly turn: number;
  /** Where the piece stood; elsewhere the steps would mean something else. */
  readonly from: Square | null;
  readonly view: PremoveView;
  /** As records write it: `Pe6e7`. */
  readonly text: string;
}

/** Who may make premoves here: the one pawn or PAC-MAN that people of this page play, while it is in the game. */
function moverOf(snapshot: TableSnapshot): Premover | null {
  const { online, ending, position } = snapshot;
  const side = ownSide(snapshot);
  if (!online || ending || !side || side === 'G') return null;
  const seat = online.mine.find(each => online.seats[each - 1]?.side === side);
  const isPlaying = position.pieces.some(({ piece, retired }) => piece === side && !retired);
  return seat !== undefined && isPlaying ? { side, piece: side, seat } : null;
}

/** How many turns the mover's side has begun. */
function turnCount({ turns }: TableSnapshot, { side }: Premover): number {
  return turns.filter(each => each.side === side).length;
}

export class PremoveModel implements Premoves {
  readonly #table: Table;
  #snapshot = $state.raw<TableSnapshot>() as TableSnapshot;
  #premove = $state.raw<Premove | null>(null);
  #say: Say = () => undefined;
  isPlaying = false;

  readonly offer = $derived.by((): Legal | null => {
    const mover = moverOf(this.#snapshot);
    const { turn } = this.#snapshot;
    if (!settings.premoves || !mover || !turn || turn.side === mover.side) return null;
    const squares = this.#premove?.view.squares;
    return premoveOffer(this.#table.position, mover, squares?.length === 1 ? (squares[0] ?? null) : null);
  });

  constructor(table: Table) {
    this.#table = table;
    this.#snapshot = table.snapshot;
  }

  get waiting(): PremoveView | null {
    return this.#premove?.view ?? null;
  }

  /** What the strip says while a premove waits; empty without one. */
  get text(): string {
    return this.#premove ? t('premove-waits', { text: this.#premove.text }) : '';
  }

  follow(say: Say): () => void {
    this.#say = say;
    return this.#table.subscribe(event => this.#hear(event));
  }

  take(intent: Intent): boolean {
    if (intent.type === 'cancel_premove') this.cancel();
    else if (!this.offer) return false;
    else if ('action' in intent) this.#make(offeredActions(intent, this.#table.position.mode));
    else if (intent.type === 'typed') this.type(intent.text);
    else return intent.type === 'unreachable' || intent.type === 'end_turn';
    return true;
  }

  type(text: string): boolean {
    const { mode } = this.#table.position;
    const { seat = 0 } = moverOf(this.#snapshot) ?? {};
    const tokens = typedTokens(text, mode.family);
    const actions = tokens.flatMap(token => mode.action(token) ?? []).map(({ number }) => ({ number, seat }));
    return this.#make(actions.length === tokens.length ? actions : []);
  }

  cancel(): void {
    if (!this.#premove) return;
    this.#premove = null;
    this.#say(t('premove-cancelled'), 'quiet');
  }

  /** Replaces what waits, if these actions could become legal; returns whether they could. */
  #make(actions: readonly OfferedAction[]): boolean {
    const mover = moverOf(this.#snapshot);
    if (!mover || !this.offer || !this.#isPossible(actions, this.offer)) {
      this.#say(t('premove-impossible'), 'error');
      return false;
    }
    const { position } = this.#table;
    const meanings = actions.flatMap(({ number }) => position.mode.action(number) ?? []);
    this.#premove = {
      actions,
      turn: turnCount(this.#snapshot, mover),
      from: squareOfPiece(position.view(), mover.piece),
      view: {
        piece: mover.piece,
        squares: meanings.flatMap(({ square }) => square ?? []),
        fence: meanings.find(({ fence }) => fence !== null)?.fence ?? null,
      },
      text: joined(meanings.map(({ token }) => token)),
    };
    this.#say('', 'quiet');
    return true;
  }

  #isPossible([first, ...further]: readonly OfferedAction[], { squares, fences, respawns }: Legal): boolean {
    if (!first || ![...squares, ...fences, ...respawns].some(({ action }) => action.number === first.number))
      return false;
    const { mode } = this.#table.position;
    const view = this.#table.position.view();
    let at = squares.find(({ action }) => action.number === first.number)?.square ?? null;
    return further.every(({ number }, index) => {
      const { kind, piece, square = null } = mode.action(number) ?? {};
      const from = at;
      at = square;
      if (index + 1 >= MOST_STEPS || kind !== 'step' || piece !== 'P' || !from || !square) return false;
      return openSteps(view, from).includes(square);
    });
  }

  #hear(event: TableEvent): void {
    if (event.type !== 'changed') return;
    this.#snapshot = event.snapshot;
    if (!this.#premove) return;
    const isTakenBack = event.change === 'reset';
    // Later, so that all listeners of the table have heard of the turn before the premove changes it.
    queueMicrotask(() => (isTakenBack ? this.cancel() : this.#begin()));
  }

  /** Plays the premove if its turn has begun, and forgets one that came too late. */
  #begin(): void {
    const premove = this.#premove;
    const { snapshot } = this.#table;
    const mover = moverOf(snapshot);
    if (!premove) return;
    if (!mover) {
      this.#premove = null;
      return;
    }
    if (turnCount(snapshot, mover) > premove.turn) return this.cancel();
    if (snapshot.turn?.side !== mover.side) return;
    this.#premove = null;
    this.isPlaying = true;
    this.#play(premove, mover);
    this.isPlaying = false;
  }

  #play(premove: Premove, { piece, side }: Premover): void {
    let { position } = this.#table;
    const isMoved = squareOfPiece(position.view(), piece) !== premove.from;
    let why = isMoved ? t('premove-moved', { piece: t(`piece-${piece}`) }) : '';
    const legal: OfferedAction[] = [];
    for (const action of premove.actions) {
      if (why || (legal.length > 0 && isOver(position))) break;
      const next = position.play(action.number);
      if (!next.ok) why = whyNot(next.code, next.illegality, side);
      else if (next.value.view().lives < position.view().lives) why = t('premove-life');
      else {
        legal.push(action);
        position = next.value;
      }
    }
    if (legal.length > 0) this.#table.send({ type: 'act', actions: legal });
    if (why) this.#say(t('premove-dropped', { why }), 'error');
  }
}

/** Whether the turn that was under way is over. */
function isOver(position: Position): boolean {
  return position.isTurnStart || position.outcome() !== null;
}
