/** The buttons and the menu of a table of the server: answers to offers, take back, draw, talk. */
import type { ContextAction, MenuItem, StripText } from '../../frame/types.js';
import { t } from '../../i18n/messages.svelte.js';
import type { RemoteTable } from '../../table/model/remoteTable.js';
import type { TableSnapshot, TableActions } from '../../table/model/types.js';
import { nameOfSeat, nameOfSide } from '../../table/tableTexts.js';
import { clockText } from '../clocks.js';
import type { PremoveModel } from '../premoves.svelte.js';
import { randomDeal } from '../seats.js';
import type { OfferView } from '../wire.gen.js';

/** For this long before a game is called off, the strip counts down. */
const BEGIN_MS = 30_000;

function isAsked({ online }: TableSnapshot, { asked, agreed }: OfferView): boolean {
  return online?.mine.some(seat => asked.includes(seat) && !agreed?.includes(seat)) ?? false;
}

/** The offer to show: one that waits for an answer here, or else the first. */
function shownOffer(snapshot: TableSnapshot): OfferView | null {
  const offers = snapshot.online?.offers ?? [];
  return offers.find(offer => isAsked(snapshot, offer)) ?? offers[0] ?? null;
}

/** What the strip says before the turn: that the connection is lost, or what is on offer. */
export function onlineNews(snapshot: TableSnapshot): StripText | null {
  const { online } = snapshot;
  if (online && !online.isConnected) return { text: t('link-lost'), tone: 'lost', isSpoken: true };
  const offer = shownOffer(snapshot);
  if (!online || !offer) return null;
  const own = online.mine.includes(offer.seat) ? 'yes' : 'no';
  const text = t(`offer-${offer.kind}`, { name: nameOfSeat(online, offer.seat), own });
  return { text, tone: 'offer', isSpoken: true };
}

/** Whether the side to move has not begun its first turn, at a table that calls the game off if it does not. */
export function isBeginning({ online, turn, turns }: TableSnapshot): boolean {
  if (!online?.timing.first_turn_ms || !online.clocks?.is_free || !turn) return false;
  return turns.at(-1)?.side !== turn.side;
}

/** What the strip says in the last seconds that a side has to begin. */
export function firstTurnNews(snapshot: TableSnapshot, now: number): StripText | null {
  const { online, turn } = snapshot;
  if (!online || !turn || !isBeginning(snapshot)) return null;
  const left = Math.max(0, (online.clocks?.deadline_ms ?? 0) - now - online.offset);
  if (left > BEGIN_MS) return null;
  const time = clockText(left).split('.')[0] ?? '';
  if (turn.by === 'person') return { text: t('first-turn-own', { time }), tone: 'error' };
  return { text: t('first-turn-other', { side: nameOfSide(snapshot, turn.side), time }) };
}

/** Agree and decline for those who are asked; withdraw for the one who has offered. */
export function answerActions(table: RemoteTable, snapshot: TableSnapshot): ContextAction[] {
  const offer = shownOffer(snapshot);
  if (!offer) return [];
  const answer = (agree: boolean) => () => table.answer(offer.version, agree);
  if (isAsked(snapshot, offer)) {
    return [
      { id: 'agree', icon: 'tick', label: t('offer-agree'), onPress: answer(true), tone: 'main' },
      { id: 'decline', icon: 'close', label: t('offer-decline'), onPress: answer(false) },
    ];
  }
  if (!snapshot.online?.mine.includes(offer.seat) || offer.kind === 'rematch') return [];
  return [{ id: 'withdraw', icon: 'close', label: t('offer-withdraw'), onPress: answer(false) }];
}

function isOpen({ online }: TableSnapshot, kind: string): boolean {
  return online?.offers.some(offer => offer.kind === kind) ?? false;
}

/** Correct or take back or deal, draw, talk; a spectator can only flip the board. */
export function onlineTools(table: RemoteTable, snapshot: TableSnapshot, actions: TableActions): ContextAction[] {
  const flip: ContextAction = {
    id: 'flip',
    icon: 'flip',
    label: t('action-flip'),
    onPress: actions.flip,
    isPressed: actions.isTurned,
  };
  if ((snapshot.online?.mine.length ?? 0) === 0) return [flip];
  return [
    backAction(table, snapshot),
    {
      id: 'draw',
      icon: 'half',
      label: t('action-draw'),
      onPress: () => table.offer('draw'),
      isDisabled: snapshot.ending !== null || isOpen(snapshot, 'draw'),
    },
    flip,
  ];
}

function backAction(table: RemoteTable, snapshot: TableSnapshot): ContextAction {
  const { online, ending, turns } = snapshot;
  const seats = online?.seats.length ?? 2;
  const isRunning = ending === null;
  if (snapshot.canUndo)
    return { id: 'correct', icon: 'undo', label: t('action-correct'), onPress: () => table.send({ type: 'undo' }) };
  if (isRunning && seats > 2 && snapshot.sides.includes('G') && turns.length === 0 && !online?.held) {
    const deal = () => table.deal(randomDeal(seats));
    return { id: 'deal', icon: 'again', label: t('waiting-deal'), onPress: deal };
  }
  return {
    id: 'take-back',
    icon: 'undo',
    label: t('action-take-back'),
    onPress: () => table.offer('take_back'),
    isDisabled: !isRunning || turns.length === 0 || isOpen(snapshot, 'take_back') || (online?.isRated ?? false),
  };
}

/** What the strip says while a premove waits. */
export function premoveNews({ text }: PremoveModel): StripText | null {
  return text ? { text, tone: 'quiet', isSpoken: true } : null;
}

/** The tools; while a premove waits, a button that cancels it takes the place of the first two. */
export function premoveTools(premoves: PremoveModel, tools: readonly ContextAction[]): readonly ContextAction[] {
  if (!premoves.waiting) return tools;
  const label = t('premove-cancel');
  return [{ id: 'premove', icon: 'close', label, onPress: () => premoves.cancel(), isWide: true }, ...tools.slice(2)];
}

/** The menu of a table of the server. */
export function onlineMenu(
  snapshot: TableSnapshot,
  actions: TableActions,
  more: {
    readonly onAnalyse: () => void;
    readonly onLeave: (() => void) | null;
    /** Asks for notices of the player's turns; null if they are of no use here. */
    readonly onNotices: (() => void) | null;
  },
): MenuItem[] {
  const isPlaying = (snapshot.online?.mine.length ?? 0) > 0 && !snapshot.ending;
  return [
    { id: 'flip', icon: 'flip', label: t('action-flip'), onPress: actions.flip, isPressed: actions.isTurned },
    ...(isPlaying
      ? ([
          {
            id: 'resign',
            icon: 'flag',
            label: t('action-resign'),
            onPress: actions.resign,
            isDisabled: isOpen(snapshot, 'resign'),
          },
        ] as const)
      : []),
    ...(isPlaying && more.onNotices
      ? ([{ id: 'notices', icon: 'bell', label: t('notices-start'), onPress: more.onNotices }] as const)
      : []),
    ...(more.onLeave
      ? ([{ id: 'leave', icon: 'share', label: t('waiting-leave'), onPress: more.onLeave }] as const)
      : []),
    ...(snapshot.ending
      ? ([{ id: 'analyse', icon: 'graph', label: t('action-analyse'), onPress: more.onAnalyse }] as const)
      : []),
    { id: 'rules', icon: 'book', label: t('page-rules'), href: `#/rules/${snapshot.mode}` },
    { id: 'new', icon: 'plus', label: t('action-new'), href: '#/' },
  ];
}
