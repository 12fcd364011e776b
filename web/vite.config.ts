import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { catalogues, isCatalogue, languageOf } from './catalogues.js';
import { offline } from './offline.js';

/** Modules of the first load: the frame, the front page and static boards. */
const BASE = new RegExp(
  [
    'node_modules/(?!uqr/)',
    'web/board/(art|scene|geometry|themes|names|offer|picture|portrait|svg|types)',
    'web/core/(words|levels|modeText)',
    'engine/levels\\.json',
    'web/app/(App|main|routes|title|home/(?!Online)|i18n|offline|styles)',
    'web/app/games/(gameStore|newGames|strength)',
    'web/app/online/seatTokens',
    'web/app/settings/(settings|LanguageMenu)',
    'web/app/setup/(levelNames|LevelPicker)',
    'web/app/shared/(Icon|modes|board/(modePictures|characters|BoardPicture|Portrait))',
  ].join('|'),
);
/** Modules of a game on this device. */
const TABLE = new RegExp(
  [
    'web/(board|core)/(?!.*worker)',
    'web/app/engine/(load|engine)\\.',
    'web/app/shared',
    'web/app/table/(?!model/remote)',
    'web/app/records/(RecordMenu|savedGameRecord|writeRecord|share/ShareButton)',
    'web/app/setup/(RulesSummary|houseRules)',
  ].join('|'),
);

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
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Two files instead of forty: one for the front page, one for a first game.
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
