import { describe, expect, it } from 'vitest';
import { PLAN_IDS } from '#shared/account/billing/plans.ts';
import { activeSubscription, starterBill } from '../../../testing/fakeBilling.ts';
import { type BillingPosition, getBillingPosition } from './billingPosition.ts';
import { getPlanAction } from './planActions.ts';

const now = new Date('2026-11-21T12:00:00Z');
const labels = (position: BillingPosition | null) =>
  PLAN_IDS.map((plan) => getPlanAction(plan, position)?.label ?? null);

describe('plan actions', () => {
  it('leads a visitor through sign-in to the payment of that plan', () => {
    expect(labels(null)).toEqual([
      'Create a free account',
      'Choose Starter',
      'Start 14-day trial',
      'Choose Enterprise',
    ]);
    expect(getPlanAction('starter', null)?.href).toBe('/auth?redirect=payment%3Fplan%3Dstarter');
  });

  it('offers the trial once', () => {
    expect(labels(getBillingPosition(null, null, now))[2]).toBe('Start 14-day trial');
    const used = getBillingPosition(null, { ...starterBill, status: 'canceled' }, now);
    expect(labels(used)).toEqual([
      null,
      'Choose Starter',
      'Choose Professional',
      'Choose Enterprise',
    ]);
  });

  it('offers upgrade, downgrade, and cancellation relative to the paid plan', () => {
    const bill = { ...starterBill, plan: 'professional' };
    expect(labels(getBillingPosition(activeSubscription, bill, now))).toEqual([
      'Cancel plan',
      'Downgrade to Starter',
      'Manage plan',
      'Upgrade to Enterprise',
    ]);
    const ending = getBillingPosition(
      activeSubscription,
      { ...bill, cancel_at_period_end: true },
      now,
    );
    expect(labels(ending)[2]).toBe('Keep plan');
  });

  it('offers no action for a plan that staff gave', () => {
    expect(labels(getBillingPosition(activeSubscription, null, now))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
