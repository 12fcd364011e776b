/** The playthroughs: every field of every file is compared. */
import { beforeAll, describe, expect, it } from 'vitest';
import { REASONS, type Core, type Position, type Side } from '../index.js';
import { readPlaythroughs, type Playthrough } from './suites.js';
import { load, valueOf } from './support.js';

let core: Core;
beforeAll(async () => {
  core = await load();
});

function turnOf(position: Position): string {
  const { side, phase, steps } = position.turn;
  return position.outcome() ? '-' : `${side} ${phase} ${steps}`;
}

function outcomeOf(position: Position): string {
  const outcome = position.outcome();
  if (!outcome) return 'none';
  return `${outcome.reason} ${outcome.winner ? `${outcome.winner}-wins` : 'draw'} ${outcome.rank ?? '-'}`;
}

function after(position: Position, entry: string): Position {
  return valueOf(entry.includes(':') ? position.retire(entry.charAt(0) as Side) : position.play(entry));
}

/** Replays a file and compares everything on the way; returns the positions. */
function replayed(playthrough: Playthrough): Position[] {
  const positions: Position[] = [];
  for (const { entry, turn, legal, position: text, refusals } of playthrough.moments) {
    const before = positions.at(-1);
    const position = before && entry !== null ? after(before, entry) : valueOf(core.parsePosition(text));
    expect([position.text, turnOf(position), position.legalActions().length]).toEqual([text, turn, legal]);
    for (const { token, code } of refusals) {
      expect(position.legalActions()).not.toContain(token);
      expect(position.play(token)).toMatchObject({ ok: false, code });
    }
    positions.push(position);
  }
  return positions;
}

describe('playthroughs', () => {
  const files = readPlaythroughs();

  it('are there', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  it.each(files.map(file => [file.name, file] as const))('%s', (_, file) => {
    const positions = replayed(file);
    const last = positions.at(-1) as Position;
    expect(last.mode.text).toBe(file.mode);
    const [reason = '', result] = file.outcome.split(' ');
    if (reason === 'repetition') {
      expect(last.outcome()).toBeNull();
      expect(positions.filter(position => position.key === last.key)).toHaveLength(3);
    } else if ((REASONS as readonly string[]).includes(reason) || reason === 'none') {
      expect(outcomeOf(last)).toBe(file.outcome);
    } else {
      // A position does not know how the others left, only that they did.
      expect(last.outcome()).toMatchObject({ reason: 'others_left', winner: result?.charAt(0) });
    }
  });
});
