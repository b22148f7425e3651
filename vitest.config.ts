import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const nowhere = ['**/node_modules/**', '**/dist/**', 'tools/runtime/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'tools/**/*.test.ts',
            'locales/**/*.test.ts',
            'ui/**/*.test.ts',
            'apps/{merchant,console,storefront,gallery}/**/*.test.ts',
            'features/*/{merchant,console,storefront,pages,ui}/**/*.test.ts',
          ],
          exclude: nowhere,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'features/**/server/**/*.test.ts',
            'platform/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'bench/**/*.test.ts',
            'db/**/*.test.ts',
            'demo/**/*.test.ts',
            'promises/**/*.promise.ts',
          ],
          exclude: nowhere,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'component',
          include: ['**/*.test.tsx'],
          exclude: nowhere,
          environment: 'happy-dom',
          setupFiles: ['tools/testing/component-setup.ts'],
        },
      },
    ],
  },
});
