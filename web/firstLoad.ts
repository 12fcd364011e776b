/** Finds the modules of the first load by their import statements: those of the front page and of a first game. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the first load begins; `home/preload.ts` fetches the second one in advance. */
const ENTRIES = ['app/main.ts', 'app/table/LocalTablePage.svelte'].map(path =>
  fileURLToPath(new URL(path, import.meta.url)),
);
/** Imports that remain in the built page, without those of types and without `import()`. */
const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]+?\s+from\s+)?'(\.[^']+)'/gm;

/** The file behind the name in an import statement. */
function fileOf(name: string, importer: string): string | null {
  const path = fileURLToPath(new URL(name, `file://${importer}`));
  return [path, path.replace(/\.js$/, '.ts')].find(each => existsSync(each)) ?? null;
}

/** The files that the entries import, directly and through others. */
export function importedBy(entries: readonly string[] = ENTRIES): string[] {
  const found = new Set(entries);
  for (const path of found) {
    if (!/\.(ts|svelte)$/.test(path)) continue;
    for (const [, name = ''] of readFileSync(path, 'utf-8').matchAll(IMPORT)) {
      const file = fileOf(name, path);
      if (file) found.add(file);
    }
  }
  return [...found].sort();
}
