/** What is asked of the worker that judges games, and what it answers. */
import type { Worth } from './judge.js';

/** A position with what a search has to know of the game. Plain data, for a worker. */
export interface Asked {
  readonly text: string;
  /** Hashes at the beginnings of turns, oldest first. */
  readonly history: readonly bigint[];
}

export type ReviewRequest =
  | { readonly type: 'load'; readonly module: WebAssembly.Module }
  /** Looks at every position, with more nodes in each pass. */
  | { readonly type: 'review'; readonly asked: readonly Asked[]; readonly passes: readonly number[] }
  | { readonly type: 'look'; readonly number: number; readonly asked: Asked; readonly nodes: number };

export type ReviewAnswer =
  | { readonly type: 'worth'; readonly index: number; readonly pass: number; readonly worth: Worth }
  | { readonly type: 'reviewed' }
  | { readonly type: 'looked'; readonly number: number; readonly worth: Worth }
  | { readonly type: 'failed'; readonly reason: string };
