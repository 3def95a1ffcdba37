import type { AccessContext } from '../access/access.ts';
import {
  type AppRole,
  effectiveUserType,
  hasAdminAccess,
  type PilotView,
} from '../access/roles.ts';
import type { RailGroupName } from '../routes/rail.ts';
import { known } from '../routes/route-lookup.ts';
import type { RouteName } from '../routes.ts';
import { communities, type MenuItem, toolsMenu } from './menus.ts';

export interface Header {
  /** Shown in the bar so people with several roles know where they are. */
  readonly label: string;
  readonly links: readonly MenuItem[];
  /** Side navigation by group: at most ten screens with settings, none of which the bar shows. */
  readonly rail: RailGroups;
  /** Everything else, under More in the bar. */
  readonly more: readonly MoreSection[];
}

type RailGroups = Readonly<Partial<Record<RailGroupName, readonly RouteName[]>>>;
type MoreSection = readonly [title: string | null, items: readonly MenuItem[]];

/** Every role's navigation. A screen is in its bar, its side navigation, or More, never in two of them. */
export const headers = {
  investor: {
    label: 'Investor',
    links: [
      { to: 'investorDashboard', label: 'Dashboard' },
      { to: 'investmentOpportunities', label: 'Communities' },
      { to: 'portfolio', label: 'Portfolio' },
    ],
    rail: {
      work: ['buyerInquiries', 'purchaseHistory', 'investorWireTransfers'],
      market: ['savedProperties', 'searches', 'searchAlerts', 'propertyComparisonTool'],
      tools: ['financialAnalysis'],
      reports: ['marketAnalytics'],
    },
    more: [
      [
        'Portfolio',
        [
          { to: 'syndication', label: 'Syndication' },
          { to: 'dealIntelligence', label: 'Deal Intelligence' },
          { to: 'capitalMatching', label: 'Capital Matching' },
          { to: 'portfolios', label: 'Portfolios' },
          { to: 'enhancedPortfolio', label: 'Holdings' },
          { to: 'portfolioAnalytics', label: 'Portfolio Analytics' },
          { to: 'portfolioOptimization', label: 'Portfolio Optimization' },
          { to: 'portfolioTransactions', label: 'Portfolio Transactions' },
          { to: 'investorPortal', label: 'Investor Portal' },
          { to: 'institutionalInvestor', label: 'Institutional Investors' },
          { to: 'investorTaxCenter', label: 'Tax Center' },
          { to: 'investorExitStrategy', label: 'Exit Strategy' },
          { to: 'acquisitionIntegration', label: 'Acquisition Integration' },
          { to: 'marketInsights', label: 'Market Insights' },
        ],
      ],
      [
        'Tools',
        [
          { to: 'clientDashboard', label: 'Shared with Me' },
          { to: 'vendors', label: 'Vendors' },
          { to: 'projects', label: 'Projects' },
          { to: 'rfpDashboard', label: 'RFPs' },
          { to: 'valuationCalculator', label: 'Valuation Calculator' },
          { to: 'investmentCalculator', label: 'Investment Calculator' },
        ],
      ],
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
    rail: {
      work: ['clientDashboard', 'buyerInquiries', 'purchaseHistory'],
      market: ['searches', 'propertyComparisonTool', 'projects'],
      tools: ['financialAnalysis', 'investmentCalculator'],
      reports: ['marketAnalytics'],
    },
    more: [
      [
        null,
        [
          { to: 'savedListings', label: 'Saved Listings' },
          { to: 'favorites', label: 'Favorites' },
          { to: 'portfolio', label: 'Portfolio' },
          { to: 'investorWireTransfers', label: 'Wire Transfers' },
          { to: 'vendors', label: 'Vendors' },
          { to: 'rfpDashboard', label: 'RFPs' },
          { to: 'valuationCalculator', label: 'Valuation Calculator' },
          { to: 'marketInsights', label: 'Market Insights' },
          { to: 'dealIntelligence', label: 'Deal Intelligence' },
        ],
      ],
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
    rail: {
      care: ['operatorCare', 'operatorCareMedications', 'operatorCareIncidents'],
      life: ['operatorDining', 'operatorActivities', 'operatorFamilyPortal'],
      buildings: ['operatorMaintenance', 'operatorEmergency'],
      reports: ['operatorCompliance'],
    },
    more: [
      [
        'Care',
        [
          { to: 'operatorWaitlist', label: 'Waitlist' },
          { to: 'operatorCareAssessments', label: 'Assessments' },
          { to: 'operatorCarePlans', label: 'Care Plans' },
          { to: 'operatorValueBasedCare', label: 'Value-Based Care' },
        ],
      ],
      [
        'Operations',
        [
          { to: 'operatorCommandCenter', label: 'Command Center' },
          { to: 'operatorRealtimeOperations', label: 'Realtime Operations' },
          { to: 'operatorAlerts', label: 'Alerts' },
          { to: 'operatorInspections', label: 'Inspections' },
          { to: 'operatorProcurement', label: 'Procurement' },
          { to: 'operatorBilling', label: 'Billing' },
          { to: 'operatorBillingClaims', label: 'Claims' },
          { to: 'operatorFinancial', label: 'Financial' },
          { to: 'operatorReports', label: 'Reports' },
          { to: 'operatorTrust', label: 'Resident Trust' },
        ],
      ],
      [
        'Market',
        [
          { to: 'savedProperties', label: 'Saved Properties' },
          { to: 'searches', label: 'Searches' },
          { to: 'searchAlerts', label: 'Search Alerts' },
          { to: 'propertyComparisonTool', label: 'Compare Properties' },
          { to: 'marketAnalytics', label: 'Market Analytics' },
          { to: 'marketInsights', label: 'Market Insights' },
          { to: 'dealIntelligence', label: 'Deal Intelligence' },
          { to: 'projects', label: 'Projects' },
          { to: 'rfpDashboard', label: 'RFPs' },
          { to: 'vendors', label: 'Vendors' },
        ],
      ],
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
    rail: {
      work: ['workOrders', 'vendorClientManagement', 'vendorCredentials', 'vendorReviews'],
      reports: ['vendorAnalytics'],
    },
    more: [
      [
        null,
        [
          { to: 'vendorPortfolio', label: 'Portfolio' },
          { to: 'vendorMarketing', label: 'Marketing' },
          { to: 'vendorIntegrations', label: 'Integrations' },
          { to: 'vendorBrochures', label: 'Brochures' },
          { to: 'vendorCalculators', label: 'Calculators' },
          { to: 'vendorSocialMedia', label: 'Social Media' },
          { to: 'vendorPaymentSettings', label: 'Payment Settings' },
        ],
      ],
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
    rail: {
      work: [
        'sellerBuyerManagement',
        'sellerPropertyPreparation',
        'sellerMarketingMaterials',
        'sellerTransactions',
        'sellerDocuments',
      ],
      market: ['projects'],
      tools: ['valuationCalculator'],
      reports: ['sellerAnalytics', 'marketAnalytics'],
    },
    more: [
      [
        null,
        [
          { to: 'submitListing', label: 'Submit a Listing' },
          { to: 'vendors', label: 'Vendors' },
          { to: 'rfpDashboard', label: 'RFPs' },
          { to: 'savedProperties', label: 'Saved Properties' },
          { to: 'searches', label: 'Searches' },
          { to: 'searchAlerts', label: 'Search Alerts' },
          { to: 'propertyComparisonTool', label: 'Compare Properties' },
          { to: 'marketInsights', label: 'Market Insights' },
          { to: 'dealIntelligence', label: 'Deal Intelligence' },
        ],
      ],
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
    rail: {
      work: ['dealPipeline', 'sellerOffers', 'brokerLeads', 'communicationHub', 'brokerNetwork'],
      reach: ['marketing', 'sellerMarketingMaterials'],
      market: ['savedProperties'],
      reports: ['brokerReports'],
    },
    more: [
      [
        'Work',
        [
          { to: 'havenRealtyDashboard', label: 'Haven Realty' },
          { to: 'myListings', label: 'My Listings' },
          { to: 'closedTransactions', label: 'Closed Transactions' },
          { to: 'sellerBuyerManagement', label: 'Prospects' },
          { to: 'coBrokers', label: 'Co-Brokers' },
          { to: 'partnerships', label: 'Partnerships' },
          { to: 'reviewManagement', label: 'Reviews' },
          { to: 'workflowAutomation', label: 'Workflows' },
        ],
      ],
      [
        'Marketing',
        [
          { to: 'emailSequences', label: 'Email Sequences' },
          { to: 'marketingAutomation', label: 'Marketing Automation' },
          { to: 'seoOptimization', label: 'Search Engines' },
        ],
      ],
      [
        'Market',
        [
          { to: 'searches', label: 'Searches' },
          { to: 'searchAlerts', label: 'Search Alerts' },
          { to: 'vendors', label: 'Vendors' },
          { to: 'projects', label: 'Projects' },
          { to: 'rfpDashboard', label: 'RFPs' },
          { to: 'marketAnalytics', label: 'Market Analytics' },
          { to: 'marketInsights', label: 'Market Insights' },
          { to: 'dealIntelligence', label: 'Deal Intelligence' },
        ],
      ],
      [
        'Tools',
        [
          { to: 'propertyComparisonTool', label: 'Compare Properties' },
          { to: 'financialAnalysis', label: 'Underwriting' },
          { to: 'brokerCalculator', label: 'Commission Calculator' },
          { to: 'valuationCalculator', label: 'Valuation Calculator' },
          { to: 'investmentCalculator', label: 'Investment Calculator' },
        ],
      ],
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
    rail: {
      work: ['adminMedia', 'vendorCredentials', 'reviewManagement'],
      market: ['investmentOpportunities', 'projects'],
      reports: ['adminAnalytics', 'adminOperationsCenter'],
    },
    more: [
      [
        null,
        [
          { to: 'adminEducation', label: 'Education' },
          { to: 'adminFaq', label: 'FAQ' },
          { to: 'adminCommunity', label: 'Reported posts' },
          { to: 'vendors', label: 'Vendors' },
        ],
      ],
    ],
  },
  generic: {
    label: '',
    links: [
      { to: 'dashboard', label: 'Dashboard' },
      { to: 'investmentOpportunities', label: 'Communities' },
      { to: 'education', label: 'Education' },
    ],
    rail: {
      market: ['savedProperties', 'searches', 'searchAlerts'],
    },
    more: [[null, toolsMenu]],
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

/** True if a header's bar, side navigation, or More leads to the screen at a path or to the list above it. */
function offersPath(header: HeaderName, pathname: string): boolean {
  const { links, rail, more }: Header = headers[header];
  const names = [
    ...Object.values(rail).flat(),
    ...[...links, ...more.flatMap(([, items]) => items)].map(({ to }) => to),
  ];
  const prefixOf = (name: RouteName) => known.named(name)?.path;
  return names.map(prefixOf).some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/**
 * Chooses the header. It belongs to the person: a screen of another of their roles has that role's header only if
 * their own navigation doesn't lead there. Administrators and pilots preview the header of any role's screens. Then
 * follow a pilot's view, administrators, and the user type; otherwise generic.
 */
export function headerFor(
  pathname: string,
  who: AccessContext | null,
  pilotView: PilotView | null,
): HeaderName {
  if (who === null || who.approval !== 'approved') return 'generic';
  const own = ownHeader(who, pilotView);
  const byRoute = headerOfPath(pathname);
  if (byRoute === undefined || byRoute === own) return own;
  if (previewsRoles(who)) return byRoute;
  return hasHeader(who, byRoute) && !offersPath(own, pathname) ? byRoute : own;
}

/** False for a screen of another role that the person's own navigation doesn't lead to. */
export function isOwnScreen(
  pathname: string,
  who: AccessContext,
  pilotView: PilotView | null,
): boolean {
  const byRoute = headerOfPath(pathname);
  if (byRoute === undefined) return true;
  const shown = headerFor(pathname, who, pilotView);
  return shown === byRoute || offersPath(shown, pathname);
}

function ownHeader(who: AccessContext, pilotView: PilotView | null): HeaderName {
  if (who.roles.includes('pilot') && pilotView !== null) return HEADER_OF[pilotView];
  if (hasAdminAccess(who.roles)) return 'admin';
  return HEADER_OF[effectiveUserType(who)];
}

const PREVIEW = /-preview$/;

/** Pages that preview a feature for people without access to it. */
export const isPreview = (pathname: string): boolean => PREVIEW.test(pathname);
