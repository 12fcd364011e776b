/**
 * A Vite plugin for the Fluent catalogues of `src/hedgemaze/locales`: two modules per language, loaded on demand. The
 * first one has the messages of the front page and of a first game, the second one the rest.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { MessageSource } from './app/i18n/bundle.js';
import { importedBy } from './firstLoad.js';

export const LOCALES = fileURLToPath(new URL('../src/hedgemaze/locales/', import.meta.url));
const LIST = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';
const SOURCE = 'en';
/** Ends the name of the module with the rest of a language. */
const REST = '/rest';

/** Catalogues that only the command line and the server read. */
const NOT_OF_THE_PAGE = ['cli.ftl', 'tty.ftl', 'errors.ftl', 'push.ftl'];

/** A language as `languages.json` lists it. */
export interface Language {
  readonly code: string;
  /** Its own name for itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Listed in menus; other languages are drafts, which only an address can select. */
  readonly complete: boolean;
}

/** The languages of the list that have a catalogue, in its order. */
export function languagesIn(folder = LOCALES): Language[] {
  const listed = JSON.parse(readFileSync(`${folder}languages.json`, 'utf-8')) as Language[];
  return listed.filter(({ code }) => filesOf(code, folder).length > 0);
}

function filesOf(language: string, folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(`${folder}${language}`);
  } catch {
    return []; // no catalogue yet
  }
  return names
    .filter(name => name.endsWith('.ftl') && !NOT_OF_THE_PAGE.includes(name))
    .sort()
    .map(name => `${folder}${language}/${name}`);
}

/** The source texts of a language's messages by their ids. */
function messagesOf(language: string, folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of filesOf(language, folder)) {
    const plain = readFileSync(path, 'utf-8').replace(/^#.*\n/gm, '');
    for (const block of plain.split(/^(?=-?[a-zA-Z][\w-]* *=)/m)) {
      const name = /^-?[a-zA-Z][\w-]*/.exec(block)?.[0];
      if (name) found.set(name, block.trimEnd());
    }
  }
  return found;
}

/** The messages of the page in a language, English ones where it lacks them, without comments. */
export function catalogueOf(language: string, folder = LOCALES, isWanted = (_name: string) => true): MessageSource {
  const own = messagesOf(language, folder);
  const english = [...messagesOf(SOURCE, folder)].filter(([name]) => !own.has(name));
  const joined = (messages: Iterable<[string, string]>) =>
    [...messages].flatMap(([name, block]) => (isWanted(name) ? [block] : [])).join('\n');
  return { own: `${joined(own)}\n`, english: joined(english) };
}

/**
 * Whether a message is part of the first load: one of its modules has the name, or the start of a composed name, in its
 * source. Terms are part of it, because other messages refer to them.
 */
export function inFirstLoad(paths = importedBy()): (name: string) => boolean {
  const sources = paths.filter(path => /\.(ts|svelte)$/.test(path));
  const text = sources.map(path => readFileSync(path, 'utf-8')).join('\n');
  const names = new Set([...text.matchAll(/['"]([a-z][\w-]*)['"]/g)].map(([, name]) => name));
  const starts = [...new Set([...text.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, start]) => start as string))];
  return name => name.startsWith('-') || names.has(name) || starts.some(start => name.startsWith(start));
}

/** The number of messages of the page that a language lacks. */
export function missingIn(language: string, folder = LOCALES): number {
  const there = messagesOf(language, folder);
  return [...messagesOf(SOURCE, folder).keys()].filter(name => !name.startsWith('-') && !there.has(name)).length;
}

/** The module that lists the languages, each with its number of missing messages and functions that load its messages. */
export function listModule(folder = LOCALES): string {
  const rows = languagesIn(folder).map(({ code, name, direction, complete }) => {
    const row = JSON.stringify({ code, name, direction, complete, missing: missingIn(code, folder) });
    return `'${code}': { ...${row}, load: () => import('${ONE}${code}'), loadRest: () => import('${ONE}${code}${REST}') }`;
  });
  return `export default { ${rows.join(', ')} };`;
}

/** Whether a module of the build is a catalogue. */
export function isCatalogue(id: string): boolean {
  return id.startsWith(`\0${ONE}`);
}

/** The name of a catalogue's file, without the hash: `offline.ts` and the service worker find the language in it. */
export function fileNameOf(id: string): string {
  const [language, rest] = id.slice(ONE.length + 1).split('/');
  return `language-${language}.${rest ? `${rest}-` : ''}`;
}

export function catalogues(): Plugin {
  let isFirst = (_name: string) => true;
  return {
    name: 'hedgemaze-catalogues',
    buildStart() {
      isFirst = inFirstLoad();
    },
    resolveId: id => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return listModule();
      if (!isCatalogue(id)) return null;
      const language = id.slice(ONE.length + 1).replace(REST, '');
      for (const path of [...filesOf(language, LOCALES), ...filesOf(SOURCE, LOCALES)]) this.addWatchFile(path);
      const isWanted = id.endsWith(REST) ? (name: string) => !isFirst(name) : isFirst;
      return `export default ${JSON.stringify(catalogueOf(language, LOCALES, isWanted))};`;
    },
  };
}
