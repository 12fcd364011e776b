/** `TableModel`: the state behind the page of a table: the last snapshot, what the board shows of it, notices and hints. */
import { illegalFenceOf, type Fence, type IllegalFenceView } from '../../../core/index.js';
import { settings } from '../../settings/settings.svelte.js';
import { play } from '../../shared/sounds.js';
import { happenedText, nameOfSeat, nameOfSide, ownSide, whyNot } from '../tableTexts.js';
import { t } from '../../i18n/messages.svelte.js';
import type { OfferView, RoomEvent } from '../../online/wire.gen.js';
import { declinedIn } from './declinedOffers.js';
import type { Happening, Hint, Snapshot, Table, TableEvent } from './types.js';

/** How long that is shown which has just happened. */
const SHOWN_MS = 3_000;
/** What is heard if several things happen at once: the first of these. */
const LOUDEST = ['catch', 'eaten', 'pellet', 'fence', 'lift', 'spend', 'step'] as const;

/** How a line is shown: what was refused or failed in the colour of errors, anything else in a quiet one. */
export type Tone = 'error' | 'quiet';

export class TableModel {
  readonly #table: Table;
  /** Reads a line aloud where somebody listens to the board, at once or when there is time. */
  readonly #announce: (text: string, isUrgent: boolean) => void;
  snapshot = $state.raw<Snapshot>() as Snapshot;
  /** What the board was shown last: news beside the game do not disturb a hand over it. */
  seen = $state.raw<Snapshot>() as Snapshot;
  /** Whether the board moves to what it is shown. */
  animate = $state(false);
  /** A fence that was tried and may not lie there. */
  illegal = $state.raw<IllegalFenceView | null>(null);
  notice = $state('');
  tone = $state<Tone>('error');
  /** What has just happened, in words, for a moment. */
  happened = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  hint = $state.raw<Hint | null>(null);
  isHinting = $state(false);
  isEndShown = $state(true);
  /** Changes whenever the board is to be shown the same again, so that it takes the next action. */
  again = $state(0);
  /** What was on offer when news came last. */
  #offers: readonly OfferView[];

  constructor(table: Table, announce: (text: string, isUrgent: boolean) => void) {
    this.#table = table;
    this.#announce = announce;
    this.snapshot = this.seen = table.snapshot;
    this.#offers = this.snapshot.online?.offers ?? [];
  }

  /** Follows the table until the function that is returned is called. */
  follow(): () => void {
    return this.#table.subscribe(event => this.#hear(event));
  }

  /** Shows and announces a line. */
  say(text: string, tone: Tone = 'error'): void {
    this.notice = text;
    this.tone = tone;
    this.#announce(text, tone === 'error');
    if (settings.sounds && tone === 'error' && this.illegal) play('refused');
  }

  /** Says why a fence may not lie there, and shows it. */
  explainFence(fence: Fence): void {
    const why = this.#table.explain(fence);
    this.illegal = why ? illegalFenceOf(fence, why) : null;
    if (why) this.say(whyNot(why.code, why));
  }

  /** Another fence is held over the board, or none. */
  forgetFence(fence: Fence | null): void {
    if (!this.illegal || fence === this.illegal.fence) return;
    this.illegal = null;
    this.notice = '';
  }

  askHint(): void {
    this.isHinting = true;
    this.#table.send({ type: 'hint' });
  }

  #hear(event: TableEvent): void {
    switch (event.type) {
      case 'changed':
      case 'reset': {
        const happened = event.type === 'changed' ? happenedText(this.snapshot.position, event.snapshot.position) : '';
        if (happened || event.type === 'reset') this.#show(happened);
        this.animate = true;
        this.seen = this.snapshot = event.snapshot;
        this.hint = null;
        this.isHinting = false;
        this.illegal = null;
        this.notice = '';
        if (event.type === 'changed') this.#tell(event.happenings, happened);
        else this.isEndShown = true;
        break;
      }
      case 'news':
        this.snapshot = event.snapshot;
        if (handsOf(this.snapshot) !== handsOf(this.seen)) this.seen = this.snapshot;
        this.#hearOffers(event.events);
        break;
      case 'refused':
        this.say(whyNot(event.code, event.illegality));
        this.again += 1;
        break;
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

  /** Tells those who have offered something that it was declined. */
  #hearOffers(events: readonly RoomEvent[]): void {
    const { online } = this.snapshot;
    if (!online) return;
    for (const { kind, seat } of declinedIn(this.#offers, events, online)) {
      this.say(t('offer-declined', { kind, name: nameOfSeat(online, seat) }), 'quiet');
    }
    this.#offers = online.offers;
  }

  #show(happened: string): void {
    clearTimeout(this.#timer);
    this.happened = happened;
    if (happened) this.#timer = setTimeout(() => (this.happened = ''), SHOWN_MS);
  }

  /** Announces what was played, and lets it be heard. */
  #tell(happenings: readonly Happening[], happened: string): void {
    const { snapshot } = this;
    const { ending } = snapshot;
    const own = ownSide(snapshot);
    if (ending) {
      this.#announce(t(`end-${ending.reason}`, { side: ending.winner ? nameOfSide(snapshot, ending.winner) : '' }), false);
      if (settings.sounds) play(own && ending.winner && ending.winner !== own ? 'lost' : 'won');
      return;
    }
    const last = snapshot.turns.at(-1);
    const played = last ? [t('announce-turn', { side: nameOfSide(snapshot, last.side), text: last.text })] : [];
    this.#announce([...played, ...(happened ? [happened] : [])].join(' '), false);
    const loudest = LOUDEST.find(each => happenings.includes(each));
    if (settings.sounds && loudest) play(loudest);
  }
}

/** Changes when others may move, or other pieces. */
function handsOf({ text, turn, online }: Snapshot): string {
  return [text, turn?.by, online?.mine, ...(online?.seats.map(({ hand }) => hand) ?? [])].join(' ');
}
