import type { RouteName } from '#shared/routes.ts';

interface RoleDashboard {
  readonly title: string;
  readonly lead: string;
}

/** What tells one dashboard from another; what stands on it is brought by features, in their `dashboard.ts`. */
export const roleDashboards: Readonly<Partial<Record<RouteName, RoleDashboard>>> = {
  investorDashboard: {
    title: 'Investor dashboard',
    lead: 'Your access to opportunities, and what waits for you.',
  },
  buyerDashboard: {
    title: 'Buyer dashboard',
    lead: 'Your search for a community, and what waits for you.',
  },
  sellerDashboard: {
    title: 'Seller dashboard',
    lead: 'Your way to market, and what waits for you.',
  },
  brokerDashboard: {
    title: 'Broker dashboard',
    lead: 'Your listings, your brokerage, and what waits for you.',
  },
  vendorDashboard: {
    title: 'Vendor dashboard',
    lead: 'Your services to communities, and what waits for you.',
  },
  operatorDashboard: {
    title: 'Operator dashboard',
    lead: 'Your communities and your team, and what waits for you.',
  },
  havenRealtyDashboard: {
    title: 'Haven Realty dashboard',
    lead: 'The company’s own brokerage, and what waits for you.',
  },
  admin: {
    title: 'Admin panel',
    lead: 'The people of the exchange, and what waits for its staff.',
  },
};
