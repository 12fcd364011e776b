/** The parts of a snapshot, the same for local and remote tables: who may move, what is legal, what was done last. */
import {
  lastOf,
  legalOf,
  viewOf,
  type ActionText,
  type Piece,
  type Position,
  type PositionView,
} from '../../../core/index.js';
import { leaverOf, type Game } from './game.js';
import type { Happening, Snapshot, WayView } from './types.js';

/** Whether these actions would cost PAC-MAN a life by his own doing. */
export function costsLife(from: Position, actions: readonly ActionText[]): boolean {
  let position = from;
  if (position.turn.side !== 'P') return false;
  const { lives } = viewOf(position);
  for (const action of actions) {
    const next = position.play(action);
    if (!next.ok) return false;
    position = next.value;
    if (viewOf(position).lives < lives) return true;
  }
  return false;
}

/** The pieces that may act now. */
export function moversOf(position: Position, view: PositionView): Piece[] {
  const movers = view.pieces.filter(each => each.toMove).map(({ piece }) => piece);
  const { side } = position.turn;
  if (movers.length > 0) return movers;
  return side === 'G' ? view.pieces.flatMap(({ piece, away }) => (piece === 'P' || away ? [] : [piece])) : [side as Piece];
}

/** What may be done with the pieces that are held here. */
export function legalWith(position: Position, view: PositionView, held: (piece: Piece) => boolean): NonNullable<Snapshot['legal']> {
  const legal = legalOf(position.legalActions(), view.turn);
  const squares = legal.squares.filter(({ piece }) => held(piece));
  const isRisk = view.family === 'advanced' && view.turn === 'P';
  const ghosts = new Set(view.pieces.flatMap(({ piece, square }) => (piece === 'P' || !square ? [] : [square])));
  const risky = squares.filter(
    ({ piece, square }) => isRisk && ghosts.has(square) && costsLife(position, [`${piece}${square}`]),
  );
  return { ...legal, squares, stops: legal.stops.filter(held), risky };
}

/** What the turn under way has done so far, or else the turn before it. */
export function lastDone(game: Game): Snapshot['last'] {
  const count = game.entries.length;
  const start = game.turnStarts.filter(each => each < count).at(-1) ?? 0;
  return game.entries.slice(start).flatMap((entry, index) => {
    if (leaverOf(entry)) return [];
    const last = lastOf(viewOf(game.positions[start + index] as Position), entry);
    return last ? [last] : [];
  });
}

/** What the entries after the first `count` did. */
export function happenedAfter(game: Game, count: number): Happening[] {
  return game.entries.slice(count).flatMap((entry, index) => {
    if (leaverOf(entry)) return ['left' as const];
    const [from, to] = [game.positions[count + index], game.positions[count + index + 1]] as [Position, Position];
    return happeningsOf(viewOf(from), viewOf(to), entry);
  });
}

/** Every classic side's way to its goal. */
export function waysIn(position: Position): WayView[] {
  if (position.mode.family !== 'classic') return [];
  return position.mode.sides.map(side => ({
    side,
    steps: position.distance(side) ?? 0,
    squares: position.shortestPath(side),
  }));
}

function eaten(view: PositionView): number {
  return view.pieces.filter(({ away }) => away === 'eaten').length;
}

/** What an action did, for sounds and announcements. */
export function happeningsOf(before: PositionView, after: PositionView, action: ActionText): Happening[] {
  if (after.lives < before.lives) return ['catch'];
  if (action.startsWith('~')) return ['lift'];
  if (/^[a-i][1-9][hv]$/.test(action)) return ['fence'];
  if (action === 'P+') return ['spend'];
  if (action.endsWith('-')) return ['stop'];
  const found: Happening[] = ['step'];
  if (after.pellets.length < before.pellets.length) found.push('pellet');
  if (eaten(after) > eaten(before)) found.push('eaten');
  return found;
}
