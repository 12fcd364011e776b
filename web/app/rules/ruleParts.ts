/** The rules of each mode as parts, with the boards beside them. */
import type { BoardView } from '../../board/index.js';
import type { ModeName, Square } from '../../core/words.js';
import { boardOfPicture } from '../shared/board/modePictures.js';

/** A part of the rules: a heading, sentences and an optional board. */
export interface Part {
  readonly head: string;
  readonly sentences: readonly string[];
  readonly view?: BoardView;
}

const SIZE = 5;

/** Dots on the squares that a piece may enter. */
function dots(text: string): NonNullable<BoardView['marks']> {
  return (text.match(/[a-i][1-9]/g) ?? []).map(square => ({ square: square as Square, shape: 'dot', tone: 'good' }));
}

const MOVE = { ...boardOfPicture({ family: 'classic', pieces: 'Sc3', fences: 'c3hd1v' }, SIZE), marks: dots('b3d3c2') };
const JUMP = { ...boardOfPicture({ family: 'classic', pieces: 'Sc2Nc3', fences: '' }, SIZE), marks: dots('c1b2d2c4') };
const SIDE_JUMP = {
  ...boardOfPicture({ family: 'classic', pieces: 'Sc2Nc3', fences: 'c3h' }, SIZE),
  marks: dots('b3d3'),
};
const BLOCKED: BoardView = {
  ...boardOfPicture({ family: 'classic', pieces: 'Sc2Nc3', fences: 'a2hc2h' }, SIZE),
  suggestions: [{ fence: 'd1v', tone: 'bad' }],
};
const BOOST: BoardView = {
  ...boardOfPicture({ family: 'pacman', pieces: 'Pb1Bb3Kd4', fences: 'c1v', pellets: 'a1' }, SIZE),
  paths: [
    { squares: ['b1', 'a1'], tone: 'P' },
    { squares: ['a1', 'a2', 'a3', 'b3'], tone: 'good' },
  ],
};
const SIGHT: BoardView = {
  ...boardOfPicture({ family: 'pacman', pieces: 'Pc3Bc5Ka3Ie3', fences: 'd2v' }, SIZE),
  sights: [
    { piece: 'B', from: 'c5', to: 'c3' },
    { piece: 'K', from: 'a3', to: 'c3' },
  ],
};
const TUNNELS = boardOfPicture({ family: 'advanced', pieces: 'Pc5', fences: '', respawns: 'c5c1a3e3' }, SIZE);
const CHAMBER = boardOfPicture(
  { family: 'advanced', pieces: 'Bb3Kc3Ib2Cc2', fences: '~b3h~b1h~a2v~c2v', respawns: 'c5c1a3e3', pellets: 'a1a5e1e5' },
  SIZE,
);

const CLASSIC: readonly Part[] = [
  { head: 'rules-head-move', sentences: ['rules-classic-move'], view: MOVE },
  { head: 'rules-head-jump', sentences: ['rules-classic-jump-straight'], view: JUMP },
  { head: '', sentences: ['rules-classic-jump-side', 'rules-classic-jump-one'], view: SIDE_JUMP },
  {
    head: 'rules-head-fence',
    sentences: ['rules-classic-fence-long', 'rules-classic-fence-stays', 'rules-classic-fence-way'],
    view: BLOCKED,
  },
  { head: 'rules-head-end', sentences: ['rules-classic-end-wins', 'rules-classic-end-draw'] },
];

const DIFFERENCES = ['rules-classic-differ-side', 'rules-classic-differ-way', 'rules-classic-differ-draw'];

const PACMAN: readonly Part[] = [
  { head: 'rules-head-turn', sentences: ['rules-pacman-round', 'rules-pacman-straight'] },
  {
    head: 'rules-head-pacman',
    sentences: ['rules-pacman-steps', 'rules-pacman-blocked', 'rules-pacman-boost', 'rules-pacman-eats'],
    view: BOOST,
  },
  {
    head: 'rules-head-ghosts',
    sentences: ['rules-pacman-ghost-step', 'rules-pacman-frenzy', 'rules-pacman-ghost-end'],
    view: SIGHT,
  },
  { head: 'rules-head-catch', sentences: ['rules-pacman-catch', 'rules-pacman-reset'] },
  {
    head: 'rules-head-end',
    sentences: [
      'rules-pacman-end-pacman',
      'rules-pacman-end-ghosts',
      'rules-pacman-end-rank',
      'rules-pacman-end-draw',
      'rules-pacman-end-progress',
    ],
  },
  {
    head: 'rules-head-differ',
    sentences: [
      'rules-pacman-differ-maze',
      'rules-pacman-differ-sight',
      'rules-pacman-differ-pellet',
      'rules-pacman-differ-order',
      'rules-pacman-differ-boost',
      'rules-house',
    ],
  },
];

const ADVANCED: readonly Part[] = [
  { head: 'rules-head-tunnels', sentences: ['rules-advanced-tunnels', 'rules-advanced-start'], view: TUNNELS },
  {
    head: 'rules-head-opening',
    sentences: ['rules-advanced-opening-pacman', 'rules-advanced-opening-ghosts'],
    view: CHAMBER,
  },
  {
    head: 'rules-head-turn',
    sentences: ['rules-advanced-turn', 'rules-advanced-speed', 'rules-advanced-return', 'rules-pacman-straight'],
  },
  { head: 'rules-head-fence', sentences: ['rules-advanced-fence'] },
  { head: 'rules-head-pacman', sentences: ['rules-advanced-reserve'] },
  { head: 'rules-head-ghosts', sentences: ['rules-advanced-ghost-end'] },
  { head: 'rules-head-catch', sentences: ['rules-advanced-meet'] },
  {
    head: 'rules-head-end',
    sentences: ['rules-advanced-end-pacman', 'rules-pacman-end-draw', 'rules-advanced-end-progress'],
  },
  {
    head: 'rules-head-differ',
    sentences: ['rules-advanced-differ-source', 'rules-advanced-differ-return', 'rules-house'],
  },
];

/** The rules of a mode, after its goal. */
export function rulesOf(mode: ModeName): readonly Part[] {
  if (mode === 'pacman' || mode === 'advanced') {
    const setUp = { head: 'rules-head-setup', sentences: [`rules-setup-${mode}`, 'rules-share'] };
    return [setUp, ...(mode === 'pacman' ? PACMAN : ADVANCED)];
  }
  const turn = ['rules-classic-turn', ...(mode === 'classic2' ? [] : ['rules-classic-pass'])];
  const differ = [...DIFFERENCES, ...(mode === 'classic3' ? ['rules-classic-differ-three'] : []), 'rules-house'];
  return [
    { head: 'rules-head-setup', sentences: [`rules-setup-${mode}`] },
    { head: 'rules-head-turn', sentences: turn },
    ...CLASSIC,
    { head: 'rules-head-differ', sentences: differ },
  ];
}

/** How actions of a mode are written. */
export function writingOf(mode: ModeName): readonly string[] {
  if (mode === 'pacman') return ['rules-writing-squares', 'rules-writing-pacman'];
  if (mode === 'advanced') return ['rules-writing-squares', 'rules-writing-pacman', 'rules-writing-advanced'];
  return ['rules-writing-squares', 'rules-writing-classic'];
}
