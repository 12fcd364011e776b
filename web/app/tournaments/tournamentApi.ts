/** Requests about tournaments. */
import { ask, type ApiAnswer } from '../online/api.js';
import type {
  JoinTournament,
  MadeTournament,
  NewTournament,
  TournamentLists,
  TournamentView,
} from '../online/wire.gen.js';

type View = Promise<ApiAnswer<TournamentView>>;

export function tournamentLists(): Promise<ApiAnswer<TournamentLists>> {
  return ask('GET', 'tournaments');
}

export function makeTournament(wanted: NewTournament): Promise<ApiAnswer<MadeTournament>> {
  return ask('POST', 'tournaments', wanted);
}

/** Waits until the tournament is newer than `seen`, at most `waitMs`. */
export function tournamentView(id: string, seen: number, waitMs: number): View {
  return ask('GET', `tournaments/${encodeURIComponent(id)}?seen=${seen}&wait_ms=${waitMs}`);
}

export function joinTournament(id: string, wanted: JoinTournament): View {
  return ask('POST', `tournaments/${encodeURIComponent(id)}/join`, wanted);
}

export function pauseTournament(id: string, isPaused: boolean): View {
  return ask('POST', `tournaments/${encodeURIComponent(id)}/pause`, { is_paused: isPaused });
}

export function removePlayer(id: string, number: number): View {
  return ask('POST', `tournaments/${encodeURIComponent(id)}/remove`, { number });
}

export function changeTournament(id: string, what: 'leave' | 'start' | 'cancel'): View {
  return ask('POST', `tournaments/${encodeURIComponent(id)}/${what}`);
}
