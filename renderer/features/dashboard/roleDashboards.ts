import type { Query, RouteName } from '#shared/routes.ts';
import type { FigureName } from './figures.ts';

interface RoleDashboard {
  readonly title: string;
  readonly lead: string;
  readonly figures: readonly FigureName[];
  /** What is done from here every day. */
  readonly links?: readonly {
    readonly to: RouteName;
    readonly label: string;
    readonly query?: Query;
  }[];
}

/** What tells one dashboard from another; `RoleDashboardPage.tsx` draws them all. */
export const roleDashboards: Readonly<Partial<Record<RouteName, RoleDashboard>>> = {
  investorDashboard: {
    title: 'Investor dashboard',
    lead: 'Your access to opportunities, and what waits for you.',
    figures: ['plan', 'contacts', 'brokerContacts', 'team', 'memberSince'],
  },
  buyerDashboard: {
    title: 'Buyer dashboard',
    lead: 'Your search for a community, and what waits for you.',
    figures: ['plan', 'contacts', 'brokerContacts', 'team', 'memberSince'],
  },
  sellerDashboard: {
    title: 'Seller dashboard',
    lead: 'Your way to market, and what waits for you.',
    figures: ['plan', 'listings', 'team', 'memberSince'],
  },
  brokerDashboard: {
    title: 'Broker dashboard',
    lead: 'Your listings, your brokerage, and what waits for you.',
    figures: ['plan', 'listings', 'contacts', 'brokerContacts', 'team', 'memberSince'],
  },
  vendorDashboard: {
    title: 'Vendor dashboard',
    lead: 'Your services to communities, and what waits for you.',
    figures: ['plan', 'contacts', 'team', 'memberSince'],
  },
  operatorDashboard: {
    title: 'Operator dashboard',
    lead: 'Your communities and your team, and what waits for you.',
    figures: ['team', 'properties', 'plan', 'memberSince'],
  },
  havenRealtyDashboard: {
    title: 'Haven Realty dashboard',
    lead: 'The company’s own brokerage, and what waits for you.',
    figures: ['plan', 'listings', 'team', 'memberSince'],
  },
  admin: {
    title: 'Admin panel',
    lead: 'The people of the exchange, and what waits for its staff.',
    figures: ['awaitingReview', 'newAccounts', 'endingSubscriptions'],
    links: [
      { to: 'adminUsers', label: 'Users' },
      { to: 'adminUsers', label: 'Audit log', query: { view: 'log' } },
    ],
  },
};
