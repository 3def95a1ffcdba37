import { chromium } from '@playwright/test';
import { findChromium } from '../../build/system-packages.ts';
import { openSignedIn } from '../e2e/product.ts';
import { describeGrowth, type PageResources, WorkingDay } from '../e2e/workingDay.ts';
import { ChildBackend, DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';

/**
 * Simulates a broker's day in Chromium for the given minutes. Checks stable memory, no leaked listeners or channels,
 * and no console errors.
 */
const minutes = Number(process.argv[2] ?? 60);
const ROUNDS_A_WEIGHT = 5;
/** Simulates reading time between rounds. */
const READING_MS = 15_000;

const folder = await demoDataDir();
const product = await ChildBackend.start({ dataDir: folder.dataDir, flags: [] });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const complaints: string[] = [];
const weights: PageResources[] = [];
try {
  const page = await browser.newPage({ baseURL: product.url });
  page.setDefaultTimeout(120_000);
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto('/broker-dashboard');
  const day = new WorkingDay(page);
  const started = performance.now();
  const passed = () => (performance.now() - started) / 60_000;
  for (let round = 1; passed() < minutes; round += 1) {
    await day.round();
    await new Promise((read) => setTimeout(read, READING_MS));
    if (round % ROUNDS_A_WEIGHT !== 0) continue;
    const weight = await day.weigh();
    weights.push(weight);
    const readings = Object.entries(weight).map(([what, value]) => `${what} ${value.toFixed(1)}`);
    console.log(`${passed().toFixed(1)} min, ${round} rounds: ${readings.join(', ')}`);
  }
} finally {
  await browser.close();
  await product.end('SIGTERM');
  folder.remove();
}

/** Returns the minimum of several measurements; short-lived activity is not a leak. */
const least = (some: readonly PageResources[]): PageResources => ({
  heapMb: Math.min(...some.map(({ heapMb }) => heapMb)),
  nodes: Math.min(...some.map(({ nodes }) => nodes)),
  listeners: Math.min(...some.map(({ listeners }) => listeners)),
  channels: Math.min(...some.map(({ channels }) => channels)),
});

// Caches fill in the first third and should be the same size in the second third as in the last.
const third = Math.ceil(weights.length / 3);
const problems = [
  ...describeGrowth(least(weights.slice(third, -third)), least(weights.slice(-third))),
  ...complaints,
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 && weights.length >= 3 ? 0 : 1;
