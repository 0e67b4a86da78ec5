import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from '#scripts/chromium-path.ts';

const extra = JSON.parse(process.env['CHROMIUM_ARGS'] ?? '[]') as string[];

// A whole browser draws its own address bar as two pages, in every window: that is half of what a short test costs. The
// other names are those Playwright switches off itself, for the last list given is the only one that counts.
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

// The browser must ask nobody for anything: what is tested is that our page does not either.
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${WITHOUT.join(',')}`,
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/browser',
  globalSetup: './real-server.ts',
  fullyParallel: true,
  // One more than two cores: a test waits for its page a fifth of its time.
  workers: 3,
  // `npm test` names each test that needed its second try.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    headless: true,
    // Fetching the whole house once more is tested where it matters.
    serviceWorkers: 'block',
    launchOptions: {
      ...chromiumPath(),
      args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...extra],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', grepInvert: /@desktop/, use: { ...devices['Pixel 7'] } },
  ],
});
