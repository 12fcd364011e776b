/** The buttons of the context bar: for a fence in the hand, for actions that are not squares, and for the rest. */
import type { Board, HeldFence } from '../../board/index.js';
import type { LegalView, OfferedAction } from '../../core/index.js';
import type { ContextAction } from '../frame/types.js';
import { t } from '../i18n/messages.svelte.js';

/** Turn, place and cancel, while a fence waits over the board; none otherwise. */
export function fenceActions(held: HeldFence | null, board: Board | null): ContextAction[] {
  if (!held?.waiting || !board) return [];
  return [
    {
      id: 'turn',
      icon: 'turn',
      label: t('board-turn'),
      onPress: () => board.turnFence(),
      isDisabled: held.purpose === 'lift',
    },
    {
      id: 'place',
      icon: 'tick',
      label: t('board-place'),
      onPress: () => board.confirm(),
      tone: 'main',
      isDisabled: !held.legal,
    },
    { id: 'cancel', icon: 'close', label: t('board-cancel'), onPress: () => board.cancel() },
  ];
}

/** End turn or stop, spend and pass, where they are legal. */
export function phaseActions(
  legal: (LegalView & { readonly endTurn?: readonly OfferedAction[] | null }) | null | undefined,
  reserve: number,
  onAct: (actions: readonly OfferedAction[]) => void,
): ContextAction[] {
  if (!legal) return [];
  const { endTurn, spend, pass } = legal;
  // The stops that end the turn take the place of single ones.
  const stops = endTurn ? [] : legal.stops;
  return [
    ...(endTurn
      ? [{ id: 'end-turn', icon: 'stop', label: t('action-end-turn'), onPress: () => onAct(endTurn) } as const]
      : []),
    ...stops.map(({ piece, action }): ContextAction => ({
      id: `stop-${piece}`,
      icon: 'stop',
      label: t('action-stop', { piece: t(`piece-${piece}`) }),
      onPress: () => onAct([action]),
    })),
    ...(spend
      ? [
          {
            id: 'spend',
            icon: 'bolt',
            label: t('action-spend', { n: reserve }),
            onPress: () => onAct([spend]),
          } as const,
        ]
      : []),
    ...(pass ? [{ id: 'pass', icon: 'skip', label: t('action-pass'), onPress: () => onAct([pass]) } as const] : []),
  ];
}

/** Back to now, while an earlier moment is shown. */
export function pastActions(isPast: boolean, onNow: () => void): ContextAction[] {
  return isPast ? [{ id: 'now', icon: 'now', label: t('moves-now'), onPress: onNow, tone: 'main' }] : [];
}
