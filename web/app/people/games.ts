/** A game in a list of the server. Its `about` is untyped data, so every field is checked. */
import { readModeText } from '../../core/modeText.js';
import type { ModeName, Side } from '../../core/words.js';
import type { ListedGame, Timing } from '../online/wire.gen.js';
import { SIDES_OF } from '../shared/modes.js';

export interface ListedSeat {
  readonly name: string;
  /** Whether the name is that of an account, which has a page. */
  readonly hasPage: boolean;
  readonly rating: number | null;
  readonly isProvisional: boolean;
  /** The level of an engine; 0 for people. */
  readonly level: number;
}

export interface GameSummary {
  readonly mode: ModeName;
  readonly timing: Timing;
  readonly isRated: boolean;
  readonly seats: readonly ListedSeat[];
  /** Null while the game goes on, and after a draw. */
  readonly winner: Side | null;
  readonly isOver: boolean;
}

interface AboutSeat {
  readonly name?: string;
  readonly account?: string;
  readonly rating?: number;
  readonly is_provisional?: boolean;
  readonly level?: number;
}

interface About {
  readonly mode?: string;
  readonly timing?: Timing;
  readonly is_rated?: boolean;
  readonly seats?: readonly AboutSeat[];
  readonly outcome?: { readonly winner?: string | null };
}

export function gameSummary({ about }: ListedGame): GameSummary {
  const { mode, timing = {}, is_rated: isRated = false, seats = [], outcome } = about as About;
  const name = readModeText(mode ?? '').name ?? 'classic2';
  return {
    mode: name,
    timing,
    isRated,
    seats: seats.map(seat => ({
      name: seat.name ?? '',
      hasPage: typeof seat.account === 'string' && Boolean(seat.name),
      rating: seat.rating ?? null,
      isProvisional: seat.is_provisional ?? false,
      level: seat.level ?? 0,
    })),
    winner: SIDES_OF[name].find(side => side === outcome?.winner) ?? null,
    isOver: outcome !== undefined,
  };
}
