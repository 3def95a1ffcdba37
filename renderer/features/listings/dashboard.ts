import { subscriptionAccess } from '#shared/access/access.ts';
import { CONTACTS_UNLIMITED } from '#shared/billing/plans.ts';
import { LISTING_ALLOWANCE_UNLIMITED } from '#shared/constants.ts';
import { counted, type DashboardPart, numbersOf } from '../../core/dashboard/dashboardPart.ts';
import { number, object } from '../../kit/shape/shape.ts';
import { isContactAllowance } from './contactAllowance.ts';

const listingsIn = numbersOf('listings', object({ used: number, allowed: number }));
const contactsIn = numbersOf('broker_contacts', isContactAllowance);

export const dashboard: DashboardPart = {
  figures: [
    {
      on: { sellerDashboard: 20, brokerDashboard: 20, havenRealtyDashboard: 20 },
      of({ numbers, standing, now }) {
        const { mayCreateListings, listingAllowance } = subscriptionAccess(standing, now);
        const figure = { label: 'Listings', value: usedOf(listingsIn(numbers)) };
        if (!mayCreateListings) return { ...figure, hint: 'none in your plan' };
        return listingAllowance === LISTING_ALLOWANCE_UNLIMITED
          ? { ...figure, hint: 'no limit' }
          : figure;
      },
    },
    {
      on: { investorDashboard: 40, buyerDashboard: 40, brokerDashboard: 40 },
      of({ numbers, standing, now }) {
        const { contactsPerMonth } = subscriptionAccess(standing, now);
        if (contactsPerMonth === 0) return null;
        return {
          label: 'Broker contacts',
          value: usedOf(contactsIn(numbers)),
          hint: contactsPerMonth === CONTACTS_UNLIMITED ? 'this month, no limit' : 'this month',
        };
      },
    },
  ],
};

/** "2 of 5", and "2" alone where the plan names no number to reach. */
function usedOf(told: { readonly used: number; readonly allowed: number } | null): string {
  const { used, allowed } = told ?? { used: 0, allowed: 0 };
  return allowed > 0 ? `${counted(used)} of ${allowed}` : counted(used);
}
