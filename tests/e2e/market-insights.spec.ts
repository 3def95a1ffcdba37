import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

const INVESTOR = 'investor@demo.havenexchange.example';

test('an investor reads a forecast, watches a market, and gets one alert for a price change there', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, INVESTOR, DEMO_PASSWORD);
  await page.goto(linkTo('marketInsights', undefined, { show: 'TX' }));
  const panel = page.getByRole('dialog', { name: 'Texas' });
  await expect(panel.getByText(/^Method: .* Tested on the last six months/)).toBeVisible();
  await panel.getByRole('button', { name: 'Watch Texas' }).click();
  await expect(panel.getByRole('button', { name: 'Watch Texas' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const server = createClient<Database>(product.url, product.secretKey);
  const { data: listing } = await server
    .from('listings')
    .select('id, property_name')
    .eq('state', 'TX')
    .eq('is_on_market', true)
    .order('id')
    .limit(1)
    .single()
    .throwOnError();
  await server.from('listings').update({ price: 12_345_000 }).eq('id', listing.id).throwOnError();
  await page.goto(linkTo('dealIntelligence'));
  const change = page.getByRole('listitem').filter({ hasText: '$12,345,000' });
  await expect(async () => {
    await page.reload();
    await expect(change).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await expect(change).toContainText(listing.property_name);
  await change.getByRole('button', { name: `Mark as read: ${listing.property_name}` }).click();
  await expect(change.getByRole('button')).toHaveCount(0);
});
