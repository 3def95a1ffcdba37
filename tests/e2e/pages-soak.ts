import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../build/system-packages.ts';
import { NOT_FOUND_PATH } from '../../shared/navigation/documents.ts';
import { ChildBackend, temporaryDataDir } from '../support/child-backend.ts';
import { violationsOf } from './axe.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { writtenPaths } from './written-paths.ts';

/** Every public page at every size in both themes: all of them, or those with one of the arguments in their address. */
const parts = process.argv.slice(2);
const WIDTHS = [390, 820, 1440];
const THEMES = ['light', 'dark'] as const;
const AT_ONCE = 3;
const PATIENCE_MS = 120_000;

/** Goes through all of a page as a reader does, until what waits for somebody to come near is there. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement: root } = document;
    for (let top = 0; top < root.scrollHeight; top += root.clientHeight * 0.8) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** What is wrong with a page, each fault with where it is seen. */
async function faultsOf(page: Page, address: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const note = (place: string, faults: readonly string[]) => {
    for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), place]);
  };
  for (const width of WIDTHS) {
    const complaints = listenTo(page);
    await page.emulateMedia({ colorScheme: THEMES[0], reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address, { waitUntil: 'networkidle' });
    await readToTheEnd(page);
    const shifts = await shiftsOf(page);
    note(
      `${width}`,
      shifts.map((shift) => `moves by ${shift}`),
    );
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForSelector(`html[data-theme=${colorScheme}] h1`);
      note(`${width} ${colorScheme}`, await violationsOf(page));
    }
    const sideways = (await isTooWide(page)) ? ['scrolls sideways'] : [];
    note(`${width}`, [...sideways, ...complaints()]);
  }
  return found;
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** What the browser complains about from now on, until it is asked for. */
function listenTo(page: Page): () => string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => {
    page.removeAllListeners();
    return complaints.filter((text) => !/status of 404/.test(text));
  };
}

/** Takes paths from the list until it is empty. */
async function work(browser: Browser, url: string, left: string[]): Promise<string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await watchShifts(page);
  const failed: string[] = [];
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    const found = await faultsOf(page, `${url}${path}`);
    if (found.size > 0) failed.push(path);
    for (const [fault, places] of found) console.log(`${path} (${places.join(', ')}) ${fault}`);
    if (found.size === 0) console.log(`${path} is clean`);
  }
  await context.close();
  return failed;
}

const folder = temporaryDataDir();
const backend = await ChildBackend.start({ dataDir: folder.dataDir });
const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  const all = [...(await writtenPaths(backend.url)), NOT_FOUND_PATH];
  const isWanted = (path: string) => parts.some((part) => path.includes(part));
  const paths = parts.length > 0 ? all.filter(isWanted) : all;
  const left = [...paths];
  const workers = Array.from({ length: AT_ONCE }, () => work(browser, backend.url, left));
  const failed = (await Promise.all(workers)).flat();
  const views = paths.length * WIDTHS.length * THEMES.length;
  console.log(`\n${paths.length} pages, ${views} views, ${failed.length} pages with faults`);
  if (failed.length > 0 || paths.length === 0) process.exitCode = 1;
} finally {
  await browser.close();
  await backend.end('SIGTERM');
  folder.remove();
}
