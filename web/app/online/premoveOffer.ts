/**
 * What can be chosen as a premove: all that could be legal once the others have moved, as far as their fences and pieces
 * show now. The core judges it when the turn begins.
 */
import type { Legal } from '../../board/index.js';
import {
  squareOfPiece,
  type Action,
  type Fence,
  type OfferedAction,
  type Piece,
  type Position,
  type PositionView,
  type Side,
  type Square,
} from '../../core/index.js';
import { crosses, isVertical, numberOf, overlaps, slotNumber, squareOf } from '../../core/words.js';

/** The numbers of neighbours differ by these: north, east, south, west. */
const NEIGHBOURS = [9, 1, -9, -1] as const;
/** PAC-MAN's ordinary steps in a turn. */
export const MOST_STEPS = 2;
/** Another pawn comes no farther in one turn: a step, or a jump. */
const REACH = 2;

/** The side for which premoves are made, its only piece, and the seat here that holds it. */
export interface Premover {
  readonly side: Side;
  readonly piece: Piece;
  readonly seat: number;
}

/** Returns what can be chosen; steps of PAC-MAN that go on from `via` come before others to the same square. */
export function premoveOffer(position: Position, mover: Premover, via: Square | null = null): Legal {
  const { mode } = position;
  const view = position.view();
  const offered = ({ number }: Action): OfferedAction => ({ number, seat: mover.seat });
  const from = squareOfPiece(view, mover.piece);
  const enter = (square: Square) => {
    const action = mode.stepTo(mover.piece, square);
    return action ? [{ piece: mover.piece, square, action: offered(action) }] : [];
  };
  const isClassic = mode.family === 'classic';
  const near = from ? (isClassic ? pawnSquares(view, mover.piece, from) : openSteps(view, from)) : [];
  const squares = near.flatMap(enter);
  const fences = isClassic ? freeFences(mode.actions, view, mover.side) : [];
  return {
    squares,
    walks: isClassic || !from ? [] : walks(view, mover.piece, from, squares, via),
    fences: fences.map(action => ({ fence: action.fence as Fence, action: offered(action) })),
    respawns: from ? [] : mode.actions.flatMap(each => (isRespawn(each, view) ? respawnOf(each, offered) : [])),
    lifts: [],
    stops: [],
    spend: null,
    pass: null,
    longestPath: isClassic ? 1 : MOST_STEPS,
    isPremove: true,
  };
}

/** Returns the neighbours of a square that no fence closes off for good; a Chamber fence may be lifted first. */
export function openSteps({ fences, size, tunnels }: PositionView, from: Square): Square[] {
  const at = numberOf(from);
  const isOpen = (by: number): boolean => {
    const [file, row] = [(at % 9) + (by % 9), Math.floor(at / 9) + Math.trunc(by / 9)];
    if (Math.min(file, row) < 0 || Math.max(file, row) >= size) return false;
    const isAcross = Math.abs(by) === 1;
    const lower = Math.min(at, at + by);
    const slots = [lower, lower - (isAcross ? 9 : 1)];
    return !fences.some(
      ({ fence, chamber }) => !chamber && isVertical(fence) === isAcross && slots.includes(slotNumber(fence)),
    );
  };
  const beside = NEIGHBOURS.filter(isOpen).map(by => squareOf(at + by));
  const through = tunnels.flatMap(([one, other]) => (one === from ? [other] : other === from ? [one] : []));
  return [...beside, ...through];
}

/** A step, or a jump over a square that another pawn stands on or can come to. */
function pawnSquares(view: PositionView, piece: Piece, from: Square): Square[] {
  const others = view.pieces.flatMap(each => (each.piece !== piece && each.square ? [each.square] : []));
  const steps = openSteps(view, from);
  const jumps = steps
    .filter(over => others.some(square => distance(square, over) <= REACH))
    .flatMap(over => openSteps(view, over));
  return [...new Set([...steps, ...jumps])].filter(square => square !== from);
}

function distance(one: Square, other: Square): number {
  const [a, b] = [numberOf(one), numberOf(other)];
  return Math.abs((a % 9) - (b % 9)) + Math.abs(Math.floor(a / 9) - Math.floor(b / 9));
}

/** The two steps to each square that one step does not reach; over a square without a ghost, if there is a choice. */
function walks(
  view: PositionView,
  piece: Piece,
  from: Square,
  near: Legal['squares'],
  via: Square | null,
): NonNullable<Legal['walks']> {
  const isTaken = (square: Square) => view.pieces.some(each => each.square === square);
  const rank = (square: Square) => (square === via ? 0 : isTaken(square) ? 2 : 1);
  const firsts = [...near].sort((one, other) => rank(one.square) - rank(other.square));
  const found = new Map<Square, NonNullable<Legal['walks']>[number]>();
  for (const { square: first, action } of firsts) {
    for (const last of openSteps(view, first)) {
      const isNear = last === from || near.some(({ square }) => square === last);
      if (!isNear && !found.has(last)) found.set(last, { piece, squares: [first, last], action, costsLife: false });
    }
  }
  return [...found.values()];
}

/** The fences that fit beside those that stand, while the side has one left. */
function freeFences(actions: readonly Action[], { fences, stocks }: PositionView, side: Side): Action[] {
  if (!stocks.some(each => each.side === side && each.fences > 0)) return [];
  const isFree = (fence: Fence) => !fences.some(each => overlaps(fence, each.fence) || crosses(fence, each.fence));
  return actions.filter(({ kind, fence }) => kind === 'place' && fence !== null && isFree(fence));
}

function isRespawn({ kind, square }: Action, { respawns }: PositionView): boolean {
  return kind === 'respawn' && square !== null && respawns.includes(square);
}

function respawnOf(action: Action, offered: (action: Action) => OfferedAction): Legal['respawns'] {
  return [{ square: action.square as Square, action: offered(action) }];
}
