import { expect, test } from 'vitest';
import { askDatabase } from '../security/sql.ts';
import { anonymous, newUser, service, signedInAs } from '../support/backend.ts';

const DAY_MS = 86_400_000;

test('what a dashboard counts comes by noun in one call, to staff more than to others', async () => {
  const broker = await signedInAs('broker@demo.havenexchange.example');
  const { data: own } = await broker.rpc('my_figures').throwOnError();
  expect(Object.keys(own as object).sort()).toEqual([
    'broker_contacts',
    'listings',
    'notifications',
  ]);
  expect(own).toMatchObject({
    listings: { used: expect.any(Number), allowed: expect.any(Number) },
  });

  const support = await signedInAs('support@demo.havenexchange.example');
  const { data: counted } = await support.rpc('my_figures').throwOnError();
  expect(counted).toMatchObject({
    accounts: { awaiting_review: expect.any(Number), new: expect.any(Number) },
    subscriptions: { ending: expect.any(Number) },
    listed_names: { waiting: expect.any(Number) },
  });
});

test('whoever waits for approval is told of their own notices, and nothing of what they may not use', async () => {
  const waiting = await signedInAs('pending@demo.havenexchange.example');
  expect((await waiting.rpc('my_figures').throwOnError()).data).toEqual({
    notifications: { unread: expect.any(Number) },
  });
  expect((await waiting.rpc('my_contact_allowance').throwOnError()).data).toBeNull();
});

test('a visitor has no figures', async () => {
  for (const call of ['my_figures', 'my_contact_allowance'] as const) {
    expect((await anonymous().rpc(call)).status).toBe(401);
  }
});

test('the month of broker contacts is the same on a screen as on a dashboard', async () => {
  const buyer = await signedInAs('buyer-pro@demo.havenexchange.example');
  const { data: figures } = await buyer.rpc('my_figures').throwOnError();
  const { data: allowance } = await buyer.rpc('my_contact_allowance').throwOnError();
  expect(allowance).toMatchObject({ used: expect.any(Number), resets_at: expect.any(String) });
  expect(figures).toMatchObject({ broker_contacts: allowance });
});

test('staff is told of plans that run out, and not of those that are paid for again', async () => {
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

test('a new noun is counted by its own function, and nothing else changes', async () => {
  // To nobody that is signed in, so that other tests do not see it.
  const figures = await askDatabase(
    'select public.my_figures() as told',
    `create or replace function private.figures_of_lighthouses() returns jsonb language sql stable
       as $$ select case when auth.uid() is null then '{"lit": 3}'::jsonb end $$`,
  );
  await askDatabase('select 1', 'drop function private.figures_of_lighthouses()');
  expect(figures).toEqual([{ told: { lighthouses: { lit: 3 }, notifications: { unread: 0 } } }]);
});
