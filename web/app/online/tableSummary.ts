/** The summary of a table in lists. The server sends untyped data, so every field is checked. */
import { readModeText } from '../../core/modeText.js';
import type { ModeName } from '../../core/words.js';
import type { Timing } from './wire.gen.js';

export interface TableSummary {
  readonly mode: ModeName;
  readonly timing: Timing;
  /** The names that people have typed. */
  readonly names: readonly string[];
  readonly free: number;
}

interface Listed {
  readonly mode?: string;
  readonly timing?: Timing;
  readonly seats?: readonly { readonly name?: string; readonly presence?: string }[];
}

export function summaryOf(listed: Record<string, unknown>): TableSummary {
  const { mode, timing = {}, seats = [] } = listed as Listed;
  return {
    mode: readModeText(mode ?? '').name ?? 'classic2',
    timing,
    names: seats.flatMap(({ name }) => name || []),
    free: seats.filter(({ presence }) => presence === 'empty').length,
  };
}
