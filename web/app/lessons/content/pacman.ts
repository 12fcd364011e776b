/** Lessons of the PAC-MAN variant, in its first maze. */
import { anything, canStill, hasCaught, hasEaten, hasTaken, isHidden, isOn, isOthersTurn, isOver } from './accepts.js';
import type { Position } from '../../../core/index.js';
import type { Lesson } from './types.js';

const MAZE = 'pacman d3hg5hb7hg2vc4ve7v';

const isHiddenAtLast = (after: Position, start: Position) => isOthersTurn(after, start) && isHidden(after);

export const PACMAN: readonly Lesson[] = [
  {
    id: 'steps',
    subject: 'pacman',
    tasks: [
      {
        start: `${MAZE} Pe5Bb9Ki5Ia4Cg1 - a1i1a9i9/0/0/3 P - 0/1/0`,
        accepts: canStill(isOn('e7'), 1),
        isDone: isOn('e7'),
        solution: ['Pe6', 'Pe7'],
        wrong: ['Pd5', 'Pe4'],
        refused: { Pf6: 'action.diagonal', Pe7: 'action.too_far' },
        marks: ['e7'],
      },
      {
        start: `${MAZE} Pd3Bb9Ki5Ia4Cg1 - a1i1a9i9/0/0/3 P - 0/1/0`,
        accepts: canStill(isOn('c4'), 1),
        isDone: isOn('c4'),
        solution: ['Pc3', 'Pc4'],
        wrong: ['Pd2'],
        refused: { Pd4: 'action.fence_in_way' },
        marks: ['c4'],
      },
    ],
  },
  {
    id: 'pellet',
    subject: 'pacman',
    tasks: [
      {
        start: `${MAZE} Pa7Bd8Kh5If3Ce1 - a1i1a9i9/0/0/3 P - 20/5/0`,
        accepts: canStill(hasTaken, 1),
        isDone: hasTaken,
        solution: ['Pa8', 'Pa9'],
        wrong: ['Pa6', 'Pb7'],
        marks: ['a9'],
      },
      {
        start: `${MAZE} Pa9Bc9Kh5If3Ce1 - a1i1i9/0/1/3 P:active=P,from=a7,boost=3 - 22/5/5`,
        accepts: canStill(hasEaten, 1),
        isDone: hasEaten,
        solution: ['Pb9', 'Pc9'],
        wrong: ['Pa8', 'P-'],
      },
      {
        start: `${MAZE} Pc9B*Kh5If3Ce1 - a1i1i9/0/1/3 P:active=P,from=a7,boost=1 - 24/5/5`,
        accepts: anything,
        isDone: isOthersTurn,
        solution: ['P-'],
      },
    ],
  },
  {
    id: 'sight',
    subject: 'pacman',
    tasks: [
      {
        start: `${MAZE} Pe5Be9Kh5Ib3Cf2 - a1i1a9i9/0/0/3 P - 12/4/0`,
        accepts: canStill(isHiddenAtLast, 1),
        isDone: isOthersTurn,
        solution: ['Pd5', 'Pd6'],
        wrong: ['Pf5'],
      },
      {
        start: `${MAZE} Pc6Be8Kh6Ib4Cc2 - a1i1a9i9/0/0/3 P - 12/4/0`,
        accepts: canStill(isHiddenAtLast, 1),
        isDone: isOthersTurn,
        solution: ['Pd6', 'Pd5'],
        wrong: ['Pc5', 'Pb6'],
      },
    ],
  },
  {
    id: 'ghosts',
    subject: 'pacman',
    tasks: [
      {
        start: `${MAZE} Pa8Be9Kh5Ia5Ce1 - a1i1a9i9/0/0/3 G - 2/1/0`,
        accepts: anything,
        isDone: isOthersTurn,
        solution: ['Be8', 'Kg5', 'Ia6', 'Ia7', 'Ce2'],
        refused: { Bd8: 'action.diagonal' },
      },
      {
        start: `${MAZE} Pe7Be9Kh5Ib3Ce1 - a1i1a9/0/1/3 G - 42/6/3`,
        accepts: canStill(hasCaught, 1),
        isDone: hasCaught,
        solution: ['Be8', 'Be7'],
        wrong: ['Bd9', 'Kg5'],
      },
    ],
  },
  {
    id: 'ranks',
    subject: 'pacman',
    tasks: [
      {
        start: `${MAZE} Ph9Be9Kh5Ib5Ce1 - i9/0/3/1 P - 80/20/18`,
        accepts: canStill(isOver, 1),
        isDone: isOver,
        solution: ['Pi9'],
        wrong: ['Pg9'],
        marks: ['i9'],
      },
    ],
  },
];
