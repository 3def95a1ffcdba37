import { describeProperty, FirstRun } from './first-run.ts';
import { expect, test } from './product.ts';

test('a new broker starts a listing', async ({ page, product }) => {
  const run = new FirstRun(page, product);
  await run.signUp('Broker');
  await describeProperty(run, 'Add listing');
  run.report('broker');
  await run.expectDone('1 of 4');
});

test('a new vendor builds a profile and sees the next step', async ({ page, product }) => {
  const run = new FirstRun(page, product);
  await run.signUp('Vendor');
  await run.click(run.steps().getByRole('link', { name: 'Build profile' }));
  await page.getByLabel('Company Name *').fill('Nia Repairs');
  await page.getByLabel('Service Category *').selectOption('construction');
  await run.button('Continue');
  await expect(page.getByRole('heading', { level: 1, name: 'Nia Repairs' })).toBeVisible();
  await expect(page.getByText(/live and ready to receive leads/)).toHaveCount(0);
  run.report('vendor');
  await run.expectDone('1 of 3');
  await expect(run.steps().getByRole('link', { name: 'Add credentials' })).toBeVisible();
});
