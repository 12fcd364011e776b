/** The texts of the board, from the catalogues. */
import { changeText, type BoardWords, type FenceAbout, type SquareAbout } from '../../../board/index.js';
import { phrases } from '../../i18n/formats.js';
import { t } from '../../i18n/messages.svelte.js';

/** A square is read as a list of short phrases, each a message. */
function square(about: SquareAbout): string {
  const parts: string[] = [
    about.square,
    ...about.pieces.map(({ piece }) => t(`piece-${piece}`)),
    ...(about.pellet ? [t('square-pellet')] : []),
    ...(about.respawn ? [t('square-respawn')] : []),
    ...(about.targetOf.length > 0 ? [t('square-target')] : []),
    ...(about.via.length > 0 ? [t('square-via', { squares: about.via.join(' ') })] : []),
    ...(about.premove ? [t('square-premove')] : []),
    ...(about.respawnNow ? [t('square-respawn-now')] : []),
    ...(about.selected ? [t('square-selected')] : []),
    ...(about.closed.length > 0
      ? [t('square-closed', { edges: about.closed.map(edge => t(`edge-${edge}`)).join(' ') })]
      : []),
  ];
  return phrases(parts);
}

function fence({ fence: name, purpose, legal, changes }: FenceAbout): string {
  if (!legal) return t('fence-illegal', { fence: name });
  const parts = [
    t(purpose === 'lift' ? 'fence-lift' : 'fence-place', { fence: name }),
    ...changes.map(({ piece, steps }) => t('fence-way', { side: t(`side-${piece}`), change: changeText(steps) })),
  ];
  return phrases(parts);
}

export const BOARD_WORDS: BoardWords = {
  board: () => t('board-name'),
  help: () => t('board-help'),
  square,
  fence,
};
