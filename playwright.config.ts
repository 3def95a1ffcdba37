import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './build/browser-flags.ts';
import { findChromium } from './build/system-packages.ts';

const executablePath = findChromium();

// Reduced motion: animations redraw 60 times a second, and Playwright delays clicks until an element stops moving.
const web = {
  fullyParallel: true,
  use: { contextOptions: { reducedMotion: 'reduce' } },
} as const;
// Each file runs in one worker with one backend; each test gets its own device.
const desktop = { use: { screenshot: 'off' } } as const;

export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', ...web },
    { name: 'desktop', testDir: 'tests/desktop', ...desktop },
    { name: 'soak-e2e', testDir: 'tests/soak/e2e', ...web },
    { name: 'soak-desktop', testDir: 'tests/soak/desktop', ...desktop },
  ],
  // `.test.ts` files belong to vitest.
  testMatch: '**/*.spec.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Tracing doubles a test's CPU time. Use `playwright test --trace=on <file>` to record one.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...BROWSER_FLAGS],
    },
  },
});
