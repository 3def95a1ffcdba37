import type { RouteName } from '#shared/routes.ts';

/** What each dashboard is, in a sentence; what stands on it is brought by features, in their `dashboard.ts`. */
export const roleDashboards: Readonly<Partial<Record<RouteName, string>>> = {
  investorDashboard: 'Your access to opportunities, and what waits for you.',
  buyerDashboard: 'Your search for a community, and what waits for you.',
  sellerDashboard: 'Your way to market, and what waits for you.',
  brokerDashboard: 'Your listings, your brokerage, and what waits for you.',
  vendorDashboard: 'Your services to communities, and what waits for you.',
  operatorDashboard: 'Your communities and your team, and what waits for you.',
  havenRealtyDashboard: 'The company’s own brokerage, and what waits for you.',
  admin: 'The people of the exchange, and what waits for its staff.',
};
