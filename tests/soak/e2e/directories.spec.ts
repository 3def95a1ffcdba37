import { expect, test } from '../../e2e/product.ts';

test('a visitor finds an agent by what they sell and never sees their contact details', async ({
  page,
}) => {
  await page.goto('/find-an-agent?goal=buy&type=memory-care&state=OH');
  await page.getByLabel('When?').selectOption('Within a year');
  await page.getByRole('link', { name: 'Ben Demo-Broker' }).click();
  await expect(page).toHaveTitle('Ben Demo-Broker · Haven Exchange');
  await expect(page.getByRole('link', { name: 'Riverbend Memory Care' })).toBeVisible();
  await expect(page.getByText(/@demo\.havenexchange\.example|555-01/)).toHaveCount(0);
});
