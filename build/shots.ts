import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startBackend } from '../backend/backend.ts';
import { openSite } from '../backend/http/site.ts';
import { readSettings } from '../backend/settings.ts';
import { linkTo } from '../shared/routes.ts';
import { inProject } from './paths.ts';
import { findChromium } from './system-packages.ts';
import { buildWebIfStale } from './web.ts';

/**
 * `npm run shots -- /auth /dashboard --as broker`: screenshots of each screen at three sizes in light and dark mode.
 */
const WIDTHS = [390, 820, 1440];
const LIGHTS = ['light', 'dark'] as const;
const FOLDER = inProject('test-results/shots');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { as: { type: 'string' }, 'front-page': { type: 'boolean' } },
});
if (positionals.length === 0 && values['front-page'] !== true) {
  console.error('Name the screens: npm run shots -- /auth /dashboard --as broker');
  process.exit(1);
}

/** The product screenshot on the front page: the list as a demo visitor sees it. */
const PRODUCT = {
  path: linkTo('investmentOpportunities'),
  size: { width: 1200, height: 760 },
  folder: inProject('renderer/site/home/product'),
  quality: 0.72,
};

/** `npm run shots -- --front-page`: takes the front page's product screenshots. */
async function takeProduct(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: PRODUCT.size, reducedMotion: 'reduce' });
  const encoder = await browser.newPage();
  for (const colorScheme of LIGHTS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${url}${PRODUCT.path}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const picture = (await page.screenshot()).toString('base64');
    const encoded = await encoder.evaluate(toWebP, { picture, quality: PRODUCT.quality });
    const file = join(PRODUCT.folder, `list-${colorScheme}.webp`);
    writeFileSync(file, Buffer.from(encoded, 'base64'));
    console.log(file);
  }
  await Promise.all([page.close(), encoder.close()]);
}

/** Runs in the browser, which includes an encoder. */
async function toWebP({ picture, quality }: { picture: string; quality: number }): Promise<string> {
  const image = Object.assign(new Image(), { src: `data:image/png;base64,${picture}` });
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
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
mkdirSync(PRODUCT.folder, { recursive: true });
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
  if (values['front-page']) await takeProduct(browser, backend.url);
  else await takeShots(browser, backend.url, backend.demoPassword ?? '');
} finally {
  await browser.close();
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
}
