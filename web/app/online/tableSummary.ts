/** The summary of a table in lists. The server sends untyped data, so every field is checked. */
import { readModeText } from '../../core/modeText.js';
import type { ModeName } from '../../core/words.js';
import { t } from '../i18n/messages.svelte.js';
import type { Timing } from './wire.gen.js';

export interface TableSummary {
  readonly mode: ModeName;
  readonly timing: Timing;
  /** The names that people have typed; those of bots say so. */
  readonly names: readonly string[];
  readonly free: number;
}

interface Listed {
  readonly mode?: string;
  readonly timing?: Timing;
  readonly seats?: readonly { readonly name?: string; readonly presence?: string; readonly is_bot?: boolean }[];
}

export function summaryOf(listed: Record<string, unknown>): TableSummary {
  const { mode, timing = {}, seats = [] } = listed as Listed;
  return {
    mode: readModeText(mode ?? '').name ?? 'classic2',
    timing,
    names: seats.flatMap(({ name, is_bot: isBot }) => (name ? (isBot ? t('seat-bot-named', { name }) : name) : [])),
    free: seats.filter(({ presence }) => presence === 'empty').length,
  };
}
