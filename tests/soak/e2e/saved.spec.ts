import { readFile } from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../shared/database.types.ts';
import { linkTo } from '../../../shared/routes.ts';
import { expect, openSignedIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const BUYER = 'buyer-trial@demo.havenexchange.example';
const BROKER = 'broker@demo.havenexchange.example';

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
