import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { openListTools } from './listTools.ts';
import { createNewUser, expect, NEW_USER_PASSWORD, openSignedIn, test } from './product.ts';

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

test("pressing Export during a list's first load is kept and exports the rows loaded by then", async ({
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

test('a long list keeps its position after a reload and after going back to uncached pages', async ({
  page,
  product,
}) => {
  const email = await createNewUser(product, 'broker');
  const config = await (await fetch(`${product.url}/_local/config.json`)).json();
  const client = createClient(product.url, config.publishableKey);
  await client.auth.signInWithPassword({ email, password: NEW_USER_PASSWORD });
  const rows = Array.from({ length: 450 }, (_, at) => ({
    name: `Person ${String(at).padStart(3, '0')}`,
  }));
  expect((await client.from('contacts').insert(rows)).error).toBeNull();

  await openSignedIn(page, product.url, email, NEW_USER_PASSWORD);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(linkTo('clients', undefined, { sort: 'name' }));
  const place = () => page.evaluate(() => window.scrollY);
  const down = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return row(page, 'Person 449').count();
  };
  await expect.poll(down).toBe(1);
  // The last page is full, so only the next response shows that none follows.
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  // With a fallback font, the line above the list wraps and moves everything down.
  await page.evaluate(async () => void (await document.fonts.ready));
  await down();
  // Not at the very end, since that position depends on the content above the list.
  await page.evaluate(() => window.scrollBy(0, -100));
  await expect(row(page, 'Person 440')).toBeInViewport();
  const left = await place();
  expect(left).toBeGreaterThan(400 * 30);

  await page.reload();
  await expect(row(page, 'Person 440')).toBeInViewport();
  expect(await place()).toBe(left);

  await page.clock.install();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: /^Calendar/ }).click();
  await expect(page.getByRole('button', { name: 'New event' })).toBeVisible();
  await page.clock.fastForward('05:00');
  await page.goBack();
  await expect(row(page, 'Person 440')).toBeInViewport();
  expect(await place()).toBe(left);

  // Opened from a link, the list starts at its top.
  await page.goto(linkTo('clients', undefined, { sort: 'name' }));
  await expect(row(page, 'Person 000')).toBeInViewport();

  // By keyboard: open a record, return to its row, and go past the last row.
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Person 000' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('article', { name: 'Person 001' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Person 001' })).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Selected rows' })).toBeVisible();
  for (let stops = 0; stops < 2; stops += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Change…' })).toBeFocused();
});
