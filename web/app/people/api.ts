/** Requests about people: profiles, following, challenges, games to watch. */
import { ask, type ApiAnswer } from '../online/api.js';
import type {
  Accepted,
  Challenge,
  Challenges,
  NewChallenge,
  NewResults,
  OwnResults,
  PeopleList,
  PlayerRatings,
  Profile,
  PuzzleProgress,
  Relation,
  Watching,
  WishesBody,
} from '../online/wire.gen.js';

function playerPath(name: string): string {
  return `players/${encodeURIComponent(name)}`;
}

export function profileOf(name: string): Promise<ApiAnswer<Profile>> {
  return ask('GET', playerPath(name));
}

export function ratingsOf(name: string): Promise<ApiAnswer<PlayerRatings>> {
  return ask('GET', `${playerPath(name)}/ratings`);
}

/** Follows or blocks a player, or ends that. */
export function relate(name: string, kind: 'follow' | 'block', isOn: boolean): Promise<ApiAnswer<Relation>> {
  return ask(isOn ? 'POST' : 'DELETE', `${playerPath(name)}/${kind}`);
}

export function peopleList(): Promise<ApiAnswer<PeopleList>> {
  return ask('GET', 'people');
}

export function wishes(): Promise<ApiAnswer<WishesBody>> {
  return ask('GET', 'people/wishes');
}

export function saveWishes(wanted: WishesBody): Promise<ApiAnswer<WishesBody>> {
  return ask('POST', 'people/wishes', wanted);
}

/** The finished games and puzzles of the user's account, from all devices. */
export function ownResults(): Promise<ApiAnswer<OwnResults>> {
  return ask('GET', 'people/results');
}

/** Adds what this device has counted; returns the progress with puzzles of all devices. */
export function addResults(results: NewResults): Promise<ApiAnswer<PuzzleProgress>> {
  return ask('POST', 'people/results', results);
}

export function waitingChallenges(): Promise<ApiAnswer<Challenges>> {
  return ask('GET', 'challenges');
}

export function sendChallenge(wanted: NewChallenge): Promise<ApiAnswer<Challenge>> {
  return ask('POST', 'challenges', wanted);
}

export function acceptChallenge(id: string): Promise<ApiAnswer<Accepted>> {
  return ask('POST', `challenges/${id}/accept`);
}

export function declineChallenge(id: string): Promise<ApiAnswer<Challenges>> {
  return ask('POST', `challenges/${id}/decline`);
}

export function cancelChallenge(id: string): Promise<ApiAnswer<Challenges>> {
  return ask('DELETE', `challenges/${id}`);
}

export function gamesToWatch(): Promise<ApiAnswer<Watching>> {
  return ask('GET', 'watching');
}
