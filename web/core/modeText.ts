/**
 * The parts of a mode's text, for pages that have not loaded the core: lists of games, links, the set-up of a game.
 * Everything else asks a `Mode`, which the core has read and checked.
 */
import { MODES, type ModeName } from './words.js';

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
