/** Games and positions in addresses: short enough to be shared, and read again after a reload. */
import type { Core, Position, Side } from '../../../core/index.js';
import { gameStore } from '../../games/gameStore.js';
import { piecesOfSide } from '../../shared/modes.js';
import { readPasted, type Line, type Pasted } from '../../records/readPasted.js';
import { joined, Game } from '../../table/model/game.js';

/** What stands between the parts of a shared game. */
const PART = '*';

/** Returns what an address holds of a line: the text of its position, or where it began and what was played. */
export function sharedText(core: Core, { positions, entries }: Line): string {
  const [start] = positions as readonly [Position, ...Position[]];
  if (entries.length === 0) return start.text;
  const usual = core.start(start.mode);
  const from = usual.ok && usual.value.text === start.text ? start.mode.text : start.text;
  return [PART, from, PART, joined(entries).replaceAll(' ', '.')].join('');
}

/** A line with the sides that it is about; empty for all. */
export type Shared = Pasted & { readonly sides: readonly Side[] };

/** Reads what an address holds; records and positions as they are pasted, too. */
export function readShared(core: Core, text: string): Shared {
  if (!text.startsWith(PART)) return { ...readPasted(core, text), sides: [] };
  const [, from = '', played = '', about = ''] = text.split(PART);
  const tag = from.includes(' ') ? 'Start' : 'Mode';
  const record = `[${tag} "${from.replace(/["\\]/g, '')}"]\n${played.replaceAll('.', ' ')}`;
  return { ...readPasted(core, record), sides: Array.from(about).filter(isSide) };
}

function isSide(letter: string): letter is Side {
  return 'SWNEPG'.includes(letter);
}

/** The address of a line on a page. */
export function addressOf(page: 'analysis' | 'mistakes', core: Core, line: Line, sides: readonly Side[] = []): string {
  const about = sides.length > 0 ? `${PART}${sides.join('')}` : '';
  return `#/${page}/${encodeURIComponent(sharedText(core, line) + about)}`;
}

/**
 * Returns the kept game behind `~` and its name, or what the text holds. `sides` are those that stand after a `*`, or those
 * of people.
 */
export function openAbout(core: Core, about: string): Shared {
  const [id = '', asked = ''] = about.slice(1).split('*');
  const kept = about.startsWith('~') ? gameStore.load(id) : null;
  if (!kept) return readShared(core, about === '' || about.startsWith('~') ? '[Mode "classic2"]' : about);
  const { positions, entries } = new Game(core, kept.mode, kept.first, kept.entries, kept.start);
  const { name, sides } = (positions[0] as (typeof positions)[number]).mode;
  const isPersons = (side: Side) => piecesOfSide(name, side).some(piece => kept.holders[piece]?.kind !== 'engine');
  return { ok: true, line: { positions, entries }, sides: sides.filter(side => (asked ? asked.includes(side) : isPersons(side))) };
}
