import { describe, expect, it } from 'vitest';
import { characterOf } from '../art/paints.js';
import { CHARACTERS, type Character, type Piece } from '../types.js';

const TABLES: readonly (readonly Piece[])[] = [
  ['S', 'W', 'N', 'E'],
  ['P', 'B', 'K', 'I', 'C'],
];

describe('characters', () => {
  it.each(TABLES)('of a table differ, whatever is chosen', (...pieces) => {
    const choices: (Character | undefined)[] = [undefined, ...CHARACTERS];
    let count = 0;
    for (const one of choices) {
      for (const other of choices) {
        if (one && one === other) continue;
        const chosen: Partial<Record<Piece, Character>> = {};
        const [first, , third] = pieces;
        if (one && first) chosen[first] = one;
        if (other && third) chosen[third] = other;
        const cast = pieces.map(piece => characterOf(piece, chosen));
        expect(new Set(cast).size).toBe(pieces.length);
        if (one) expect(cast[0]).toBe(one);
        if (other) expect(cast[2]).toBe(other);
        count++;
      }
    }
    expect(count).toBe(31);
  });

  it('are the usual ones where nobody chooses', () => {
    expect(TABLES.map(pieces => pieces.map(piece => characterOf(piece)))).toEqual([
      ['eater', 'curl', 'horns', 'bow'],
      ['eater', 'horns', 'bow', 'curl', 'nightcap'],
    ]);
  });
});
