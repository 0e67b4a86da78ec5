import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    exclude: ['test/browser/**'],
    environment: 'node',
    // Two cores are what the smallest build machine has; more workers only thrash there.
    pool: 'threads',
    maxWorkers: 2,
    // A machine four times slower than ours, with others at work on it, is still given the time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    passWithNoTests: false,
  },
});
