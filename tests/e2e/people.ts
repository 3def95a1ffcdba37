import { approvedStanding, type Standing } from '../../shared/access/access.ts';
import type { PilotView } from '../../shared/access/roles.ts';
import type { RouteName } from '../../shared/routes.ts';

/** What the rules say of one way of seeing the product. */
export interface Walker {
  readonly name: string;
  /** Null for a visitor. */
  readonly email: string | null;
  /** The account as the rules see it. */
  readonly standing: Standing | null;
  readonly pilotView?: PilotView;
  /** Where `/dashboard` leads. */
  readonly home: RouteName;
  /** The screens that stand in the place of others. */
  readonly refused: Readonly<Partial<Record<RouteName, string>>>;
}

const demo = (name: string): string => `${name}@demo.havenexchange.example`;

const NO_ADMIN = {
  admin: 'Admin Access Restricted',
  adminUsers: 'Admin Access Restricted',
  adminReports: 'Admin Access Restricted',
} as const;
const NO_REALTY = { havenRealtyDashboard: 'Haven Realty Access Required' } as const;
const NO_VENDOR_AREA = { vendorDashboard: 'Vendor Area' } as const;
/** Pages open to everybody else that begin as what is closed to vendors. */
const NO_VENDOR_WORDS = {
  agents: 'Vendor Access Only',
  aiWorkflowInvestors: 'Vendor Access Only',
  aiWorkflowBuyer: 'Vendor Access Only',
  sellerDashboardPreview: 'Vendor Access Only',
  buyerDashboardPreview: 'Vendor Access Only',
  dashboardDemo: 'Vendor Access Only',
} as const;
const ORDINARY = { ...NO_ADMIN, ...NO_REALTY, ...NO_VENDOR_AREA };

const everyWorkspace = (title: string): Walker['refused'] => ({
  dashboard: title,
  investorDashboard: title,
  buyerDashboard: title,
  sellerDashboard: title,
  brokerDashboard: title,
  vendorDashboard: title,
  operatorDashboard: title,
  havenRealtyDashboard: title,
  admin: title,
  adminUsers: title,
  adminReports: title,
  profile: title,
  securitySettings: title,
  payment: title,
  paymentLanding: title,
  paymentSuccess: title,
  cancelSubscription: title,
  aiWorkflow: title,
});

/** The screens of the app that everybody else may open; public documents stay open. */
const everyScreen = (title: string): Walker['refused'] => ({
  ...everyWorkspace(title),
  investmentOpportunities: title,
  agents: title,
  findAnAgent: title,
  vendors: title,
  findVendors: title,
  requestVendors: title,
  projectRequests: title,
  paymentWindow: title,
  demosAiSearch: title,
  demosVirtualTours: title,
  demosMobileDeals: title,
  mobileDemo: title,
  demosCommunicationHub: title,
  demosPersonalizedDashboard: title,
  dashboardDemo: title,
  sellerDashboardPreview: title,
  buyerNetworkPreview: title,
  financialAnalysisPreview: title,
  commissionCalculatorPreview: title,
  clientManagementPreview: title,
  dealPipelinePreview: title,
  buyerDashboardPreview: title,
  dueDiligenceCenterPreview: title,
});

const pilot = (pilotView: PilotView, home: RouteName): Walker => ({
  name: `a pilot as ${pilotView}`,
  email: demo('pilot'),
  standing: approvedStanding({ roles: ['pilot', 'buyer'] }),
  pilotView,
  home,
  refused: { ...NO_ADMIN, ...NO_REALTY },
});

const member = (
  role: 'operator' | 'investor' | 'seller' | 'buyer' | 'broker',
  home: RouteName,
): Walker => ({
  name: /^[aeio]/.test(role) ? `an ${role}` : `a ${role}`,
  email: demo(role),
  standing: approvedStanding({ roles: [role], userType: role }),
  home,
  refused: ORDINARY,
});

export const EXPIRED = 'expired.pilot@people.example';

export const WALKERS: readonly Walker[] = [
  { name: 'a visitor', email: null, standing: null, home: 'auth', refused: {} },
  {
    name: 'an administrator',
    email: demo('admin'),
    standing: approvedStanding({ roles: ['admin', 'buyer'] }),
    home: 'admin',
    refused: NO_REALTY,
  },
  {
    name: 'support',
    email: demo('support'),
    standing: approvedStanding({ roles: ['support', 'buyer'] }),
    home: 'admin',
    refused: NO_REALTY,
  },
  {
    name: 'a broker of record',
    email: demo('broker-of-record'),
    standing: approvedStanding({ roles: ['broker_of_record', 'broker'], userType: 'broker' }),
    home: 'brokerDashboard',
    refused: ORDINARY,
  },
  member('broker', 'brokerDashboard'),
  {
    name: 'a vendor',
    email: demo('vendor'),
    standing: approvedStanding({ roles: ['vendor'], userType: 'vendor' }),
    home: 'vendorDashboard',
    refused: {
      investorDashboard: 'Vendor Access Only',
      buyerDashboard: 'Vendor Access Only',
      sellerDashboard: 'Vendor Access Only',
      operatorDashboard: 'Vendor Access Only',
      havenRealtyDashboard: 'Vendor Access Only',
      admin: 'Vendor Access Only',
      adminUsers: 'Vendor Access Only',
      adminReports: 'Vendor Access Only',
      aiWorkflow: 'Vendor Access Only',
      ...NO_VENDOR_WORDS,
    },
  },
  member('operator', 'operatorDashboard'),
  member('investor', 'investorDashboard'),
  member('seller', 'sellerDashboard'),
  member('buyer', 'buyerDashboard'),
  {
    name: 'a company user',
    email: 'company@havenrealty.example',
    standing: approvedStanding({ roles: ['broker', 'pilot', 'buyer'], isCompanyUser: true }),
    home: 'havenRealtyDashboard',
    refused: NO_ADMIN,
  },
  pilot('admin', 'investorDashboard'),
  pilot('broker', 'brokerDashboard'),
  pilot('vendor', 'vendorDashboard'),
  pilot('operator', 'operatorDashboard'),
  pilot('investor', 'investorDashboard'),
  pilot('buyer', 'buyerDashboard'),
  {
    name: 'a pilot whose role has expired',
    email: EXPIRED,
    standing: approvedStanding({ roles: ['seller'], userType: 'seller' }),
    home: 'sellerDashboard',
    refused: ORDINARY,
  },
  {
    name: 'a pending account',
    email: demo('pending'),
    standing: approvedStanding({ userType: 'broker', approval: 'pending' }),
    home: 'dashboard',
    refused: everyScreen('Account Pending Approval'),
  },
  {
    name: 'a rejected account',
    email: demo('rejected'),
    standing: approvedStanding({ userType: 'vendor', approval: 'rejected' }),
    home: 'dashboard',
    refused: {
      ...everyScreen('Account Access Denied'),
      ...Object.fromEntries(
        Object.keys(NO_VENDOR_WORDS).map((name) => [name, 'Account Access Denied']),
      ),
    },
  },
];
