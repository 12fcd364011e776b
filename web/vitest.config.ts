import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './catalogues.js';

export default defineConfig({
  plugins: [catalogues(), svelte()],
  // Tests that render components (`@vitest-environment happy-dom`) need Svelte's client build.
  resolve: { conditions: ['browser'] },
  test: {
    include: ['*/tests/**/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['*/**/*.{ts,svelte}'],
      exclude: ['**/tests/**', '**/demo/**', '**/*.config.ts', 'build/**', 'node_modules/**'],
      reporter: ['html', 'json-summary'],
      reportsDirectory: '../build/coverage/typescript',
    },
  },
});
