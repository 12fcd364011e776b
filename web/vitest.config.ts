import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './catalogues.js';

export default defineConfig({
  plugins: [catalogues(), svelte()],
  // Tests that render components (`@vitest-environment happy-dom`) need Svelte's client build.
  resolve: { conditions: ['browser'] },
  test: {
    environment: 'node',
    testTimeout: 120_000,
    pool: 'threads',
    projects: [
      { extends: true, test: { name: 'app', include: ['app/tests/**/*.test.ts'] } },
      // No module there has a state that tests change, so that files share one worker: a third less processor time.
      { extends: true, test: { name: 'board and core', include: ['{board,core}/tests/**/*.test.ts'], isolate: false } },
    ],
    coverage: {
      provider: 'v8',
      include: ['*/**/*.{ts,svelte}'],
      exclude: ['**/tests/**', '**/demo/**', '**/*.config.ts', 'build/**', 'node_modules/**'],
      reporter: ['html', 'json-summary'],
      reportsDirectory: '../build/coverage/typescript',
    },
  },
});
