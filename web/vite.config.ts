import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { catalogues } from './catalogues.js';
import { offline } from './offline.js';

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
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
