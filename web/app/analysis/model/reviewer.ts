/** `Reviewer`: has a whole game searched in a worker, and reports the worth of each position while it goes on. */
import type { Analysis, Question } from '../../engine/engine.js';
import { isOnlyOnServer, type ExactTables, type WorkerTable } from '../../engine/exactTables.js';
import type { Loaded } from '../../engine/load.js';
import { WorkerEngine } from '../../engine/workerEngine.js';
import { exactAt } from '../../online/exactStart.js';
import { endOf, worthOf, type Known, type Worth } from './judge.js';
import { pause, ServerLookup } from './serverLookup.js';
import { historyOf, repetitionsOf, type Moment } from './study.js';

/** Nodes per position: a first look at all of them, then a closer one. */
const PASSES = [400, 6_000] as const;
/** Nodes for an action that is tried. */
const LOOK_NODES = 8_000;
/** An action that is tried waits no longer for the server, in milliseconds. */
const LOOK_WAIT_MS = 1_000;

/**
 * The games that the server may be asked about, by `keyOf`: those that were played there, and those about which the user
 * has asked it. Other games never leave this device.
 */
const allowed = new Set<string>();

function keyOf(game: readonly Moment[]): string {
  return [game[0]?.position.text, ...game.slice(1).map(({ entry }) => entry)].join(' ');
}

export interface ReviewProgress {
  /** By position; null while nothing is known. */
  readonly worths: readonly (Worth | null)[];
  /** How many positions, from the first on, have been searched closely. */
  readonly close: number;
  /** 0 to 1. */
  readonly share: number;
  readonly isFinished: boolean;
}

export function questionOf(moment: Moment): Question {
  return { text: moment.position.text, history: historyOf(moment), allowed: null };
}

function worthIn({ values, proof, lines }: Analysis): Worth {
  return { values, proof, line: lines[0]?.actions ?? [] };
}

/** A worth with what a table says about the position. */
function withExact(worth: Worth | null, exact: Known | null | undefined): Worth | null {
  return worth && exact ? { ...worth, exact } : worth;
}

/** The worth of the last moment if the game ended there, by the position or by a repetition; null if it goes on. */
export function endOfGame(game: readonly Moment[]): Worth | null {
  const last = game.at(-1);
  if (!last) return null;
  const repeated = last.position.repetitionOutcome(repetitionsOf(last));
  return endOf(last.position) ?? (repeated && worthOf(last.position, repeated.winner));
}

export class Reviewer {
  readonly #engine: WorkerEngine;
  readonly #exact: ExactTables;
  /** The questions to the server about the game under review. */
  #server: ServerLookup | null = null;
  /** Counts reviews; answers to an earlier one are dropped. */
  #number = 0;

  constructor({ module, exact }: Pick<Loaded, 'module' | 'exact'>) {
    this.#engine = new WorkerEngine(module);
    this.#exact = exact;
  }

  /**
   * Reviews a game; a review under way is cancelled. The server does not delay it: what it says after the end is
   * reported only if the review `goesOn`.
   */
  review(game: readonly Moment[], onProgress: (progress: ReviewProgress) => void, goesOn = false): void {
    this.close();
    // The end of the game needs no search.
    const end = endOfGame(game);
    const searched = end ? game.slice(0, -1) : game;
    const worths: (Worth | null)[] = [...searched.map(() => null), ...(end ? [end] : [])];
    const whole = PASSES.reduce((sum, nodes) => sum + nodes, 0) * searched.length;
    let done = 0;
    let close = 0;
    const number = this.#number;
    const exacts: (Known | null)[] = searched.map(() => null);
    let hasEnded = false;
    const report = (isFinished: boolean) => {
      if (isFinished) close = game.length;
      onProgress({
        worths: worths.map((worth, index) => withExact(worth, exacts[index])),
        close,
        share: isFinished ? 1 : done / whole,
        isFinished,
      });
    };
    const onSearched = (index: number, pass: number, analysis: Analysis) => {
      worths[index] = worthIn(analysis);
      done += PASSES[pass] ?? 0;
      if (pass === PASSES.length - 1) close = index + 1;
      report(false);
    };
    const known = this.#lookUp(searched, (index, exact) => {
      if (number === this.#number) exacts[index] = exact;
    });
    const server = (this.#server = new ServerLookup(searched, (index, exact) => {
      exacts[index] = exact;
      if (hasEnded) report(true);
    }));
    if (allowed.has(keyOf(game))) void server.begin();
    const finish = () => {
      if (number !== this.#number) return;
      hasEnded = true;
      if (!goesOn) server.close();
      report(true);
    };
    void this.#engine.review(searched.map(questionOf), PASSES, onSearched).then(
      () => void known.then(finish),
      () => undefined,
    );
  }

  /** Lets the server be asked about a game, now if it is under review. */
  askServer(game: readonly Moment[]): void {
    allowed.add(keyOf(game));
    void this.#server?.begin();
  }

  /** Searches one position, and asks the server about it if it has known others of the game under review. */
  async look(moment: Moment): Promise<Worth> {
    const { position } = moment;
    const end = endOf(position);
    if (end) return end;
    const isAsked = this.#server?.hasTable && navigator.onLine && isOnlyOnServer(position);
    const asked = isAsked ? Promise.race([exactAt(position.text), pause(LOOK_WAIT_MS)]) : null;
    const worth = worthIn(await this.#engine.look(questionOf(moment), LOOK_NODES));
    const answer = await asked;
    return answer?.ok ? { ...worth, exact: answer.value } : worth;
  }

  /** Asks the tables about moments of a game, those of up to two ghosts made now; reports what they know. */
  async #lookUp(game: readonly Moment[], onKnown: (index: number, exact: Known | null) => void): Promise<void> {
    const byTable = new Map<WorkerTable, number[]>();
    for (const [index, { position }] of game.entries()) {
      const table = position.mode.family === 'pacman' ? this.#exact.tableFor(position) : null;
      if (table) byTable.set(table, [...(byTable.get(table) ?? []), index]);
    }
    const asked = [...byTable].map(async ([table, indices]) => {
      const found = await table.probe(indices.map(index => game[index]?.position.text ?? ''));
      indices.forEach((index, at) => onKnown(index, found[at] ?? null));
    });
    await Promise.all(asked);
  }

  /** Cancels everything that is under way. */
  close(): void {
    this.#number += 1;
    this.#server?.close();
    this.#engine.close();
  }
}
