import { approvedStanding, type Standing, seenAs } from '../../shared/access/access.ts';
import { isClosedToVendors } from '../../shared/access/closed-to-vendors.ts';
import type { PilotView } from '../../shared/access/roles.ts';
import { routeNamesOn, routes } from '../../shared/routes/table.ts';
import type { Route, RouteName } from '../../shared/routes.ts';

/** One persona and what the access rules give it. */
export interface Walker {
  readonly name: string;
  /** Null for a visitor. */
  readonly email: string | null;
  /** The account as the access rules see it. */
  readonly standing: Standing | null;
  readonly pilotView?: PilotView;
  /** Where `/dashboard` leads. */
  readonly home: RouteName;
  /** Screens shown in place of closed ones. */
  readonly refused: Readonly<Partial<Record<RouteName, string>>>;
}

export const demo = (name: string): string => `${name}@demo.havenexchange.example`;

/** Routes without parameters. Parameterized ones need a record and are covered by their own features. */
export const ADDRESSED = routeNamesOn('web').filter((name) => !routes[name].path.includes(':'));

/** Returns the screens that a rule closes, with the title of what shows instead. */
const closed = (title: string, isClosed: (route: Route) => boolean): Walker['refused'] =>
  Object.fromEntries(
    ADDRESSED.filter((name) => isClosed(routes[name])).map((name) => [name, title]),
  );

const NO_ADMIN = closed('Admin Access Restricted', ({ access }) => access === 'admin');
const NO_REALTY = closed('Haven Realty Access Required', ({ access }) => access === 'company');
const NO_VENDOR_AREA = closed('Vendor Area', ({ gate }) => gate === 'vendor');
const ORDINARY = { ...NO_ADMIN, ...NO_REALTY, ...NO_VENDOR_AREA };

/** All screens whose path starts like one closed to vendors, including content pages. */
const closedToVendors = (title: string): Walker['refused'] =>
  closed(title, ({ path }) => isClosedToVendors(path));

const VENDORS_ONLY = closedToVendors('Vendor Access Only');

/** All app screens open to other users; public documents stay open. */
const everyScreen = (title: string): Walker['refused'] =>
  closed(title, ({ isPrerendered, staysOpen }) => isPrerendered !== true && staysOpen !== true);

const pilot = (pilotView: PilotView, home: RouteName): Walker => ({
  name: `a pilot as ${pilotView}`,
  email: demo('pilot'),
  standing: seenAs(approvedStanding({ roles: ['pilot', 'buyer'] }), pilotView),
  pilotView,
  home,
  // A pilot view shows screens closed to vendors as closed.
  refused: { ...NO_ADMIN, ...(pilotView === 'vendor' ? VENDORS_ONLY : NO_REALTY) },
});

const member = (role: 'operator' | 'investor' | 'seller' | 'buyer', home: RouteName): Walker => ({
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
    standing: approvedStanding({
      roles: ['broker_of_record', 'broker'],
      userType: 'broker',
      seatPlan: 'enterprise',
    }),
    home: 'brokerDashboard',
    refused: ORDINARY,
  },
  {
    name: 'a broker',
    email: demo('broker'),
    standing: approvedStanding({
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
    email: demo('vendor'),
    standing: approvedStanding({ roles: ['vendor'], userType: 'vendor' }),
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
      ...closedToVendors('Account Access Denied'),
    },
  },
];
