/** A Vite plugin for the Fluent catalogues of `src/hedgemaze/locales`: one module per language, loaded on demand. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Source } from './app/i18n/bundle.js';

export const LOCALES = fileURLToPath(new URL('../src/hedgemaze/locales/', import.meta.url));
const LIST = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';
const SOURCE = 'en';

/** Catalogues that only the command line reads. */
const NOT_OF_THE_PAGE = ['cli.ftl', 'tty.ftl', 'errors.ftl'];

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

/** All messages of the page in a language, English ones where it lacks them, without comments. */
export function catalogueOf(language: string, folder = LOCALES): Source {
  const own = messagesOf(language, folder);
  const english = [...messagesOf(SOURCE, folder)].filter(([name]) => !own.has(name)).map(([, block]) => block);
  return { own: `${[...own.values()].join('\n')}\n`, english: english.join('\n') };
}

/** The number of messages of the page that a language lacks. */
export function missingIn(language: string, folder = LOCALES): number {
  const there = messagesOf(language, folder);
  return [...messagesOf(SOURCE, folder).keys()].filter(name => !name.startsWith('-') && !there.has(name)).length;
}

/** The module that lists the languages, each with its number of missing messages and a function that loads it. */
export function listModule(folder = LOCALES): string {
  const rows = languagesIn(folder).map(({ code, name, direction, complete }) => {
    const row = JSON.stringify({ code, name, direction, complete, missing: missingIn(code, folder) });
    return `'${code}': { ...${row}, load: () => import('${ONE}${code}') }`;
  });
  return `export default { ${rows.join(', ')} };`;
}

/** Whether a module of the build is a catalogue. */
export function isCatalogue(id: string): boolean {
  return id.startsWith(`\0${ONE}`);
}

/** The language of a catalogue module. */
export function languageOf(id: string): string {
  return id.slice(ONE.length + 1);
}

export function catalogues(): Plugin {
  return {
    name: 'hedgemaze-catalogues',
    resolveId: id => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return listModule();
      if (!isCatalogue(id)) return null;
      const language = languageOf(id);
      for (const path of [...filesOf(language, LOCALES), ...filesOf(SOURCE, LOCALES)]) this.addWatchFile(path);
      return `export default ${JSON.stringify(catalogueOf(language))};`;
    },
  };
}
