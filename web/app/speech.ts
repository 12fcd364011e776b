/** Names and reasons as the table says them. */
import type { ErrorCode, Illegality, Side } from '../core/index.js';
import { piecesOfSide } from './pictures.js';
import type { Holder, Snapshot } from './table/types.js';
import { hasWords, t } from './words/words.svelte.js';

/** Who holds a side's pieces: the first person, or the first engine. */
export function holderOf(shot: Snapshot, side: Side): Holder {
  const holders = piecesOfSide(shot.mode, side).map(piece => shot.holders[piece] ?? { kind: 'person' as const });
  return holders.find(({ kind }) => kind === 'person') ?? holders[0] ?? { kind: 'person' };
}

/** The one side that is played by people here, if engines play all others. */
export function ownSide(shot: Snapshot): Side | null {
  const people = shot.sides.filter(side => holderOf(shot, side).kind === 'person');
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** A side as it is called: `You`, a pawn's or a team's name. */
export function nameOfSide(shot: Snapshot, side: Side): string {
  if (ownSide(shot) === side) return t('side-you');
  return t(`side-${side}`);
}

/** What is written below a name: who plays it. */
export function aboutSide(shot: Snapshot, side: Side): string {
  const holder = holderOf(shot, side);
  if (holder.kind === 'engine') return t('level-named', { level: holder.level, name: t(`level-${holder.level}`) });
  return ownSide(shot) === side ? t(`side-${side}`) : t('side-here');
}

/** Why something cannot be done, in words. */
export function whyNot(code: ErrorCode, illegality: Illegality | null): string {
  const id = `why-${code.replace('.', '-')}`;
  const piece = illegality?.piece ? t(`piece-${illegality.piece}`) : t('why-piece');
  return hasWords(id) ? t(id, { piece }) : t('why-other', { code });
}
