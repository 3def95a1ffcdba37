import { linkTo } from '../../shared/routes.ts';
import { expect, testInOwnProfile as test } from './product.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

test('every field has a border in forced-colors mode', async ({ page }) => {
  for (const path of [linkTo('auth'), linkTo('contact'), linkTo('investmentOpportunities')]) {
    await page.goto(path);
    await page.locator('main .bp6-input').first().waitFor();
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll('.bp6-input')]
        .filter((field) => Number.parseFloat(getComputedStyle(field).borderTopWidth) === 0)
        .map((field) => field.outerHTML),
    );
    expect(bare, path).toEqual([]);
  }
});
