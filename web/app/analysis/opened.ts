/** Finds the game that an address is about. */
import type { Core, Side } from '../../core/index.js';
import { shelf } from '../games.js';
import { LocalGame } from '../table/game.js';
import { piecesOfSide } from '../pictures.js';
import { readShared, type Shared } from './address.js';

/**
 * Returns the kept game behind `~` and its name, or what the text holds. `sides` are those that stand after a `*`, or those
 * of people.
 */
export function openAbout(core: Core, about: string): Shared {
  const [id = '', asked = ''] = about.slice(1).split('*');
  const kept = about.startsWith('~') ? shelf.load(id) : null;
  if (!kept) return readShared(core, about === '' || about.startsWith('~') ? '[Mode "classic2"]' : about);
  const { positions, entries } = new LocalGame(core, kept.mode, kept.first, kept.entries, kept.start);
  const { name, sides } = (positions[0] as (typeof positions)[number]).mode;
  const isPersons = (side: Side) => piecesOfSide(name, side).some(piece => kept.holders[piece]?.kind !== 'engine');
  return { ok: true, line: { positions, entries }, sides: sides.filter(side => (asked ? asked.includes(side) : isPersons(side))) };
}
