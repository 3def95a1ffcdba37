import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { GRACE_DAYS } from '../../../../shared/account/billing/plans.ts';
import { currentSubscription, toBillingState } from './state.ts';

const DAY = 86_400;
const START = Date.UTC(2027, 0, 1) / 1000;
const END = START + 31 * DAY;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
const at = (seconds: number) => new Date(seconds * 1000);

function subscription(overrides: object = {}, plan = 'professional'): Stripe.Subscription {
  const price = { unit_amount: 7_900, lookup_key: null, metadata: { haven_plan: plan } };
  const item = { price, current_period_start: START, current_period_end: END };
  return {
    id: 'sub_1',
    status: 'active',
    created: START,
    cancel_at: null,
    cancel_at_period_end: false,
    ended_at: null,
    trial_start: null,
    customer: 'cus_1',
    default_payment_method: { id: 'pm_1', card: { brand: 'visa', last4: '4242' } },
    items: { data: [item] },
    ...overrides,
  } as unknown as Stripe.Subscription;
}

const failed = (finalizedAt: number): Stripe.Invoice =>
  ({
    id: 'in_1',
    number: 'A-1',
    status: 'open',
    attempted: true,
    created: finalizedAt,
    amount_due: 7_900,
    period_start: START,
    period_end: END,
    lines: { data: [] },
    parent: { subscription_details: { subscription: 'sub_1' } },
    status_transitions: { finalized_at: finalizedAt },
  }) as unknown as Stripe.Invoice;

const accessOf = (overrides: object, now = START, invoices: Stripe.Invoice[] = []) =>
  toBillingState({ subscriptions: [subscription(overrides)], invoices }, at(now)).access;

describe('access period', () => {
  test('extends an active plan slightly past its paid period', () => {
    expect(accessOf({})).toEqual({
      subscribed: true,
      subscription_tier: 'professional',
      is_trial: false,
      subscription_end: iso(END + GRACE_DAYS * DAY),
    });
  });

  test('opens a trial only until its end date', () => {
    const trial = { status: 'trialing', trial_start: START };
    expect(accessOf(trial)).toMatchObject({
      subscribed: true,
      is_trial: true,
      subscription_end: iso(END),
    });
  });

  test.each([
    ['with its period', { cancel_at_period_end: true }, END],
    ['at a moment', { cancel_at: START + DAY }, START + DAY],
  ])('opens a plan cancelled %s until exactly that time', (_how, cancelled, end) => {
    expect(accessOf(cancelled)).toMatchObject({ subscribed: true, subscription_end: iso(end) });
  });

  test.each(['past_due', 'unpaid'])(
    'opens a plan that is %s until the grace period ends',
    (status) => {
      const end = START + GRACE_DAYS * DAY;
      const open = { subscribed: true, subscription_end: iso(end) };
      expect(accessOf({ status }, end - 1, [failed(START)])).toMatchObject(open);
      expect(accessOf({ status }, end, [failed(START)])).toMatchObject({
        subscribed: false,
        subscription_tier: null,
      });
    },
  );

  test.each(['canceled', 'incomplete', 'incomplete_expired'])(
    'gives no access for a subscription that is %s',
    (status) => {
      expect(accessOf({ status, ended_at: START + DAY })).toMatchObject({
        subscribed: false,
        subscription_tier: null,
      });
    },
  );
});

test('counts the grace period from the first failure, regardless of retries', () => {
  const invoices = [failed(START + 5 * DAY), failed(START)];
  const { account } = toBillingState(
    { subscriptions: [subscription({ status: 'past_due' })], invoices },
    at(START + 6 * DAY),
  );
  expect(account?.grace_ends_at).toBe(iso(START + GRACE_DAYS * DAY));
});

test('counts an old trial as used', () => {
  const old = subscription({ id: 'sub_0', status: 'canceled', trial_start: START, created: 1 });
  const { account } = toBillingState(
    { subscriptions: [subscription(), old], invoices: [] },
    at(START),
  );
  expect(account?.trial_used_at).toBe(iso(START));
});

test('picks the live subscription and ignores subscriptions for other products', () => {
  const ended = subscription({ id: 'newer', status: 'canceled', created: START + DAY });
  const other = subscription({ id: 'other', created: START + 2 * DAY }, 'gift-box');
  expect(currentSubscription([other, ended, subscription()])?.id).toBe('sub_1');
  expect(toBillingState({ subscriptions: [other], invoices: [] }, at(START)).account).toBeNull();
});
