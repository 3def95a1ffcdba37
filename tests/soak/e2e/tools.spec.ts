import { expect, openSignedIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

test('the purchase calculator also works inside the app', async ({ page, product }) => {
  const email = 'investor@demo.havenexchange.example';
  await openSignedIn(page, product.url, email, DEMO_PASSWORD);
  await page.goto('/investment-calculator?hold=5');
  await expect(page.getByRole('button', { name: /Your account/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Year 5/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Year 6/ })).toHaveCount(0);
  await page.getByLabel('Hold period').fill('6');
  await expect(page.getByRole('row', { name: /Year 6/ })).toBeVisible();
  await expect(page).toHaveURL('/investment-calculator?hold=6');
});

test('market figures are computed from active listings and filtered by URL', async ({ page }) => {
  await page.goto('/market-analytics');
  await expect(page.getByText(/^All types in all states: \d+ live listings\.$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Ohio');
  await expect(page.getByText(/^All types in Ohio: \d+ live listings\.$/)).toBeVisible();
  await expect(page).toHaveURL('/market-analytics?state=OH');
  await expect(page.getByRole('table', { name: 'Price per bed by type' })).toBeVisible();
});

test('the list of communities is paged forward and back, and its position can be shared', async ({
  page,
}) => {
  await page.goto('/investment-opportunities?sort=cap');
  const first = await page.getByRole('row').nth(1).getByRole('link').first().innerText();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/sort=cap&after=/);
  await expect(page.getByRole('link', { name: first, exact: true })).toHaveCount(0);
  const second = await page.getByRole('row').nth(1).getByRole('link').first().innerText();
  const address = page.url();
  await page.goBack();
  await expect(page.getByRole('link', { name: first, exact: true })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('link', { name: second, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(/before=/);
  await expect(page.getByRole('link', { name: first, exact: true })).toBeVisible();
});
