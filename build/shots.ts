import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startBackend } from '../backend/backend.ts';
import { openSite } from '../backend/http/site.ts';
import { readSettings } from '../backend/settings.ts';
import { linkTo } from '../shared/routes.ts';
import { inProject } from './paths.ts';
import { takeProductShots } from './product-shots/takeProductShots.ts';
import { findChromium } from './system-packages.ts';
import { buildWebIfStale } from './web.ts';

/**
 * `npm run shots -- /auth /dashboard --as broker`: screenshots of each screen at three sizes in light and dark mode.
 * `npm run shots -- --product [name…]`: the product screenshots of the public pages.
 */
const WIDTHS = [390, 820, 1440];
const LIGHTS = ['light', 'dark'] as const;
const FOLDER = inProject('test-results/shots');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { as: { type: 'string' }, product: { type: 'boolean' } },
});
if (positionals.length === 0 && values.product !== true) {
  console.error('Name the screens: npm run shots -- /auth /dashboard --as broker');
  process.exit(1);
}

async function signIn(page: Page, url: string, role: string, password: string): Promise<void> {
  await page.goto(`${url}${linkTo('auth')}`);
  await page.getByLabel('Email').fill(`${role}@demo.havenexchange.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((address) => address.pathname !== linkTo('auth'));
}

async function takeShots(browser: Browser, url: string, password: string): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (values.as) await signIn(page, url, values.as, password);
  for (const path of positionals) {
    const name = path.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '') || 'home';
    for (const width of WIDTHS) {
      for (const colorScheme of LIGHTS) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
        await page.evaluate(() => {
          const { dataset, style } = document.documentElement;
          dataset.whole = '';
          // Screenshots have no scrollbar, so don't reserve space for it.
          style.scrollbarGutter = 'auto';
          return document.fonts.ready;
        });
        const file = join(FOLDER, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        console.log(file);
      }
    }
  }
  await context.close();
}

await buildWebIfStale();
mkdirSync(FOLDER, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'haven-shots-'));
const backend = await startBackend({
  settings: readSettings({ PORT: '0', HAVEN_DATA_DIR: dataDir }),
  site: openSite(inProject('dist/web')).answer,
});
const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  const password = backend.demoPassword ?? '';
  if (values.product) {
    await takeProductShots(browser, {
      url: backend.url,
      only: positionals,
      signIn: (page, role) => signIn(page, backend.url, role, password),
    });
  } else await takeShots(browser, backend.url, password);
} finally {
  await browser.close();
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
}
