/** Games and positions in addresses: short enough to be shared, and read again after a reload. */
import { readModeText, SIDES, type Core, type Position, type Side } from '../../../core/index.js';
import { gameStore } from '../../games/gameStore.js';
import type { Line } from '../../records/line.js';
import { readPasted, type Pasted } from '../../records/readRecords.js';
import { lineOf } from '../../records/savedGameRecord.js';
import { movesText } from '../../records/writeRecord.js';
import type { Moment, Study } from './study.js';

/** Separates the parts of a shared game. */
const PART = '*';
const NOTE = /\{((?:[^{}\\]|\\[\s\S])*)\}/g;

/** Returns the text of a line in an address: its position, or its start and its moves with notes and variations. */
export function sharedText(core: Core, line: Line): string {
  const { positions, entries } = line;
  const [start] = positions as readonly [Position, ...Position[]];
  if (entries.length === 0) return start.text;
  const usual = core.start(start.mode);
  const from = usual.ok && usual.value.text === start.text ? start.mode.text : start.text;
  return [PART, from, PART, packed(movesText(line))].join('');
}

/** Moves with dots for spaces; notes are encoded, so that they hold neither dots nor separators. */
function packed(moves: string): string {
  return moves
    .replace(NOTE, (_, note: string) => `{${encodeURIComponent(note).replace(/[.*()]/g, encoded)}}`)
    .replaceAll(' ', '.');
}

function encoded(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

function unpacked(moves: string): string {
  return moves.replaceAll('.', ' ').replace(NOTE, (note, text: string) => {
    try {
      return `{${decodeURIComponent(text)}}`;
    } catch {
      return note;
    }
  });
}

/**
 * A line with the sides to learn from it, empty for all, and the moment to show: the number of entries of the main line, or
 * the number of its entry as the moves are written, variations included.
 */
export type Shared = Pasted & { readonly sides: readonly Side[]; readonly at?: number; readonly written?: number };

/** Reads the text of an address; also records and positions as they are pasted. */
export function readShared(core: Core, text: string): Shared {
  if (!text.startsWith(PART)) return { ...readPasted(core, text), sides: [] };
  const [, from = '', played = '', about = '', moment = ''] = text.split(PART);
  const tag = readModeText(from).isPosition ? 'Start' : 'Mode';
  const record = `[${tag} "${from.replace(/["\\]/g, '')}"]\n${unpacked(played)}`;
  const written = /^\d+$/.test(moment) ? { written: Number(moment) } : {};
  return { ...readPasted(core, record), sides: Array.from(about).filter(isSide), ...written };
}

function isSide(letter: string): letter is Side {
  return SIDES.some(side => side === letter);
}

/** The address of a whole study on the analysis page, which shows a moment of it. */
export function addressOfStudy(core: Core, study: Study, at: Moment): string {
  const written = study.written();
  const place = written.indexOf(at) + 1;
  const shared = sharedText(core, study.line());
  // Without a moment the end of the main line is shown.
  const isUsual = at === (study.main().at(-1) ?? study.root);
  return `#/analysis/${encodeURIComponent(isUsual ? shared : [shared, '', place].join(PART))}`;
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
  const line = lineOf(core, kept);
  const { mode } = line.positions[0] as Position;
  const isPersons = (side: Side) => mode.piecesOf(side).some(piece => kept.holders[piece]?.kind !== 'engine');
  const isAsked = (side: Side) => (asked ? asked.includes(side) : isPersons(side));
  const at = /^\d+$/.test(moment) ? { at: Math.min(Number(moment), line.entries.length) } : {};
  return { ok: true, line, sides: mode.sides.filter(isAsked), ...at };
}
