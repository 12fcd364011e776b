/** Games and positions in addresses: short enough to be shared, and read again after a reload. */
import type { Core, Position, Side } from '../../core/index.js';
import { readPasted, type Line, type Pasted } from '../record.js';
import { joined } from '../table/game.js';

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
