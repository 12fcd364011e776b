/**
 * Plain data for boards: what a position shows, read from its canonical text (docs/formats.md), so that nothing else in
 * the page has to parse it. The data can be copied, sent to a worker and compared.
 */
import type { Illegality, Position } from './position.js';
import { PIECES, type ActionText, type Family, type Fence, type Piece, type Side, type Square } from './words.js';

/** A piece as it stands. */
export interface PieceView {
  readonly piece: Piece;
  /** Null off the board. */
  readonly square: Square | null;
  /** Why it is off the board: a ghost was eaten, PAC-MAN waits to come back. */
  readonly away: 'eaten' | 'waiting' | null;
  /** Ordinary steps that it has left in this turn, as far as the position tells. */
  readonly steps: number;
  /** Steps left that eat ghosts; they come before the ordinary ones. */
  readonly boost: number;
  /** It has begun its move and not finished it. */
  readonly active: boolean;
  /** Its turn in this round is over. */
  readonly done: boolean;
  /** Its side is to move and it is not done. */
  readonly toMove: boolean;
  /** A ghost that sees PAC-MAN and has not moved yet, or is moving because it saw him. */
  readonly frenzied: boolean;
  /** Its side has left the game. */
  readonly retired: boolean;
  /** Classic: the edge of the board that it wants to reach. */
  readonly goal: Edge | null;
}

/** What a piece is that only stands there: in pictures, and in mazes that are being drawn. */
export const STANDING: Omit<PieceView, 'piece' | 'square'> = {
  away: null,
  steps: 0,
  boost: 0,
  active: false,
  done: false,
  toMove: false,
  frenzied: false,
  retired: false,
  goal: null,
};

/** An edge of the board: south is below row 1, west is left of file a. */
export type Edge = 'S' | 'W' | 'N' | 'E';

export interface FenceView {
  readonly fence: Fence;
  /** A Chamber fence that has not been re-laid. */
  readonly chamber: boolean;
}

/** From a ghost to PAC-MAN. */
export interface SightView {
  readonly piece: Piece;
  readonly from: Square;
  readonly to: Square;
}

/** What stands where, and whose turn it is. */
export interface PositionView {
  /** Squares along an edge, 3 to 9. */
  readonly size: number;
  readonly family: Family;
  readonly pieces: readonly PieceView[];
  readonly fences: readonly FenceView[];
  /** The Chamber fence that has been lifted and not yet laid. */
  readonly lifted: Fence | null;
  readonly pellets: readonly Square[];
  /** Pellets that PAC-MAN holds. */
  readonly reserve: number;
  /** Pellets that are out of the game. */
  readonly spent: number;
  readonly lives: number;
  /** How many lives the game began with. */
  readonly mostLives: number;
  readonly respawns: readonly Square[];
  /** Pairs of squares that are neighbours through a tunnel. */
  readonly tunnels: readonly (readonly [Square, Square])[];
  /** The side to move; null when the game is over. */
  readonly turn: Side | null;
  /** Fences left, by side in turn order. */
  readonly stocks: readonly { readonly side: Side; readonly fences: number }[];
}

/** Where a piece may go with one action. */
export interface TargetView {
  readonly piece: Piece;
  readonly square: Square;
}

/** The legal actions, sorted by kind. */
export interface LegalView {
  readonly squares: readonly TargetView[];
  readonly fences: readonly Fence[];
  readonly lifts: readonly Fence[];
  readonly respawns: readonly Square[];
  /** Pieces that may stop. */
  readonly stops: readonly Piece[];
  readonly spend: boolean;
  readonly pass: boolean;
}

/** What was done: a piece went along squares (the first is where it was), or a fence was placed or lifted. */
export type LastView =
  { readonly piece: Piece; readonly squares: readonly Square[] } | { readonly fence: Fence; readonly lifted: boolean };

/** The parts of shipped advanced mazes that a position text only names; a test compares them with the maze files. */
export const SHIPPED: Readonly<Record<string, string>> = {
  chamber: 'd3hd5hc4ve4v/e9e1a5i5',
  pinwheel: 'e3hd6hc4vf5v/e9e1a5i5',
};

const GOALS: Readonly<Partial<Record<Piece, Edge>>> = { S: 'N', W: 'E', N: 'S', E: 'W' };
const DEFAULT_LIVES = 3;

function squaresIn(text: string): Square[] {
  return (text.match(/[a-i][1-9]/g) ?? []) as Square[];
}

function fencesIn(text: string): Fence[] {
  return (text.match(/[a-i][1-9][hv]/g) ?? []) as Fence[];
}

/** Returns the part `name=value` of the text of a mode. */
function partOf(mode: string, name: string): string | null {
  const part = mode.split(';').find(each => each.startsWith(`${name}=`));
  return part === undefined ? null : part.slice(name.length + 1);
}

/** Returns the Chamber and the respawn squares of an advanced mode. */
function chamberOf(mode: string): { chamber: Fence[]; respawns: Square[] } {
  const maze = partOf(mode, 'maze') ?? 'chamber';
  const inline = maze.includes('/') ? maze.split('/').slice(3).join('/') : (SHIPPED[maze] ?? '/');
  const [chamber = '', respawns = ''] = inline.split('/');
  return { chamber: fencesIn(chamber), respawns: squaresIn(respawns) };
}

/** Tells whether a fence closes the way along a file or row between two squares. */
export function isSightBlocked(fences: readonly FenceView[], from: Square, to: Square): boolean {
  const [file, row] = [from.charCodeAt(0) - 97, Number(from.charAt(1)) - 1];
  const [otherFile, otherRow] = [to.charCodeAt(0) - 97, Number(to.charAt(1)) - 1];
  return fences.some(({ fence }) => {
    const [slotFile, slotRow] = [fence.charCodeAt(0) - 97, Number(fence.charAt(1)) - 1];
    const [axis, across, along, first, second] =
      file === otherFile
        ? ['h', file - slotFile, slotRow, row, otherRow]
        : ['v', row - slotRow, slotFile, file, otherFile];
    const isOnLine = fence.endsWith(axis) && (across === 0 || across === 1);
    return isOnLine && along >= Math.min(first, second) && along < Math.max(first, second);
  });
}

/** Returns the lines along which ghosts see PAC-MAN (A.3-15); none outside the fixed maze. */
export function sightsOf(view: PositionView): SightView[] {
  const to = view.pieces.find(({ piece }) => piece === 'P')?.square;
  if (view.family !== 'pacman' || !to) return [];
  return view.pieces.flatMap(({ piece, square }) => {
    if (piece === 'P' || !square || square === to) return [];
    const isAligned = square.charAt(0) === to.charAt(0) || square.charAt(1) === to.charAt(1);
    return isAligned && !isSightBlocked(view.fences, square, to) ? [{ piece, from: square, to }] : [];
  });
}

/** Returns what a position shows. */
export function viewOf(position: Position): PositionView {
  const [mode = '', fences = '', pieces = '', stocks = '', pellets = '', turn = ''] = position.text.split(' ');
  const { family, sides, size } = position.mode;
  const isOver = position.outcome() !== null;
  const [side = '', detailText = ''] = turn.split(':');
  const details = new Map(detailText.split(',').map(each => each.split('=') as [string, string]));
  const { chamber, respawns } = family === 'advanced' ? chamberOf(mode) : { chamber: [], respawns: [] };
  const [pelletText = '', reserve = '0', spent = '0', lives = '0'] = family === 'classic' ? [] : pellets.split('/');
  const view: PositionView = {
    size,
    family,
    pieces: [],
    fences: (fences.match(/~?[a-i][1-9][hv]/g) ?? []).map(text => ({
      fence: text.slice(-3) as Fence,
      chamber: text.startsWith('~'),
    })),
    lifted: chamber.find(fence => fence.slice(0, 2) === details.get('lifted')) ?? null,
    pellets: squaresIn(pelletText),
    reserve: Number(reserve),
    spent: Number(spent),
    lives: Number(lives),
    mostLives: family === 'classic' ? 0 : Number(partOf(mode, 'lives') ?? DEFAULT_LIVES),
    respawns,
    tunnels: pairsOf(respawns),
    turn: isOver ? null : (side as Side),
    stocks:
      stocks === '-'
        ? []
        : stocks.split(',').map((count, index) => ({ side: sides[index] as Side, fences: Number(count) })),
  };
  const stood = (pieces.match(/[A-Z](?:[a-i][1-9]|[*@])/g) ?? []).map(text =>
    pieceOf(text, { family, details, side: view.turn, firstSteps: position.turn.steps }),
  );
  const seen = new Set(sightsOf({ ...view, pieces: stood }).map(({ piece }) => piece));
  const isFrenzied = (each: PieceView) => each.toMove && each.piece !== 'P' && (each.active || seen.has(each.piece));
  return { ...view, pieces: stood.map(each => (family === 'pacman' ? { ...each, frenzied: isFrenzied(each) } : each)) };
}

function pairsOf([north, south, west, east]: readonly Square[]): (readonly [Square, Square])[] {
  return north && south && west && east
    ? [
        [north, south],
        [west, east],
      ]
    : [];
}

interface About {
  readonly family: Family;
  readonly details: ReadonlyMap<string, string>;
  readonly side: Side | null;
  readonly firstSteps: number;
}

function pieceOf(text: string, { family, details, side, firstSteps }: About): PieceView {
  const piece = text.charAt(0) as Piece;
  const where = text.slice(1);
  const isGhost = family !== 'classic' && piece !== 'P';
  const owner = isGhost ? 'G' : piece;
  const active = details.get('active') === piece;
  const isOff = where === '*' || where === '@';
  const done = details.get('moved')?.includes(piece) ?? false;
  const toMove = owner === side && !done && where !== '*' && (active || !details.has('active'));
  const isFirst = piece === 'P' && toMove && !active && !isOff;
  return {
    piece,
    square: isOff ? null : (where as Square),
    away: where === '*' ? 'eaten' : where === '@' ? 'waiting' : null,
    steps: active ? Number(details.get('steps') ?? 0) : isFirst ? firstSteps : 0,
    boost: active ? Number(details.get('boost') ?? 0) : 0,
    active,
    done,
    toMove,
    frenzied: false,
    retired: details.get('retired')?.includes(owner) ?? false,
    goal: family === 'classic' ? (GOALS[piece] ?? null) : null,
  };
}

/** Sorts legal actions by kind; in classic the moves are those of the side to move. */
export function legalOf(tokens: readonly ActionText[], side: Side | null): LegalView {
  const squares: TargetView[] = [];
  const [fences, lifts]: [Fence[], Fence[]] = [[], []];
  const respawns: Square[] = [];
  const stops: Piece[] = [];
  for (const token of tokens) {
    if (/^[a-i][1-9]$/.test(token)) squares.push({ piece: side as Piece, square: token as Square });
    else if (/^[A-Z][a-i][1-9]$/.test(token)) squares.push({ piece: pieceIn(token), square: token.slice(1) as Square });
    else if (/^[a-i][1-9][hv]$/.test(token)) fences.push(token as Fence);
    else if (token.startsWith('~')) lifts.push(token.slice(1) as Fence);
    else if (token.startsWith('P@')) respawns.push(token.slice(2) as Square);
    else if (/^[A-Z]-$/.test(token)) stops.push(pieceIn(token));
  }
  return { squares, fences, lifts, respawns, stops, spend: tokens.includes('P+'), pass: tokens.includes('--') };
}

function pieceIn(token: ActionText): Piece {
  const piece = PIECES.find(each => each === token.charAt(0));
  if (!piece) throw new RangeError(`not an action of a piece: ${token}`);
  return piece;
}

/** Returns what an action did, as far as a board shows it; the view is the one before it. */
export function lastOf(before: PositionView, token: ActionText): LastView | null {
  const fence = /^(~?)([a-i][1-9][hv])$/.exec(token);
  if (fence) return { fence: fence[2] as Fence, lifted: fence[1] === '~' };
  const step = /^([A-Z]@?)?([a-i][1-9])$/.exec(token);
  if (!step) return null;
  const piece = (step[1]?.charAt(0) ?? before.turn) as Piece;
  const from = before.pieces.find(each => each.piece === piece)?.square;
  return { piece, squares: from ? [from, step[2] as Square] : [step[2] as Square] };
}

/** An illegal fence as a board shows it. */
export interface IllegalFenceView {
  readonly fence: Fence;
  /** What is in its way. */
  readonly kind: 'overlaps' | 'crosses' | 'shuts_in' | 'other';
  readonly fences: readonly Fence[];
  /** The area that would be shut in. */
  readonly squares: readonly Square[];
  readonly piece: Piece | null;
}

/** Returns how a board shows why a fence may not be placed. */
export function illegalFenceOf(fence: Fence, illegality: Illegality): IllegalFenceView {
  const { code, fences, squares, piece } = illegality;
  const kind =
    code === 'action.fence_overlaps'
      ? 'overlaps'
      : code === 'action.fence_crosses'
        ? 'crosses'
        : code === 'action.fence_blocks_path' || code === 'action.fence_seals'
          ? 'shuts_in'
          : 'other';
  return { fence, kind, fences, squares, piece };
}
