import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogueOf, inFirstLoad, LOCALES } from '../../../catalogues.js';
import { memoryStorage } from '../support.js';

/** The languages that can be loaded now. */
let reachable: string[];
/** The languages whose rest was loaded. */
let rests: Set<string>;

const isFirst = inFirstLoad();

function fetched(code: string, isWanted: (name: string) => boolean) {
  return reachable.includes(code)
    ? Promise.resolve({ default: catalogueOf(code, LOCALES, isWanted) })
    : Promise.reject(new TypeError('failed to fetch'));
}

vi.mock('virtual:catalogues', () => ({
  default: Object.fromEntries(
    [
      ['en', 'English'],
      ['fr', 'Français'],
      ['ja', '日本語'],
      ['de', 'Deutsch'],
    ].map(([code = '', name]) => [
      code,
      {
        code,
        name,
        direction: 'ltr',
        complete: true,
        missing: code === 'ja' ? 2 : 0,
        load: () => fetched(code, isFirst),
        loadRest: () => {
          rests.add(code);
          return fetched(code, name => !isFirst(name));
        },
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
  rests = new Set();
});

describe('a language that cannot be loaded', () => {
  it('leaves the one that is spoken, and is named', async () => {
    const { chooseLanguage, failedLanguage, locale, setFirstLanguage, t } = await load();
    await setFirstLanguage('en');
    reachable = ['en'];
    expect(await chooseLanguage('fr')).toBe(false);
    expect([locale(), root.lang, failedLanguage()]).toEqual(['en', 'en', 'Français']);
    expect(t('language-failed', { language: failedLanguage() })).toContain('Français');
    reachable = ['en', 'ja'];
    expect(await chooseLanguage('ja')).toBe(true);
    expect([locale(), failedLanguage()]).toEqual(['ja', '']);
  });

  it('gives way to the last one that was spoken when the page begins', async () => {
    await (await load()).setFirstLanguage('ja');
    reachable = ['ja', 'en'];
    const { failedLanguage, locale, setFirstLanguage } = await load();
    expect(await setFirstLanguage('de')).toBe(true);
    expect([locale(), failedLanguage()]).toEqual(['ja', 'Deutsch']);
  });

  it('gives way to any that is kept, if nothing was spoken before', async () => {
    reachable = ['de'];
    const url = 'http://hedgemaze.test/assets/language-de.abc-12.js';
    vi.stubGlobal('caches', { keys: async () => ['one'], open: async () => ({ keys: async () => [{ url }] }) });
    const { failedLanguage, locale, setFirstLanguage } = await load();
    expect(await setFirstLanguage('system')).toBe(true);
    expect([locale(), failedLanguage()]).toEqual(['de', 'Français']);
    vi.stubGlobal('caches', undefined);
  });

  it('is reported where no language can be loaded', async () => {
    reachable = [];
    expect(await (await load()).setFirstLanguage('system')).toBe(false);
  });

  it('does not load after another was chosen', async () => {
    const { chooseLanguage, locale, setFirstLanguage } = await load();
    await setFirstLanguage('en');
    const [first, second] = [chooseLanguage('fr'), chooseLanguage('ja')];
    expect(await Promise.all([first, second])).toEqual([false, true]);
    expect(locale()).toBe('ja');
  });
});

describe('messages beyond those of the first load', () => {
  const page = Promise.resolve('page');

  it('come with the first page that may need them, once, and then with every language', async () => {
    const { chooseLanguage, hasMessage, setFirstLanguage, t, withMessages } = await load();
    await setFirstLanguage('en');
    expect([hasMessage('front-title'), hasMessage('about-1'), [...rests]]).toEqual([true, false, []]);
    expect(await Promise.all([withMessages(page), withMessages(page)])).toEqual(['page', 'page']);
    expect(t('about-1')).toContain('Hedgemaze');
    await chooseLanguage('de');
    expect([hasMessage('about-1'), [...rests]]).toEqual([true, ['en', 'de']]);
  });

  it('can be loaded later, if there was no connection', async () => {
    const { hasMessage, setFirstLanguage, withMessages } = await load();
    await setFirstLanguage('en');
    reachable = [];
    await expect(withMessages(page)).rejects.toThrow('failed to fetch');
    reachable = ['en'];
    await withMessages(page);
    expect(hasMessage('about-1')).toBe(true);
  });
});

describe('the menu of languages', () => {
  it('says of a language that it is partly English', async () => {
    const { languageLabel, LANGUAGES, setLanguage } = await load();
    await setLanguage('de');
    expect(LANGUAGES.map(languageLabel)).toEqual(['English', 'Français', '日本語 (teils englisch)', 'Deutsch']);
  });

  it.each(['../../settings/LanguageMenu.svelte', '../../settings/SettingsPage.svelte'])(
    'is so labelled in %s',
    path => {
      expect(readFileSync(new URL(path, import.meta.url), 'utf-8')).toMatch(/<option [^>]*>\{languageLabel\(each\)\}/);
    },
  );
});

describe('what is said of a square', () => {
  const ABOUT = {
    square: 'e5',
    pieces: [{ piece: 'P' }],
    pellet: true,
    respawn: false,
    targetOf: [],
    premove: false,
    via: [],
    respawnNow: false,
    selected: false,
    closed: [],
  };

  it.each([
    ['en', 'e5, PAC-\u2060MAN, power pellet'],
    ['ja', 'e5、パックマン、パワークッキー'],
  ])('is joined as %s does', async (code, text) => {
    const { setLanguage } = await load();
    const { BOARD_WORDS } = await import('../../shared/board/boardLabels.js');
    await setLanguage(code);
    expect(BOARD_WORDS.square(ABOUT as unknown as Parameters<typeof BOARD_WORDS.square>[0])).toBe(text);
  });
});

describe('the title of the tab', () => {
  it('is that of the page, unless a table waits', async () => {
    const { setLanguage } = await load();
    const { setWaiting, titleOf } = await import('../../title.svelte.js');
    await setLanguage('en');
    expect([titleOf('front'), titleOf('watch')]).toEqual(['Hedgemaze', 'Watch · Hedgemaze']);
    setWaiting(true);
    expect(titleOf('table')).toBe('Your turn! · Hedgemaze');
    setWaiting(false);
    expect(titleOf('table')).toBe('Table · Hedgemaze');
  });

  it('has the number of waiting games, without the one on the screen', async () => {
    const { setLanguage } = await load();
    const { noteTurn, setWaitingGames, titleOf, waitingGames } = await import('../../title.svelte.js');
    await setLanguage('en');
    setWaitingGames(['one', 'two']);
    expect([waitingGames(), titleOf('front')]).toEqual([2, '(2) Hedgemaze']);
    noteTurn('two', true, true);
    expect(titleOf('table')).toBe('(1) Table · Hedgemaze');
    noteTurn('two', false, true);
    noteTurn('one', false, false);
    expect([waitingGames(), titleOf('table')]).toEqual([0, 'Table · Hedgemaze']);
  });
});
