import { describeProperty, FirstRun } from '../../e2e/first-run.ts';
import { expect, test } from '../../e2e/product.ts';

test('a new seller describes the property', async ({ page, product }) => {
  const run = new FirstRun(page, product);
  await run.signUp('Seller');
  await describeProperty(run, 'Describe property');
  run.report('seller');
  await run.expectDone('1 of 3');
});

for (const type of ['Buyer', 'Investor']) {
  test(`a new ${type.toLowerCase()} saves a search`, async ({ page, product }) => {
    const run = new FirstRun(page, product);
    await run.signUp(type);
    await run.click(run.steps().getByRole('link', { name: 'Search communities' }));
    await page.getByPlaceholder(/^Memory care in Ohio/).fill('memory care in Ohio');
    await page.keyboard.press('Enter');
    await run.button('Save this search');
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await run.click(dialog.getByRole('button', { name: 'Save', exact: true }));
    await expect(dialog.getByRole('link', { name: 'Your searches' })).toBeVisible();
    run.report(type.toLowerCase());
    await run.expectDone('1 of 3');
  });
}

test('a new operator adds a community', async ({ page, product }) => {
  const run = new FirstRun(page, product);
  await run.signUp('Operator');
  await run.click(run.steps().getByRole('link', { name: 'Add community' }));
  await page.getByRole('textbox', { name: /^Community/ }).fill('Elm Court');
  await run.button('Add community');
  await expect(page.getByRole('heading', { name: 'Elm Court' }).first()).toBeVisible();
  run.report('operator');
  await run.expectDone('1 of 3');
});

test('a new company user adds sample data and removes it', async ({ page, product }) => {
  const run = new FirstRun(page, product);
  await run.signUp('Broker', 'havenrealty.example');
  await expect(page).toHaveURL('/haven-realty-dashboard');
  await run.button('Add sample data');
  await expect(page.getByRole('button', { name: 'Remove sample data' })).toBeVisible();
  run.report('company');
  await page.goto('/clients');
  await expect(page.getByText('Dana Whitfield (sample)').first()).toBeVisible();
  await run.expectDone('0 of 4');
  await run.button('Remove sample data');
  await expect(page.getByRole('button', { name: 'Add sample data' })).toBeVisible();
});

test('a new pilot views the product as a seller', async ({ page, product }) => {
  const run = new FirstRun(page, product);
  await run.signUp('Broker', 'havenrealty.example');
  await run.button(/^Viewing as/);
  await run.click(page.getByRole('menuitemradio', { name: 'Seller' }));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/seller-dashboard');
  await expect(run.steps()).toContainText('Describe your property');
  run.report('pilot');
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
