import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { linkTo } from '../../../shared/routes.ts';
import { openListTools } from '../../e2e/listTools.ts';
import { createNewUser, expect, NEW_USER_PASSWORD, openSignedIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const BROKER = 'broker@demo.havenexchange.example';
const OWNER = 'broker-of-record@demo.havenexchange.example';

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });

test("a list returns to its previous position, and keeps the user's view on another device", async ({
  page,
  openForAnother,
  product,
}) => {
  await openSignedIn(page, product.url, BROKER, DEMO_PASSWORD);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(linkTo('clients'));
  await expect(row(page, /@/).first()).toBeVisible();

  // Press J until the page has scrolled. Opening a side panel doesn't move it, and Back restores it.
  const place = () => page.evaluate(() => window.scrollY);
  for (let rows = 0; rows < 40; rows += 1) await page.keyboard.press('j');
  const left = await place();
  expect(left).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible();
  expect(await place()).toBe(left);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: /^Calendar/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'New event' })).toBeVisible();
  await page.goBack();
  await expect.poll(place).toBe(left);
  await page.getByRole('article').getByRole('button', { name: 'Close' }).press('Enter');

  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/rpc/save_value') && response.ok(),
  );
  await openListTools(page);
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await page.getByLabel('Dense rows').press('Space');
  await page.getByRole('checkbox', { name: 'Phone', exact: true }).press('Space');
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await saved;
  await expect(page.getByRole('columnheader', { name: 'Phone', exact: true })).toBeHidden();

  const other = await openForAnother();
  await openSignedIn(other, product.url, BROKER, DEMO_PASSWORD);
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto(linkTo('clients'));
  await expect(row(other, /@/).first()).toBeVisible();
  await expect(other.getByRole('columnheader', { name: 'Phone', exact: true })).toBeHidden();
  const height = row(other, /@/)
    .first()
    .evaluate((one) => one.getBoundingClientRect().height);
  expect(await height).toBe(32);
});

test('a list shows many rows at once, and a view saved by one team member is opened by another', async ({
  page,
  openForAnother,
  product,
}) => {
  await openSignedIn(page, product.url, OWNER, DEMO_PASSWORD);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(linkTo('clients'));
  await expect(row(page, /@/).first()).toBeVisible();
  const inView = page
    .locator('tr[data-row]')
    .evaluateAll(
      (rows) =>
        rows.filter((one) => one.getBoundingClientRect().bottom <= window.innerHeight).length,
    );
  expect(await inView).toBeGreaterThanOrEqual(18);
  await page.goto(linkTo('myListings', undefined, { state: 'OH' }));
  await page.getByRole('button', { name: 'Save view' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill('Ohio');
  await dialog.getByLabel('Share with my team').press('Space');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Ohio' })).toHaveAttribute('aria-current', 'page');

  const teammate = await openForAnother();
  await openSignedIn(teammate, product.url, BROKER, DEMO_PASSWORD);
  await teammate.goto(linkTo('myListings'));
  await teammate.getByRole('link', { name: 'Ohio' }).press('Enter');
  await expect(teammate).toHaveURL(/state=OH/);
  await expect(row(teammate, /Maple Court of Westerville/)).toBeVisible();
  await expect(row(teammate, /Kissimmee/)).toBeHidden();
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
