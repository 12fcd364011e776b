import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogueOf } from '../../../catalogues.js';
import { memoryStorage } from '../support.js';

/** The languages that can be loaded now. */
let reachable: string[];

vi.mock('virtual:catalogues', () => ({
  default: Object.fromEntries(
    [['en', 'English'], ['fr', 'Français'], ['ja', '日本語'], ['de', 'Deutsch']].map(([code = '', name]) => [
      code,
      {
        code,
        name,
        direction: 'ltr',
        complete: true,
        missing: code === 'ja' ? 2 : 0,
        load: () =>
          reachable.includes(code) ? Promise.resolve({ default: catalogueOf(code) }) : Promise.reject(new TypeError('failed to fetch')),
      },
    ]),
  ),
}));

const root = { lang: '', dir: '' };
vi.stubGlobal('document', { documentElement: root });
vi.stubGlobal('location', new URL('http://hedgemaze.test/'));

/** The page begins again: modules are fresh, storage stays. */
async function load() {
  vi.resetModules();
  return import('../../i18n/messages.svelte.js');
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('navigator', { languages: ['fr'] });
  reachable = ['en', 'fr', 'ja', 'de'];
});

describe('a language that cannot be loaded', () => {
  it('leaves the one that is spoken, and is named', async () => {
    const { choose, failedLanguage, locale, speakFirst, t } = await load();
    await speakFirst('en');
    reachable = ['en'];
    expect(await choose('fr')).toBe(false);
    expect([locale(), root.lang, failedLanguage()]).toEqual(['en', 'en', 'Français']);
    expect(t('language-failed', { language: failedLanguage() })).toContain('Français');
    reachable = ['en', 'ja'];
    expect(await choose('ja')).toBe(true);
    expect([locale(), failedLanguage()]).toEqual(['ja', '']);
  });

  it('gives way to the last one that was spoken when the page begins', async () => {
    await (await load()).speakFirst('ja');
    reachable = ['ja', 'en'];
    const { failedLanguage, locale, speakFirst } = await load();
    expect(await speakFirst('de')).toBe(true);
    expect([locale(), failedLanguage()]).toEqual(['ja', 'Deutsch']);
  });

  it('gives way to any that is kept, if nothing was spoken before', async () => {
    reachable = ['de'];
    const url = 'http://hedgemaze.test/assets/language-de.abc-12.js';
    vi.stubGlobal('caches', { keys: async () => ['one'], open: async () => ({ keys: async () => [{ url }] }) });
    const { failedLanguage, locale, speakFirst } = await load();
    expect(await speakFirst('system')).toBe(true);
    expect([locale(), failedLanguage()]).toEqual(['de', 'Français']);
    vi.stubGlobal('caches', undefined);
  });

  it('is reported where no language can be loaded', async () => {
    reachable = [];
    expect(await (await load()).speakFirst('system')).toBe(false);
  });

  it('does not speak after another was chosen', async () => {
    const { choose, locale, speakFirst } = await load();
    await speakFirst('en');
    const [first, second] = [choose('fr'), choose('ja')];
    expect(await Promise.all([first, second])).toEqual([false, true]);
    expect(locale()).toBe('ja');
  });
});

describe('the menu of languages', () => {
  it('says of a language that it is partly English', async () => {
    const { languageLabel, LANGUAGES, speak } = await load();
    await speak('de');
    expect(LANGUAGES.map(languageLabel)).toEqual(['English', 'Français', '日本語 (teils englisch)', 'Deutsch']);
  });

  it.each(['../../i18n/LanguageMenu.svelte', '../../settings/SettingsPage.svelte'])('is so labelled in %s', path => {
    expect(readFileSync(new URL(path, import.meta.url), 'utf-8')).toMatch(/<option [^>]*>\{languageLabel\(each\)\}/);
  });
});

describe('what is said of a square', () => {
  const ABOUT = {
    square: 'e5', pieces: [{ piece: 'P' }], pellet: true, respawn: false, targetOf: [], respawnNow: false, selected: false, closed: [],
  };

  it.each([
    ['en', 'e5, PAC-\u2060MAN, pellet'],
    ['ja', 'e5、パックマン、パワークッキー'],
  ])('is joined as %s does', async (code, text) => {
    const { speak } = await load();
    const { BOARD_WORDS } = await import('../../shared/board/boardLabels.js');
    await speak(code);
    expect(BOARD_WORDS.square(ABOUT as unknown as Parameters<typeof BOARD_WORDS.square>[0])).toBe(text);
  });
});

describe('the title of the tab', () => {
  it('is that of the page, unless a table waits', async () => {
    const { speak } = await load();
    const { setWaiting, titleOf } = await import('../../title.svelte.js');
    await speak('en');
    expect([titleOf('front'), titleOf('watch')]).toEqual(['Hedgemaze', 'Watch · Hedgemaze']);
    setWaiting(true);
    expect(titleOf('table')).toBe('Your turn! · Hedgemaze');
    setWaiting(false);
    expect(titleOf('table')).toBe('Table · Hedgemaze');
  });
});
