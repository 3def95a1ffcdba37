import type { AccessContext } from '../access/access.ts';
import {
  type AppRole,
  effectiveUserType,
  hasAdminAccess,
  type PilotView,
} from '../access/roles.ts';
import { known } from '../routes/route-lookup.ts';
import { communities, type MenuItem, toolsMenu } from './menus.ts';

export interface Header {
  /** Shown in the bar so people with several roles know where they are. */
  readonly label: string;
  readonly links: readonly MenuItem[];
  /** Links that don't fit in the bar. */
  readonly more: readonly MenuItem[];
}

export const headers = {
  investor: {
    label: 'Investor',
    links: [
      { to: 'investorDashboard', label: 'Dashboard' },
      { to: 'investmentOpportunities', label: 'Communities' },
      { to: 'portfolio', label: 'Portfolio' },
      { to: 'syndication', label: 'Syndication' },
    ],
    more: [
      { to: 'dealIntelligence', label: 'Deal Intelligence' },
      { to: 'capitalMatching', label: 'Capital Matching' },
      { to: 'portfolioAnalytics', label: 'Portfolio Analytics' },
      { to: 'portfolioOptimization', label: 'Portfolio Optimization' },
      { to: 'portfolioTransactions', label: 'Portfolio Transactions' },
      { to: 'investorPortal', label: 'Investor Portal' },
      { to: 'institutionalInvestor', label: 'Institutional Investors' },
      { to: 'investorTaxCenter', label: 'Tax Center' },
      { to: 'investorWireTransfers', label: 'Wire Transfers' },
      { to: 'investorExitStrategy', label: 'Exit Strategy' },
      { to: 'marketInsights', label: 'Market Insights' },
    ],
  },
  buyer: {
    label: 'Buyer',
    links: [
      { to: 'buyerDashboard', label: 'Dashboard' },
      { to: 'investmentOpportunities', label: 'Communities' },
      { to: 'savedProperties', label: 'Saved Properties' },
      { to: 'searchAlerts', label: 'Search Alerts' },
    ],
    more: [
      { to: 'savedListings', label: 'Saved Listings' },
      { to: 'searches', label: 'Searches' },
      { to: 'favorites', label: 'Favorites' },
      { to: 'buyerInquiries', label: 'Inquiries' },
      { to: 'purchaseHistory', label: 'Purchase History' },
      { to: 'propertyComparisonTool', label: 'Compare Properties' },
    ],
  },
  operator: {
    label: 'Operator',
    links: [
      { to: 'operatorDashboard', label: 'Dashboard' },
      communities,
      { to: 'operatorProperties', label: 'Properties' },
      { to: 'operatorResidents', label: 'Residents' },
      { to: 'operatorStaff', label: 'Staff' },
    ],
    more: [
      { to: 'operatorAlerts', label: 'Alerts' },
      { to: 'operatorRealtimeOperations', label: 'Realtime Operations' },
      { to: 'operatorProcurement', label: 'Procurement' },
      { to: 'operatorFamilyPortal', label: 'Family Portal' },
      { to: 'operatorDining', label: 'Dining' },
      { to: 'operatorActivities', label: 'Activities' },
      { to: 'operatorBilling', label: 'Billing' },
      { to: 'operatorValueBasedCare', label: 'Value-Based Care' },
      { to: 'operatorCommandCenter', label: 'Command Center' },
    ],
  },
  vendor: {
    label: 'Vendor',
    links: [
      { to: 'vendorDashboard', label: 'Dashboard' },
      { to: 'vendorOnboarding', label: 'My Profile' },
      communities,
      { to: 'vendorLeads', label: 'Leads' },
      { to: 'vendorQuotes', label: 'Quotes' },
      { to: 'rfpDashboard', label: 'RFPs' },
    ],
    more: [
      { to: 'vendorClientManagement', label: 'Clients' },
      { to: 'vendorPortfolio', label: 'Portfolio' },
      { to: 'vendorCredentials', label: 'Credentials' },
      { to: 'vendorReviews', label: 'Reviews' },
      { to: 'vendorAnalytics', label: 'Analytics' },
      { to: 'vendorMarketing', label: 'Marketing' },
      { to: 'vendorIntegrations', label: 'Integrations' },
      { to: 'vendorBrochures', label: 'Brochures' },
      { to: 'vendorCalculators', label: 'Calculators' },
      { to: 'vendorSocialMedia', label: 'Social Media' },
      { to: 'vendorPaymentSettings', label: 'Payment Settings' },
    ],
  },
  seller: {
    label: 'Seller',
    links: [
      { to: 'sellerDashboard', label: 'Dashboard' },
      communities,
      { to: 'myListings', label: 'My Listings' },
      { to: 'sellerOffers', label: 'Offers' },
      { to: 'sellerBuyers', label: 'Buyers' },
    ],
    more: [
      { to: 'submitListing', label: 'Submit a Listing' },
      { to: 'sellerBuyerManagement', label: 'Buyer Management' },
      { to: 'sellerPropertyPreparation', label: 'Property Preparation' },
      { to: 'sellerMarketingMaterials', label: 'Marketing Materials' },
      { to: 'sellerTransactions', label: 'Transactions' },
      { to: 'sellerDocuments', label: 'Documents' },
      { to: 'sellerAnalytics', label: 'Analytics' },
    ],
  },
  broker: {
    label: 'Broker',
    links: [
      { to: 'brokerDashboard', label: 'Dashboard' },
      communities,
      { to: 'brokerListings', label: 'Listings' },
      { to: 'clients', label: 'Clients' },
      { to: 'leads', label: 'Leads' },
      { to: 'calendar', label: 'Calendar' },
    ],
    more: [
      { to: 'havenRealtyDashboard', label: 'Haven Realty' },
      { to: 'myListings', label: 'My Listings' },
      { to: 'dealPipeline', label: 'Deal Pipeline' },
      { to: 'brokerCalculator', label: 'Commission Calculator' },
      { to: 'brokerReports', label: 'Reports' },
      { to: 'brokerNetwork', label: 'Network' },
      { to: 'coBrokers', label: 'Co-Brokers' },
      { to: 'partnerships', label: 'Partnerships' },
      { to: 'marketing', label: 'Marketing' },
      { to: 'emailSequences', label: 'Email Sequences' },
    ],
  },
  admin: {
    label: 'Administration',
    links: [
      { to: 'admin', label: 'Admin Panel' },
      { to: 'adminUsers', label: 'Users' },
      { to: 'adminListings', label: 'Listings' },
      { to: 'adminReports', label: 'Reports' },
    ],
    more: [
      { to: 'adminAnalytics', label: 'Analytics' },
      { to: 'adminMedia', label: 'Media' },
      { to: 'adminEducation', label: 'Education' },
      { to: 'adminFaq', label: 'FAQ' },
      { to: 'adminOperationsCenter', label: 'Operations Center' },
    ],
  },
  generic: {
    label: '',
    links: [
      { to: 'dashboard', label: 'Dashboard' },
      { to: 'investmentOpportunities', label: 'Communities' },
      { to: 'education', label: 'Education' },
    ],
    more: toolsMenu,
  },
} as const satisfies Record<string, Header>;

export type HeaderName = keyof typeof headers;

const HEADER_OF: Readonly<Record<AppRole, HeaderName>> = {
  admin: 'admin',
  support: 'admin',
  broker_of_record: 'broker',
  broker: 'broker',
  vendor: 'vendor',
  pilot: 'investor',
  operator: 'operator',
  investor: 'investor',
  seller: 'seller',
  buyer: 'buyer',
  user: 'generic',
};

export const headerNames = Object.keys(headers) as HeaderName[];

const beginningOf = (path: string): string | undefined => path.split('/', 2)[1];

/**
 * Returns the role a path belongs to, determined by its first segment, so subpages, planned pages, and unknown URLs
 * follow.
 */
export function headerOfPath(pathname: string): HeaderName | undefined {
  const prefix = beginningOf(pathname);
  return known
    .all()
    .find(({ header, path }) => header !== undefined && beginningOf(path) === prefix)?.header;
}

/**
 * True if the user has the header's role. Administrators and pilots can open every role's dashboards with the
 * matching header.
 */
export const hasHeader = (who: AccessContext, header: HeaderName): boolean =>
  who.roles.some((role) => HEADER_OF[role] === header) ||
  HEADER_OF[effectiveUserType(who)] === header;

const previewsRoles = ({ roles }: AccessContext): boolean =>
  hasAdminAccess(roles) || roles.includes('pilot');

/**
 * Chooses the header: the route's role if the user has it, then a pilot's view, administrators, and the user type;
 * otherwise generic. A link never switches a user to the header of a role they don't have.
 */
export function headerFor(
  pathname: string,
  who: AccessContext | null,
  pilotView: PilotView | null,
): HeaderName {
  if (who === null || who.approval !== 'approved') return 'generic';
  const byRoute = headerOfPath(pathname);
  if (byRoute !== undefined && (previewsRoles(who) || hasHeader(who, byRoute))) return byRoute;
  if (who.roles.includes('pilot') && pilotView !== null) return HEADER_OF[pilotView];
  if (hasAdminAccess(who.roles)) return 'admin';
  return HEADER_OF[effectiveUserType(who)];
}

const PREVIEW = /-preview$/;

/** Pages that preview a feature for people without access to it. */
export const isPreview = (pathname: string): boolean => PREVIEW.test(pathname);
