/** A plugin of Vite: the Fluent catalogues of `src/hedgemaze/locales`, one module a language, loaded on demand. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const LOCALES = fileURLToPath(new URL('../src/hedgemaze/locales/', import.meta.url));
const LIST = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';

/** The languages that have a catalogue, in order of their codes. */
export function languagesIn(folder = LOCALES): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('_') && filesOf(entry.name, folder).length > 0)
    .map(entry => entry.name)
    .sort();
}

function filesOf(language: string, folder: string): string[] {
  return readdirSync(`${folder}${language}`)
    .filter(name => name.endsWith('.ftl'))
    .sort()
    .map(name => `${folder}${language}/${name}`);
}

/** All catalogues of a language, one after the other; what only explains them to translators is left out. */
export function catalogueOf(language: string, folder = LOCALES): string {
  return filesOf(language, folder)
    .map(path => readFileSync(path, 'utf-8').replace(/^#.*\n/gm, ''))
    .join('\n');
}

export function catalogues(): Plugin {
  return {
    name: 'hedgemaze-catalogues',
    resolveId: id => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        const rows = languagesIn().map(each => `'${each}': () => import('${ONE}${each}')`);
        return `export default { ${rows.join(', ')} };`;
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const language = id.slice(ONE.length + 1);
      for (const path of filesOf(language, LOCALES)) this.addWatchFile(path);
      return `export default ${JSON.stringify(catalogueOf(language))};`;
    },
  };
}
