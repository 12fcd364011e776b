/** Ratings as texts: `1520`, `1520?` while it is uncertain, `1520 (+8)` after a game. */
import { readModeText } from '../../../core/modeText.js';
import { t } from '../../i18n/messages.svelte.js';
import type { SeatChange, SeatView, Side } from '../wire.gen.js';

const MINUS = '\u2212';

/** A rating as it stands beside a name. */
export function ratingText(rating: number, isProvisional: boolean): string {
  return isProvisional ? `${rating}?` : String(rating);
}

/** The name of a rating pool: `classic2` or, in the PAC-MAN modes, `pacman.ghosts`. */
export function poolName(pool: string): string {
  const [mode = '', role] = pool.split('.');
  const shown = t(`mode-${readModeText(mode).name ?? 'classic2'}`);
  return role ? t('people-pool', { mode: shown, side: t(role === 'pacman' ? 'side-P' : 'side-G') }) : shown;
}

/** A rating after a game, with the change. */
export function changeText({ before, rating, is_provisional: isProvisional = false }: SeatChange): string {
  const change = rating - before;
  const sign = change < 0 ? MINUS : '+';
  return `${ratingText(rating, isProvisional)} (${sign}${Math.abs(change)})`;
}

/** The rating of the one person who plays a side; null without one, or if a team plays it. */
export function ratingOfSide(seats: readonly SeatView[], side: Side): { text: string; label: string } | null {
  const people = seats.filter(seat => seat.side === side && seat.holder !== 'engine');
  const [only] = people;
  if (people.length !== 1 || only?.rating === undefined || only.rating === null) return null;
  const isProvisional = only.is_provisional ?? false;
  const label = t(isProvisional ? 'rated-uncertain' : 'rated-rating', { rating: String(only.rating) });
  return { text: ratingText(only.rating, isProvisional), label };
}
