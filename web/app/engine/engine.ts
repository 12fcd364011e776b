/** What a table asks of an engine. `WorkerEngine` answers from a worker; tests answer by themselves. */
import type { ActionText, ModeName, Piece, Side, Square } from '../../core/index.js';
import type { Hint } from '../table/model/types.js';

/** A position with what an engine has to know of the game. Plain data, for a worker. */
export interface Question {
  readonly text: string;
  readonly mode: ModeName;
  readonly side: Side;
  /** Hashes at the beginnings of turns, oldest first, this one's included. */
  readonly history: readonly bigint[];
  /** Classic: where the pawn of the side to move stood in its last turns. */
  readonly trodden: readonly Square[];
  /** Of the seat: each has its own. */
  readonly seed: bigint;
  /** The pieces that may be moved; all if null. */
  readonly allowed: readonly Piece[] | null;
}

/** A line that was looked at. */
export interface AnalysedLine {
  readonly actions: readonly ActionText[];
  /** What each side may expect of the one point, in turn order. */
  readonly values: readonly number[];
  /** The end is certain: how many actions until it, and who wins (null: nobody). */
  readonly proof: { readonly winner: Side | null; readonly actions: number } | null;
}

/** What an analysis knows so far. */
export interface Analysis {
  readonly nodes: number;
  readonly values: readonly number[];
  /** Best first. */
  readonly lines: readonly AnalysedLine[];
  readonly isFinished: boolean;
}

export interface Engine {
  /** What a level plays. */
  choose(question: Question, level: number): Promise<ActionText>;
  /** What is best, as far as a second of search sees. */
  hint(question: Question): Promise<Hint>;
  /** Ends whatever is being thought about; its promises are never kept. */
  cancel(): void;
  close(): void;
}

export type Request =
  | { readonly type: 'load'; readonly module: WebAssembly.Module }
  | { readonly type: 'choose'; readonly number: number; readonly question: Question; readonly level: number }
  | { readonly type: 'hint'; readonly number: number; readonly question: Question }
  | { readonly type: 'analyse'; readonly number: number; readonly question: Question };

export type Answer =
  | { readonly type: 'action'; readonly number: number; readonly action: ActionText }
  | { readonly type: 'hint'; readonly number: number; readonly hint: Hint }
  | { readonly type: 'analysis'; readonly number: number; readonly analysis: Analysis }
  | { readonly type: 'failed'; readonly number: number; readonly reason: string };
