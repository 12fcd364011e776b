import { describe, expect, it } from 'vitest';
import { t } from '../../i18n/messages.svelte.js';
import { summaryOf } from '../../online/tableSummary.js';

describe('summaryOf', () => {
  it('names the people, says who is a bot, and counts free seats', () => {
    const seats = [
      { name: 'Ada', presence: 'taken' },
      { name: 'Robo', presence: 'taken', is_bot: true },
      { name: '', presence: 'empty' },
    ];
    const summary = summaryOf({ mode: 'classic3', seats });
    expect(summary.names).toEqual(['Ada', t('seat-bot-named', { name: 'Robo' })]);
    expect(summary.free).toBe(1);
  });
});
