import { ENDING_SOON_DAYS } from '#shared/constants.ts';
import { formatDay } from '#shared/format/date.ts';
import {
  type AttentionItem,
  counted,
  type DashboardContext,
  type DashboardPart,
  daysUntil,
  formatDaysUntil,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

/** Totals of all users, for staff. */
const subscriptionsIn = getNumbers('subscriptions', s.object({ ending: s.number }));

export const dashboard: DashboardPart = {
  figures: [
    {
      on: { admin: 40 },
      of({ numbers }) {
        const subscriptions = subscriptionsIn(numbers);
        return subscriptions === null
          ? null
          : {
              label: 'Subscriptions ending',
              value: counted(subscriptions.ending),
              hint: 'next 14 days',
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

function ownSubscription({
  account: { subscription: own, billing },
  now,
}: DashboardContext): AttentionItem[] {
  if (own === null || own.subscription_end === null || billing?.renews_at) return [];
  const { is_trial: isTrial, subscription_end: end } = own;
  if (billing?.status === 'past_due' && new Date(end) > now) {
    return [
      {
        title: 'Your last payment failed',
        detail: `You keep full access until ${formatDay(end)}. Change your card to keep the plan.`,
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
      title: hasEnded ? `Your ${what} has ended` : `Your ${what} ends ${formatDaysUntil(days)}`,
      detail: hasEnded
        ? 'Choose a plan to see broker contacts and full addresses.'
        : `You keep full access until ${formatDay(end)}.`,
      intent: hasEnded ? 'danger' : 'warning',
      action: { to: 'userPricing', label: 'Choose a plan' },
    },
  ];
}
