/** Requests about people: profiles, following, challenges, games to watch. */
import { ask, type Answer } from '../online/api.js';
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

export function profileOf(name: string): Promise<Answer<Profile>> {
  return ask('GET', playerPath(name));
}

export function ratingsOf(name: string): Promise<Answer<PlayerRatings>> {
  return ask('GET', `${playerPath(name)}/ratings`);
}

/** Follows or blocks a player, or ends that. */
export function relate(name: string, kind: 'follow' | 'block', isOn: boolean): Promise<Answer<Relation>> {
  return ask(isOn ? 'POST' : 'DELETE', `${playerPath(name)}/${kind}`);
}

export function peopleList(): Promise<Answer<PeopleList>> {
  return ask('GET', 'people');
}

export function wishes(): Promise<Answer<WishesBody>> {
  return ask('GET', 'people/wishes');
}

export function saveWishes(wanted: WishesBody): Promise<Answer<WishesBody>> {
  return ask('POST', 'people/wishes', wanted);
}

/** The finished games and puzzles of the user's account, from all devices. */
export function ownResults(): Promise<Answer<OwnResults>> {
  return ask('GET', 'people/results');
}

/** Adds what this device has counted; returns the progress with puzzles of all devices. */
export function addResults(results: NewResults): Promise<Answer<PuzzleProgress>> {
  return ask('POST', 'people/results', results);
}

export function waitingChallenges(): Promise<Answer<Challenges>> {
  return ask('GET', 'challenges');
}

export function sendChallenge(wanted: NewChallenge): Promise<Answer<Challenge>> {
  return ask('POST', 'challenges', wanted);
}

export function acceptChallenge(id: string): Promise<Answer<Accepted>> {
  return ask('POST', `challenges/${id}/accept`);
}

export function declineChallenge(id: string): Promise<Answer<Challenges>> {
  return ask('POST', `challenges/${id}/decline`);
}

export function cancelChallenge(id: string): Promise<Answer<Challenges>> {
  return ask('DELETE', `challenges/${id}`);
}

export function gamesToWatch(): Promise<Answer<Watching>> {
  return ask('GET', 'watching');
}
