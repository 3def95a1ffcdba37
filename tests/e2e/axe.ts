import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What the builder brings by itself is not minified, and takes a page twice as long to read. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Nothing can be said of a part that is laid out only when somebody comes near. */
export const layOutWhole = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });

/** The app has no frames, so the pages that axe would open to gather theirs are spared it. */
export async function violationsOf(
  page: Page,
  rules: 'all' | 'of colours' = 'all',
): Promise<string[]> {
  await layOutWhole(page);
  // Half a megabyte of script, once a page.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, axeSource: isThere ? 'void 0;' : axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (rules === 'all' ? axe : axe.withRules(OF_COLOURS)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
