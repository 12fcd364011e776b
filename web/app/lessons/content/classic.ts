/** Lessons of the classic game, most of them on a board of 5 by 5. */
import { delays, goesForward, isFence, isOver, oneOf, walksOn } from './accepts.js';
import type { Lesson } from './types.js';

const NO_FENCES = 'classic2;size=5;fences=0';
const THREE = 'classic2;size=5;fences=3';

export const CLASSIC: readonly Lesson[] = [
  {
    id: 'moving',
    subject: 'classic',
    tasks: [
      {
        start: `${NO_FENCES} - Sc1Nc5 0,0 - S - 0`,
        accepts: goesForward,
        solution: ['c2'],
        wrong: ['b1', 'd1'],
        refused: { c3: 'action.too_far', d2: 'action.diagonal' },
      },
      {
        start: `${NO_FENCES} - Sb3Nd4 0,0 - S - 4`,
        accepts: goesForward,
        isDone: isOver,
        answer: walksOn,
        solution: ['b4', 'b5'],
        wrong: ['b2', 'c3'],
      },
    ],
  },
  {
    id: 'fences',
    subject: 'classic',
    tasks: [
      {
        start: `${THREE} - Sb2Nd3 3,3 - S - 4`,
        accepts: delays('N', 1),
        solution: ['d2h'],
        wrong: ['b3', 'a4h'],
      },
      {
        start: `${THREE} a2h Se2Nb3 2,3 - S - 5`,
        accepts: delays('N', 2),
        solution: ['c2h'],
        wrong: ['c3h', 'd4v'],
        refused: { b2h: 'action.fence_overlaps', a2v: 'action.fence_crosses' },
      },
      {
        start: `${THREE} a2hc2h Se1Nd3 1,3 - S - 7`,
        accepts: tried => delays('N', 2)(tried) && tried.action.endsWith('v'),
        solution: ['d3v'],
        wrong: ['e2', 'd3h'],
      },
    ],
  },
  {
    id: 'way',
    subject: 'classic',
    tasks: [
      {
        start: `${THREE} a2hc2hd4v Se2Nb4 1,2 - S - 9`,
        accepts: delays('N', 1),
        solution: ['b3v'],
        wrong: ['e3'],
        refused: { d2v: 'action.fence_blocks_path' },
        marks: ['d3', 'e3'],
      },
      {
        start: `${THREE} a2hc2h Sb1Nd4 2,2 - S - 8`,
        accepts: isFence,
        solution: ['a4h'],
        wrong: ['b2'],
        refused: { d1v: 'action.fence_blocks_path' },
      },
    ],
  },
  {
    id: 'jump',
    subject: 'classic',
    tasks: [
      {
        start: `${NO_FENCES} - Sc2Nc3 0,0 - S - 4`,
        accepts: oneOf('c4'),
        solution: ['c4'],
        wrong: ['b2', 'c1'],
        refused: { c3: 'action.square_occupied', d3: 'action.straight_jump_possible' },
      },
      {
        start: `${THREE} c3h Sc2Nc3 3,2 - S - 5`,
        accepts: oneOf('b3', 'd3'),
        solution: ['b3'],
        wrong: ['b2'],
        refused: { c4: 'action.fence_in_way' },
      },
    ],
  },
  {
    id: 'corner',
    subject: 'classic',
    tasks: [
      {
        start: `${NO_FENCES} - Sc4Nc5 0,0 - S - 6`,
        accepts: goesForward,
        isDone: isOver,
        solution: ['d5'],
        wrong: ['b4', 'c3'],
        refused: { c5: 'action.square_occupied' },
      },
      {
        start: `${THREE} c3hb2v Sc2Nc3 2,2 - S - 6`,
        accepts: oneOf('d3'),
        solution: ['d3'],
        wrong: ['d2'],
        refused: { b3: 'action.fence_in_way' },
      },
    ],
  },
  {
    id: 'crowd',
    subject: 'classic',
    tasks: [
      {
        start: 'classic3;size=5;fences=2 - Sc2Wb3Nd2 2,2,2 - S - 6',
        accepts: delays('N', 1),
        solution: ['d1h'],
        wrong: ['c3', 'a3h'],
      },
      {
        start: 'classic4;size=5;fences=2 - Sc2Wc4Nc3Ee4 2,2,2,2 - S - 8',
        accepts: oneOf('b3', 'd3'),
        solution: ['d3'],
        wrong: ['b2', 'c1'],
        refused: { c4: 'action.square_occupied', c5: 'action.too_far' },
      },
      {
        start: 'classic4;size=5;fences=2 - Sc2Wc3Nd4Eb4 2,2,2,2 - S - 8',
        accepts: delays('E', 1),
        solution: ['a4v'],
        wrong: ['b2'],
      },
    ],
  },
];
