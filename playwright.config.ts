import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './build/browser-flags.ts';
import { findChromium } from './build/system-packages.ts';
import { isLongForm, LONG_FORM } from './build/testing/long-form.ts';

const executablePath = findChromium();

export default defineConfig({
  projects: [
    {
      name: 'e2e',
      testDir: 'tests/e2e',
      fullyParallel: true,
      // What moves on its way is drawn sixty times a second, and a click waits until it stands.
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // A file shares one worker, and so one backend; each test has a computer of its own.
    {
      name: 'desktop',
      testDir: 'tests/desktop',
      use: { screenshot: 'off' },
    },
  ],
  // What ends in .test.ts is vitest's.
  testMatch: '**/*.spec.ts',
  ...(isLongForm ? {} : { grepInvert: new RegExp(LONG_FORM.tag) }),
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
    // A trace doubles the processor time of a test; `playwright test --trace=on <file>` makes one.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...BROWSER_FLAGS],
    },
  },
});
