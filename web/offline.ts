/** A Vite plugin that writes `sw.js`: the service worker with the names of all files of the build. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('app/offline/serviceWorker.ts', import.meta.url));
/** The file of a network: these are cached when they are first used. */
const NETWORK = /\.net$/;
/** The file of a catalogue, as `vite.config.ts` names it: these are cached only for languages in use. */
const CATALOGUE = /(^|\/)language-[\w-]+\.[\w-]+\.js$/;
const PUBLIC = fileURLToPath(new URL('app/public/', import.meta.url));

/** Returns the service worker as a classic script: not all browsers support modules there. */
function compiled(): string {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true };
  const { outputText } = ts.transpileModule(readFileSync(SOURCE, 'utf-8'), { compilerOptions });
  return outputText.replace(/^export \{\};$/m, '');
}

export function offline(): Plugin {
  return {
    name: 'hedgemaze-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const shared = readdirSync(PUBLIC);
        const files = [...Object.keys(bundle), ...shared].filter(name => name !== 'sw.js').sort();
        const hash = createHash('sha256').update(files.join('\n'));
        for (const file of Object.values(bundle)) hash.update(file.type === 'asset' ? file.source : file.code);
        for (const name of shared) hash.update(readFileSync(PUBLIC + name));
        const version = hash.digest('hex').slice(0, 16);
        const names = JSON.stringify(files.filter(name => !CATALOGUE.test(name) && !NETWORK.test(name)));
        const catalogues = JSON.stringify(files.filter(name => CATALOGUE.test(name)));
        const head = `const FILES = ${names};\nconst CATALOGUES = ${catalogues};\nconst VERSION = '${version}';\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + compiled() });
      },
    },
  };
}
