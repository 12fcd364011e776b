import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ActionText, Core, Position } from '../../../core/index.js';
import { load, valueOf } from '../../../core/tests/support.js';
import type { Analysis } from '../../engine/engine.js';
import { Attempt } from '../../puzzles/attempt.js';
import { loadPuzzles, type Puzzle } from '../../puzzles/puzzle.js';
import { PuzzleModel } from '../../puzzles/puzzleModel.svelte.js';

let core: Core;
let puzzle: Puzzle;
let wrong: ActionText;

beforeAll(async () => {
  core = await load();
  const puzzles = await loadPuzzles();
  for (puzzle of puzzles.filter(({ id, position }) => id.startsWith('pacman') && position.includes(' P '))) {
    const { position } = new Attempt(core, puzzle);
    const found = position.legalActions().find(action => new Attempt(core, puzzle).try([action]).kind === 'wrong');
    if (found) {
      wrong = found;
      return;
    }
  }
  throw new Error('no puzzle of PAC-MAN has a wrong first step');
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Some actions after a position. */
function lineAfter(position: Position): ActionText[] {
  const line: ActionText[] = [];
  for (let here = position; line.length < 5 && !here.outcome(); here = valueOf(here.play(line.at(-1) as string)))
    line.push(here.legalActions()[0] as ActionText);
  return line;
}

it('a refutation ends when the player takes the try back meanwhile', async () => {
  const look = (question: { text: string }): Promise<Analysis> => {
    const actions = lineAfter(valueOf(core.parsePosition(question.text)));
    return Promise.resolve({ lines: [{ actions }], proof: null } as unknown as Analysis);
  };
  const model = new PuzzleModel(core, puzzle, null, { onSaid: () => {}, isMotionReduced: () => false, look });
  await model.attempt([wrong]);
  expect(model.stage).toBe('wrong');
  const refuting = model.refute();
  await vi.advanceTimersByTimeAsync(10);
  expect(model.isBusy).toBe(true);
  model.again();
  await vi.advanceTimersByTimeAsync(60_000);
  await refuting;
  expect([model.shown.text, model.stage, model.said, model.isBusy]).toEqual([puzzle.position, 'asked', '', false]);
});
