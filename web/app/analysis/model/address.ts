/** Games and positions in addresses: short enough to be shared, and read again after a reload. */
import { readModeText, SIDES, type Core, type Position, type Side } from '../../../core/index.js';
import { gameStore } from '../../games/gameStore.js';
import type { Line } from '../../records/line.js';
import { readPasted, type Pasted } from '../../records/readRecords.js';
import { AGREED, joined, Game } from '../../table/model/game.js';

/** Separates the parts of a shared game. */
const PART = '*';

/** Returns the text of a line in an address: its position, or its start and its actions. */
export function sharedText(core: Core, { positions, entries }: Line): string {
  const [start] = positions as readonly [Position, ...Position[]];
  if (entries.length === 0) return start.text;
  const usual = core.start(start.mode);
  const from = usual.ok && usual.value.text === start.text ? start.mode.text : start.text;
  return [PART, from, PART, joined(entries).replaceAll(' ', '.')].join('');
}

/** A line with the sides to learn from it, empty for all, and the number of entries at the moment to show. */
export type Shared = Pasted & { readonly sides: readonly Side[]; readonly at?: number };

/** Reads the text of an address; also records and positions as they are pasted. */
export function readShared(core: Core, text: string): Shared {
  if (!text.startsWith(PART)) return { ...readPasted(core, text), sides: [] };
  const [, from = '', played = '', about = ''] = text.split(PART);
  const tag = readModeText(from).isPosition ? 'Start' : 'Mode';
  const record = `[${tag} "${from.replace(/["\\]/g, '')}"]\n${played.replaceAll('.', ' ')}`;
  return { ...readPasted(core, record), sides: Array.from(about).filter(isSide) };
}

function isSide(letter: string): letter is Side {
  return SIDES.some(side => side === letter);
}

/** The address of a line on a page. */
export function addressOf(page: 'analysis' | 'mistakes', core: Core, line: Line, sides: readonly Side[] = []): string {
  const about = sides.length > 0 ? `${PART}${sides.join('')}` : '';
  return `#/${page}/${encodeURIComponent(sharedText(core, line) + about)}`;
}

/**
 * Returns the saved game for `~` and its name, or the line of a shared text. `sides` are those after a `*`, or those of
 * people; after a second `*` stands the moment to show.
 */
export function openAbout(core: Core, about: string): Shared {
  const [id = '', asked = '', moment = ''] = about.slice(1).split('*');
  const kept = about.startsWith('~') ? gameStore.load(id) : null;
  if (!kept) return readShared(core, about === '' || about.startsWith('~') ? '[Mode "classic2"]' : about);
  const { positions, entries } = new Game(core, kept.mode, kept.first, kept.entries, kept.start);
  const { mode } = positions[0] as Position;
  const isPersons = (side: Side) => mode.piecesOf(side).some(piece => kept.holders[piece]?.kind !== 'engine');
  const isAsked = (side: Side) => (asked ? asked.includes(side) : isPersons(side));
  const isAgreed = kept.entries.at(-1) === AGREED;
  const at = /^\d+$/.test(moment) ? { at: Math.min(Number(moment), entries.length) } : {};
  return { ok: true, line: { positions, entries, isAgreed }, sides: mode.sides.filter(isAsked), ...at };
}
