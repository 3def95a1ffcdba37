import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../shared/database.types.ts';
import { expect, openSignedIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';
import { startConversation } from '../../support/conversations.ts';

const BUYER = 'buyer-pro@demo.havenexchange.example';
const BROKER = 'broker@demo.havenexchange.example';

test('conversation partners see online status until the last tab closes or the user hides it', async ({
  openForAnother,
  page,
  product,
}) => {
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
});
