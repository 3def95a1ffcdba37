import { expect, test } from 'vitest';
import { newUser, service, signedInAs } from '../support/backend.ts';

const DAY_MS = 86_400_000;

test('staff is told of plans that run out, and not of those that are paid for again', async () => {
  const staff = await signedInAs('support@demo.havenexchange.example');
  const ending = async () => {
    const { data } = await staff.rpc('my_account').throwOnError();
    return (data as { staff_figures: { ending_subscriptions: number } }).staff_figures
      .ending_subscriptions;
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
