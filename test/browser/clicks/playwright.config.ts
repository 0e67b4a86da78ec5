import { defineConfig, devices } from '@playwright/test';
import base from '../playwright.config.ts';

/** Whole games by clicks alone: long, and so not among the tests. `npm run clicks -- -g basic --project phone` */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.game.ts',
  outputDir: '../../../.cache/clicks',
  globalSetup: '../real-server.ts',
  workers: 1,
  retries: 0,
  timeout: 60 * 60_000,
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 } },
  ],
});
