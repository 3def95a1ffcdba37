import {
  openForPrint,
  openInLetterSize,
  testCollapsedSections,
  testPrintedPages,
} from './paper.ts';
import { expect, test } from './product.ts';

openInLetterSize();
// The most different pages: the home page, a document and a table.
testPrintedPages(['/', '/nda-document', '/platform-comparison']);
testCollapsedSections(['/faq']);

test('a printed calculator shows its inputs and results', async ({ page }) => {
  await openForPrint(page, '/valuation-calculator');
  await expect(page.getByLabel('Units')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Start with a community/ })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a table, figure or FAQ item is not split across printed pages', async ({ page }) => {
  const partingOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).breakInside))]);
  await openForPrint(page, '/platform-comparison');
  expect(await partingOf('main figure')).toEqual(['avoid']);
  expect(await partingOf('main details')).toEqual(['avoid']);
  const heads = page.locator('main thead');
  await expect(heads.first()).toHaveCSS('display', 'table-header-group');
  await openForPrint(page, '/senior-living-glossary');
  expect(await partingOf('main dl > div')).toEqual(['avoid']);
  await expect(page.locator('main h2').first()).toHaveCSS('break-after', 'avoid');
});
