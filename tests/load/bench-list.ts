import { rmSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { openSite } from '../../backend/http/site.ts';
import { inProject } from '../../build/paths.ts';
import { findChromium } from '../../build/system-packages.ts';
import { buildWebIfStale } from '../../build/web.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { startDemoBackend } from './demo-backend.ts';
import { median } from './measure.ts';

/**
 * `npm run bench:list`: how fast a list of 100,000 cached rows appears, how fast one of them opens, and how smoothly
 * it scrolls. The server's response is faked, since no screen requests that many rows at once.
 */
const ROWS = 100_000;
const OPENINGS = 7;
const FRAMES = 600;
/** A fast scroll: 3,600 pixels per second. */
const STEP_PX = 60;
const OPEN_BUDGET_MS = 300;
const RECORD_BUDGET_MS = 50;
const FRAME_BUDGET_MS = 17;

const accounts = Array.from({ length: ROWS }, (_, index) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  full_name: `Person ${index}`,
  email: `person-${index}@people.example`,
  company_name: index % 3 === 0 ? null : `Company ${index % 997}`,
  is_company_user: false,
  user_type: 'broker',
  status: index % 20 === 0 ? 'pending' : 'approved',
  plan: null,
  created_at: '2026-03-14T09:00:00Z',
  last_sign_in_at: null,
  roles: ['broker'],
}));

/** The first account with all fields. */
const ACCOUNT = {
  ...accounts[0],
  phone: null,
  brokerage_name: null,
  suspended_at: null,
  email_confirmed_at: '2026-03-14T09:05:00Z',
  banned_until: null,
  has_second_factor: false,
  roles: [],
  sign_ins: [],
  is_last_admin: false,
};

async function openAccounts(page: Page, url: string): Promise<void> {
  await page.route('**/rpc/admin_accounts*', (route) =>
    route.fulfill({ json: { rows: accounts, next: null, count: 1001 } }),
  );
  await page.goto(url + linkTo('auth'));
  await page.getByLabel('Email').fill('admin@demo.havenexchange.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((address) => address.pathname !== linkTo('auth'));
  await page.goto(url + linkTo('adminUsers'));
  await page.locator('[data-row]').first().waitFor();
}

/** From the click on its tab to the frame after rows appear. */
const timeToOpen = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const press = (label: string) =>
      [...document.querySelectorAll('nav a')]
        .filter((link) => link instanceof HTMLElement)
        .find((link) => link.textContent.startsWith(label))
        ?.click();
    const isThere = () => document.querySelector('[data-row]') !== null;
    press('Audit log');
    while (isThere()) await frame();
    for (let rest = 0; rest < 30; rest += 1) await frame();
    const start = performance.now();
    press('Accounts');
    while (!isThere()) await frame();
    await frame();
    return performance.now() - start;
  });

/** From the click on a name, with the record cached, to the frame after its panel appears. */
const timeToOpenRecord = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const panel = () => document.querySelector('dialog[open] h2');
    const open = async () => {
      document.querySelector<HTMLElement>('[data-row] a')?.click();
      while (panel() === null || panel()?.textContent === '') await frame();
    };
    const close = async () => {
      document.querySelector<HTMLElement>('dialog[open] [aria-label="Close"]')?.click();
      while (panel() !== null) await frame();
      for (let rest = 0; rest < 30; rest += 1) await frame();
    };
    await open();
    for (let rest = 0; rest < 60; rest += 1) await frame();
    await close();
    const start = performance.now();
    await open();
    await frame();
    const took = performance.now() - start;
    await close();
    return took;
  });

const frameTimes = (page: Page): Promise<number[]> =>
  page.evaluate(
    async ({ frames, step }) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const times: number[] = [];
      let before = await frame();
      for (let count = 0; count < frames; count += 1) {
        window.scrollBy(0, step);
        const now = await frame();
        times.push(now - before);
        before = now;
      }
      return times;
    },
    { frames: FRAMES, step: STEP_PX },
  );

/** Wall-clock time, and CPU time of the page's main thread, which is independent of machine load. */
interface Took {
  readonly clock: number;
  readonly processor: number;
}

/** Returns a reader of the page's main-thread CPU time, in milliseconds. */
async function processorOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

async function both(read: () => Promise<number>, work: () => Promise<number>): Promise<Took> {
  const before = await read();
  const clock = await work();
  return { clock, processor: (await read()) - before };
}

function printTiming(name: string, clock: number, budget: number, processor: number): void {
  const isOver = clock > budget;
  console.log(
    `${name.padEnd(32)} ${clock.toFixed(1)} ms (may be ${budget})${isOver ? '  OVER BUDGET' : ''}, processor ${processor.toFixed(1)} ms`,
  );
  if (isOver) process.exitCode = 1;
}

const medianOf = (took: readonly Took[], what: keyof Took): number =>
  median(took.map((one) => one[what]));

await buildWebIfStale();
const { backend, dataDir } = await startDemoBackend({
  site: openSite(inProject('dist/web')).answer,
});
const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openAccounts(page, backend.url);
  const read = await processorOf(page);
  const openings: Took[] = [];
  for (let run = 0; run < OPENINGS; run += 1) {
    openings.push(await both(read, () => timeToOpen(page)));
  }
  await page.route('**/rpc/admin_account', (route) => route.fulfill({ json: ACCOUNT }));
  const records: Took[] = [];
  for (let run = 0; run < OPENINGS; run += 1) {
    records.push(await both(read, () => timeToOpenRecord(page)));
  }
  let times: readonly number[] = [];
  const scrolled = await both(read, async () => {
    times = (await frameTimes(page)).toSorted((a, b) => a - b);
    return 0;
  });
  const renderedRows = await page.locator('[data-row]').count();
  console.log(`${ROWS} rows, of which ${renderedRows} are drawn`);
  console.log(
    'by the clock, and what the page worked for all of it: there and back twice for a record',
  );
  printTiming(
    'opened',
    medianOf(openings, 'clock'),
    OPEN_BUDGET_MS,
    medianOf(openings, 'processor'),
  );
  printTiming(
    'record beside it, at hand',
    medianOf(records, 'clock'),
    RECORD_BUDGET_MS,
    medianOf(records, 'processor') / 2,
  );
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  printTiming('frame while scrolling, p95', p95, FRAME_BUDGET_MS, scrolled.processor / FRAMES);
} finally {
  await browser.close();
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
}
