/** `Action`: what an action number means, as the core describes it. */
import type { Scratch } from './scratch.js';
import {
  ACTION_KINDS,
  fenceOf,
  squareOf,
  wordAt,
  type ActionKind,
  type ActionNumber,
  type ActionText,
  type Fence,
  type Piece,
  type Square,
} from './words.js';

export interface Action {
  readonly number: ActionNumber;
  readonly token: ActionText;
  readonly kind: ActionKind;
  /** Null for fences and a pass, and in classic, where it is the pawn of the side to move. */
  readonly piece: Piece | null;
  readonly square: Square | null;
  readonly fence: Fence | null;
}

/** All actions of modes that number them alike. */
export interface ActionTable {
  /** By number. */
  readonly actions: readonly Action[];
  readonly tokens: readonly ActionText[];
  readonly numbers: ReadonlyMap<ActionText, ActionNumber>;
}

const NONE = 255;

/** Reads the table of the mode in the scratch memory. */
export function readActions(scratch: Scratch, count: number, pieces: readonly Piece[]): ActionTable {
  const actions = Array.from({ length: count }, (_, number): Action => {
    const word = scratch.core.describe_action(number);
    const [piece, place] = [(word >>> 8) & 255, (word >>> 16) & 255];
    const kind = wordAt(ACTION_KINDS, word & 255);
    const isFence = kind === 'place' || kind === 'lift';
    return {
      number,
      token: scratch.readText(scratch.core.write_action(number)),
      kind,
      piece: piece === NONE ? null : wordAt(pieces, piece),
      square: isFence || place === NONE ? null : squareOf(place),
      fence: isFence ? fenceOf(place, word >>> 24 === 1) : null,
    };
  });
  const tokens = actions.map(({ token }) => token);
  return { actions, tokens, numbers: new Map(tokens.map((token, number) => [token, number])) };
}
