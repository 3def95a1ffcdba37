import { type Standing, subscriptionAccess } from '#shared/access/access.ts';
import { CONTACTS_UNLIMITED, planOfTier } from '#shared/billing/plans.ts';
import { FIGURE_CAP, LISTING_ALLOWANCE_UNLIMITED } from '#shared/constants.ts';
import { formatDay } from '#shared/format/date.ts';
import type { Account } from '../../core/account/index.ts';
import type { Figure } from '../../kit/figures/FigureStrip.tsx';

export interface Facts {
  readonly account: Account;
  readonly standing: Standing;
  readonly now: Date;
}

/** One number of a dashboard; null when it says nothing about this person. */
type FigureOf = (facts: Facts) => Figure | null;

const counted = (count: number): string =>
  count >= FIGURE_CAP ? `${FIGURE_CAP - 1}+` : `${count}`;

const forStaff =
  (
    label: string,
    hint: string,
    key: keyof NonNullable<Account['staff_figures']>,
    more: Pick<Figure, 'link'> = {},
  ): FigureOf =>
  ({ account: { staff_figures: figures } }) =>
    figures === null ? null : { label, value: counted(figures[key]), hint, ...more };

/** Every number that a dashboard may show. A feature registers its own here. */
export const figures = {
  plan: ({ account, standing, now }) => ({ label: 'Plan', ...planOf(account, standing, now) }),
  contacts: ({ standing, now }) => ({
    label: 'Contacts and addresses',
    value: subscriptionAccess(standing, now).isOpen ? 'Open' : 'Hidden',
  }),
  brokerContacts: ({ account, standing, now }) => {
    const { contactsPerMonth } = subscriptionAccess(standing, now);
    if (contactsPerMonth === 0) return null;
    const hint = contactsPerMonth === CONTACTS_UNLIMITED ? 'this month, no limit' : 'this month';
    return { label: 'Broker contacts', value: usedOf(account, 'contacts'), hint };
  },
  listings: ({ account, standing, now }) => {
    const { mayCreateListings, listingAllowance } = subscriptionAccess(standing, now);
    const figure = { label: 'Listings', value: usedOf(account, 'listings') };
    if (!mayCreateListings) return { ...figure, hint: 'none in your plan' };
    return listingAllowance === LISTING_ALLOWANCE_UNLIMITED
      ? { ...figure, hint: 'no limit' }
      : figure;
  },
  team: ({ account: { tenant } }) =>
    tenant === null
      ? null
      : { label: 'Team', value: `${tenant.members} of ${tenant.max_users}`, hint: tenant.name },
  properties: ({ account: { tenant } }) =>
    tenant === null ? null : { label: 'Properties allowed', value: `${tenant.max_properties}` },
  memberSince: ({ account: { profile } }) => ({
    label: 'Member since',
    value: formatDay(profile.created_at),
  }),
  awaitingReview: forStaff('Awaiting review', 'accounts', 'awaiting_review', {
    link: { to: 'adminUsers', query: { status: 'pending' } },
  }),
  newAccounts: forStaff('New accounts', 'in the last 7 days', 'new_accounts'),
  endingSubscriptions: forStaff(
    'Subscriptions ending',
    'in the next 14 days',
    'ending_subscriptions',
  ),
} as const satisfies Record<string, FigureOf>;

export type FigureName = keyof typeof figures;

/** "2 of 5", and "2" alone where the plan names no number to reach. */
function usedOf({ allowances }: Account, of: 'contacts' | 'listings'): string {
  const { used, allowed } = allowances?.[of] ?? { used: 0, allowed: 0 };
  return allowed > 0 ? `${counted(used)} of ${allowed}` : counted(used);
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
