/** What the page asks of an engine, and the messages between `WorkerEngine` and its worker. */
import type { ActionText, ModeName, Piece, Proof, Side, Square } from '../../core/index.js';
import type { TableHint } from '../table/model/types.js';

/** A position with the history that a search needs. Plain data, for a worker. */
export interface Question {
  readonly text: string;
  /** Hashes at the starts of turns, oldest first, this one's included. */
  readonly history: readonly bigint[];
  /** The pieces that may be moved; all if null. */
  readonly allowed: readonly Piece[] | null;
}

/** A question to a level. */
export interface LevelQuestion extends Question {
  readonly mode: ModeName;
  readonly side: Side;
  /** Classic: where the pawn of the side to move stood in its last turns. */
  readonly recentSquares: readonly Square[];
  /** Of the seat: each has its own. */
  readonly seed: bigint;
}

/** A question on the turn of a person: what a level will be asked next. */
export interface PonderQuestion extends Question {
  readonly mode: ModeName;
  /** The side of the level. */
  readonly side: Side;
  /** Of its seat. */
  readonly seed: bigint;
}

/** A line that was searched. */
export interface AnalysedLine {
  readonly actions: readonly ActionText[];
  /** The expected share of each side, in turn order. */
  readonly values: readonly number[];
  /** Set if the end is certain. */
  readonly proof: Proof | null;
}

/** The result of a search, so far or at its end. */
export interface Analysis {
  readonly nodes: number;
  /** The expected share of each side, in turn order. */
  readonly values: readonly number[];
  readonly proof: Proof | null;
  /** Best first. */
  readonly lines: readonly AnalysedLine[];
  readonly isFinished: boolean;
}

/** When a search ends, and how often it reports before that. */
export interface Limits {
  readonly nodes: number;
  readonly ms?: number;
  readonly reportMs?: number;
}

export interface Engine {
  /** Returns the action that a level plays. */
  choose(question: LevelQuestion, level: number): Promise<ActionText>;
  /** Returns the best action found in about a second. */
  hint(question: Question): Promise<TableHint>;
  /** Thinks about what a level will play, on the time of people; `choose` then answers the same, but sooner. */
  ponder?(question: PonderQuestion, level: number): void;
  /** Cancels all requests; their promises never settle. Pondering pauses. */
  cancel(): void;
  close(): void;
}

/** A request and its answers share a number. */
export type Request =
  | { readonly type: 'load'; readonly module: WebAssembly.Module }
  | { readonly type: 'choose'; readonly number: number; readonly question: LevelQuestion; readonly level: number }
  | { readonly type: 'analyse'; readonly number: number; readonly question: Question; readonly limits: Limits }
  /** Has no answer. */
  | { readonly type: 'ponder'; readonly question: PonderQuestion; readonly level: number }
  /** Ends pondering; what it has found stays. */
  | { readonly type: 'rest' }
  /** Searches every position, with more nodes in each pass. */
  | {
      readonly type: 'review';
      readonly number: number;
      readonly questions: readonly Question[];
      readonly passes: readonly number[];
    };

export type EngineAnswer =
  | { readonly type: 'action'; readonly number: number; readonly action: ActionText }
  | { readonly type: 'analysis'; readonly number: number; readonly analysis: Analysis }
  /** One position of a review. */
  | {
      readonly type: 'reviewed';
      readonly number: number;
      readonly index: number;
      readonly pass: number;
      readonly analysis: Analysis;
    }
  /** All of a review. */
  | { readonly type: 'done'; readonly number: number }
  | { readonly type: 'failed'; readonly number: number; readonly reason: string };
