import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const nowhere = ['**/node_modules/**', '**/dist/**', 'tools/runtime/**'];

/** Node reads these as the product is run: types stripped, nothing bundled, compiled once. */
const asNodeRuns = { viteModuleRunner: false };

/** Each is done by processes of its own, which end with it and give back the memory of the apps they opened. */
const serverProjects = Object.entries({
  'server a–n': ['features/[a-n]*/server/**/*.test.ts'],
  'server o–z': ['features/[o-z]*/server/**/*.test.ts'],
  platform: [
    '{platform,db,bench,demo}/**/*.test.ts',
    'apps/server/**/*.test.ts',
    'promises/**/*.promise.ts',
    // It starts whole instances: begun last, one core would wait for it.
    'tools/replay/**/*.test.ts',
  ],
}).map(([name, include]) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: nowhere,
    setupFiles: ['tools/testing/password-setup.ts'],
    experimental: asNodeRuns,
  },
}));

export default defineConfig({
  test: {
    maxWorkers: 2,
    // How fast the machine is, is no promise: these end what hangs, and nothing that is slow. Where time is the promise,
    // a test measures what the process used of it (`testing/own-time.ts`).
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    passWithNoTests: true,
    // Files share a process and its modules; each opens an instance and a database of its own.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          experimental: asNodeRuns,
          include: [
            'domain/**/*.test.ts',
            'tools/**/*.test.ts',
            'locales/**/*.test.ts',
            'testing/**/*.test.ts',
            'packages/**/*.test.ts',
            'ui/**/*.test.ts',
            'apps/{merchant,console,storefront,gallery}/**/*.test.ts',
            'features/*/{merchant,console,storefront,pages,ui}/**/*.test.ts',
          ],
          exclude: [...nowhere, 'tools/replay/**'],
        },
      },
      ...serverProjects,
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'component',
          // Screens share a document and what they keep in it: theirs is a fresh one.
          isolate: true,
          include: ['**/*.test.tsx'],
          exclude: nowhere,
          environment: 'happy-dom',
          setupFiles: ['tools/testing/component-setup.ts'],
        },
      },
    ],
  },
});
