import { describe, expect, it } from 'vitest';
import { activeSubscription, starterBill } from '../../../testing/fakeBilling.ts';
import { getBillingPosition } from './billingPosition.ts';
import type { Bill } from './billingTables.ts';
import { describeNextChange, priceText } from './billingText.ts';

const now = new Date('2026-11-21T12:00:00Z');
const nextWith = (more: Partial<Bill>) =>
  describeNextChange(getBillingPosition(activeSubscription, { ...starterBill, ...more }, now));

describe('billing position', () => {
  it('is Basic with a trial available when there is no bill or plan', () => {
    expect(getBillingPosition(null, null, now)).toMatchObject({
      plan: { id: 'basic' },
      source: 'none',
      mayTry: true,
    });
  });

  it('is the paid plan with its price and card', () => {
    const position = getBillingPosition(activeSubscription, starterBill, now);
    expect(position).toMatchObject({ plan: { id: 'starter' }, source: 'billed', mayTry: false });
    expect(priceText(position)).toBe('$29 a month');
    expect(describeNextChange(position)).toBe(
      'Renews on Jun 15, 2099 for $29.00 from your Visa ending in 4242.',
    );
  });

  it('is complimentary when there is a plan without a bill', () => {
    const position = getBillingPosition(activeSubscription, null, now);
    expect(position).toMatchObject({ plan: { id: 'professional' }, source: 'given' });
    expect(priceText(position)).toBe('By contract');
  });

  it('returns to Basic without another trial after a bill ends', () => {
    const ended = getBillingPosition(null, { ...starterBill, status: 'canceled' }, now);
    expect(ended).toMatchObject({ source: 'none', mayTry: false });
    expect(
      getBillingPosition(
        { ...activeSubscription, subscription_end: '2026-11-20T00:00:00Z' },
        null,
        now,
      ),
    ).toMatchObject({ source: 'none' });
  });

  it('describes the next step in each state', () => {
    expect(nextWith({ status: 'trialing' })).toBe(
      'Free until Jun 15, 2099, then $29.00 a month from your Visa ending in 4242.',
    );
    expect(nextWith({ cancel_at_period_end: true })).toBe(
      "Your plan ends on Jun 15, 2099. You won't be charged again.",
    );
    expect(nextWith({ status: 'past_due', grace_ends_at: '2026-11-26T12:00:00Z' })).toBe(
      'The last payment failed. You keep full access until Nov 26, 2026.',
    );
  });
});
