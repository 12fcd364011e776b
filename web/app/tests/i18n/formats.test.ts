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

  it('breaks a line only between a date and a time', () => {
    const shown = () => whenText(time).replaceAll('\u00a0', '_').replaceAll('\u2060', '');
    language = 'cs';
    expect(shown()).toBe('18._11._2026 12:45');
    language = 'uk';
    expect(shown()).toMatch(/^18_лист\._2026[_\u202f]р\., 12:45$/);
    language = 'bg';
    expect(shown()).toMatch(/^18\.11\.2026[_\u202f]г\., 12:45/);
    language = 'zh-Hans';
    expect(whenText(time)).toBe('2026\u2060年\u206011\u2060月\u206018\u2060日\u2060 12:45');
    language = 'ko';
    expect(shown()).toMatch(/^2026[년.]_11[월.]_18[일.] /);
  });

  it('writes decimals as the language does', () => {
    language = 'sv';
    expect(numberText(2.68)).toBe('2,68');
    language = 'en';
    expect(numberText(2.68)).toBe('2.68');
  });
});
