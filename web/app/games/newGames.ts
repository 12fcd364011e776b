/** New games: the holders of the pieces and the side that begins. */
import { levelOf } from '../../core/levels.js';
import type { ModeName, Piece, Side } from '../../core/words.js';
import { PIECES_OF, piecesOfSide, roleOf, SIDES_OF } from '../shared/modes.js';
import { gameStore, modeOf, newGame, type SavedGame } from './gameStore.js';
import type { PieceHolder, Holders } from '../table/model/types.js';

/** All players are on this screen. */
export function peopleOnly(mode: ModeName): Holders {
  return Object.fromEntries(PIECES_OF[mode].map(piece => [piece, { kind: 'person' } satisfies PieceHolder]));
}

/** One person against engines of one level. */
export function againstEngines(mode: ModeName, side: Side, level: number): Holders {
  const own = piecesOfSide(mode, side);
  return Object.fromEntries(
    PIECES_OF[mode].map(piece => [piece, own.includes(piece) ? { kind: 'person' } : engineOf(mode, piece, level)]),
  );
}

/** A level for a piece; the strongest there is where its role has fewer. */
function engineOf(mode: ModeName, piece: Piece, level: number): PieceHolder {
  return { kind: 'engine', level: levelOf(mode, roleOf(mode, piece), level).level };
}

/** Returns a random side to begin in classic; null in the PAC-MAN modes, where PAC-MAN begins. */
export function randomFirst(mode: ModeName): Side | null {
  const sides = SIDES_OF[mode];
  if (sides.includes('P')) return null;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return sides[random % sides.length] ?? null;
}

/** Saves a new game and returns its name. */
export function begin(mode: string, holders: Holders, first: Side | null): string {
  const game = newGame(mode, holders, first);
  gameStore.save(game);
  return game.id;
}

/** Begins the same game again, at another level if one is given; in classic the next side begins. */
export function beginAgain(old: SavedGame, level?: number): string {
  const mode = modeOf(old);
  const sides = SIDES_OF[mode];
  const at = old.first ? sides.indexOf(old.first) : 0;
  const holders = Object.entries(old.holders).map(([piece, holder]): [string, PieceHolder] => [
    piece,
    holder.kind === 'engine' && level !== undefined ? engineOf(mode, piece as Piece, level) : holder,
  ]);
  return begin(
    old.mode,
    Object.fromEntries(holders),
    sides.includes('P') ? null : (sides[(at + 1) % sides.length] ?? null),
  );
}
