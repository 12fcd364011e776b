/** Reference positions: every mode, and everything that a board can show. */
import type { BoardOptions, BoardView } from '../index.js';

export interface DemoScene {
  readonly name: string;
  readonly position: string;
  /** Actions played from there before it is shown; the last of them is marked. */
  readonly played?: string;
  readonly extra?: Partial<BoardView>;
  readonly options?: Partial<BoardOptions>;
  /** An illegal fence that is shown with its reason. */
  readonly tried?: string;
  /** Draws the shortest paths of all sides. */
  readonly ways?: boolean;
  readonly showsSights?: boolean;
}

const MAZE = 'd3hg5hb7hg2vc4ve7v';

export const SCENES: readonly DemoScene[] = [
  {
    name: 'classic2',
    position: 'classic2 - Se1Ne9 10,10 - S - 0',
    played: 'e2 e8 e3 e7 e4 d5v c3h e6 g4v b6h e3h f6h',
  },
  { name: 'start2', position: 'classic2 - Se1Ne9 10,10 - S - 0' },
  { name: 'ways', position: 'classic2 b6he3hf6hd5vg4v Se4Nd6 8,7 - S - 12', ways: true },
  { name: 'classic3', position: 'classic3 c5hg2v Se2Wb5Ne8 5,6,5 - W - 7' },
  {
    name: 'classic4',
    position: 'classic4 c4hf6hd2vg7v Se3Wc5Ne7Eg5 4,4,4,4 - S - 12',
    extra: { bottom: 'W', owners: { c4h: 'W', f6h: 'E', d2v: 'S' } },
  },
  { name: 'small', position: 'classic2;size=5;fences=2 b2hc3v Sc2Nc4 1,1 - S - 4' },
  { name: 'cut off', position: 'classic2 a2hc2he2hg2h Se1Ne9 6,6 - S - 8', tried: 'h1v' },
  { name: 'crossed', position: 'classic2 d4h Se1Ne9 9,10 - N - 1', tried: 'd4v' },
  { name: 'pacman', position: `pacman ${MAZE} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0`, showsSights: true },
  {
    name: 'frenzy',
    position: `pacman ${MAZE} Pe7Be8Kh5Ia5Ce1 - a1i1a9i9/0/0/3 G:moved=K,active=B,from=e9,steps=1 - 4/1/0`,
    showsSights: true,
  },
  { name: 'ghosts', position: `pacman ${MAZE} Pg4Bi4Kh6Ic5Ce2 - a1i1a9/0/1/2 G - 9/3/2`, showsSights: true },
  { name: 'boost', position: `pacman ${MAZE} Pa9Bc9K*Ia6Cf6 - i1i9/0/2/2 P:active=P,from=a7,boost=3 - 41/8/8` },
  { name: 'respawn', position: 'advanced ~d3h~d5h~c4v~e4v P@Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 P - 0/1/0' },
  { name: 'lift', position: 'advanced ~d3h~d5h~c4v~e4v Pe3Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 G - 3/1/0' },
  { name: 'lay', position: 'advanced ~d3h~d5h~c4v Pe3Bd5Ke5Id4Ce4 12,4 a1i1a9i9/0/0/3 G:lifted=e4 Pe1 4/1/0' },
  {
    name: 'advanced',
    position: 'advanced a1ha3ha5hg5v Pg8Bd5Ke5Id4Ce4 12,4 a1i1a9/0/1/3 P:active=P,from=g9,steps=2,boost=1 Ph9 20/5/5',
  },
  {
    name: 'risk',
    position: 'advanced a1ha3ha5hg5v Pf6Bd6Ke6Id4Ce4 12,4 a1i1a9/0/1/3 P Pg9 26/6/5',
    extra: { coordinates: false },
  },
  {
    name: 'analysis',
    position: 'classic2 b6he3hf6hd5vg4v Se4Nd6 8,7 - S - 12',
    extra: {
      arrows: [
        { from: 'e4', to: 'e5', tone: 'best' },
        { from: 'd6', to: 'd3', tone: 'bad' },
      ],
      suggestions: [{ fence: 'c4h', tone: 'good' }],
      marks: [
        { square: 'b2', shape: 'ring', tone: 'good' },
        { square: 'g8', shape: 'cross', tone: 'bad' },
        { square: 'h2', shape: 'fill', tone: 'warn', label: '7' },
        { square: 'g2', shape: 'dot', tone: 'best' },
      ],
    },
    options: { draw: true },
  },
  { name: 'editor', position: `pacman ${MAZE} Pe5Be9Ki5Ia5Ce1 - a1i1a9i9/0/0/3 P - 0/1/0`, options: { input: 'edit' } },
];
