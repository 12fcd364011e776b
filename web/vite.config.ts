import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { catalogues, fileNameOf, isCatalogue } from './catalogues.js';
import { importedBy } from './firstLoad.js';
import { offline } from './offline.js';

/** The packages of the first load, without what only forms of other pages need. */
const PACKAGES = 'node_modules/(@fluent|clsx|svelte/src/(?!reactivity/|.*/bindings/(input|size)))';
/** Modules of the front page, with static boards. */
const BASE = new RegExp(
  [
    PACKAGES,
    'web/board/(art|scene|geometry|themes|names|offer|picture|portrait|svg|types)',
    'web/core/(words|levels|modeText)',
    'engine/levels\\.json',
    'web/app/(App|main|routes|title|home|i18n|offline|styles)',
    'web/app/games/(gameStore|newGames|strength)',
    'web/app/online/seatTokens',
    'web/app/puzzles/(puzzle|progress)\\.',
    'web/app/settings/(settings|LanguageMenu)',
    'web/app/shared/(Icon|modes|board/(modePictures|characters|BoardPicture|Portrait))',
  ].join('|'),
);
/** Small modules of several other pages. */
const SHARED = new RegExp(
  [
    'web/app/shared',
    'web/app/records/(RecordMenu|savedGameRecord|writeRecord|share/ShareButton)',
    'web/app/setup/(RulesSummary|houseRules|levelNames)',
  ].join('|'),
);
const FIRST_LOAD = new Set(importedBy());

/** Whether a module is part of the first load; styles of components have a query in their name. */
function isFirst(id: string): boolean {
  return FIRST_LOAD.has(id.split('?')[0] ?? '') || new RegExp(PACKAGES).test(id);
}

/** The page: `npm run dev` serves it, `tools/web.py build` builds it for the server. */
export default defineConfig({
  root: fileURLToPath(new URL('app', import.meta.url)),
  base: './',
  plugins: [
    catalogues(),
    svelte({ configFile: fileURLToPath(new URL('svelte.config.js', import.meta.url)) }),
    offline(),
  ],
  worker: { format: 'es' },
  build: {
    outDir: '../../src/hedgemaze/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // No inlined files: the content security policy forbids data URLs.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    // Browsers without module preloading load the same files one after the other.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Three files instead of forty: one for the front page, one for a first game, one that other pages share.
        codeSplitting: {
          groups: [
            { name: 'base', test: (id: string) => isFirst(id) && BASE.test(id), priority: 2 },
            { name: 'table', test: isFirst, priority: 1 },
            { name: 'shared', test: SHARED, priority: 0 },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${isCatalogue(facadeModuleId ?? '') ? fileNameOf(facadeModuleId ?? '') : '[name]-'}[hash].js`,
      },
    },
  },
});
