import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../../build/system-packages.ts';
import { NOT_FOUND_PATH } from '../../shared/navigation/documents.ts';
import { findAxeViolations } from '../e2e/axe.ts';
import { getLayoutShifts, watchLayoutShifts } from '../e2e/layout-shifts.ts';
import { listPrerenderedPaths } from '../e2e/prerendered-paths.ts';
import { ChildBackend, temporaryDataDir } from '../support/child-backend.ts';

/** Checks every public page at every size in both themes, or only those with one of the arguments in their path. */
const parts = process.argv.slice(2);
const WIDTHS = [390, 820, 1440];
const THEMES = ['light', 'dark'] as const;
const AT_ONCE = 3;
const TIMEOUT_MS = 120_000;

/** Scrolls through a page as a reader would, until all lazy content has loaded. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement: root } = document;
    for (let top = 0; top < root.scrollHeight; top += root.clientHeight * 0.8) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Returns a page's faults, each with where it occurs. */
async function findProblems(page: Page, address: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const note = (place: string, problems: readonly string[]) => {
    for (const problem of problems) found.set(problem, [...(found.get(problem) ?? []), place]);
  };
  for (const width of WIDTHS) {
    const complaints = listenTo(page);
    await page.emulateMedia({ colorScheme: THEMES[0], reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address, { waitUntil: 'networkidle' });
    await readToTheEnd(page);
    const shifts = await getLayoutShifts(page);
    note(
      `${width}`,
      shifts.map((shift) => `moves by ${shift}`),
    );
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForSelector(`html[data-theme=${colorScheme}] h1`);
      note(`${width} ${colorScheme}`, await findAxeViolations(page));
    }
    const sideways = (await isTooWide(page)) ? ['scrolls sideways'] : [];
    note(`${width}`, [...sideways, ...complaints()]);
  }
  return found;
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Collects the browser's errors; the returned function reads and clears them. */
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
  page.setDefaultTimeout(TIMEOUT_MS);
  await watchLayoutShifts(page);
  const failed: string[] = [];
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    const found = await findProblems(page, `${url}${path}`);
    if (found.size > 0) failed.push(path);
    for (const [problem, places] of found) console.log(`${path} (${places.join(', ')}) ${problem}`);
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
  const all = [...(await listPrerenderedPaths(backend.url)), NOT_FOUND_PATH];
  const isSelected = (path: string) => parts.some((part) => path.includes(part));
  const paths = parts.length > 0 ? all.filter(isSelected) : all;
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
