/** The texts of a table: names of sides and seats, turns, reasons of refusals. */
import { changeText, type WayChange } from '../../board/index.js';
import type { Illegality, Piece, PieceView, PositionView, Side } from '../../core/index.js';
import { piecesOfSide } from '../shared/modes.js';
import type { Unreadable } from '../records/readRecords.js';
import type { PieceHolder, OnlineView, TableSnapshot } from './model/types.js';
import { capitalised, listed, phrases } from '../i18n/formats.js';
import { hasMessage, t } from '../i18n/messages.svelte.js';
import { levelName } from '../setup/levelNames.js';

/** Who holds a side's pieces: the first person, or the first engine. */
export function holderOf(snapshot: TableSnapshot, side: Side): PieceHolder {
  const holders = piecesOfSide(snapshot.mode, side).map(
    piece => snapshot.holders[piece] ?? { kind: 'person' as const },
  );
  return holders.find(({ kind }) => kind === 'person') ?? holders[0] ?? { kind: 'person' };
}

/** The one side that is played by people here, if engines or people elsewhere play all others. */
export function ownSide(snapshot: TableSnapshot): Side | null {
  if (snapshot.online) {
    const { seats, mine } = snapshot.online;
    const sides = new Set(mine.flatMap(seat => seats[seat - 1]?.side ?? []));
    return sides.size === 1 ? ([...sides][0] ?? null) : null;
  }
  const people = snapshot.sides.filter(side => holderOf(snapshot, side).kind === 'person');
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** Who sits in a seat: a name, a level, or the name of the seat's side. */
export function nameOfSeat({ seats, mine }: OnlineView, number: number): string {
  const seat = seats[number - 1];
  if (!seat) return '';
  if (mine.length === 1 && mine.includes(number)) return t('side-you');
  if (seat.holder === 'engine') return levelName(seat.level ?? 1);
  return seat.name || t(`side-${seat.side}`);
}

/** Who of a team plays which of its pieces, in their order; one mate without a name where one plays them all. */
export function teamOf(
  snapshot: TableSnapshot,
  side: Side,
): { readonly name: string; readonly pieces: readonly Piece[] }[] {
  const { online } = snapshot;
  const pieces = piecesOfSide(snapshot.mode, side);
  const nameOf = (piece: Piece): string => {
    if (online) return nameOfSeat(online, online.seats.findIndex(({ hand }) => hand.includes(piece)) + 1);
    const holder = snapshot.holders[piece] ?? { kind: 'person' };
    if (holder.kind === 'engine') return levelName(holder.level);
    return holder.name || t('side-here');
  };
  const names = [...new Set(pieces.map(nameOf))];
  if (names.length === 1) return [{ name: '', pieces }];
  return names.map(name => ({ name, pieces: pieces.filter(piece => nameOf(piece) === name) }));
}

/** What is written below the name of a side at a table of the server. */
function aboutRemote(online: OnlineView, side: Side): string {
  const people = online.seats.flatMap((seat, index) =>
    seat.side === side && seat.holder !== 'engine' ? [{ ...seat, number: index + 1 }] : [],
  );
  if (people.length > 0 && people.every(({ presence }) => presence === 'gone')) return t('seat-left');
  const isThere = people.some(({ number }) => online.present.includes(number));
  return isThere || people.length === 0 ? t(`side-${side}`) : t('seat-away');
}

/** A side as it is called: `You`, a pawn's or a team's name. */
export function nameOfSide(snapshot: TableSnapshot, side: Side): string {
  if (snapshot.online && ownSide(snapshot) !== side) {
    const names = snapshot.online.seats.flatMap(({ side: of, name }) => (of === side && name ? [name] : []));
    return names.length > 0 ? listed(names) : t(`side-${side}`);
  }
  const holder = holderOf(snapshot, side);
  if (!snapshot.online && holder.kind === 'person' && holder.name && side !== 'G') return holder.name;
  if (ownSide(snapshot) === side) return t('side-you');
  return t(`side-${side}`);
}

/** What is written below a name: who plays it. */
export function aboutSide(snapshot: TableSnapshot, side: Side): string {
  const holder = holderOf(snapshot, side);
  if (holder.kind === 'engine') return levelName(holder.level);
  if (snapshot.online) return aboutRemote(snapshot.online, side);
  // Where everyone plays on this screen, that says nothing about one side.
  const isShared = snapshot.sides.every(each => holderOf(snapshot, each).kind === 'person');
  const plain = t(`side-${side}`);
  if (isShared) return nameOfSide(snapshot, side) === plain ? '' : plain;
  return ownSide(snapshot) === side ? plain : t('side-here');
}

/** Whose turn it is and what is asked for; nothing after the end. */
export function turnText(snapshot: TableSnapshot): string {
  const { turn } = snapshot;
  if (snapshot.ending || !turn) return '';
  const side = nameOfSide(snapshot, turn.side);
  if (turn.by === 'other') return t('turn-other', { side });
  if (turn.by === 'engine') return t('turn-engine', { side });
  const own = ownSide(snapshot) === turn.side ? 'yes' : 'no';
  if (turn.phase === 'place') return t('turn-place', { next: snapshot.legal?.endTurn ? 'no' : 'yes' });
  if (snapshot.position.family === 'classic') return t('turn-classic', { side, own });
  if (turn.phase !== 'move') return t(`turn-${turn.phase}`, { side, steps: turn.steps, own });
  if (turn.steps > 0) return t(own === 'yes' ? 'turn-steps-own' : 'turn-steps', { side, steps: turn.steps });
  const [piece, ...others] = moversIn(snapshot);
  if (piece && others.length === 0) return t('turn-last', { side, own, piece: t(`piece-${piece}`) });
  return t('turn-pick', { side, own });
}

/** The pieces that people here can move now. */
function moversIn({ legal }: TableSnapshot): Piece[] {
  return [...new Set([...(legal?.squares ?? []), ...(legal?.stops ?? [])].map(({ piece }) => piece))];
}

/** What a fence does to the ways of the sides: `North +3, You 0`. */
export function changesText(changes: readonly WayChange[], snapshot: TableSnapshot): string {
  const parts = changes.map(({ piece, steps }) =>
    t('fence-way', { side: nameOfSide(snapshot, piece as Side), change: changeText(steps) }),
  );
  return phrases(parts);
}

/** Who has won, as a title; empty while the game runs. */
export function endTitle(snapshot: TableSnapshot, own: Side | null): string {
  const { ending } = snapshot;
  if (!ending) return '';
  if (ending.reason === 'closed_absent') return t('end-called-off');
  if (ending.reason.startsWith('closed_')) return t('end-closed');
  if (!ending.winner) return t('end-draw');
  if (own === ending.winner) return t('end-you-win');
  return t('end-wins', { side: nameOfSide(snapshot, ending.winner), team: ending.winner });
}

/** A turn as the list of moves shows it: tokens, and words for a side that left. */
export function turnWords(text: string): string {
  return text.replace(/\b[SWNEPG]:(resigned|flagged)\b/g, (_, cause: string) =>
    t(cause === 'flagged' ? 'moves-flagged' : 'moves-resigned'),
  );
}

/** What happened between two positions that a beginner may miss: a catch, a ghost or a pellet that was eaten. */
export function happenedText(before: PositionView, after: PositionView): string {
  if (after.lives < before.lives) return t('happened-catch');
  const wasHere = ({ piece }: PieceView) => before.pieces.some(each => each.piece === piece && each.away === null);
  const eaten = after.pieces.find(piece => piece.away === 'eaten' && wasHere(piece));
  if (eaten) return t('ghost-away', { piece: t(`piece-${eaten.piece}`) });
  return after.pellets.length < before.pellets.length ? t('happened-pellet') : '';
}

/** The reason for a refusal, as a sentence; `own` is the side of the reader, who is addressed as such. */
export function whyNot(code: string, illegality: Illegality | null, own: Side | null = null): string {
  const id = `why-${code.replace('.', '-')}`;
  const piece = illegality?.piece ? t(`piece-${illegality.piece}`) : t('why-piece');
  const isOwn = own !== null && illegality?.piece === own;
  if (isOwn && code === 'action.fence_blocks_path') return t('why-cuts-you-off');
  return hasMessage(id) ? capitalised(t(id, { piece })) : t('why-other', { code });
}

/** The fault of a position or a mode. */
export function whyUnreadable(code: string): string {
  const id = `read-${code.replace('.', '-')}`;
  const kind = `read-${code.split('.')[0]}`;
  return hasMessage(id) ? t(id) : hasMessage(kind) ? t(kind, { code }) : whyNot(code, null);
}

/** The fault of a text, and where in a game it is. */
export function unreadableWords({ code, action }: Unreadable): string {
  if (!action) return whyUnreadable(code);
  return t('read-action', { n: action.number, action: action.text, reason: whyNot(code, action.illegality) });
}
