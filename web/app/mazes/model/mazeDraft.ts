/** `MazeDraft`: a maze that is being drawn, with any faults, and its text in modes and maze files. */
import type { BoardView } from '../../../board/index.js';
import { RUNNERS, type Fence, type FenceView, type MazeLayout, type Square } from '../../../core/index.js';
import { STANDING } from '../../../core/view.js';

/** The modes that are played in a maze. */
export const MAZE_MODES = ['pacman', 'advanced'] as const;
export type MazeMode = (typeof MAZE_MODES)[number];

export interface MazeDraft extends MazeLayout {
  readonly title: string;
}

/** A maze file as `docs/formats.md` describes it. */
export interface MazeFile {
  readonly name?: string;
  readonly title?: string;
  readonly family?: string;
  readonly fences?: readonly string[];
  readonly chamber?: readonly string[];
  readonly pellets?: readonly string[];
  readonly respawns?: readonly string[];
  readonly starts?: Readonly<Record<string, string>>;
}

/** An empty board. */
export function emptyDraft(family: MazeMode): MazeDraft {
  return { family, title: '', fences: [], chamber: [], pellets: [], starts: {}, gates: [[], []] };
}

const FENCE = /^[a-h][1-8][hv]$/;
const SQUARE = /^[a-i][1-9]$/;
const LONGEST_TITLE = 60;

function isFence(text: string): text is Fence {
  return FENCE.test(text);
}

function isSquare(text: string): text is Square {
  return SQUARE.test(text);
}

/** Returns the draft of a maze file, or null if it is none; the maze itself is not checked. */
export function draftOfFile(text: string): MazeDraft | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? mazeDraftOf(data as MazeFile) : null;
}

/** Returns the draft of a maze file's data, or null if something in it cannot be read. */
export function mazeDraftOf(file: MazeFile): MazeDraft | null {
  const { family = 'pacman', title, name, starts = {} } = file;
  const lists = [file.fences, file.chamber, file.pellets, file.respawns].map(list => list ?? []);
  const isReadable = lists.every(list => Array.isArray(list) && list.every(each => typeof each === 'string'));
  if (!isReadable || (family !== 'pacman' && family !== 'advanced') || typeof starts !== 'object') return null;
  const [fences, chamber, pellets, respawns] = lists as [string[], string[], string[], string[]];
  const placed = Object.entries(starts);
  if (![...fences, ...chamber].every(isFence) || ![...pellets, ...respawns].every(isSquare)) return null;
  if (!placed.every(([piece, square]) => RUNNERS.some(each => each === piece) && SQUARE.test(square))) return null;
  return {
    family,
    title: String(title || name || '').slice(0, LONGEST_TITLE),
    fences: unique(fences.filter(isFence)),
    chamber: unique(chamber.filter(isFence)),
    pellets: unique(pellets.filter(isSquare)),
    starts: Object.fromEntries(placed),
    gates: [respawns.slice(0, 2).filter(isSquare), respawns.slice(2, 4).filter(isSquare)],
  };
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

/** Returns the data of a maze file, in the order in which Python writes it. */
export function fileOf(draft: MazeDraft): MazeFile {
  const isAdvanced = draft.family === 'advanced';
  return {
    name: '',
    title: draft.title,
    family: draft.family,
    fences: sortedFences(draft.fences),
    ...(isAdvanced && { chamber: sortedFences(draft.chamber), respawns: draft.gates.flat() }),
    pellets: sortedSquares(draft.pellets),
    starts: Object.fromEntries(RUNNERS.flatMap(piece => (draft.starts[piece] ? [[piece, draft.starts[piece]]] : []))),
  };
}

/** By row, then by file; horizontal fences before vertical ones. */
function orderOf(name: string): number {
  return (name.endsWith('v') ? 1000 : 0) + 10 * Number(name.charAt(1)) + name.charCodeAt(0) - 97;
}

function sortedFences(fences: readonly Fence[]): Fence[] {
  return [...fences].sort((one, other) => orderOf(one) - orderOf(other));
}

function sortedSquares(squares: readonly Square[]): Square[] {
  return [...squares].sort((one, other) => orderOf(one) - orderOf(other));
}

/** Returns the maze as it is written in the text of a mode. */
export function inlineOf(draft: MazeDraft): string {
  const list = (parts: readonly string[]) => parts.join('') || '-';
  const starts = RUNNERS.flatMap(piece => (draft.starts[piece] ? [`${piece}${draft.starts[piece]}`] : []));
  const common = [list(sortedFences(draft.fences)), list(sortedSquares(draft.pellets)), list(starts)];
  const rest = draft.family === 'advanced' ? [list(sortedFences(draft.chamber)), list(draft.gates.flat())] : [];
  return [...common, ...rest].join('/');
}

/** The text of the mode that is played in it, not in its canonical form. */
export function modeTextOf(draft: MazeDraft): string {
  return `${draft.family};maze=${inlineOf(draft)}`;
}

/** Reads an inline maze; null if it is none. */
export function draftOfInline(text: string, title = ''): MazeDraft | null {
  const fields = text.split('/');
  if (fields.length !== 3 && fields.length !== 5) return null;
  const [fences = '', pellets = '', starts = '', chamber = '', respawns = ''] = fields;
  const parts = (field: string, part: RegExp): string[] => (field === '-' ? [] : (field.match(part) ?? []));
  const runners = parts(starts, /[PBKIC][a-i][1-9]/g);
  const draft = mazeDraftOf({
    family: fields.length === 5 ? 'advanced' : 'pacman',
    title,
    fences: parts(fences, /[a-i][1-9][hv]/g),
    pellets: parts(pellets, /[a-i][1-9]/g),
    starts: Object.fromEntries(runners.map(each => [each.charAt(0), each.slice(1)])),
    chamber: parts(chamber, /[a-i][1-9][hv]/g),
    respawns: parts(respawns, /[a-i][1-9]/g),
  });
  // Anything that is no part of a maze makes the text longer than what was read.
  return draft && inlineOf(draft).length === text.length ? draft : null;
}

/** What a board shows of a maze. */
export function mazeView(draft: MazeDraft): BoardView {
  const { family, fences, chamber, pellets, starts, gates } = draft;
  const views = (list: readonly Fence[], isChamber: boolean): FenceView[] =>
    list.map(fence => ({ fence, chamber: isChamber }));
  return {
    position: {
      size: 9,
      family,
      pieces: RUNNERS.flatMap(piece => {
        const square = starts[piece];
        return square ? [{ ...STANDING, piece, square }] : [];
      }),
      fences: [...views(fences, false), ...views(chamber, true)],
      lifted: null,
      pellets,
      reserve: 0,
      spent: 0,
      lives: 3,
      mostLives: 3,
      respawns: gates.flat(),
      tunnels: gates.flatMap(([one, other]) => (one && other ? [[one, other] as const] : [])),
      turn: null,
      stocks: [],
    },
  };
}
