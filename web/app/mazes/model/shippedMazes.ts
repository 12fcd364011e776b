/** The shipped mazes: the same files that Python reads. */
import A1 from '../../../../src/hedgemaze/rules/mazes/A1.json' with { type: 'json' };
import A2 from '../../../../src/hedgemaze/rules/mazes/A2.json' with { type: 'json' };
import A3 from '../../../../src/hedgemaze/rules/mazes/A3.json' with { type: 'json' };
import A4 from '../../../../src/hedgemaze/rules/mazes/A4.json' with { type: 'json' };
import chamber from '../../../../src/hedgemaze/rules/mazes/chamber.json' with { type: 'json' };
import pinwheel from '../../../../src/hedgemaze/rules/mazes/pinwheel.json' with { type: 'json' };
import { readModeText } from '../../../core/modeText.js';
import { mazeDraftOf, draftOfInline, type MazeDraft, type MazeMode } from './mazeDraft.js';

export const SHIPPED_NAMES = ['A1', 'A2', 'A3', 'A4', 'chamber', 'pinwheel'] as const;
export type ShippedName = (typeof SHIPPED_NAMES)[number];

const FILES = { A1, A2, A3, A4, chamber, pinwheel };

function shippedDraft(name: ShippedName): MazeDraft {
  const draft = mazeDraftOf(FILES[name]);
  if (!draft) throw new Error(`the shipped maze ${name} cannot be read`);
  return draft;
}

export interface Shipped {
  readonly name: ShippedName;
  readonly draft: MazeDraft;
}

/** The shipped mazes of a mode; the first is its default. */
export function shippedOf(family: MazeMode): Shipped[] {
  return SHIPPED_NAMES.map(name => ({ name, draft: shippedDraft(name) })).filter(each => each.draft.family === family);
}

/** Returns the maze of a mode's text: inline, shipped, or the default of the mode; null in classic. */
export function mazeOfMode(text: string): MazeDraft | null {
  const { name, options } = readModeText(text);
  if (name !== 'pacman' && name !== 'advanced') return null;
  const maze = options.get('maze');
  if (maze?.includes('/')) return draftOfInline(maze);
  const shipped = shippedOf(name);
  return (maze ? shipped.find(each => each.name === maze) : shipped[0])?.draft ?? null;
}
