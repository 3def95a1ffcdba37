import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

const BUYER = 'buyer-trial@demo.havenexchange.example';

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
