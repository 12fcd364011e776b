import { describe, expect, it } from 'vitest';
import {
  areNeighbours,
  cellOf,
  closedSides,
  fenceName,
  fencesOf,
  neighbour,
  slidden,
  slotOf,
  squareName,
  squaresOf,
  turned,
} from '../names.js';

describe.each([3, 4, 5, 6, 7, 8, 9])('names on a board of %i', size => {
  it('go to numbers and back', () => {
    const squares = squaresOf(size);
    expect(new Set(squares).size).toBe(size * size);
    expect(squares.map(cellOf).map(squareName)).toEqual(squares);
    const fences = fencesOf(size);
    expect(new Set(fences).size).toBe(2 * (size - 1) ** 2);
    expect(fences.map(slotOf).map(fenceName)).toEqual(fences);
    expect(fences.map(turned).map(turned)).toEqual(fences);
  });

  it('have neighbours that know each other, and never leave the board', () => {
    const all = new Set(squaresOf(size));
    const back = { N: 'S', S: 'N', E: 'W', W: 'E' } as const;
    let pairs = 0;
    for (const square of all) {
      for (const edge of ['N', 'E', 'S', 'W'] as const) {
        const next = neighbour(square, edge, size);
        if (!next) continue;
        pairs++;
        expect(all).toContain(next);
        expect(areNeighbours(square, next)).toBe(true);
        expect(neighbour(next, back[edge], size)).toBe(square);
      }
    }
    expect(pairs).toBe(4 * size * (size - 1));
  });

  it('slide fences along the board and stop at its end', () => {
    const all = new Set(fencesOf(size));
    for (const fence of all) {
      for (const edge of ['N', 'E', 'S', 'W'] as const) expect(all).toContain(slidden(fence, edge, size));
    }
  });
});

it('tells which sides of a square are closed', () => {
  expect(closedSides('e3', new Set(['e3h']))).toEqual(['N']);
  expect(closedSides('f4', new Set(['e3h']))).toEqual(['S']);
  expect(closedSides('g3', new Set(['e3h']))).toEqual([]);
  expect(closedSides('e4', new Set(['e3v', 'd3v', 'd4h']))).toEqual(['N', 'E', 'W']);
});
