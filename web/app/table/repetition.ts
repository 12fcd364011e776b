/** A position that comes back: how often ends the game, and how. The whole game knows it, not the position. */
import { viewOf, type Outcome, type Position, type Side } from '../../core/index.js';

const REPETITIONS = 3;

/** Who wins when nothing happens any more; a house rule of the PAC-MAN modes. */
function stallWinner(mode: string): Side | null {
  const [, winner] = /;stall_result=(ghosts|pacman)/.exec(mode) ?? [];
  return winner ? (winner === 'ghosts' ? 'G' : 'P') : null;
}

/** Returns how a game ends whose position has stood this often at the start of a turn, or null if it goes on. */
export function repetitionOutcome(position: Position, times: number): Outcome | null {
  const { text, family } = position.mode;
  if (times < REPETITIONS || text.includes(';repetition_draw=false')) return null;
  const { reserve, spent } = viewOf(position);
  return { reason: 'repetition', winner: stallWinner(text), rank: family === 'pacman' ? reserve + spent || null : null };
}
