/** The texts of the demo; the page has its own from the catalogues. */
import type { BoardWords, FenceAbout, SquareAbout } from '../index.js';

const NAMES = {
  eater: 'the eater',
  horns: 'ghost with horns',
  bow: 'ghost with a bow',
  curl: 'ghost with a curl',
  nightcap: 'ghost with a nightcap',
};

function square(about: SquareAbout): string {
  const parts: string[] = [about.square];
  for (const piece of about.pieces) parts.push(`${NAMES[piece.character]} (${piece.piece})`);
  if (about.pellet) parts.push('pellet');
  if (about.respawn) parts.push('respawn square');
  if (about.targetOf.length > 0) parts.push('can be entered');
  if (about.premove) parts.push('premove');
  if (about.via.length > 0) parts.push(`can be entered via ${about.via.join(' ')}`);
  if (about.respawnNow) parts.push('come back here');
  if (about.selected) parts.push('picked');
  if (about.closed.length > 0) parts.push(`closed: ${about.closed.join(' ')}`);
  return parts.join(', ');
}

function fence({ fence: name, purpose, legal }: FenceAbout): string {
  return `Fence ${name}${purpose === 'lift' ? ', lift' : ''}${legal ? '' : ', not allowed'}`;
}

export const WORDS: BoardWords = {
  board: () => 'Board',
  help: () => 'Arrow keys move. Enter acts. F holds a fence, R turns it, Enter places it, Escape puts it back.',
  square,
  fence,
};
