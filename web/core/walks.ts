/**
 * Moves of several actions that one tap plays: where a piece comes with all its steps, what another ghost can do once
 * the one that moves has stopped, and the stops that end a turn. Found by playing legal actions; the core judges.
 */
import type { Position } from './position.js';
import { anySeat, legalOf, squareOfPiece, type OfferedAction, type SeatOf, type TargetView } from './view.js';
import type { ActionNumber, Piece, Square } from './words.js';

/** A move of a piece, and the stop of another piece that has to come first. */
export interface WalkView {
  readonly piece: Piece;
  /** The squares that it enters, the target last. */
  readonly squares: readonly Square[];
  /** The first step. */
  readonly action: OfferedAction;
  /** Ends the move of the piece that moves now. */
  readonly stop?: OfferedAction;
  /** It costs PAC-MAN a life: he walks into a ghost. */
  readonly costsLife: boolean;
}

interface Found {
  readonly squares: readonly Square[];
  readonly first: OfferedAction;
  readonly after: Position;
}

/** A longer move is made in several taps; the number of walks grows threefold with every step. */
const MAX_STEPS = 4;

/** Returns the moves of several actions, one for each piece and target; none in classic. */
export function walksOf(position: Position, seatOf: SeatOf = anySeat(position)): WalkView[] {
  if (position.mode.family === 'classic' || position.outcome()) return [];
  const { squares, stops } = legalOf(position, seatOf);
  const walks = farWalks(position, squares);
  const active = position.view().pieces.find(each => each.active)?.piece;
  const stop = stops.find(({ piece }) => piece === active)?.action;
  const next = stop && position.playUnchecked(stop.number);
  if (!next || next.isTurnStart || next.outcome()) return walks;
  const near = legalOf(next, seatOf).squares;
  const steps = near.map(({ piece, square, action }) => ({ piece, squares: [square], action, costsLife: false }));
  return [...walks, ...[...steps, ...farWalks(next, near)].map(walk => ({ ...walk, stop }))];
}

/** Returns the stops that end the turn of the pieces here; null if one of them has to do something else first. */
export function turnStops(position: Position, seatOf: SeatOf = anySeat(position)): OfferedAction[] | null {
  if (position.mode.family === 'classic') return null;
  const found: OfferedAction[] = [];
  for (let now = position; !now.outcome();) {
    const { stops, squares, lifts, respawns, fences } = legalOf(now, seatOf);
    const [stop] = stops;
    if (!stop) return [squares, lifts, respawns, fences].some(list => list.length > 0) ? null : nonEmpty(found);
    found.push(stop.action);
    now = now.playUnchecked(stop.action.number);
    if (now.isTurnStart) break;
  }
  return nonEmpty(found);
}

function nonEmpty<T>(list: T[]): T[] | null {
  return list.length > 0 ? list : null;
}

/** The safest walk of each piece to each square that is more than a step away. */
function farWalks(position: Position, near: readonly TargetView[]): WalkView[] {
  const { pieces, lives } = position.view();
  return [...new Set(near.map(({ piece }) => piece))].flatMap(piece => {
    const about = pieces.find(each => each.piece === piece);
    const firsts = near.filter(each => each.piece === piece);
    const isFar = (square: Square) => square !== about?.square && !firsts.some(each => each.square === square);
    // The boost of a pellet that he eats on the way is his to use by further taps.
    const steps = Math.min(MAX_STEPS, piece === 'P' ? position.turn.steps : MAX_STEPS);
    const best = new Map<Square, Found>();
    for (const walk of allWalks(position, piece, firsts, steps)) {
      const target = walk.squares.at(-1) as Square;
      const known = best.get(target);
      if (isFar(target) && (!known || (piece === 'P' && isSafer(walk, known)))) best.set(target, walk);
    }
    return [...best.values()].map(({ squares, first, after }) => {
      const costsLife = position.turn.side === 'P' && after.view().lives < lives;
      return { piece, squares, action: first, costsLife };
    });
  });
}

/** All walks of one piece, shorter ones first and then by the numbers of their squares; none crosses itself. */
function allWalks(position: Position, piece: Piece, firsts: readonly TargetView[], steps: number): Found[] {
  const walks: Found[] = firsts.map(({ square, action }) => ({
    squares: [square],
    first: action,
    after: position.playUnchecked(action.number),
  }));
  const from = squareOfPiece(position.view(), piece);
  for (let index = 0; index < walks.length; index++) {
    const { squares, first, after } = walks[index] as Found;
    if (squares.length >= steps || after.isTurnStart || after.outcome()) continue;
    for (const { number, square } of stepsOf(after, piece)) {
      if (square !== from && !squares.includes(square))
        walks.push({ squares: [...squares, square], first, after: after.playUnchecked(number) });
    }
  }
  return walks;
}

function stepsOf(position: Position, piece: Piece): { readonly number: ActionNumber; readonly square: Square }[] {
  return Array.from(position.legalNumbers()).flatMap(number => {
    const action = position.mode.action(number);
    return action?.kind === 'step' && action.piece === piece && action.square
      ? [{ number, square: action.square }]
      : [];
  });
}

/**
 * Whether a walk of PAC-MAN is safer than another to the same square: he loses no life on it; the ghosts cannot force a
 * catch in their next turn; he has eaten more pellets, then more ghosts. Otherwise the one that was found first is kept.
 */
function isSafer({ after: one }: Found, { after: other }: Found): boolean {
  if (one.isRepetitionOf(other)) return false;
  const measures: ((position: Position) => number)[] = [
    position => position.view().lives,
    position => Number(position.isSafe),
    position => position.pelletsEaten,
    position => position.view().pieces.filter(({ away }) => away === 'eaten').length,
  ];
  for (const measure of measures) {
    const difference = measure(one) - measure(other);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
