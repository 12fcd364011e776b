/** Lessons of the advanced mode. */
import { type Position } from '../../../core/index.js';
import { anything, canStill, hasCaught, hasEaten, isOn, isOthersTurn } from './accepts.js';
import type { Lesson } from './types.js';

/** A position after the opening: the four fences of the Chamber are on the board. */
const OPENED = 'advanced a3ha5ha7hg5v';
const GHOSTS = 'Bd5Ke5Id4Ce4';

const hasBuilt = (after: Position, start: Position) => after.view().fences.length > start.view().fences.length;

export const ADVANCED: readonly Lesson[] = [
  {
    id: 'gates',
    subject: 'advanced',
    tasks: [
      {
        start: `advanced ~d3h~d5h~c4v~e4v P@${GHOSTS} 12,4 a1i1a9i9/0/0/3 P - 0/1/0`,
        accepts: anything,
        solution: ['P@i5'],
        refused: { Pe2: 'action.must_respawn' },
      },
      {
        start: `advanced ~d3h~d5h~c4v~e4v Pi5${GHOSTS} 12,4 a1i1a9i9/0/0/3 P - 1/1/0`,
        accepts: anything,
        isDone: isOthersTurn,
        solution: ['Pi6', 'Pi7'],
        refused: { Pi7: 'action.too_far' },
      },
    ],
  },
  {
    id: 'tunnels',
    subject: 'advanced',
    tasks: [
      {
        start: `${OPENED} Pe8Bb3Ke5Id4Ch4 11,4 a1i1a9i9/0/0/3 P - 40/6/5`,
        accepts: canStill(isOn('e1'), 1),
        isDone: isOn('e1'),
        solution: ['Pe9', 'Pe1'],
        wrong: ['Pe7', 'Pd8'],
        marks: ['e9', 'e1'],
      },
    ],
  },
  {
    id: 'chamber',
    subject: 'advanced',
    tasks: [
      {
        start: `advanced ~d3h~d5h~c4v~e4v Pi7${GHOSTS} 12,4 a1i1a9i9/0/0/3 G Pi5 3/1/0`,
        accepts: anything,
        isDone: isOthersTurn,
        solution: ['~e4v', 'h8h'],
        refused: { Bd6: 'action.chamber_first', g7v: 'action.lift_first' },
      },
    ],
  },
  {
    id: 'turn',
    subject: 'advanced',
    tasks: [
      {
        start: `${OPENED} Pe2${GHOSTS} 12,4 a1i1a9i9/0/0/3 P - 20/5/4`,
        accepts: ({ action }) => !action.endsWith('-'),
        isDone: hasBuilt,
        solution: ['Pd2', 'Pc2', 'd2h'],
        refused: { d2h: 'action.move_first' },
      },
    ],
  },
  {
    id: 'reserve',
    subject: 'advanced',
    tasks: [
      {
        start: `${OPENED} Pf6Bf8Kb4Id4Ce4 12,4 a1i1a9/1/0/3 P - 24/5/4`,
        accepts: canStill(hasEaten, 2),
        isDone: hasEaten,
        solution: ['P+', 'Pf7', 'Pf8'],
        wrong: ['Pf5', 'Pg6'],
      },
    ],
  },
  {
    id: 'lives',
    subject: 'advanced',
    tasks: [
      {
        start: `${OPENED} Pf6Bf8Ke2Id4Ch4 8,2 a1/2/1/3 G - 61/9/8`,
        accepts: canStill(hasCaught, 2),
        isDone: hasCaught,
        solution: ['Bf7', 'Bf6'],
        wrong: ['Bf9'],
      },
      {
        start: `${OPENED} P@Bf6Ke1Id4Ch4 8,2 a1/2/1/2 P - 63/10/9`,
        accepts: anything,
        solution: ['P@a5'],
        refused: { 'P@e1': 'action.respawn_occupied' },
      },
    ],
  },
];
