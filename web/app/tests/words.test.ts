import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueOf, languagesIn } from '../../catalogues.js';
import { ILLEGAL_CODES } from '../../core/codes.js';
import { MODES, PHASES, PIECES, REASONS, SIDES } from '../../core/words.js';
import { bestOf, directionOf, Words } from '../words/bundle.js';
import { pseudo } from '../words/pseudo.js';

const ENGLISH = catalogueOf('en');
const IDS = [...ENGLISH.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id as string);
const APP = new URL('../', import.meta.url);

function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name === 'tests') return [];
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, folder));
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(new URL(entry.name, folder), 'utf-8')] : [];
  });
}

/** Names that are put together, with all that can stand in them. */
const COMPOSED: Readonly<Record<string, readonly (string | number)[]>> = {
  'page-': ['game', 'new', 'rules', 'games', 'analysis', 'settings', 'about', 'privacy', 'missing'],
  'mode-': MODES,
  'mode-players-': MODES,
  'mode-about-': MODES,
  'rules-goal-': MODES,
  'level-': [1, 2, 3, 4, 5, 6, 7, 8],
  'piece-': PIECES,
  'side-': SIDES,
  'edge-': ['S', 'W', 'N', 'E'],
  'turn-': [...PHASES, 'classic'],
  'end-': [...REASONS, 'resigned'],
  'rank-': [0, 1, 2, 3, 4],
  'look-': ['system', 'arcade', 'wood', 'contrast'],
  'confirm-': ['touch', 'always', 'never'],
  'motion-': ['system', 'full', 'none'],
  'why-': [...ILLEGAL_CODES.map(code => code.replace('.', '-')), 'action-unreadable', 'square-off_board', 'fence-off_board'],
};
const NUMBERED = /^(rules-(classic|pacman|advanced)|about|privacy|missing)-\d+$/;

describe('the catalogue', () => {
  it('is there', () => {
    expect(languagesIn()).toContain('en');
    expect(new Set(IDS).size).toBe(IDS.length);
  });

  it('has every message that the page asks for, and no other', () => {
    const text = sources(APP).join('\n');
    const plain = [...text.matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, id]) => id as string);
    const either = [...text.matchAll(/\? '([a-z][\w-]+)' : (?:[\w.]+ \? '([\w-]+)' : )?'([\w-]+)'/g)].flatMap(([, ...ids]) => ids.filter(Boolean));
    const composed = Object.entries(COMPOSED).flatMap(([start, ends]) => ends.map(end => `${start}${end}`));
    const asked = new Set([...plain, ...composed]);
    expect([...asked].filter(id => !IDS.includes(id))).toEqual([]);
    const known = new Set([...asked, ...either]);
    expect(IDS.filter(id => !known.has(id) && !NUMBERED.test(id))).toEqual([]);
  });

  it('names every start of a composed message', () => {
    const text = sources(APP).join('\n');
    const starts = [...text.matchAll(/\bt\(\s*`([\w-]+-)\$\{/g)].map(([, start]) => start as string);
    expect(starts.filter(start => !(start in COMPOSED))).toEqual([]);
  });

  it('is written without complaint', () => {
    const complaints: string[] = [];
    const words = new Words('en', ENGLISH, text => complaints.push(text));
    const args = { n: 2, steps: 2, level: 3, size: 5, percent: 40 };
    const texts = ['name', 'mode', 'page', 'side', 'own', 'team', 'when', 'piece', 'fence', 'edges', 'action', 'text', 'code'];
    const all = { ...args, ...Object.fromEntries(texts.map(name => [name, name])) };
    for (const id of IDS) expect(words.format(id, all)).not.toBe('');
    expect(complaints).toEqual([]);
  });
});

describe('words', () => {
  const words = new Words('en', ENGLISH, () => undefined);

  it('counts', () => {
    expect([0, 1, 2].map(n => words.format('fences-left', { n }))).toEqual([
      'No fences left',
      'One fence left',
      '2 fences left',
    ]);
  });

  it('complains of a message that is missing', () => {
    const complaints: string[] = [];
    expect(new Words('en', ENGLISH, text => complaints.push(text)).format('no-such')).toBe('no-such');
    expect(complaints).toEqual(['words: no no-such in en']);
  });

  it('finds the best language', () => {
    const known = ['de', 'en', 'pt', 'zh-TW'];
    expect(bestOf(['fr-CA', 'de-AT', 'en'], known)).toBe('de');
    expect(bestOf(['zh-tw'], known)).toBe('zh-TW');
    expect(bestOf(['xx'], known)).toBe('en');
  });

  it('knows which way languages run', () => {
    expect(['ar', 'ar-XB', 'en', 'en-XA'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
  });
});

describe('the pseudo-locale', () => {
  it('is longer, accented, and keeps values', () => {
    const words = new Words('en-XA', ENGLISH, () => undefined);
    expect(words.format('action-undo')).toBe('Úńđóó');
    expect(words.format('fences-left', { n: 12 })).toContain('12');
    expect(pseudo('two vowels here').length).toBeGreaterThan('two vowels here'.length);
  });
});
