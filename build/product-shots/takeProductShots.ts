import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import {
  PRODUCT_SHOTS,
  productShotUrl,
  SHOT_SIZE,
  SHOT_THEMES,
} from '../../shared/home/product-shots.ts';
import { inProject } from '../paths.ts';
import { SCENES } from './scenes.ts';

const FOLDER = inProject('renderer/public');
const QUALITY = 0.7;

interface Product {
  readonly url: string;
  readonly signIn: (page: Page, role: string) => Promise<void>;
  /** Only these screenshots; all of them if empty. */
  readonly only: readonly string[];
}

/** Takes the product screenshots of the public pages, light and dark, as WebP. */
export async function takeProductShots(browser: Browser, product: Product): Promise<void> {
  mkdirSync(join(FOLDER, 'product'), { recursive: true });
  const encoder = await browser.newPage();
  const pages = new Map<string, Page>();
  for (const name of PRODUCT_SHOTS) {
    if (product.only.length > 0 && !product.only.includes(name)) continue;
    const { as = '', path, prepare } = SCENES[name];
    const page = pages.get(as) ?? (await openPage(browser, product, as));
    pages.set(as, page);
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    for (const theme of SHOT_THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const picture = (await takeWhenStable(page)).toString('base64');
      const encoded = await encoder.evaluate(toWebP, { picture, quality: QUALITY });
      const file = join(FOLDER, productShotUrl(name, theme));
      const content = Buffer.from(encoded, 'base64');
      writeFileSync(file, content);
      console.log(file, `${Math.round(content.length / 1000)} kB`);
    }
  }
  await Promise.all([encoder, ...pages.values()].map((page) => page.close()));
}

async function openPage(browser: Browser, { url, signIn }: Product, as: string): Promise<Page> {
  const context = await browser.newContext({ viewport: SHOT_SIZE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('dismissedTips', '["first-visit","property-filters"]');
  });
  if (as === '') await page.goto(url);
  else await signIn(page, as);
  return page;
}

const STABLE_FRAMES = 3;
const FRAME_MS = 500;

/** Takes the screen once it stays the same. Screenshots have no scrollbar, so no space is reserved for it. */
async function takeWhenStable(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const waiting of ['[aria-busy="true"]', 'main [class*="skeleton"]']) {
    await page.locator(waiting).first().waitFor({ state: 'detached' });
  }
  await page.evaluate(() => {
    document.documentElement.style.scrollbarGutter = 'auto';
    document.documentElement.dataset.whole = '';
    return document.fonts.ready;
  });
  let picture = await page.screenshot();
  for (let same = 0; same < STABLE_FRAMES; ) {
    await page.waitForTimeout(FRAME_MS);
    const next = await page.screenshot();
    same = next.equals(picture) ? same + 1 : 0;
    picture = next;
  }
  return picture;
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
