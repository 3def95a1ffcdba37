import type { RouteName } from '#shared/routes.ts';

/** One-sentence description of each dashboard; features add the content in their `dashboard.ts`. */
export const roleDashboards: Readonly<Partial<Record<RouteName, string>>> = {
  investorDashboard: 'Your opportunities and what needs your attention.',
  buyerDashboard: 'Your property search and what needs your attention.',
  sellerDashboard: 'Your sale and what needs your attention.',
  brokerDashboard: 'Your listings, your brokerage, and what needs your attention.',
  vendorDashboard: 'Your services and what needs your attention.',
  operatorDashboard: 'Your communities, your team, and what needs your attention.',
  havenRealtyDashboard: "Haven Realty's brokerage and what needs your attention.",
  admin: 'Exchange users and what needs staff attention.',
};
