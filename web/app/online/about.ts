/** What lists of tables tell about each: read with care, because it comes as anything. */
import { MODES, type ModeName } from '../../core/words.js';
import type { Timing } from '../wire.js';

export interface About {
  readonly mode: ModeName;
  readonly timing: Timing;
  /** Of people, those who have typed one. */
  readonly names: readonly string[];
  readonly free: number;
}

interface Told {
  readonly mode?: string;
  readonly timing?: Timing;
  readonly seats?: readonly { readonly name?: string; readonly presence?: string }[];
}

export function aboutOf(told: Record<string, unknown>): About {
  const { mode, timing = {}, seats = [] } = told as Told;
  return {
    mode: MODES.find(each => each === mode?.split(';')[0]) ?? 'classic2',
    timing,
    names: seats.flatMap(({ name }) => name || []),
    free: seats.filter(({ presence }) => presence === 'empty').length,
  };
}
