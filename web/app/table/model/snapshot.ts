/** The parts of a snapshot that local and remote tables share: movers, legal actions, last actions. */
import type { WayChange } from '../../../board/types.js';
import {
  lastOf,
  legalOf,
  turnStops,
  walksOf,
  type Fence,
  type Piece,
  type Position,
  type PositionView,
  type SeatOf,
  type Square,
} from '../../../core/index.js';
import { leavingOf, type EntryText, type Game } from './game.js';
import type { Happening, PastView, TableSnapshot, WayView } from './types.js';

/** The pieces that may act now. */
export function moversOf(position: Position): Piece[] {
  const { pieces } = position.view();
  const movers = pieces.filter(each => each.toMove).map(({ piece }) => piece);
  if (movers.length > 0) return movers;
  const own = position.mode.piecesOf(position.turn.side);
  return pieces.flatMap(({ piece, away }) => (own.includes(piece) && away !== 'eaten' ? [piece] : []));
}

/** The legal actions of the seats here; `seatOf` returns null for what is held elsewhere. */
export function legalWith(position: Position, seatOf: SeatOf): NonNullable<TableSnapshot['legal']> {
  const legal = legalOf(position, seatOf);
  const { family, turn, pieces, lives } = position.view();
  const isRisk = family === 'advanced' && turn === 'P';
  const ghosts = new Set(pieces.flatMap(({ piece, square }) => (piece === 'P' || !square ? [] : [square])));
  const costsLife = (number: number) => position.playUnchecked(number).view().lives < lives;
  const risky = legal.squares.filter(({ square, action }) => isRisk && ghosts.has(square) && costsLife(action.number));
  const walks = walksOf(position, seatOf);
  const far = walks.flatMap(({ piece, squares, costsLife }) =>
    costsLife ? [{ piece, square: squares.at(-1) as Square }] : [],
  );
  return { ...legal, risky: [...risky, ...far], walks, endTurn: turnStops(position, seatOf) };
}

/** How many entries stay when the last step of the turn under way is taken back; null if there is none of these pieces. */
export function beforeLastStep(
  { entries, positions, turnStarts }: Game,
  isOwn: (index: number) => boolean,
): number | null {
  const start = turnStarts.at(-1) ?? 0;
  for (let index = entries.length - 1; index >= start && isOwn(index); index--) {
    // A stop moves nothing: it is taken back with the step before it.
    const { kind } = (positions[index] as Position).mode.action(entries[index] as string) ?? {};
    if (kind !== 'stop' || index === start || !isOwn(index - 1)) return index;
  }
  return null;
}

/** What a legal fence would do to the way of every classic side. */
export function wayChangesOf(position: Position, fence: Fence): WayChange[] {
  const number = position.mode.action(fence)?.number;
  if (position.mode.family !== 'classic' || number === undefined) return [];
  const after = position.playUnchecked(number);
  return position.mode.sides.flatMap(side => {
    const [before, now] = [position.distance(side), after.distance(side)];
    return before === null || now === null ? [] : [{ piece: side as Piece, steps: now - before }];
  });
}

/** The actions of the turn under way, or else of the turn before it. */
export function lastDone({
  entries,
  positions,
  turnStarts,
}: Pick<Game, 'entries' | 'positions' | 'turnStarts'>): TableSnapshot['last'] {
  const start = turnStarts.filter(each => each < entries.length).at(-1) ?? 0;
  return entries.slice(start).flatMap((entry, index) => lastOf(positions[start + index] as Position, entry) ?? []);
}

/** Which piece's side placed each fence since the start, the first ghost for the ghosts; fences of the start have no owner. */
export function ownersOf(
  positions: readonly Position[],
  entries: readonly EntryText[],
): Readonly<Partial<Record<Fence, Piece>>> {
  const owners: Partial<Record<Fence, Piece>> = {};
  entries.forEach((entry, index) => {
    const position = positions[index];
    const action = position?.mode.action(entry);
    if (position && action?.kind === 'place' && action.fence) {
      owners[action.fence] = position.mode.piecesOf(position.turn.side)[0] as Piece;
    }
  });
  return owners;
}

/** The moment of a game after `count` entries. */
export function pastOf({ entries, positions, turnStarts }: Game, count: number): PastView {
  const before = {
    entries: entries.slice(0, count),
    positions: positions.slice(0, count + 1),
    turnStarts: turnStarts.filter(start => start <= count),
  };
  const position = (positions[count] ?? positions[0]) as Position;
  return {
    position: { ...position.view(), turn: null },
    last: lastDone(before),
    owners: ownersOf(positions, before.entries),
  };
}

/** What the entries after the first `count` did. */
export function happenedAfter({ entries, positions }: Game, count: number): Happening[] {
  return entries.slice(count).flatMap((entry, index) => {
    if (leavingOf(entry)) return ['left' as const];
    return happeningsOf(positions[count + index] as Position, positions[count + index + 1] as Position, entry);
  });
}

/** The path of every classic side to its goal. */
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
function happeningsOf(from: Position, to: Position, entry: EntryText): Happening[] {
  const [before, after] = [from.view(), to.view()];
  if (after.lives < before.lives) return ['catch'];
  switch (from.mode.action(entry)?.kind) {
    case 'lift':
      return ['lift'];
    case 'place':
      return ['fence'];
    case 'spend':
      return ['spend'];
    case 'stop':
    case 'pass':
      return ['stop'];
  }
  const found: Happening[] = ['step'];
  if (after.pellets.length < before.pellets.length) found.push('pellet');
  if (eaten(after) > eaten(before)) found.push('eaten');
  return found;
}
