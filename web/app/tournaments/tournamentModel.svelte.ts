/** `TournamentModel`: a tournament as the server reports it, kept up to date while its page is open. */
import type { ApiAnswer } from '../online/api.js';
import type { TournamentView } from '../online/wire.gen.js';

/** How long the server may wait for a change. */
export const WAIT_MS = 15_000;
const RETRY_MS = 2_000;

/** Asks for a version newer than `seen`; as `tournamentView`. */
export type Fetch = (seen: number, waitMs: number) => Promise<ApiAnswer<TournamentView>>;

export class TournamentModel {
  readonly #fetch: Fetch;
  #isClosed = false;

  view = $state.raw<TournamentView | null>(null);
  /** The code of the last error; empty if there was none. */
  fault = $state('');
  isMissing = $state(false);
  /** The server's time minus ours, in milliseconds. */
  offset = $state(0);

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
    void this.#follow();
  }

  close(): void {
    this.#isClosed = true;
  }

  /** Sends a request of the user; its answer is the tournament, or why not. */
  async send(request: Promise<ApiAnswer<TournamentView>>): Promise<boolean> {
    const answer = await request;
    this.fault = answer.ok ? '' : answer.code;
    if (answer.ok) this.#show(answer.value);
    return answer.ok;
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed && !this.isMissing) {
      const answer = await this.#fetch(this.view?.version ?? 0, this.view ? WAIT_MS : 0);
      if (answer.ok) {
        this.#show(answer.value);
        if (answer.value.stage === 'ended' || answer.value.stage === 'cancelled') return;
      } else if (answer.code === 'tournament.none') this.isMissing = true;
      else await new Promise(resolve => setTimeout(resolve, RETRY_MS));
    }
  }

  #show(view: TournamentView): void {
    this.offset = view.now_ms - Date.now();
    if (!this.view || view.version >= this.view.version) this.view = view;
  }
}
