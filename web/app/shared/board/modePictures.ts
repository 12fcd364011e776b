/** Pictures of the modes for the front page and the rules: positions as plain data, which need no core. */
import type { BoardView } from '../../../board/index.js';
import type { Edge, Fence, ModeName, Piece, PieceView, PositionView, Square } from '../../../core/index.js';
import { STANDING } from '../../../core/view.js';
import { OPPOSITE } from '../modes.js';

function piecesOf(text: string, isClassic: boolean): PieceView[] {
  return (text.match(/[A-Z][a-i][1-9]/g) ?? []).map(each => ({
    piece: each.charAt(0) as Piece,
    square: each.slice(1) as Square,
    ...STANDING,
    goal: isClassic ? OPPOSITE[each.charAt(0) as Edge] : null,
  }));
}

/** A short form of a position: pieces with squares, fences (~ for the Chamber's), squares. */
export interface Picture {
  readonly family: PositionView['family'];
  readonly pieces: string;
  readonly fences: string;
  readonly pellets?: string;
  readonly respawns?: string;
}

/** Boards of 7, so that the pieces are visible on a phone. */
const SIZE = 7;

const PICTURES: Readonly<Record<ModeName, Picture>> = {
  classic2: { family: 'classic', pieces: 'Sd3Nc5', fences: 'a4hd2he5hc4vf3vb2v' },
  classic3: { family: 'classic', pieces: 'Sd2Wb4Ne6', fences: 'b4hf2vc5ve3ha2h' },
  classic4: { family: 'classic', pieces: 'Sd2Wb4Nd6Ef4', fences: 'b3he5hc1vf5va5h' },
  pacman: { family: 'pacman', pieces: 'Pe3Bd6Kf5Ia4Cd2', fences: 'c2hf4hb5hf2vb3vd5v', pellets: 'a1g1a7g7' },
  advanced: {
    family: 'advanced',
    pieces: 'Pf5Bc4Kd5Ib3Ce2',
    fences: '~b3va2hf3va5he6ve1h',
    pellets: 'a1g1a7',
    respawns: 'd7d1a4g4',
  },
};

/** The picture of a mode: a moment from the middle of a game. */
export function pictureOf(mode: ModeName): BoardView {
  return boardOfPicture(PICTURES[mode], SIZE);
}

/** The view of a short form. */
export function boardOfPicture(
  { family, pieces, fences, pellets = '', respawns = '' }: Picture,
  size: number,
): BoardView {
  const squares = (text: string) => (text.match(/[a-i][1-9]/g) ?? []) as Square[];
  const [north, south, west, east] = squares(respawns);
  const position: PositionView = {
    size,
    family,
    pieces: piecesOf(pieces, family === 'classic'),
    fences: (fences.match(/~?[a-i][1-9][hv]/g) ?? []).map(each => ({
      fence: each.slice(-3) as Fence,
      chamber: each.startsWith('~'),
    })),
    lifted: null,
    pellets: squares(pellets),
    reserve: 0,
    spent: 0,
    lives: 3,
    mostLives: 3,
    respawns: squares(respawns),
    tunnels:
      north && south && west && east
        ? [
            [north, south],
            [west, east],
          ]
        : [],
    turn: null,
    stocks: [],
  };
  return { position, coordinates: false };
}
