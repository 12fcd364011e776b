import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { catalogues, isCatalogue, languageOf } from './catalogues.js';
import { offline } from './offline.js';

/** Modules of the first load: the frame, the front page, and the board as a picture. */
const BASE =
  /node_modules\/(?!uqr\/)|web\/board\/(art|scene|geometry|looks|names|offer|picture|plan|portrait|svg|types)|web\/core\/(words|levels)|engine\/levels\.json|web\/app\/(App|main|front|games|pictures|characters|routes|settings|title|when|words|offline|css|setup\/levels|table\/saved|pages\/Front|parts\/(Icon|Portrait|Picture|LevelPicker|LanguageMenu|LanguageNotice|UpdateNotice))/;
/** Modules of a game on this device. */
const TABLE =
  /web\/(board|core)\/(?!.*worker)|web\/app\/(core|intents|hints|speech|sounds|boardWords|pages\/(Game|TablePage)\.|table\/(?!worker|remote)|parts\/|records\/(TableRecord|RecordMenu|kept|write|files)|setup\/(RulesSummary|house))/;

/** The page: `npm run dev` serves it, `tools/web.py build` builds it for the server. */
export default defineConfig({
  root: fileURLToPath(new URL('app', import.meta.url)),
  base: './',
  plugins: [catalogues(), svelte({ configFile: fileURLToPath(new URL('svelte.config.js', import.meta.url)) }), offline()],
  worker: { format: 'es' },
  build: {
    outDir: '../../src/hedgemaze/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of its own: the content-security policy allows no data inside the page.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Two files instead of forty: what the front page needs, and what a first game needs beside it.
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            { name: 'table', test: TABLE, priority: 1 },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${isCatalogue(facadeModuleId ?? '') ? `language-${languageOf(facadeModuleId ?? '')}.` : '[name]-'}[hash].js`,
      },
    },
  },
});
