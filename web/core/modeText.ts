/**
 * The parts of a mode's text, for pages that have not loaded the core: lists of games, links, the set-up of a game.
 * Everything else asks a `Mode`, which the core has read and checked.
 */
import { MODES, SIDES, type ModeName, type Side } from './words.js';

/** The place of the turn among the fields of a position's text. */
const TURN_FIELD = 5;

export interface ModeText {
  /** Null if the text names no mode. */
  readonly name: ModeName | null;
  /** House rules, maze, deal, size and fences, as they are written. */
  readonly options: ReadonlyMap<string, string>;
  /** The text of a position was given. */
  readonly isPosition: boolean;
}

/** Reads the text of a mode, or the mode of a position's text. Whether the options make sense is not checked. */
export function readModeText(text: string): ModeText {
  const [mode = '', ...fields] = text.split(' ');
  const [name = '', ...parts] = mode.split(';');
  const options = parts.map((part): [string, string] => {
    const at = part.indexOf('=');
    return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
  });
  return {
    name: MODES.find(each => each === name) ?? null,
    options: new Map(options),
    isPosition: fields.length > 0,
  };
}

/** The pieces of each seat in the text of a mode with ghosts, PAC-MAN's seat first: `['P', 'BK', 'IC']`. */
export function dealOf(text: string): string[] {
  return (readModeText(text).options.get('deal') ?? 'P.BKIC').split('.');
}

/** The side to move in the text of a position; null if the text is none. */
export function sideToMoveIn(text: string): Side | null {
  const turn = text.split(' ')[TURN_FIELD] ?? '';
  return SIDES.find(side => side === turn.charAt(0)) ?? null;
}
