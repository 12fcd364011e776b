import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The demo of the board: `npm run demo` serves it, `npm run demo:build` builds it into build/demo. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  build: {
    outDir: '../../build/demo',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
});
