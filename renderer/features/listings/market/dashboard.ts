import { subscriptionAccess } from '#shared/access/access.ts';
import { CONTACTS_UNLIMITED } from '#shared/account/billing/plans.ts';
import { LISTING_ALLOWANCE_UNLIMITED } from '#shared/constants.ts';
import { linkTo } from '#shared/routes.ts';
import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import * as s from '../../../ui/shape/shape.ts';
import { isContactAllowance } from './contactAllowance.ts';

const listingsIn = getNumbers('listings', s.object({ used: s.number, allowed: s.number }));
/** Dashboard part for sellers. */
const ownIn = getNumbers(
  'own_listings',
  s.object({
    live: s.number,
    waiting: s.number,
    asked: s.number,
    asked_before: s.number,
    moved: s.listOf(s.object({ id: s.text, name: s.text, asked: s.number, at: s.text })),
  }),
);
const marketIn = getNumbers('market', s.object({ added: s.number, added_before: s.number }));
const OwnListings = lazyPart(() => import('./OwnListings.tsx'));
const contactsIn = getNumbers('broker_contacts', isContactAllowance);

export const dashboard: DashboardPart = {
  figures: [
    {
      on: { sellerDashboard: 20, brokerDashboard: 20, havenRealtyDashboard: 20 },
      of({ numbers, standing, now }) {
        const { mayCreateListings, listingAllowance } = subscriptionAccess(standing, now);
        const figure = {
          label: 'Listings',
          value: usedOf(listingsIn(numbers)),
          link: { to: 'myListings' } as const,
        };
        if (!mayCreateListings) return { ...figure, hint: '0 included in plan' };
        return listingAllowance === LISTING_ALLOWANCE_UNLIMITED
          ? { ...figure, hint: 'unlimited' }
          : figure;
      },
    },
    {
      on: { investorDashboard: 10, buyerDashboard: 10, brokerDashboard: 90 },
      of({ numbers, standing, now }) {
        const { contactsPerMonth } = subscriptionAccess(standing, now);
        if (contactsPerMonth === 0) return null;
        return {
          label: 'Broker contacts',
          value: usedOf(contactsIn(numbers)),
          hint: contactsPerMonth === CONTACTS_UNLIMITED ? 'this month, unlimited' : 'this month',
        };
      },
    },
    {
      on: { sellerDashboard: 30, brokerDashboard: 30, havenRealtyDashboard: 30 },
      of({ numbers }) {
        const counts = ownIn(numbers);
        if (counts === null) return null;
        return {
          label: 'Inquiries',
          value: counted(counts.asked),
          hint: 'last 30 days',
          link: { to: 'brokerLeads' },
          trend: { now: counts.asked, before: counts.asked_before, than: 'previous 30 days' },
        };
      },
    },
    {
      on: {
        investorDashboard: 30,
        buyerDashboard: 30,
        sellerDashboard: 50,
        brokerDashboard: 50,
        havenRealtyDashboard: 50,
        operatorDashboard: 30,
        vendorDashboard: 30,
      },
      of({ numbers }) {
        const counts = marketIn(numbers);
        if (counts === null) return null;
        return {
          label: 'New on the market',
          value: counted(counts.added),
          hint: 'last 30 days',
          link: { to: 'investmentOpportunities', query: { sort: 'newest' } },
          trend: { now: counts.added, before: counts.added_before, than: 'previous 30 days' },
        };
      },
    },
  ],
  attention({ numbers }) {
    const count = ownIn(numbers)?.waiting ?? 0;
    if (count === 0) return [];
    return [
      {
        title: count === 1 ? '1 listing in review' : `${counted(count)} listings in review`,
        detail: 'The live version stays public during review.',
        intent: 'none',
        action: { to: 'myListings', label: 'View listings' },
      },
    ];
  },
  movement: ({ numbers }) =>
    (ownIn(numbers)?.moved ?? []).map(({ id, name, asked, at }) => ({
      id,
      title: name,
      detail: asked === 1 ? '1 person inquired' : `${asked} people inquired`,
      at,
      href: linkTo('property', { id }),
    })),
  sections: [
    {
      name: 'ownListings',
      on: { sellerDashboard: 20, brokerDashboard: 20, havenRealtyDashboard: 20 },
      isFor: ({ numbers }) => ownIn(numbers) !== null,
      Component: OwnListings,
    },
  ],
};

/** Returns "2 of 5", or "2" if the plan has no limit. */
function usedOf(counts: { readonly used: number; readonly allowed: number } | null): string {
  const { used, allowed } = counts ?? { used: 0, allowed: 0 };
  return allowed > 0 ? `${counted(used)} of ${allowed}` : counted(used);
}
