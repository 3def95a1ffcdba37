import { readFile } from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

const BUYER = 'buyer-trial@demo.havenexchange.example';
const BROKER = 'broker@demo.havenexchange.example';

test('a saved search sends one alert for a new approval, which is opened, saved and compared', async ({
  page,
  product,
}) => {
  const server = createClient<Database>(product.url, product.secretKey);
  const listings = server.from('listings');
  const broker = await server
    .from('profiles')
    .select('id')
    .eq('email', 'broker@demo.havenexchange.example')
    .single()
    .throwOnError();
  const license = { user_id: broker.data.id, state: 'WY', number: 'WY-1' };
  await server.from('professional_licenses').upsert(license).throwOnError();
  const pendingListing = await listings
    .insert({
      broker_id: broker.data.id,
      property_name: 'Juniper House of Laramie',
      city: 'Laramie',
      state: 'WY',
      property_type: 'memory-care',
      price: 9_400_000,
      total_beds: 48,
      approval_status: 'pending',
    })
    .select('id')
    .single()
    .throwOnError();
  const { id } = pendingListing.data;

  await openSignedIn(page, product.url, BUYER, DEMO_PASSWORD);
  await page.goto(
    linkTo('investmentOpportunities', undefined, { state: 'WY', price: '-15000000' }),
  );
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Wyoming under $15M');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('link', { name: 'Your searches' }).click();
  await expect(page.getByRole('link', { name: 'Wyoming under $15M' })).toBeVisible();

  await server.from('listings').update({ approval_status: 'approved' }).eq('id', id).throwOnError();
  await expect
    .poll(async () => {
      const notices = await server
        .from('notifications')
        .select('title, message')
        .eq('kind', 'search_match')
        .ilike('message', '%Wyoming under%')
        .throwOnError();
      return notices.data.map(({ message }) => message);
    })
    .toEqual(['Matches “Wyoming under $15M”.']);

  await page.goto(linkTo('searches'));
  await expect(page.getByText('1 new')).toBeVisible();
  await page.getByRole('link', { name: 'Wyoming under $15M' }).click();
  await page.getByRole('link', { name: 'Juniper House of Laramie' }).click();
  // The previous list has the same button.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Juniper House of Laramie');
  // Optimistic update: the heart changes before the server confirms.
  const waitForSave = () =>
    page.waitForResponse(
      (response) =>
        response.url().includes('/saved_listings') && response.request().method() === 'POST',
    );
  const juniperSaved = waitForSave();
  await page.getByRole('button', { name: 'Save Juniper House of Laramie' }).click();
  await expect(page.getByRole('button', { name: 'Save Juniper House of Laramie' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect((await juniperSaved).ok()).toBe(true);

  await page.goto(linkTo('investmentOpportunities', undefined, { state: 'OH' }));
  const rows = page.getByRole('region', { name: 'Communities' }).getByRole('row');
  const rowSaved = waitForSave();
  await rows
    .nth(1)
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(rows.nth(1).getByRole('button', { name: /^Save / })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect((await rowSaved).ok()).toBe(true);
  await page.goto(linkTo('savedProperties'));
  await expect(page.getByRole('row', { name: /Juniper House/ })).toBeVisible();
  await page.getByRole('columnheader').getByRole('checkbox').first().check();
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('link', { name: 'Compare' })
    .click();
  await expect(page.getByRole('columnheader', { name: /Juniper House/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Asking price/ })).toContainText('$9,400,000');
});

test('a broker shares a list with a client, who reads, compares and exports it as a PDF until access is revoked', async ({
  page,
  openForAnother,
  product,
}) => {
  const config = await (await fetch(`${product.url}/_local/config.json`)).json();
  const client = createClient<Database>(product.url, config.publishableKey);
  await client.auth.signInWithPassword({ email: BROKER, password: DEMO_PASSWORD });
  const list = await client
    .from('saved_lists')
    .insert({ name: 'For the Lakes fund' })
    .select('id')
    .single()
    .throwOnError();
  const live = await client
    .from('listings')
    .select('id, property_name')
    .eq('approval_status', 'approved')
    .eq('status', 'active')
    .eq('is_unlisted', false)
    .eq('is_confidential', false)
    .order('created_at')
    .limit(2)
    .throwOnError();
  for (const { id } of live.data) {
    await client.from('saved_listings').delete().eq('listing_id', id).throwOnError();
    await client
      .from('saved_listings')
      .insert({ listing_id: id, list_id: list.data.id, note: 'Roof is new' })
      .throwOnError();
  }
  const [one = { property_name: '' }, other = { property_name: '' }] = live.data;

  await openSignedIn(page, product.url, BROKER, DEMO_PASSWORD);
  await page.goto(linkTo('savedProperties'));
  await page.getByRole('button', { name: 'More actions for this list' }).click();
  await page.getByRole('button', { name: 'Lists', exact: true }).click();
  await page.getByRole('button', { name: 'Share the list For the Lakes fund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share For the Lakes fund' });
  await dialog.getByLabel(/their account's email/).fill(BUYER);
  await dialog.getByLabel('Include your notes about each community').check();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  const readers = dialog.getByRole('list', { name: 'Shared with' });
  await expect(readers).toContainText(BUYER);
  await expect(readers).toContainText('with your notes');

  const buyerPage = await openForAnother();
  await openSignedIn(buyerPage, product.url, BUYER, DEMO_PASSWORD);
  await buyerPage.goto(linkTo('savedProperties'));
  await buyerPage.getByRole('link', { name: /^For the Lakes fund/ }).click();
  await expect(buyerPage.getByRole('heading', { level: 1 })).toHaveText('For the Lakes fund');
  await expect(buyerPage.getByRole('row', { name: one.property_name })).toContainText(
    'Roof is new',
  );
  for (const name of [one.property_name, other.property_name]) {
    await buyerPage.getByRole('checkbox', { name: new RegExp(name) }).check();
  }
  const selected = buyerPage.getByRole('region', { name: 'Selected rows' });
  await selected.getByRole('link', { name: 'Compare' }).click();
  await expect(buyerPage.getByRole('columnheader', { name: other.property_name })).toBeVisible();
  await buyerPage.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    buyerPage.waitForEvent('download'),
    buyerPage.getByRole('menuitem', { name: 'PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('comparison.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await dialog.getByRole('button', { name: /^Revoke access to For the Lakes fund/ }).click();
  await expect(readers).toBeHidden();
  await buyerPage.goBack();
  await buyerPage.reload();
  await expect(buyerPage.getByText('This list is no longer shared')).toBeVisible();
});
