/** Predicates for tasks of lessons, answered by the core. */
import {
  sightsOf,
  squareOfPiece,
  type ActionText,
  type Position,
  type PositionView,
  type Side,
  type Square,
} from '../../../core/index.js';
import type { Try } from './types.js';

export const isFence = ({ before, action }: Try): boolean => before.mode.action(action)?.kind === 'place';

/** The number of steps that an action saves a side. */
export function nearer({ before, after }: Try, side: Side): number {
  return (before.distance(side) ?? 0) - (after.distance(side) ?? 0);
}

/** A pawn's move that brings it nearer to its goal. */
export function goesForward(tried: Try): boolean {
  return !isFence(tried) && nearer(tried, tried.before.turn.side) > 0;
}

/** Accepts a fence that lengthens a side's path by at least `steps`, and the player's own path by fewer. */
export function delays(side: Side, steps: number): (tried: Try) => boolean {
  return tried => {
    const own = tried.before.turn.side;
    return isFence(tried) && -nearer(tried, side) >= steps && -nearer(tried, own) < steps;
  };
}

/** One of these actions. */
export function oneOf(...actions: readonly ActionText[]): (tried: Try) => boolean {
  return ({ action }) => actions.includes(action);
}

/** A classic pawn takes its shortest way. */
export function walksOn(position: Position): ActionText {
  const { side } = position.turn;
  const way = position.shortestPath(side)[1];
  const legal = position.legalActions();
  return way && legal.includes(way) ? way : (legal[0] as ActionText);
}

/** PAC-MAN is on a square. */
export function isOn(square: Square): (after: Position) => boolean {
  return after => squareOfPiece(after.view(), 'P') === square;
}

export function isOver(position: Position): boolean {
  return position.outcome() !== null;
}

/** The turn has passed to another side, or the game has ended. */
export function isOthersTurn(after: Position, start: Position): boolean {
  return isOver(after) || after.turn.side !== start.turn.side;
}

function eatenIn({ pieces }: PositionView): number {
  return pieces.filter(({ away }) => away === 'eaten').length;
}

/** One more ghost is eaten. */
export function hasEaten(after: Position, start: Position): boolean {
  return eatenIn(after.view()) > eatenIn(start.view());
}

/** One more pellet is taken. */
export function hasTaken(after: Position, start: Position): boolean {
  return after.view().pellets.length < start.view().pellets.length;
}

/** PAC-MAN has lost a life. */
export function hasCaught(after: Position, start: Position): boolean {
  return after.view().lives < start.view().lives;
}

/** No ghost sees PAC-MAN. */
export function isHidden(position: Position): boolean {
  return sightsOf(position.view()).length === 0;
}

/** Accepts every legal action. */
export function anything(): boolean {
  return true;
}

/** Whether the side to move can still solve the task within this turn: searches all its actions. */
export function canStill(isDone: (after: Position, start: Position) => boolean, depth: number) {
  const finds = (position: Position, start: Position, left: number): boolean => {
    if (isDone(position, start)) return true;
    if (left === 0 || isOthersTurn(position, start)) return false;
    return position.legalActions().some(action => {
      const next = position.play(action);
      return next.ok && finds(next.value, start, left - 1);
    });
  };
  return ({ before, after }: Try): boolean => finds(after, before, depth);
}
