/** Edits of a maze as pure functions, one change at a time, so that each can be undone. */
import { crosses, overlaps, RUNNERS, type Fence, type Runner, type Square } from '../../../core/index.js';
import type { MazeDraft, MazeMode } from './mazeDraft.js';

/** The tool. Fences are drawn with every tool but the eraser; the tool decides what a pressed square gets. */
export type MazeTool = 'fence' | 'chamber' | 'pellet' | Runner | 'gate-0' | 'gate-1' | 'erase';

/** The tools of a mode, in the order of the toolbar. */
export const TOOLS: Readonly<Record<MazeMode, readonly MazeTool[]>> = {
  pacman: ['fence', 'pellet', ...RUNNERS, 'erase'],
  advanced: ['fence', 'chamber', 'pellet', 'B', 'K', 'I', 'C', 'gate-0', 'gate-1', 'erase'],
};

/** Why a press changes nothing. */
export type Refusal = 'overlaps' | 'crosses' | 'fences-only';

/** A change, or why there is none. */
export type Edited = { readonly draft: MazeDraft } | { readonly refusal: Refusal };

const MAX_PELLETS = 4;

function without<T>(list: readonly T[], gone: T): T[] {
  return list.filter(each => each !== gone);
}

/** Removes everything from a square. */
export function clearSquare(draft: MazeDraft, square: Square): MazeDraft {
  const starts = Object.fromEntries(Object.entries(draft.starts).filter(([, at]) => at !== square));
  const [first, second] = draft.gates;
  return {
    ...draft,
    pellets: without(draft.pellets, square),
    starts,
    gates: [without(first, square), without(second, square)],
  };
}

function clearFence(draft: MazeDraft, fence: Fence): MazeDraft {
  const gone = (each: Fence) => each !== fence;
  return { ...draft, fences: draft.fences.filter(gone), chamber: draft.chamber.filter(gone) };
}

/** A groove was pressed: a fence rises, changes its kind, or goes. The other button and the eraser only take away. */
export function pressFence(draft: MazeDraft, tool: MazeTool, fence: Fence, erases = tool === 'erase'): Edited {
  const all = [...draft.fences, ...draft.chamber];
  const isThere = all.includes(fence);
  if (erases) {
    const found = isThere ? fence : all.find(each => overlaps(each, fence) || crosses(each, fence));
    return { draft: found ? clearFence(draft, found) : draft };
  }
  const kind = tool === 'chamber' ? 'chamber' : 'fences';
  if (isThere && draft[kind].includes(fence)) return { draft: clearFence(draft, fence) };
  if (!isThere && all.some(each => overlaps(each, fence))) return { refusal: 'overlaps' };
  if (!isThere && all.some(each => crosses(each, fence))) return { refusal: 'crosses' };
  const cleared = clearFence(draft, fence);
  return { draft: { ...cleared, [kind]: [...cleared[kind], fence] } };
}

/** A square was pressed: it gets the tool's thing, or loses it. What stood there is removed, and the oldest of too many. */
export function pressSquare(draft: MazeDraft, tool: MazeTool, square: Square, erases = tool === 'erase'): Edited {
  if (erases) return { draft: clearSquare(draft, square) };
  if (tool === 'fence' || tool === 'chamber' || tool === 'erase') return { refusal: 'fences-only' };
  if (has(draft, tool, square)) return { draft: clearSquare(draft, square) };
  const cleared = clearSquare(draft, square);
  if (tool === 'pellet') return { draft: { ...cleared, pellets: [...cleared.pellets, square].slice(-MAX_PELLETS) } };
  if (tool === 'gate-0' || tool === 'gate-1') {
    const [first, second] = cleared.gates;
    const added = (ends: readonly Square[]) => [...ends, square].slice(-2);
    return { draft: { ...cleared, gates: tool === 'gate-0' ? [added(first), second] : [first, added(second)] } };
  }
  return { draft: { ...cleared, starts: { ...cleared.starts, [tool]: square } } };
}

function has(draft: MazeDraft, tool: MazeTool, square: Square): boolean {
  if (tool === 'pellet') return draft.pellets.includes(square);
  if (tool === 'gate-0') return draft.gates[0].includes(square);
  if (tool === 'gate-1') return draft.gates[1].includes(square);
  return draft.starts[tool as Runner] === square;
}

/** A piece was dragged to a square; a piece there changes places with it. */
export function movePiece(draft: MazeDraft, piece: Runner, square: Square): MazeDraft {
  const from = draft.starts[piece];
  if (from === square) return draft;
  const other = RUNNERS.find(each => draft.starts[each] === square);
  const { starts, ...rest } = clearSquare(draft, square);
  return { ...rest, starts: { ...starts, [piece]: square, ...(other && from && { [other]: from }) } };
}

/** Returns the maze for the other mode: fences and pellets stay, the rest as far as it fits. */
export function changeFamily(draft: MazeDraft, family: MazeMode, base: MazeDraft): MazeDraft {
  if (draft.family === family) return draft;
  const { fences, pellets, title } = draft;
  const free = (square: Square) => !pellets.includes(square);
  const starts = Object.fromEntries(Object.entries(base.starts).filter(([, square]) => free(square)));
  if (family === 'pacman') return { ...base, title, fences, pellets, starts };
  const fits = (fence: Fence) => !base.chamber.some(each => overlaps(each, fence) || crosses(each, fence));
  const [first, second] = base.gates;
  return {
    ...base,
    title,
    fences: fences.filter(fits),
    pellets,
    starts,
    gates: [first.filter(free), second.filter(free)],
  };
}
