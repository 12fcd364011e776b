import { beforeEach, describe, expect, it, vi } from 'vitest';
import { numberText, shortWhen, whenText } from '../../i18n/formats.js';

let language = 'en';
vi.mock('../../i18n/messages.svelte.js', () => ({ locale: () => language }));

describe('dates and numbers', () => {
  const time = new Date(2026, 10, 18, 12, 45).getTime();

  beforeEach(() => vi.stubGlobal('navigator', { languages: [] }));

  it('keeps a date with hyphens in one line', () => {
    language = 'lt';
    expect(whenText(time)).toBe('2026-\u206011-\u206018 12:45');
    expect(shortWhen(time, time + 3 * 86_400_000)).toBe('2026-\u206011-\u206018');
  });

  it('writes decimals as the language does', () => {
    language = 'sv';
    expect(numberText(2.68)).toBe('2,68');
    language = 'en';
    expect(numberText(2.68)).toBe('2.68');
  });
});
