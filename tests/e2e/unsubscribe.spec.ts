import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, mailTo, openSignedIn, test } from './product.ts';

const BROKER = 'broker@demo.havenexchange.example';

test("an email's unsubscribe link works without signing in, and the reader finds it among sent emails", async ({
  page,
  product,
}) => {
  const server = createClient<Database>(product.url, product.secretKey);
  const { data: people } = await server.from('profiles').select('id').eq('email', BROKER);
  const { data: tenant } = await server
    .from('tenants')
    .insert({ name: 'Harbor', subdomain: 'harbor-emails' })
    .select('id')
    .single();
  await server
    .from('tenant_users')
    .insert({ tenant_id: tenant?.id ?? '', user_id: people?.[0]?.id ?? '', role: 'member' })
    .throwOnError();
  const welcomeEmail = (await mailTo(product, BROKER)).find(
    ({ subject }) => subject === 'You joined Harbor',
  );
  const [unsubscribeUrl = ''] =
    /https?:\/\/\S+unsubscribe=\S+/.exec(welcomeEmail?.text ?? '') ?? [];

  await page.goto(unsubscribeUrl);
  await expect(page).toHaveURL('/auth/confirm');
  await expect(page.getByText(/^Emails about “Memberships” go to b•••@/)).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await expect(
    page.getByText(/^Emails about “Memberships” to b•••@.* are turned off/),
  ).toBeVisible();

  await openSignedIn(page, product.url, BROKER, DEMO_PASSWORD);
  await page.goto('/notifications-preferences');
  const log = page.getByRole('region', { name: 'Delivery history' });
  await expect(log.getByRole('listitem').first()).toContainText('You joined Harbor');
  await expect(log.getByRole('listitem').first()).toContainText(/Sent .*\d/);
});
