import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { catalogueOf, inFirstLoad, languagesIn, listModule, LOCALES, missingIn } from '../../../catalogues.js';
import { importedBy } from '../../../firstLoad.js';
import { ILLEGAL_CODES, TEXT_ERRORS } from '../../../core/codes.js';
import { FACES, PHRASES } from '../../online/wire.gen.js';
import { MODES, PHASES, PIECES, REASONS, SIDES } from '../../../core/words.js';
import { POSITION_FAULTS } from '../../analysis/position/positionDraft.js';
import { MARKS } from '../../analysis/model/judge.js';
import { LESSONS } from '../../lessons/content/lessons.js';
import { SUBJECTS } from '../../lessons/content/types.js';
import { FENCE_COLOURS, PIECE_SETS, THEMES } from '../../../board/themes.js';
import { CHARACTERS } from '../../../board/types.js';
import { NAMED_KEYS, SHORTCUTS } from '../../info/shortcuts.svelte.js';
import { KINDS, SPEEDS } from '../../records/share/shareFiles.js';
import { TOOLS } from '../../mazes/model/edit.js';
import { MAZE_FAULT_CODES, PERFECT_LEVEL } from '../../../core/index.js';
import { GALLERY } from '../../mazes/model/gallery.js';
import { SHIPPED_NAMES } from '../../mazes/model/shippedMazes.js';
import { DIFFICULTIES, PUZZLE_THEMES } from '../../puzzles/puzzle.js';
import { HOUSE_RULES } from '../../setup/houseRules.js';
import { bestOf, directionOf, Messages, regionalOf } from '../../i18n/bundle.js';
import { withoutBadBreaks } from '../../i18n/lineBreaks.js';
import { pseudo } from '../../i18n/pseudo.js';

const ENGLISH = catalogueOf('en');
const IDS = [...ENGLISH.own.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id as string);
const APP = new URL('../../', import.meta.url);

function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name === 'tests') return [];
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, folder));
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(new URL(entry.name, folder), 'utf-8')] : [];
  });
}

/** What a server may refuse for reasons that a person should read. */
const SERVER_CODES = [
  ...['stale', 'not_your_turn', 'not_your_piece', 'time_over', 'over', 'started', 'seat_taken', 'character_taken'],
  ...['bad_name', 'offer_too_soon', 'offer_pending', 'nothing_to_take_back', 'too_many_phrases', 'somebody_left'],
  ...['log_full', 'no_bots', 'rated', 'rated_account', 'rated_twice', 'bad_rated', 'closed'],
]
  .map(code => `room-${code}`)
  .concat(
    ['not_invited', 'not_your_seat', 'too_many', 'too_many_bots', 'bad_code', 'stopping', 'unreachable'].map(
      code => `server-${code}`,
    ),
    ['lobby-unknown_preset', 'lobby-already_waiting'],
    [
      ...['not_welcome', 'unknown_player', 'yourself', 'too_many_people', 'too_many_challenges', 'challenge_over'],
      'no_such_challenge',
      ...['bad_name', 'name_taken', 'name_reserved', 'renamed_lately', 'needs_host_name', 'late', 'bad_proof'],
      ...['unknown_passkey', 'bad_code', 'too_many_passkeys', 'no_such_passkey', 'last_passkey', 'sign_in_first'],
      ...['signed_in', 'banned', 'muted'],
    ].map(code => `people-${code}`),
    ['passkey-cancelled', 'passkey-known', 'storage-backup_failed'],
    [
      ...['nobody_there', 'no_token', 'label_taken', 'bad_label', 'not_found', 'bad_network', 'bad_sanction'],
      ...['bad_time', 'bad_word', 'bad_announcement', 'backup_off', 'backup_elsewhere'],
    ].map(code => `admin-${code}`),
    [
      ...['none', 'started', 'over', 'full', 'removed', 'accounts_only', 'no_bots', 'name_taken', 'not_in', 'not_host'],
      ...['no_pause', 'too_few', 'too_many', 'bad_mode', 'bad_start', 'bad_rated'],
    ].map(code => `tournament-${code}`),
  );

/** Names that are put together, with all that can stand in them. */
const COMPOSED: Readonly<Record<string, readonly (string | number)[]>> = {
  'page-': [
    'game',
    'new',
    'maze',
    'mazes',
    'rules',
    'games',
    'analysis',
    'settings',
    'about',
    'privacy',
    'missing',
    'learn',
    'puzzles',
    'mistakes',
    'position',
    'lobby',
    'online',
    'table',
    'watch',
    'watching',
    'me',
    'player',
    'code',
    'account',
    'tournaments',
    'tournament',
    'admin',
  ],
  'puzzle-theme-': PUZZLE_THEMES,
  'puzzle-difficulty-': DIFFICULTIES,
  'puzzle-ask-': ['win', 'hold'].flatMap(goal => ['pawn', 'P', 'G'].map(side => `${goal}-${side}`)),
  'puzzle-then-': ['lost', 'caught'],
  'mode-': MODES,
  'mode-players-': MODES,
  'mode-about-': MODES,
  'rules-goal-': MODES,
  'rules-setup-': MODES,
  'level-': [1, 2, 3, 4, 5, 6, 7, 8, PERFECT_LEVEL],
  'level-like-': [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(level => `classic-${level}`),
    ...['P', 'G'].flatMap(role => [1, 2, 3, 4, 5, PERFECT_LEVEL].map(level => `${role}-${level}`)),
  ],
  'piece-': PIECES,
  'side-': SIDES,
  'edge-': ['S', 'W', 'N', 'E'],
  'turn-': PHASES.filter(phase => phase !== 'move'),
  'end-': [
    ...[...REASONS, 'resigned', 'flagged', 'agreed'],
    ...['unkind', 'unfair', 'technical', 'other', 'absent'].map(reason => `closed_${reason}`),
  ],
  'offer-': ['draw', 'take_back', 'resign', 'rematch'],
  'phrase-': [...PHRASES, ...FACES],
  'rank-': [0, 1, 2, 3, 4],
  'theme-': ['system', ...THEMES],
  'pieces-': PIECE_SETS,
  'fences-': FENCE_COLOURS,
  'key-': NAMED_KEYS,
  'shortcuts-': SHORTCUTS.map(({ title }) => title),
  'shortcut-': SHORTCUTS.flatMap(({ list }) => list.map(({ does }) => does)),
  'record-': KINDS,
  'share-speed-': Object.keys(SPEEDS),
  'notices-games-': ['days', 'all'],
  'admin-': [
    ...['server', 'reports', 'rooms', 'players', 'bans', 'names', 'news', 'audit'],
    ...['ban', 'mute', 'ban-ask', 'mute-ask'],
  ],
  'admin-count-': [
    ...['rooms', 'sockets', 'lobby', 'waiting', 'accounts', 'sessions', 'open_reports', 'bans', 'mutes'],
  ],
  'admin-backups-': ['off', 'elsewhere'],
  'admin-stage-': ['all', 'waiting', 'playing', 'ended', 'closed'],
  'admin-why-': ['unkind', 'unfair', 'technical', 'other'],
  'audit-': [
    ...['token-made', 'token-revoked', 'room-closed', 'tournament-cancelled', 'ban-added', 'mute-added', 'lifted'],
    ...['report-handled', 'name-filtered', 'name-allowed', 'announcement-added', 'announcement-deleted', 'backup-made'],
  ],
  'report-': ['name', 'phrases', 'stalling', 'cheating', 'other'],
  'rated-void-': ['short', 'closed', 'account'],
  'tournament-': [
    ...['round_robin', 'knock_out', 'arena'].flatMap(kind => [kind, `${kind}-about`]),
    ...['win', 'draw', 'loss', 'running', 'final', 'semifinal', 'quarterfinal'],
  ],
  'confirm-': ['touch', 'always', 'never'],
  'motion-': ['system', 'full', 'none'],
  'why-': [
    ...ILLEGAL_CODES.map(code => code.replace('.', '-')),
    'action-unreadable',
    'square-off_board',
    'fence-off_board',
    ...SERVER_CODES,
  ],
};
const LESSON_WORDS = LESSONS.flatMap(({ id, tasks }) => [
  id,
  `${id}-about`,
  ...tasks.flatMap((_, index) => ['', '-right', '-wrong'].map(end => `${id}-${index + 1}${end}`)),
]);
Object.assign(COMPOSED, {
  'lesson-': LESSON_WORDS,
  'learn-subject-': SUBJECTS,
  'mark-': MARKS.slice(1),
  'summary-': MARKS.slice(1),
  'verdict-': [...MARKS.slice(1), 'thrown-win', 'thrown-open'],
  'exact-': ['pacman', 'ghosts'],
  'exact-short-': ['pacman', 'ghosts', 'open'],
  'position-': POSITION_FAULTS,
  'read-': [
    ...['mode', 'maze', 'house_rule', 'record', 'mode-unknown', 'square-unreadable'],
    ...TEXT_ERRORS.filter(code => code.startsWith('position.')).map(code => code.replace('.', '-')),
  ],
});
Object.assign(COMPOSED, {
  'house-': HOUSE_RULES.flatMap(({ name, kind, values }) => [
    name,
    ...(kind === 'choice' ? values.map(each => `${name}-${each}`) : []),
  ]),
  'house-about-': HOUSE_RULES.map(({ name }) => name),
  'fault-': MAZE_FAULT_CODES.map(code => code.slice('maze.'.length)),
  'tool-': [...new Set(Object.values(TOOLS).flat())].filter(tool => tool.length > 1),
  'maze-hint-': ['fence', 'chamber', 'pellet', 'gate', 'erase'],
  'maze-refused-': ['overlaps', 'crosses', 'fences-only'],
  'maze-title-': [...SHIPPED_NAMES, ...GALLERY.map(({ name }) => name)],
  'gallery-': ['pacman', 'even', 'ghosts'],
  'gallery-exact-': ['pacman', 'ghosts', 'open'],
  'character-': CHARACTERS,
});
const NUMBERED = /^(about|privacy|missing)-\d+$/;

describe('the catalogue', () => {
  it('is there', () => {
    expect(languagesIn().map(({ code }) => code)).toContain('en');
    expect(new Set(IDS).size).toBe(IDS.length);
  });

  it('has every message that the page asks for, and no other', () => {
    const text = sources(APP).join('\n');
    const plain = [...text.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, id]) => id as string);
    const either = [...text.matchAll(/\? '([a-z][\w-]+)' : (?:[\w.]+ \? '([\w-]+)' : )?'([\w-]+)'/g)].flatMap(
      ([, ...ids]) => ids.filter(Boolean),
    );
    const composed = Object.entries(COMPOSED).flatMap(([start, ends]) => ends.map(end => `${start}${end}`));
    const asked = new Set([...plain, ...composed]);
    expect([...asked].filter(id => !IDS.includes(id))).toEqual([]);
    const rules = [...text.matchAll(/'(rules-[\w-]+)'/g)].map(([, id]) => id as string);
    expect(rules.filter(id => !IDS.includes(id))).toEqual([]);
    const known = new Set([...asked, ...either, ...rules]);
    expect(IDS.filter(id => !known.has(id) && !NUMBERED.test(id))).toEqual([]);
  });

  it('names every start of a composed message', () => {
    const text = sources(APP).join('\n');
    const starts = [...text.matchAll(/\bt\(\s*`([\w-]+-)\$\{/g)].map(([, start]) => start as string);
    expect(starts.filter(start => !(start in COMPOSED))).toEqual([]);
  });

  it('is loaded in two parts without a message twice, the first one small', () => {
    const isFirst = inFirstLoad();
    const idsIn = (isWanted: (name: string) => boolean) => IDS.filter(isWanted);
    const parts = [idsIn(isFirst), idsIn(name => !isFirst(name))];
    expect(parts.flat().sort()).toEqual([...IDS].sort());
    const size = (isWanted: (name: string) => boolean) => catalogueOf('en', LOCALES, isWanted).own.length;
    expect(size(isFirst)).toBeLessThan(size(name => !isFirst(name)) / 2);
    for (const id of ['front-title', 'page-game', 'mode-classic2', 'why-action-fence_crosses', 'end-reached_goal'])
      expect([id, isFirst(id)]).toEqual([id, true]);
  });

  it('is there for every module that does not wait for all of it', () => {
    const isFirst = inFirstLoad();
    const waits = /withMessages\(\s*import\('([^']+)'\)/g;
    const later = /import\('(\.[^']+)'\)/g;
    const found: string[] = [];
    // Begins a game of a stored set-up: it knows the house rules, but shows none.
    const silent = '../setup/startGame.js';
    // Modules of pages that waited are loaded after the messages: only imports of the first load can come too early.
    for (const path of importedBy()) {
      const text = readFileSync(path, 'utf-8');
      const waiting = new Set([...text.matchAll(waits)].map(([, name]) => name));
      for (const [, name = ''] of text.matchAll(later)) {
        if (waiting.has(name) || name === silent) continue;
        const file = new URL(name.replace(/\.js$/, '.ts'), `file://${path}`).pathname;
        const isAsked = inFirstLoad(importedBy([file]));
        found.push(...IDS.filter(id => isAsked(id) && !isFirst(id)).map(id => `${name}: ${id}`));
      }
    }
    expect(found).toEqual([]);
  });

  it.each(languagesIn().map(({ code }) => code))('is written without complaint in %s', code => {
    const complaints: string[] = [];
    const source = catalogueOf(code);
    const words = new Messages(code, source, text => complaints.push(text));
    const all = Object.fromEntries(
      [...`${source.own}${source.english}`.matchAll(/\$(\w+)/g)].map(([, name]) => [name, 2]),
    );
    for (const id of IDS) expect(words.format(id, all)).not.toBe('');
    expect(complaints).toEqual([]);
  });
});

describe('words', () => {
  const words = new Messages('en', ENGLISH, () => undefined);

  it('counts', () => {
    expect([0, 1, 2].map(n => words.format('fences-left', { n }))).toEqual([
      'No fences left',
      'One fence left',
      '2 fences left',
    ]);
  });

  it('complains of a message that is missing', () => {
    const complaints: string[] = [];
    expect(new Messages('en', ENGLISH, text => complaints.push(text)).format('no-such')).toBe('no-such');
    expect(complaints).toEqual(['words: no no-such in en']);
  });

  it('finds the best language', () => {
    const known = ['de', 'en', 'pt', 'zh-TW'];
    expect(bestOf(['fr-CA', 'de-AT', 'en'], known)).toBe('de');
    expect(bestOf(['zh-tw'], known)).toBe('zh-TW');
    expect(bestOf(['xx'], known)).toBe('en');
  });

  it('knows the varieties of Portuguese and the scripts of Chinese', () => {
    const known = ['en', 'zh-Hant', 'pt-PT', 'pt-BR', 'zh-Hans'];
    const all = (codes: string[]): string[] => codes.map(code => bestOf([code], known));
    expect(all(['pt', 'pt-AO', 'pt-br'])).toEqual(['pt-PT', 'pt-PT', 'pt-BR']);
    expect(all(['zh', 'zh-CN', 'zh-SG', 'zh-Hans-HK'])).toEqual(['zh-Hans', 'zh-Hans', 'zh-Hans', 'zh-Hans']);
    expect(all(['zh-TW', 'zh-HK', 'zh-Hant-CN'])).toEqual(['zh-Hant', 'zh-Hant', 'zh-Hant']);
    expect(bestOf(['zh-CN'], ['en', 'zh-Hant'])).toBe('zh-Hant');
    expect(bestOf(['not a code'], known)).toBe('en');
  });

  it('knows Norwegian by all its names', () => {
    expect(['no', 'nn-NO', 'nb'].map(language => bestOf([language], ['en', 'nb']))).toEqual(['nb', 'nb', 'nb']);
  });

  it('writes dates as in the region of the browser', () => {
    expect(regionalOf('en', ['de-AT', 'en-GB', 'en'])).toBe('en-GB');
    expect(regionalOf('de', ['de-AT', 'en-GB'])).toBe('de-AT');
    expect(regionalOf('fr', ['en-GB'])).toBe('fr');
    expect(regionalOf('en-XA', ['en-AU'])).toBe('en-AU');
    expect(regionalOf('en', ['not a code', 'en-NZ'])).toBe('en-NZ');
    const day = new Intl.DateTimeFormat(regionalOf('en', ['en-GB']), { dateStyle: 'short', timeZone: 'UTC' });
    expect(day.format(Date.UTC(2026, 10, 16))).toBe('16/11/2026');
  });

  it('writes dates neither in another script nor with other digits than the board', () => {
    expect(regionalOf('zh-Hant', ['zh-CN', 'zh-HK'])).toBe('zh-HK');
    expect(regionalOf('ar', ['ar-EG'])).toBe('ar-EG-u-nu-latn');
  });

  it('writes Arabic numbers with the digits of the board', () => {
    expect(new Messages('ar', { own: 'n = { $n }' }).format('n', { n: 1234 })).toContain('1,234');
  });

  it('tells each role of PAC-MAN’s game what it has to do', () => {
    for (const { code } of languagesIn()) {
      const words = new Messages(code, catalogueOf(code));
      const [eater, ghosts] = ['P', 'G'].map(role => words.format('mode-about-pacman', { role }));
      expect(ghosts, code).not.toBe(eater);
    }
    expect(words.format('mode-about-pacman', { role: 'G' })).not.toContain('you');
  });

  it('names who declines what, in every language', () => {
    for (const { code } of languagesIn()) {
      const words = new Messages(code, catalogueOf(code));
      const lines = ['draw', 'take_back', 'resign', 'rematch'].map(kind =>
        words.format('offer-declined', { kind, name: 'Ada' }),
      );
      expect([new Set(lines).size, lines.every(line => line.includes('Ada'))], code).toEqual([4, true]);
    }
  });

  it('fills a language that is behind with English, and counts that', () => {
    const folder = `${mkdtempSync(`${tmpdir()}/hedgemaze-words-`)}/`;
    const write = (path: string, text: string) => writeFileSync(`${folder}${path}`, text);
    const rows = ['en', 'lv'].map(code => ({ code, name: code, direction: 'ltr', complete: true, required: false }));
    try {
      for (const code of ['en', 'lv']) mkdirSync(`${folder}${code}`);
      write('languages.json', JSON.stringify(rows));
      write(
        'en/app.ftl',
        'bye = Goodbye\n# New.\nfences =\n    { $n ->\n        [one] One fence\n       *[other] { $n } fences\n    }\n',
      );
      write('en/cli.ftl', 'cli-only = Of the command line\n');
      write('lv/app.ftl', 'bye = Uz redzēšanos\n');
      const latvian = new Messages('lv', catalogueOf('lv', folder), text => expect.unreachable(text));
      // 21 takes Latvian's [one], but not that of English.
      expect([latvian.format('bye'), latvian.format('fences', { n: 21 })]).toEqual(['Uz redzēšanos', '21 fences']);
      expect([latvian.has('bye'), latvian.has('fences'), latvian.has('cli-only')]).toEqual([true, true, false]);
      expect([missingIn('en', folder), missingIn('lv', folder)]).toEqual([0, 1]);
      expect(listModule(folder).match(/"missing":\d+/g)).toEqual(['"missing":0', '"missing":1']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('fills a draft with English, and leaves out what only the command line says', () => {
    for (const { code } of languagesIn()) {
      const words = new Messages(code, catalogueOf(code), () => undefined);
      expect(IDS.filter(id => !words.has(id))).toEqual([]);
      expect(words.has('tty-goodbye')).toBe(false);
    }
  });

  it('knows which way languages run', () => {
    for (const { code, direction } of languagesIn()) expect(directionOf(code)).toBe(direction);
    expect(['ar', 'ar-XB', 'en', 'en-XA'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
  });
});

describe('words with a hyphen', () => {
  it('are not parted beside at most three letters', () => {
    const shown = (text: string) => withoutBadBreaks(text, 'de').replaceAll('\u2060', '_');
    expect(shown('PAC-MAN, pac-gomme')).toBe('PAC-_MAN, pac-_gomme');
    expect(shown('PAC-MAN-Variante')).toBe('PAC-_MAN-Variante');
    expect(shown('PAC-MAN-t, 9-ig')).toBe('PAC-_MAN-_t, 9-_ig');
    expect(shown('să-l iei sau s-o lași, într-un labirint')).toBe('să-_l iei sau s-_o lași, într-_un labirint');
    expect(shown('по-бързо, apanhá-lo')).toBe('по-_бързо, apanhá-_lo');
    expect(shown('Power-Pille')).toBe('Power-Pille');
    expect(shown('B- hält eine Figur an; 2-5; e3h')).toBe('B- hält eine Figur an; 2-5; e3h');
  });

  it('stay together in every message', () => {
    const words = new Messages('de', { own: 'a = PAC-MAN\nb = { $n } mal PAC-MAN\n' });
    expect(words.format('a')).toBe('PAC-\u2060MAN');
    expect(words.format('b', { n: 2 })).toBe('2 mal PAC-\u2060MAN');
  });
});

describe('spaces', () => {
  const shown = (text: string, language: string) => withoutBadBreaks(text, language).replaceAll('\u00a0', '_');

  it('before a dot or a dash between two parts do not break', () => {
    expect(shown('3 · Sapling – strong', 'en')).toBe('3_· Sapling_– strong');
    expect(shown(' · ', 'en')).toBe('_· ');
    expect(shown('2–4, a·b, e3 -', 'en')).toBe('2–4, a·b, e3 -');
  });

  it('after words of one letter do not break in languages with that custom', () => {
    expect(shown('W rundzie i w partii z duchami (a w polu)', 'pl')).toBe('W_rundzie i_w_partii z_duchami (a_w_polu)');
    expect(shown('V kole ', 'cs')).toBe('V_kole ');
    expect(shown('v ', 'sk')).toBe('v_');
    expect(shown('gra 2 a w', 'pl')).toBe('gra 2 a_w');
    expect(shown('a fence', 'en')).toBe('a fence');
  });
});

describe('the pseudo-locale', () => {
  it('is longer, accented, and keeps values', () => {
    const words = new Messages('en-XA', ENGLISH, () => undefined);
    expect(words.format('action-undo')).toBe('Úńđóó');
    expect(words.format('fences-left', { n: 12 })).toContain('12');
    expect(pseudo('two vowels here').length).toBeGreaterThan('two vowels here'.length);
  });
});
