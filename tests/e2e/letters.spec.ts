import { createClient } from '@supabase/supabase-js';
import { FULL_RUN_ONLY } from '../../build/testing/full-run.ts';
import type { Database } from '../../shared/database.types.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { startConversation } from '../support/conversations.ts';
import { expect, mailTo, openSignedIn, test } from './product.ts';

const BUYER = 'buyer-pro@demo.havenexchange.example';
const BROKER = 'broker@demo.havenexchange.example';

test("an email's unsubscribe link works without signing in, and the reader finds it among sent emails", async ({
  page,
  product,
}) => {
  const server = createClient<Database>(product.url, product.secretKey);
  const { data: people } = await server.from('profiles').select('id').eq('email', BROKER);
  const { data: tenant } = await server
    .from('tenants')
    .insert({ name: 'Harbor', subdomain: 'harbor-letters' })
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

test(
  'conversation partners see online status until the last tab closes or the user hides it',
  FULL_RUN_ONLY,
  async ({ openForAnother, page, product }) => {
    const server = createClient<Database>(product.url, product.secretKey);
    const { data: people } = await server
      .from('profiles')
      .select('id, email')
      .in('email', [BUYER, BROKER]);
    const idOf = (email: string) => people?.find((person) => person.email === email)?.id ?? '';
    const talk = await startConversation(server, [idOf(BUYER), idOf(BROKER)]);
    const first = await openForAnother();
    const state = async () => {
      const { data } = await server.from('presence').select('status').eq('user_id', idOf(BUYER));
      return data?.[0]?.status;
    };
    await openSignedIn(first, product.url, BUYER, DEMO_PASSWORD);
    await first.goto('/dashboard');
    await expect.poll(state).toBe('online');
    const second = await first.context().newPage();
    await second.goto('/dashboard');
    await openSignedIn(page, product.url, BROKER, DEMO_PASSWORD);
    await page.goto(`/messages/${talk}`);
    await expect(page.getByRole('img', { name: 'Online now' })).toBeVisible();

    const { data: acts } = await server
      .from('activity_feed')
      .select('activity_type, metadata')
      .eq('user_id', idOf(BUYER));
    expect(acts?.map(({ activity_type }) => activity_type)).toContain('page_view');

    // The tab that reported the status closes; the other one reports it right away.
    await first.close({ runBeforeUnload: true });
    await expect.poll(state).toBe('online');
    await second.close({ runBeforeUnload: true });
    await expect.poll(state).toBe('offline');
  },
);
