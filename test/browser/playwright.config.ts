import { defineConfig, devices } from '@playwright/test';
import { existsSync } from 'node:fs';

const named = process.env['CHROMIUM'];
const executablePath = named ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
const extra = JSON.parse(process.env['CHROMIUM_ARGS'] ?? '[]') as string[];

// The browser must ask nobody for anything: what is tested is that our page does not either.
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/browser',
  globalSetup: './real-server.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  use: {
    headless: true,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...extra],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { ...devices['Pixel 7'] } },
  ],
});
