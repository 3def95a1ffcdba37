import { expect, test } from 'vitest';
import { queryDatabase } from '../security/sql.ts';
import { anonymous, newUser, service, signedInAs } from '../support/backend.ts';

const DAY_MS = 86_400_000;

test('returns dashboard counts by noun in one call, with more for staff', async () => {
  const broker = await signedInAs('broker@demo.havenexchange.example');
  const { data: own } = await broker.rpc('my_figures').throwOnError();
  expect(Object.keys(own as object).sort()).toEqual([
    'broker_contacts',
    'contacts',
    'deals',
    'document_extractions',
    'events',
    'leads',
    'listings',
    'market',
    'messages',
    'movement',
    'notifications',
    'onboarding',
    'own_listings',
    'saved',
    'tasks',
    'transactions',
    'watches',
  ]);
  expect(own).toMatchObject({
    listings: { used: expect.any(Number), allowed: expect.any(Number) },
  });

  const support = await signedInAs('support@demo.havenexchange.example');
  const { data: counted } = await support.rpc('my_figures').throwOnError();
  expect(counted).toMatchObject({
    accounts: {
      awaiting_review: expect.any(Number),
      new: expect.any(Number),
      new_before: expect.any(Number),
    },
    tickets: { open: expect.any(Number), received: expect.any(Number) },
    subscriptions: { ending: expect.any(Number) },
    listed_names: { waiting: expect.any(Number) },
    education: { drafts: expect.any(Number), reviews: expect.any(Number), due: 0 },
  });
});

test('shows the number of failed messages only to administrators', async () => {
  const numbersOf = async (name: string) =>
    (
      await (
        await signedInAs(`${name}@demo.havenexchange.example`)
      )
        .rpc('my_figures')
        .throwOnError()
    ).data;
  expect(await numbersOf('admin')).toMatchObject({ dead_letters: { dead: expect.any(Number) } });
  expect(await numbersOf('support')).not.toHaveProperty('dead_letters');
});

test('shows pending accounts only their own notifications', async () => {
  const pendingClient = await signedInAs('pending@demo.havenexchange.example');
  expect((await pendingClient.rpc('my_figures').throwOnError()).data).toEqual({
    notifications: { unread: expect.any(Number) },
  });
  expect((await pendingClient.rpc('my_contact_allowance').throwOnError()).data).toBeNull();
});

test('reports changes since the last visit, and visits end by themselves', async () => {
  const { client, id } = await newUser();
  const figures = async () =>
    (await client.rpc('my_figures').throwOnError()).data as {
      movement: { since: string | null; told: number; notices: { title: string }[] };
    };
  const { data: since } = await client.rpc('record_dashboard_visit').throwOnError();
  expect(Date.parse(since) - (Date.now() - 7 * DAY_MS)).toBeLessThan(DAY_MS);
  const notify = (title: string) =>
    service().from('notifications').insert({ user_id: id, title }).throwOnError();
  await notify('Maple Court is public');
  expect((await figures()).movement.notices.map(({ title }) => title)).toContain(
    'Maple Court is public',
  );

  // Returning right away is the same visit; an hour later it is a new one.
  expect((await client.rpc('record_dashboard_visit').throwOnError()).data).toBe(since);
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await service()
    .from('desk_visits')
    .update({ seen_at: hourAgo, since })
    .eq('user_id', id)
    .throwOnError();
  const returned = (await client.rpc('record_dashboard_visit').throwOnError()).data;
  expect(Date.parse(returned)).toBe(Date.parse(hourAgo));
  // An account newer than the visit has missed nothing.
  expect((await figures()).movement.since).toBeNull();
  await queryDatabase(
    `update public.profiles set created_at = now() - interval '1 day' where id = '${id}'`,
  );
  expect(Date.parse((await figures()).movement.since ?? '')).toBe(Date.parse(hourAgo));
  expect((await figures()).movement.told).toBeGreaterThan(0);
});

test("hides listings, requests and accounts that the user can't see", async () => {
  const { client } = await newUser();
  const { data } = await client.rpc('my_figures').throwOnError();
  for (const noun of ['own_listings', 'tickets', 'accounts']) {
    expect(data).not.toHaveProperty(noun);
  }
  const seller = await signedInAs('broker@demo.havenexchange.example');
  const { data: own } = await seller.from('listings').select('id').throwOnError();
  const { data: sellerFigures } = await seller.rpc('my_figures').throwOnError();
  const { best } = (sellerFigures as { own_listings: { best: { id: string }[] } }).own_listings;
  expect(best.length).toBeGreaterThan(0);
  expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(best.map(({ id }) => id)));
});

test('has no counts for visitors', async () => {
  for (const call of ['my_figures', 'my_contact_allowance', 'record_dashboard_visit'] as const) {
    expect((await anonymous().rpc(call)).status).toBe(401);
  }
});

test('shows the same monthly broker contacts on a screen as on a dashboard', async () => {
  const buyer = await signedInAs('buyer-pro@demo.havenexchange.example');
  const { data: figures } = await buyer.rpc('my_figures').throwOnError();
  const { data: allowance } = await buyer.rpc('my_contact_allowance').throwOnError();
  expect(allowance).toMatchObject({ used: expect.any(Number), resets_at: expect.any(String) });
  expect(figures).toMatchObject({ broker_contacts: allowance });
});

test('lists expiring plans for staff, without renewed ones', async () => {
  const staff = await signedInAs('support@demo.havenexchange.example');
  const ending = async () => {
    const { data } = await staff.rpc('my_figures').throwOnError();
    return (data as { subscriptions: { ending: number } }).subscriptions.ending;
  };
  const { id } = await newUser();
  const end = new Date(Date.now() + 3 * DAY_MS).toISOString();
  const before = await ending();

  await service()
    .from('subscribers')
    .insert({
      user_id: id,
      subscribed: true,
      subscription_tier: 'professional',
      subscription_end: end,
    })
    .throwOnError();
  expect(await ending()).toBe(before + 1);

  await service()
    .from('billing_accounts')
    .insert({
      user_id: id,
      status: 'active',
      plan: 'professional',
      price_cents: 7900,
      current_period_end: end,
    })
    .throwOnError();
  expect(await ending()).toBe(before);

  await service()
    .from('billing_accounts')
    .update({ cancel_at_period_end: true })
    .eq('user_id', id)
    .throwOnError();
  expect(await ending()).toBe(before + 1);
});

test('counts a new noun by its own function without other changes', async () => {
  // For no signed-in user, so that other tests don't see it.
  const figures = await queryDatabase(
    'select public.my_figures() as told',
    `create or replace function private.figures_of_lighthouses() returns jsonb language sql stable
       as $$ select case when auth.uid() is null then '{"lit": 3}'::jsonb end $$`,
  );
  await queryDatabase('select 1', 'drop function private.figures_of_lighthouses()');
  expect(figures).toEqual([{ told: { lighthouses: { lit: 3 }, notifications: { unread: 0 } } }]);
});
