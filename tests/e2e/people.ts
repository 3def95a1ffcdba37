import {
  type AccessContext,
  applyPilotView,
  approvedAccessContext,
} from '../../shared/access/access.ts';
import { isClosedToVendors } from '../../shared/access/closed-to-vendors.ts';
import type { PilotView } from '../../shared/access/roles.ts';
import { routeNamesForHost, routes } from '../../shared/routes/table.ts';
import type { Route, RouteName } from '../../shared/routes.ts';

/** One persona and what the access rules give it. */
export interface TestUser {
  readonly name: string;
  /** Null for a visitor. */
  readonly email: string | null;
  /** The account as the access rules see it. */
  readonly standing: AccessContext | null;
  readonly pilotView?: PilotView;
  /** Where `/dashboard` leads. */
  readonly home: RouteName;
  /** Screens shown in place of closed ones. */
  readonly refused: Readonly<Partial<Record<RouteName, string>>>;
}

export const demoEmail = (name: string): string => `${name}@demo.havenexchange.example`;

/** Routes without parameters. Parameterized ones need a record and are covered by their own features. */
export const ROUTES_WITHOUT_PARAMS = routeNamesForHost('web').filter(
  (name) => !routes[name].path.includes(':'),
);

/** Returns the screens that a rule closes, with the title of what shows instead. */
const closed = (title: string, isClosed: (route: Route) => boolean): TestUser['refused'] =>
  Object.fromEntries(
    ROUTES_WITHOUT_PARAMS.filter((name) => isClosed(routes[name])).map((name) => [name, title]),
  );

const NO_ADMIN = closed('Admin Access Restricted', ({ access }) => access === 'admin');
const NO_REALTY = closed('Haven Realty Access Required', ({ access }) => access === 'company');
const NO_VENDOR_AREA = closed('Vendor Area', ({ gate }) => gate === 'vendor');
const ORDINARY = { ...NO_ADMIN, ...NO_REALTY, ...NO_VENDOR_AREA };

/** All screens whose path starts like one closed to vendors, including content pages. */
const closedToVendors = (title: string): TestUser['refused'] =>
  closed(title, ({ path }) => isClosedToVendors(path));

const VENDORS_ONLY = closedToVendors('Vendor Access Only');

/** All app screens open to other users; public documents stay open. */
const everyScreen = (title: string): TestUser['refused'] =>
  closed(title, ({ isPrerendered, staysOpen }) => isPrerendered !== true && staysOpen !== true);

const pilot = (pilotView: PilotView, home: RouteName): TestUser => ({
  name: `a pilot as ${pilotView}`,
  email: demoEmail('pilot'),
  standing: applyPilotView(approvedAccessContext({ roles: ['pilot', 'buyer'] }), pilotView),
  pilotView,
  home,
  // A pilot view shows screens closed to vendors as closed.
  refused: { ...NO_ADMIN, ...(pilotView === 'vendor' ? VENDORS_ONLY : NO_REALTY) },
});

const member = (role: 'operator' | 'investor' | 'seller' | 'buyer', home: RouteName): TestUser => ({
  name: /^[aeio]/.test(role) ? `an ${role}` : `a ${role}`,
  email: demoEmail(role),
  standing: approvedAccessContext({ roles: [role], userType: role }),
  home,
  refused: ORDINARY,
});

export const EXPIRED_PILOT_EMAIL = 'expired.pilot@people.example';

export const TEST_USERS: readonly TestUser[] = [
  { name: 'a visitor', email: null, standing: null, home: 'auth', refused: {} },
  {
    name: 'an administrator',
    email: demoEmail('admin'),
    standing: approvedAccessContext({ roles: ['admin', 'buyer'] }),
    home: 'admin',
    refused: NO_REALTY,
  },
  {
    name: 'support',
    email: demoEmail('support'),
    standing: approvedAccessContext({ roles: ['support', 'buyer'] }),
    home: 'admin',
    refused: NO_REALTY,
  },
  {
    name: 'a broker of record',
    email: demoEmail('broker-of-record'),
    standing: approvedAccessContext({
      roles: ['broker_of_record', 'broker'],
      userType: 'broker',
      seatPlan: 'enterprise',
    }),
    home: 'brokerDashboard',
    refused: ORDINARY,
  },
  {
    name: 'a broker',
    email: demoEmail('broker'),
    standing: approvedAccessContext({
      roles: ['broker'],
      userType: 'broker',
      seatPlan: 'enterprise',
      subscription: {
        subscribed: true,
        subscription_tier: 'professional',
        is_trial: false,
        subscription_end: null,
      },
    }),
    home: 'brokerDashboard',
    refused: ORDINARY,
  },
  {
    name: 'a vendor',
    email: demoEmail('vendor'),
    standing: approvedAccessContext({ roles: ['vendor'], userType: 'vendor' }),
    home: 'vendorDashboard',
    refused: { ...NO_ADMIN, ...VENDORS_ONLY },
  },
  member('operator', 'operatorDashboard'),
  member('investor', 'investorDashboard'),
  member('seller', 'sellerDashboard'),
  member('buyer', 'buyerDashboard'),
  {
    name: 'a company user',
    email: 'company@havenrealty.example',
    standing: approvedAccessContext({ roles: ['broker', 'pilot', 'buyer'], isCompanyUser: true }),
    home: 'havenRealtyDashboard',
    refused: NO_ADMIN,
  },
  pilot('admin', 'investorDashboard'),
  pilot('broker', 'brokerDashboard'),
  pilot('vendor', 'vendorDashboard'),
  pilot('operator', 'operatorDashboard'),
  pilot('investor', 'investorDashboard'),
  pilot('seller', 'sellerDashboard'),
  pilot('buyer', 'buyerDashboard'),
  {
    name: 'a pilot whose role has expired',
    email: EXPIRED_PILOT_EMAIL,
    standing: approvedAccessContext({ roles: ['seller'], userType: 'seller' }),
    home: 'sellerDashboard',
    refused: ORDINARY,
  },
  {
    name: 'a pending account',
    email: demoEmail('pending'),
    standing: approvedAccessContext({ userType: 'broker', approval: 'pending' }),
    home: 'dashboard',
    refused: everyScreen('Account Pending Approval'),
  },
  {
    name: 'a rejected account',
    email: demoEmail('rejected'),
    standing: approvedAccessContext({ userType: 'vendor', approval: 'rejected' }),
    home: 'dashboard',
    refused: {
      ...everyScreen('Account Access Denied'),
      ...closedToVendors('Account Access Denied'),
    },
  },
];
