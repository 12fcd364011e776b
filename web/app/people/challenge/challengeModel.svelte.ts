/** `ChallengeModel`: challenges from and to the user, and rematches that others offer, as the server reports them. */
import type { ApiAnswer } from '../../online/api.js';
import type { Accepted, Challenge, Challenges, NewChallenge, OfferedRematch } from '../../online/wire.gen.js';
import { acceptChallenge, cancelChallenge, declineChallenge, sendChallenge, waitingChallenges } from '../api.js';
import { poll } from '../polling.js';

/** The requests that the model makes; tests replace them. */
export interface ChallengeApi {
  readonly waiting: () => Promise<ApiAnswer<Challenges>>;
  readonly send: (wanted: NewChallenge) => Promise<ApiAnswer<Challenge>>;
  readonly accept: (id: string) => Promise<ApiAnswer<Accepted>>;
  readonly decline: (id: string) => Promise<ApiAnswer<Challenges>>;
  readonly cancel: (id: string) => Promise<ApiAnswer<Challenges>>;
}

const INTERVAL_MS = 5_000;

export class ChallengeModel {
  readonly #api: ChallengeApi;
  /** Challenges whose answer the user has seen, and rematches that the user has put aside. */
  #settled = $state.raw<ReadonlySet<string>>(new Set());

  challenges = $state.raw<readonly Challenge[]>([]);
  rematches = $state.raw<readonly OfferedRematch[]>([]);
  /** The code of the last refusal; empty if there was none. */
  fault = $state('');
  /** Called with the room of a challenge that has become a game. */
  onGame: (room: string) => void = () => undefined;

  constructor(api: ChallengeApi) {
    this.#api = api;
  }

  /** Challenges to the user. */
  get incoming(): readonly Challenge[] {
    return this.challenges.filter(({ state, is_own: isOwn }) => state === 'open' && !isOwn);
  }

  /** The user's own challenges that wait for an answer. */
  get outgoing(): readonly Challenge[] {
    return this.challenges.filter(({ state, is_own: isOwn }) => state === 'open' && isOwn);
  }

  /** The user's own challenges that were declined, until the user has seen it. */
  get declined(): readonly Challenge[] {
    return this.challenges.filter(
      ({ id, state, is_own: isOwn }) => state === 'declined' && isOwn && !this.#settled.has(id),
    );
  }

  get offered(): readonly OfferedRematch[] {
    return this.rematches.filter(({ room }) => !this.#settled.has(room));
  }

  /** Asks the server again and again while the page is visible; returns what stops it. */
  start(): () => void {
    return poll(() => this.refresh(), INTERVAL_MS);
  }

  async refresh(): Promise<void> {
    const answer = await this.#api.waiting();
    if (answer.ok) this.#take(answer.value);
  }

  async send(wanted: NewChallenge): Promise<ApiAnswer<Challenge>> {
    const answer = await this.#api.send(wanted);
    if (answer.ok) await this.refresh();
    return answer;
  }

  async accept(id: string): Promise<void> {
    const answer = await this.#api.accept(id);
    this.fault = answer.ok ? '' : answer.code;
    if (answer.ok) this.onGame(answer.value.room);
    await this.refresh();
  }

  async decline(id: string): Promise<void> {
    this.#answered(await this.#api.decline(id));
  }

  async cancel(id: string): Promise<void> {
    this.#answered(await this.#api.cancel(id));
  }

  /** The user has seen an answer, or does not want a rematch now. */
  dismiss(id: string): void {
    this.#settled = new Set([...this.#settled, id]);
  }

  #answered(answer: ApiAnswer<Challenges>): void {
    this.fault = answer.ok ? '' : answer.code;
    if (answer.ok) this.#take(answer.value);
    else void this.refresh();
  }

  #take({ challenges = [], rematches = [] }: Challenges): void {
    const waited = new Set(this.outgoing.map(({ id }) => id));
    this.challenges = challenges;
    this.rematches = rematches;
    // Only a page that was open while the user waited follows to the game.
    const begun = challenges.find(({ id, state }) => state === 'accepted' && waited.has(id));
    if (begun?.room) this.onGame(begun.room);
  }
}

/** The challenges of this page. */
export const challengeModel = new ChallengeModel({
  waiting: waitingChallenges,
  send: sendChallenge,
  accept: acceptChallenge,
  decline: declineChallenge,
  cancel: cancelChallenge,
});
