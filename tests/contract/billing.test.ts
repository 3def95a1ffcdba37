import { describe, expect, it, test, vi } from 'vitest';
import { GRACE_DAYS, PLANS } from '../../shared/account/billing/plans.ts';
import { backend, mailTo } from '../support/backend.ts';
import {
  billOf,
  CARDS,
  callBillingFunction,
  createSubscribedPayer,
  DAY,
  expectBillingCall,
  invoicesOf,
  newPayer,
  type Payer,
  pay,
  payWithCard,
  planOf,
  readPage,
  sessionOf,
} from '../support/payments.ts';
import { collectChanges } from '../support/realtime.ts';

const MONTH = 31 * DAY;

const daysFromNow = (timestamp: string | null | undefined): number =>
  (Date.parse(timestamp ?? '') - Date.now()) / (DAY * 1000);

const subjectsTo = async ({ email }: Payer) => (await mailTo(email)).map(({ subject }) => subject);

describe('first plan', () => {
  it("is paid on the provider's page and active when the user returns", async () => {
    const payer = await newPayer();
    const { url, isTest } = await expectBillingCall(payer.client, 'create-checkout', {
      plan: 'starter',
    });
    expect({ isTest, origin: new URL(url).origin }).toEqual({
      isTest: true,
      origin: backend().url,
    });
    const session = sessionOf(url);
    expect(await readPage(session)).toEqual({
      id: session,
      purpose: 'subscribe',
      status: 'open',
      email: payer.email,
      planName: 'Starter',
      dueNowCents: 2_900,
      monthlyCents: 2_900,
      trialDays: 0,
    });
    expect(await pay(url)).toEqual({
      outcome: 'paid',
      message: null,
      redirect: `${backend().url}/payment-landing?session=${session}`,
    });
    expect(await planOf(payer)).toMatchObject({
      subscribed: true,
      subscription_tier: 'buyer-starter',
      is_trial: false,
    });
    expect(await billOf(payer)).toMatchObject({
      status: 'active',
      plan: 'starter',
      price_cents: 2_900,
      cancel_at_period_end: false,
      card_brand: 'visa',
      card_last4: '4242',
    });
    expect(await invoicesOf(payer)).toMatchObject([{ status: 'paid', amount_cents: 2_900 }]);
    expect(await subjectsTo(payer)).toEqual(
      expect.arrayContaining(['Your Starter plan has started', 'Your receipt for $29.00']),
    );
  });

  it('stays active slightly longer than paid for, in case a webhook is late', async () => {
    const payer = await createSubscribedPayer();
    const [bill, plan] = [await billOf(payer), await planOf(payer)];
    const paidUntil = daysFromNow(bill?.current_period_end);
    expect(daysFromNow(plan?.subscription_end)).toBeCloseTo(paidUntil + GRACE_DAYS, 3);
  });

  it('is not active when the card is declined, and another card can be tried', async () => {
    const payer = await newPayer();
    const { url } = await expectBillingCall(payer.client, 'create-checkout', {
      plan: 'professional',
    });
    expect(await pay(url, CARDS.declined)).toEqual({
      outcome: 'declined',
      message: 'Your card was declined.',
      redirect: null,
    });
    expect(await planOf(payer)).toBeNull();
    expect((await pay(url)).outcome).toBe('paid');
  });

  it('can be cancelled at checkout', async () => {
    const payer = await newPayer();
    const { url } = await expectBillingCall(payer.client, 'create-checkout', {
      plan: 'professional',
    });
    const response = await fetch(
      `${backend().url}/_local/stripe/checkout/${sessionOf(url)}/cancel`,
      {
        method: 'POST',
        headers: { apikey: backend().secretKey, 'content-type': 'application/json' },
        body: '{}',
      },
    );
    const { redirect } = (await response.json()) as { redirect: string };
    expect(new URL(redirect).pathname + new URL(redirect).search).toMatch(
      /^\/payment-landing\?cancelled=1/,
    );
  });

  it.each([
    ['number', { number: '4242424242424241' }],
    ['expiry', { expiry: '01/20' }],
    ['expiry', { expiry: '13/39' }],
    ['cvc', { cvc: '1' }],
  ])('reports an invalid card field: %s', async (field, wrong) => {
    const payer = await newPayer();
    const { url } = await expectBillingCall(payer.client, 'create-checkout', { plan: 'starter' });
    const response = await payWithCard(sessionOf(url), CARDS.good, wrong);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field]);
  });

  it('rejects a second checkout', async () => {
    const payer = await createSubscribedPayer();
    const second = await callBillingFunction(payer.client, 'create-checkout', {
      plan: 'enterprise',
    });
    expect(second).toBe('already_subscribed');
  });
});

describe('trial', () => {
  it('is free, announced before its end, and then becomes a paid plan', async () => {
    const payer = await createSubscribedPayer({ trial: true });
    const [bill, plan] = [await billOf(payer), await planOf(payer)];
    expect(bill).toMatchObject({ status: 'trialing', plan: 'professional' });
    expect(plan).toMatchObject({ subscribed: true, is_trial: true });
    expect(daysFromNow(plan?.subscription_end)).toBeCloseTo(14, 2);
    expect(plan?.subscription_end).toBe(bill?.current_period_end);

    await payer.wait(11.5 * DAY);
    expect((await subjectsTo(payer))[0]).toMatch(/^Your Professional trial ends on /);
    await payer.wait(3 * DAY);
    expect(await planOf(payer)).toMatchObject({ subscribed: true, is_trial: false });
    expect(await billOf(payer)).toMatchObject({ status: 'active' });
    expect((await invoicesOf(payer))[0]).toMatchObject({ status: 'paid', amount_cents: 7_900 });
  });

  it('is free if cancelled in time, and available only once', async () => {
    const payer = await createSubscribedPayer({ trial: true });
    await expectBillingCall(payer.client, 'cancel-subscription');
    await payer.wait(15 * DAY);
    expect(await planOf(payer)).toMatchObject({ subscribed: false, subscription_tier: null });
    expect((await invoicesOf(payer)).map(({ amount_cents }) => amount_cents)).toEqual([0]);
    const again = { plan: 'professional', trial: true };
    expect(await callBillingFunction(payer.client, 'create-checkout', again)).toBe('trial_used');
    expect(
      await callBillingFunction(payer.client, 'create-checkout', { plan: 'professional' }),
    ).toHaveProperty('url');
  });

  it('ends when the plan changes, and the new plan is charged at once', async () => {
    const payer = await createSubscribedPayer({ trial: true });
    await payer.wait(DAY);
    const preview = await expectBillingCall(payer.client, 'change-plan', { plan: 'enterprise' });
    expect(preview).toMatchObject({ dueNowCents: PLANS.enterprise.monthlyCents, creditCents: 0 });
    const confirm = { prorationDate: preview.prorationDate };
    await expectBillingCall(payer.client, 'change-plan', { plan: 'enterprise', confirm });
    expect(await planOf(payer)).toMatchObject({ is_trial: false, subscription_tier: 'enterprise' });
    expect((await invoicesOf(payer))[0]).toMatchObject({ status: 'paid', amount_cents: 39_900 });
  });
});

describe('plan change', () => {
  it('charges exactly the shown price at once for an upgrade', async () => {
    const payer = await createSubscribedPayer({ plan: 'starter' });
    await payer.wait(10 * DAY);
    const preview = await expectBillingCall(payer.client, 'change-plan', { plan: 'enterprise' });
    expect(preview.outcome).toBe('preview');
    expect(preview.lines.map(({ amountCents }) => Math.sign(amountCents))).toEqual([-1, 1]);
    const dueCents = preview.lines.reduce((total, { amountCents }) => total + amountCents, 0);
    expect(preview).toMatchObject({
      dueNowCents: dueCents,
      creditCents: 0,
      nextChargeCents: 39_900,
    });
    expect(await billOf(payer)).toMatchObject({ plan: 'starter' });

    await payer.wait(5 * 60);
    const confirm = { prorationDate: preview.prorationDate };
    const changed = await expectBillingCall(payer.client, 'change-plan', {
      plan: 'enterprise',
      confirm,
    });
    expect(changed).toEqual({ ...preview, outcome: 'changed' });
    expect((await invoicesOf(payer))[0]).toMatchObject({ status: 'paid', amount_cents: dueCents });
    expect(await planOf(payer)).toMatchObject({ subscription_tier: 'enterprise' });
    expect(await subjectsTo(payer)).toContain("You're now on the Enterprise plan");
  });

  it('leaves credit for the next months after a downgrade', async () => {
    const payer = await createSubscribedPayer({ plan: 'enterprise' });
    const preview = await expectBillingCall(payer.client, 'change-plan', { plan: 'starter' });
    expect(preview.dueNowCents).toBe(0);
    expect(preview.creditCents).toBe(39_900 - 2_900);
    expect(preview.nextChargeCents).toBe(0);
    const confirm = { prorationDate: preview.prorationDate };
    const changed = await expectBillingCall(payer.client, 'change-plan', {
      plan: 'starter',
      confirm,
    });
    expect(changed.outcome).toBe('changed');
    expect(await planOf(payer)).toMatchObject({ subscription_tier: 'buyer-starter' });
    await payer.wait(MONTH + DAY);
    expect((await invoicesOf(payer))[0]).toMatchObject({ status: 'paid', amount_cents: 0 });
  });

  it('is rejected at an outdated price', async () => {
    const payer = await createSubscribedPayer({ plan: 'starter' });
    const { prorationDate } = await expectBillingCall(payer.client, 'change-plan', {
      plan: 'enterprise',
    });
    await payer.wait(11 * 60);
    const late = { plan: 'enterprise', confirm: { prorationDate } };
    expect(await callBillingFunction(payer.client, 'change-plan', late)).toBe('price_moved');
    expect(await billOf(payer)).toMatchObject({ plan: 'starter' });
  });

  it('keeps the old plan when the payment fails', async () => {
    const payer = await createSubscribedPayer({ plan: 'starter', card: CARDS.paysOnce });
    const { prorationDate } = await expectBillingCall(payer.client, 'change-plan', {
      plan: 'enterprise',
    });
    const confirm = { prorationDate };
    const { outcome } = await expectBillingCall(payer.client, 'change-plan', {
      plan: 'enterprise',
      confirm,
    });
    expect(outcome).toBe('payment_failed');
    expect(await billOf(payer)).toMatchObject({ plan: 'starter', status: 'active' });
    expect(await invoicesOf(payer)).toHaveLength(1);
  });
});

describe('cancelled plan', () => {
  it('runs to the end of the paid period, can be resumed until then, and ends', async () => {
    const payer = await createSubscribedPayer();
    const reason = { reason: 'too_expensive', comment: 'For now.' };
    const { endsAt } = await expectBillingCall(payer.client, 'cancel-subscription', reason);
    const bill = await billOf(payer);
    expect(Date.parse(endsAt ?? '')).toBe(Date.parse(bill?.current_period_end ?? ''));
    expect(bill).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect((await planOf(payer))?.subscription_end).toBe(bill?.ends_at);
    expect((await subjectsTo(payer))[0]).toMatch(/^Your Professional plan ends on /);

    expect(await expectBillingCall(payer.client, 'cancel-subscription', { resume: true })).toEqual({
      endsAt: null,
    });
    expect(await billOf(payer)).toMatchObject({ cancel_at_period_end: false, ends_at: null });

    await expectBillingCall(payer.client, 'cancel-subscription');
    await payer.wait(MONTH + DAY);
    expect(await billOf(payer)).toMatchObject({ status: 'canceled', cancel_at_period_end: false });
    expect(await planOf(payer)).toMatchObject({ subscribed: false, subscription_tier: null });
    expect(await callBillingFunction(payer.client, 'cancel-subscription')).toBe('no_subscription');
  });
});

describe('a renewal', () => {
  it('continues for another month when paid', async () => {
    const payer = await createSubscribedPayer();
    const before = await billOf(payer);
    await payer.wait(MONTH + DAY);
    const after = await billOf(payer);
    expect(daysFromNow(after?.current_period_end)).toBeGreaterThan(
      daysFromNow(before?.current_period_end) + 27,
    );
    expect(await invoicesOf(payer)).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
  });

  it('stays active for the grace period after a failed payment, and a new card pays the balance', async () => {
    const payer = await createSubscribedPayer({ card: CARDS.paysOnce });
    const { current_period_end: renewal } = (await billOf(payer)) ?? {};
    await payer.wait(MONTH + DAY / 2);
    const failed = await billOf(payer);
    expect(failed?.status).toBe('past_due');
    expect(daysFromNow(failed?.grace_ends_at)).toBeCloseTo(daysFromNow(renewal) + GRACE_DAYS, 3);
    expect(await planOf(payer)).toMatchObject({
      subscribed: true,
      subscription_end: failed?.grace_ends_at,
    });
    expect(await subjectsTo(payer)).toContain('A payment for your Professional plan failed');

    const { url } = await expectBillingCall(payer.client, 'customer-portal');
    expect(await readPage(sessionOf(url))).toMatchObject({
      purpose: 'change_card',
      dueNowCents: 7_900,
    });
    expect((await pay(url)).redirect).toBe(`${backend().url}/cancel-subscription`);
    expect(await billOf(payer)).toMatchObject({
      status: 'active',
      grace_ends_at: null,
      card_last4: '4242',
    });
    expect((await invoicesOf(payer))[0]).toMatchObject({ status: 'paid', amount_cents: 7_900 });
  });

  it('ends after the grace period if payments keep failing', async () => {
    const payer = await createSubscribedPayer({ card: CARDS.paysOnce });
    await payer.wait(MONTH + (GRACE_DAYS + 1) * DAY);
    expect(await billOf(payer)).toMatchObject({ status: 'canceled' });
    expect(await planOf(payer)).toMatchObject({ subscribed: false });
    expect((await invoicesOf(payer))[0]).toMatchObject({ status: 'void' });
    const again = await callBillingFunction(payer.client, 'create-checkout', { plan: 'starter' });
    expect(again).toHaveProperty('url');
  });
});

describe('plan status', () => {
  it('matches the database', async () => {
    const payer = await createSubscribedPayer();
    const plan = await planOf(payer);
    const { subscribed, subscription_tier } = plan ?? {};
    const response = await expectBillingCall(payer.client, 'check-stripe-subscription');
    expect(response).toMatchObject({ subscribed, subscription_tier });
  });

  it('is none for a user who never paid, even without a request body', async () => {
    const { client } = await newPayer();
    const { data, error } = await client.functions.invoke('check-stripe-subscription');
    expect(error).toBeNull();
    expect(data).toEqual({ subscribed: false, subscription_tier: null, subscription_end: null });
  });
});

test('notifies a user who waits for their payment', async () => {
  const payer = await newPayer();
  const { channel, told } = await collectChanges(payer.client, {
    table: 'billing_accounts',
    filter: `user_id=eq.${payer.id}`,
  });
  const { url } = await expectBillingCall(payer.client, 'create-checkout', { plan: 'starter' });
  await pay(url);
  await vi.waitFor(() => expect(told()).toContain(`INSERT ${payer.id}`));
  await channel.unsubscribe();
});
