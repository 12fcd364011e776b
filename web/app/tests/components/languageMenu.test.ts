// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, locale, setLanguage, t } from '../../i18n/messages.svelte.js';
import LanguageMenu from '../../settings/LanguageMenu.svelte';
import { readSettings, settings } from '../../settings/settings.svelte.js';
import { only, render, useComponents } from './render.js';

useComponents();
afterAll(() => void setLanguage('en'));

async function pick(select: HTMLSelectElement, code: string): Promise<void> {
  select.value = code;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(locale()).toBe(code), { timeout: 30_000 });
  flushSync();
}

describe('LanguageMenu', () => {
  it('lists every language in its own language', () => {
    const options = [...render(LanguageMenu, {}).querySelectorAll('option')];
    expect(options.map(({ lang }) => lang)).toEqual(LANGUAGES.map(({ code }) => code));
    expect(options.find(({ value }) => value === 'de')?.textContent).toContain('Deutsch');
  });

  it('changes the texts, the direction of the page and the stored setting', async () => {
    const target = render(LanguageMenu, {});
    const label = only(target, '.name');
    const english = label.textContent;
    await pick(only<HTMLSelectElement>(target, 'select'), 'ar');
    expect(label.textContent).toBe(t('setting-language'));
    expect(label.textContent).not.toBe(english);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(settings.language).toBe('ar');
    expect(readSettings(JSON.parse(localStorage.getItem('hedgemaze.settings') ?? '{}')).language).toBe('ar');
  });
});
