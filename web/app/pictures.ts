/** Pictures of the modes for the front page and the rules: positions as plain data, so that no core is needed to show them. */
import type { BoardView } from '../board/index.js';
import type { Edge, Fence, ModeName, Piece, PieceView, PositionView, Side, Square } from '../core/index.js';

const GOALS: Readonly<Partial<Record<Piece, Edge>>> = { S: 'N', W: 'E', N: 'S', E: 'W' };

function piecesOf(text: string): PieceView[] {
  return (text.match(/[A-Z][a-i][1-9]/g) ?? []).map(each => ({
    piece: each.charAt(0) as Piece,
    square: each.slice(1) as Square,
    away: null,
    steps: 0,
    boost: 0,
    active: false,
    done: false,
    toMove: false,
    frenzied: false,
    retired: false,
    goal: GOALS[each.charAt(0) as Piece] ?? null,
  }));
}

interface Picture {
  readonly family: PositionView['family'];
  readonly pieces: string;
  readonly fences: string;
  readonly pellets?: string;
  readonly respawns?: string;
}

const PICTURES: Readonly<Record<ModeName, Picture>> = {
  classic2: { family: 'classic', pieces: 'Se4Nd6', fences: 'b6he3hf6hd5vg4vc2v' },
  classic3: { family: 'classic', pieces: 'Se3Wc5Nf7', fences: 'c5hg2vd7vf4hb3h' },
  classic4: { family: 'classic', pieces: 'Se3Wc5Ne7Eg5', fences: 'c4hf6hd2vg7vb7h' },
  pacman: { family: 'pacman', pieces: 'Pf4Be8Kh6Ib5Ce2', fences: 'd3hg5hb7hg2vc4ve7v', pellets: 'a1i1a9i9' },
  advanced: {
    family: 'advanced',
    pieces: 'Pg7Bd5Ke6Ic4Ce3',
    fences: '~c4va3hg5vb7he8vf2h',
    pellets: 'a1i1a9',
    respawns: 'e9e1a5i5',
  },
};

/** What a board shows of a mode: a moment from the middle of a game. */
export function pictureOf(mode: ModeName): BoardView {
  const { family, pieces, fences, pellets = '', respawns = '' } = PICTURES[mode];
  const squares = (text: string) => (text.match(/[a-i][1-9]/g) ?? []) as Square[];
  const [north, south, west, east] = squares(respawns);
  const position: PositionView = {
    size: 9,
    family,
    pieces: piecesOf(pieces),
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
    tunnels: north && south && west && east ? [[north, south], [west, east]] : [],
    turn: null,
    stocks: [],
  };
  return { position, coordinates: false, tray: false };
}

/** The sides of a mode in turn order, and the pieces that people and engines hold. */
export const SIDES_OF: Readonly<Record<ModeName, readonly Side[]>> = {
  classic2: ['S', 'N'],
  classic3: ['S', 'W', 'N'],
  classic4: ['S', 'W', 'N', 'E'],
  pacman: ['P', 'G'],
  advanced: ['P', 'G'],
};

export const PIECES_OF: Readonly<Record<ModeName, readonly Piece[]>> = {
  classic2: ['S', 'N'],
  classic3: ['S', 'W', 'N'],
  classic4: ['S', 'W', 'N', 'E'],
  pacman: ['P', 'B', 'K', 'I', 'C'],
  advanced: ['P', 'B', 'K', 'I', 'C'],
};

/** The pieces of a side. */
export function piecesOfSide(mode: ModeName, side: Side): readonly Piece[] {
  return side === 'G' ? PIECES_OF[mode].filter(piece => piece !== 'P') : [side as Piece];
}
