import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { openListTools } from './listTools.ts';
import { expect, openSignedIn, test } from './product.ts';

const SUPPORT = 'support@demo.havenexchange.example';
const BROKER = 'broker@demo.havenexchange.example';

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });

test('tickets are filtered, selected, closed, reopened and exported by keyboard alone', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, SUPPORT, DEMO_PASSWORD);
  await page.goto(linkTo('adminReports', undefined, { view: 'all' }));
  await expect(row(page, /Ben Demo-Broker/)).toBeVisible();

  await page.keyboard.press('f');
  await page.getByRole('menuitem', { name: 'About' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search About' })).toBeFocused();
  await page.keyboard.type('plans');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/topic=billing/);
  await expect(row(page, /Ben Demo-Broker/)).toBeHidden();

  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Olive Demo-Operator' })).toBeFocused();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Reopen' }).press('Enter');
  await expect(page.getByText('1 ticket reopened', { exact: true })).toBeVisible();
  await expect(row(page, /Olive/)).toContainText('Open');
  await page.keyboard.press('Control+z');
  await expect(row(page, /Olive/)).toContainText('Closed');

  await openListTools(page);
  await page.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe('tickets.csv');
  const fileText = await readFile((await file.path()) ?? '', 'utf8');
  expect(fileText).toContain('Olive Demo-Operator,1001,Plans and billing');
  expect(fileText).not.toContain('Ben Demo-Broker');

  // Navigates without a page load; until the shortcuts are registered, a key press is lost.
  await page.getByRole('link', { name: 'All', exact: true }).press('Enter');
  await expect(row(page, /Ben Demo-Broker/)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('#1001');
  await expect(row(page, /Ben Demo-Broker/)).toBeHidden();
  await expect(row(page, /Olive/)).toContainText('1001');
  // Outside the field, keys are list shortcuts again.
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Olive Demo-Operator' })).toBeFocused();
});

test('Export pressed while a list first loads runs once its rows are loaded', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, BROKER, DEMO_PASSWORD);
  // Everything except the session request is held, so that all list requests are answered after the press.
  const released = Promise.withResolvers<void>();
  let accountRequests = 0;
  await page.route('**/rest/v1/**', async (route) => {
    const isAccount = route.request().url().includes('/rpc/my_account');
    if (!isAccount || accountRequests > 0) await released.promise;
    if (isAccount) accountRequests += 1;
    await route.continue();
  });
  await page.goto(linkTo('clients'));
  await openListTools(page);
  const button = page.getByRole('button', { name: 'Export', exact: true });
  await button.click();
  const before = await button.elementHandle();
  const csv = page.getByRole('menuitem', { name: 'CSV' });
  await expect(csv).toBeVisible();
  released.resolve();
  await expect(row(page, /@/).first()).toBeVisible();
  expect(await button.evaluate((now, then) => now === then, before)).toBe(true);
  const [file] = await Promise.all([page.waitForEvent('download'), csv.click()]);
  expect(await readFile(await file.path(), 'utf8')).toContain('@');
});
