import { type Standing, subscriptionAccess } from '#shared/access/access.ts';
import { planOfTier } from '#shared/billing/plans.ts';
import { ENDING_SOON_DAYS } from '#shared/constants.ts';
import { formatDay } from '#shared/format/date.ts';
import type { Account } from '../../core/account/index.ts';
import {
  type AttentionItem,
  counted,
  type DashboardPart,
  daysUntil,
  type Facts,
  inDays,
  numbersOf,
} from '../../core/dashboard/dashboardPart.ts';
import type { Figure } from '../../kit/figures/FigureStrip.tsx';
import { number, object } from '../../kit/shape/shape.ts';

/** Of everybody, for staff. */
const subscriptionsIn = numbersOf('subscriptions', object({ ending: number }));

export const dashboard: DashboardPart = {
  figures: [
    {
      on: {
        investorDashboard: 10,
        buyerDashboard: 10,
        sellerDashboard: 10,
        brokerDashboard: 10,
        vendorDashboard: 10,
        havenRealtyDashboard: 10,
        operatorDashboard: 70,
      },
      of: ({ account, standing, now }) => ({ label: 'Plan', ...planOf(account, standing, now) }),
    },
    {
      on: { investorDashboard: 30, buyerDashboard: 30, brokerDashboard: 30, vendorDashboard: 30 },
      of: ({ standing, now }) => ({
        label: 'Contacts and addresses',
        value: subscriptionAccess(standing, now).isOpen ? 'Open' : 'Hidden',
      }),
    },
    {
      on: { admin: 30 },
      of({ numbers }) {
        const told = subscriptionsIn(numbers);
        return told === null
          ? null
          : {
              label: 'Subscriptions ending',
              value: counted(told.ending),
              hint: 'in the next 14 days',
            };
      },
    },
  ],
  attention: ownSubscription,
  follows: (numbers) =>
    subscriptionsIn(numbers) === null
      ? []
      : [{ table: 'subscribers' }, { table: 'billing_accounts' }],
};

function ownSubscription({ account: { subscription: own, billing }, now }: Facts): AttentionItem[] {
  if (own === null || own.subscription_end === null || billing?.renews_at) return [];
  const { is_trial: isTrial, subscription_end: end } = own;
  if (billing?.status === 'past_due' && new Date(end) > now) {
    return [
      {
        title: 'Your last payment failed',
        detail: `Everything stays open until ${formatDay(end)}. Change your card to keep the plan.`,
        intent: 'danger',
        action: { to: 'cancelSubscription', label: 'Change card' },
      },
    ];
  }
  const days = daysUntil(end, now);
  const hasEnded = new Date(end) <= now;
  if (days > ENDING_SOON_DAYS) return [];
  const what = isTrial ? 'trial' : 'subscription';
  return [
    {
      title: hasEnded ? `Your ${what} has ended` : `Your ${what} ends ${inDays(days)}`,
      detail: hasEnded
        ? 'Broker contacts and full addresses are hidden until you choose a plan.'
        : `Everything stays open until ${formatDay(end)}.`,
      intent: hasEnded ? 'danger' : 'warning',
      action: { to: 'userPricing', label: 'Choose a plan' },
    },
  ];
}

function planOf(
  { subscription, billing }: Account,
  standing: Standing,
  now: Date,
): Omit<Figure, 'label'> {
  if (standing.isCompanyUser) return { value: 'Company', hint: 'Full access' };
  if (standing.roles.includes('pilot')) return { value: 'Pilot', hint: 'Full access' };
  const { isOpen, listingAllowance } = subscriptionAccess(standing, now);
  if (subscription === null || (!isOpen && listingAllowance === 0)) {
    return { value: standing.roles.includes('admin') ? 'Staff' : 'Basic' };
  }
  const { is_trial: isTrial, subscription_tier: tier, subscription_end: end } = subscription;
  const value = isTrial ? 'Trial' : tier === null ? 'Active' : planOfTier(tier).name;
  if (billing?.renews_at) return { value, hint: `renews ${formatDay(billing.renews_at)}` };
  return end === null ? { value } : { value, hint: `until ${formatDay(end)}` };
}
