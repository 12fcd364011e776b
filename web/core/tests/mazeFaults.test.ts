/** Faults of mazes as Python finds them (`tests/core/wasm_reference.py`): same faults, same order, same places. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAZE_FAULT_CODES, type Core, type MazeFault, type MazeLayout, type Square } from '../index.js';
import { load } from './support.js';

const FILE = process.env['HEDGEMAZE_GAMES'];

interface MazeLine {
  readonly body: 'maze';
  readonly maze: Omit<MazeLayout, 'gates' | 'chamber'> &
    Partial<MazeLayout> & { readonly respawns?: readonly Square[] };
  /** Code, count, piece, then the places that Python names. */
  readonly faults: readonly (readonly [string, number, string, ...string[]])[];
}

function layoutOf({ respawns = [], chamber = [], ...maze }: MazeLine['maze']): MazeLayout {
  return { ...maze, chamber, gates: [respawns.slice(0, 2), respawns.slice(2)] };
}

/** A fault as Python writes it. */
function rowOf({ code, count, piece, fences, squares }: MazeFault): (string | number)[] {
  const isPair = code === 'maze.fence_overlaps' || code === 'maze.fence_crosses';
  // A fence that is in both lists overlaps itself.
  const pair = fences.length === 1 ? [...fences, ...fences] : [...fences].sort();
  const isShown = ['maze.tunnel_too_short', 'maze.square_shared', 'maze.respawn_sealed'].includes(code);
  return [code, count, piece ?? '', ...(isPair ? pair : []), ...(isShown ? [...squares].sort() : [])];
}

describe.skipIf(FILE === undefined)('mazes of Python', () => {
  let core: Core;
  beforeAll(async () => {
    core = await load();
  });

  it('have the same faults', () => {
    const lines = readFileSync(FILE as string, 'utf8')
      .split('\n')
      .filter(line => line.includes('"body": "maze"'));
    const seen = new Set<string>();
    for (const line of lines) {
      const { maze, faults } = JSON.parse(line) as MazeLine;
      const found = core.mazeFaults(layoutOf(maze));
      expect([maze, found.map(rowOf)]).toEqual([maze, faults]);
      for (const { code } of found) seen.add(code);
    }
    expect(lines.length).toBeGreaterThan(200);
    expect([...seen].sort()).toEqual([...MAZE_FAULT_CODES].sort());
  });
});
