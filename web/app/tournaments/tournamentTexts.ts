/** Names and titles of tournaments. */
import { readModeText } from '../../core/modeText.js';
import { t } from '../i18n/messages.svelte.js';
import type {
  ListedTournament,
  TournamentGame,
  TournamentPlayer,
  TournamentSettings,
  TournamentView,
} from '../online/wire.gen.js';

export function playerName(player: TournamentPlayer | undefined): string {
  if (!player) return t('tournament-erased');
  if (player.level) return t('tournament-computer', { n: player.number });
  return player.name ? player.name : t('tournament-erased');
}

/** The players by number. */
export function byNumber(view: TournamentView): ReadonlyMap<number, TournamentPlayer> {
  return new Map((view.players ?? []).map(player => [player.number, player]));
}

export function modeName({ mode }: TournamentSettings): string {
  return t(`mode-${readModeText(mode).name ?? 'classic2'}`);
}

/** The title that the host has chosen, or the kind. */
export function titleOfTournament({ settings }: TournamentView | ListedTournament): string {
  return settings.title ? settings.title : t(`tournament-${settings.kind}`);
}

/** The name of a round of a knock-out. */
export function roundName(round: number, rounds: number): string {
  const names = ['tournament-final', 'tournament-semifinal', 'tournament-quarterfinal'];
  const name = names[rounds - round];
  return name ? t(name) : t('tournament-round', { n: round });
}

/** What a game gave to a player. */
export function resultFor(game: TournamentGame, number: number): 'win' | 'draw' | 'loss' | 'running' {
  if (!game.result) return 'running';
  if (game.result === 'draw') return 'draw';
  return game.result === (game.first === number ? 'first' : 'second') ? 'win' : 'loss';
}

/** `1:05:00` for a countdown. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
