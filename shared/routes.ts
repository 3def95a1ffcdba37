import type { Catalogue, PathName } from './catalogue.ts';
import { contentRoutes } from './contentRoutes.ts';

/** Who may open a screen. The server protects the data; this decides what to draw. */
export type Access = 'public' | 'signed-in' | 'admin' | 'company';

/** What a screen asks beside that: the vendors' own area, or a subscription. */
export type Gate = 'vendor' | 'pro';

export interface RouteRecord {
  readonly path: string;
  readonly access: Access;
  readonly gate?: Gate;
  /** A screen at a public address that shows nothing to somebody signed out. */
  readonly isForMembers?: boolean;
  /** Whether browsers have no such screen. */
  readonly isDesktopOnly?: true;
  /** The screen above this one, for the breadcrumbs. */
  readonly parent?: string;
  readonly title: string;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** Written to a file at build and readable without script: `renderer/site/pages/<name>.tsx`. */
  readonly isPrerendered?: boolean;
}

/** A screen that exists agrees with its entry in the catalogue. */
type BuiltRoutes = {
  readonly [Name in PathName]?: RouteRecord &
    Pick<Catalogue[Name], 'path' | 'access' | ('gate' & keyof Catalogue[Name])> & {
      readonly parent?: PathName;
    };
};

/** The screens that exist, by name. Links are built from here and nowhere else. */
export const routes = {
  home: {
    path: '/',
    access: 'public',
    title: 'Senior-living commercial real estate',
    indexed: true,
    isPrerendered: true,
  },
  auth: {
    path: '/auth',
    access: 'public',
    title: 'Sign in or create an account',
    indexed: true,
  },
  authConfirm: {
    path: '/auth/confirm',
    access: 'public',
    title: 'Confirm your e-mail',
    indexed: false,
  },
  verifyEmail: {
    path: '/verify-email',
    access: 'public',
    title: 'Check your e-mail',
    indexed: false,
  },
  resetPassword: {
    path: '/reset-password',
    access: 'public',
    title: 'Choose a new password',
    indexed: false,
  },
  dashboard: {
    path: '/dashboard',
    access: 'signed-in',
    title: 'Dashboard',
    indexed: false,
  },
  securitySettings: {
    path: '/security-settings',
    access: 'signed-in',
    title: 'Security settings',
    indexed: false,
  },
  appSettings: {
    path: '/app-settings',
    access: 'public',
    isDesktopOnly: true,
    title: 'App settings',
    indexed: false,
  },
  investorDashboard: {
    path: '/investor-dashboard',
    access: 'signed-in',
    title: 'Investor dashboard',
    indexed: false,
  },
  buyerDashboard: {
    path: '/buyer-dashboard',
    access: 'signed-in',
    title: 'Buyer dashboard',
    indexed: false,
  },
  sellerDashboard: {
    path: '/seller-dashboard',
    access: 'signed-in',
    title: 'Seller dashboard',
    indexed: false,
  },
  brokerDashboard: {
    path: '/broker-dashboard',
    access: 'signed-in',
    title: 'Broker dashboard',
    indexed: false,
  },
  vendorDashboard: {
    path: '/vendor-dashboard',
    access: 'signed-in',
    gate: 'vendor',
    title: 'Vendor dashboard',
    indexed: false,
  },
  operatorDashboard: {
    path: '/operator-dashboard',
    access: 'signed-in',
    title: 'Operator dashboard',
    indexed: false,
  },
  havenRealtyDashboard: {
    path: '/haven-realty-dashboard',
    access: 'company',
    title: 'Haven Realty dashboard',
    indexed: false,
  },
  admin: {
    path: '/admin',
    access: 'admin',
    title: 'Admin panel',
    indexed: false,
  },
  adminUsers: {
    path: '/admin/users',
    access: 'admin',
    parent: 'admin',
    title: 'Users',
    indexed: false,
  },
  adminReports: {
    path: '/admin/reports',
    access: 'admin',
    parent: 'admin',
    title: 'Reports',
    indexed: false,
  },
  contact: {
    path: '/contact',
    access: 'public',
    title: 'Contact us',
    indexed: true,
  },
  support: {
    path: '/support',
    access: 'public',
    title: 'Support',
    indexed: true,
  },
  profile: {
    path: '/profile',
    access: 'signed-in',
    parent: 'dashboard',
    title: 'Your profile',
    indexed: false,
  },
  userPricing: {
    path: '/user-pricing',
    access: 'public',
    title: 'Plans and prices',
    indexed: true,
    isPrerendered: true,
  },
  investmentOpportunities: {
    path: '/investment-opportunities',
    access: 'public',
    title: 'Communities for sale',
    indexed: true,
  },
  property: {
    path: '/property/:id',
    access: 'public',
    title: 'Community',
    indexed: true,
  },
  vendors: {
    path: '/vendors',
    access: 'public',
    title: 'Vendors',
    indexed: true,
  },
  vendor: {
    path: '/vendor/:vendorId',
    access: 'public',
    title: 'Vendor',
    indexed: true,
  },
  findVendors: {
    path: '/find-vendors',
    access: 'public',
    parent: 'vendors',
    title: 'Find vendors',
    indexed: true,
  },
  requestVendors: {
    path: '/request-vendors',
    access: 'public',
    parent: 'vendors',
    title: 'Request vendors',
    indexed: true,
  },
  projectRequests: {
    path: '/project-requests',
    access: 'public',
    parent: 'vendors',
    title: 'Project requests',
    indexed: true,
  },
  agents: {
    path: '/agents',
    access: 'public',
    title: 'Agents',
    indexed: true,
  },
  agent: {
    path: '/agent/:agentId',
    access: 'public',
    title: 'Agent',
    indexed: true,
  },
  findAnAgent: {
    path: '/find-an-agent',
    access: 'public',
    parent: 'agents',
    title: 'Find an agent',
    indexed: true,
  },
  payment: {
    path: '/payment',
    access: 'public',
    isForMembers: true,
    parent: 'userPricing',
    title: 'Review your plan',
    indexed: false,
  },
  paymentWindow: {
    path: '/payment-window',
    access: 'public',
    title: 'Test checkout',
    indexed: false,
  },
  paymentLanding: {
    path: '/payment-landing',
    access: 'public',
    isForMembers: true,
    title: 'Your payment',
    indexed: false,
  },
  paymentSuccess: {
    path: '/payment-success',
    access: 'public',
    isForMembers: true,
    title: 'Your plan is open',
    indexed: false,
  },
  cancelSubscription: {
    path: '/cancel-subscription',
    access: 'public',
    isForMembers: true,
    title: 'Plan and billing',
    indexed: false,
  },
  aiWorkflow: {
    path: '/ai-workflow',
    access: 'public',
    gate: 'pro',
    title: 'AI workflow',
    indexed: false,
  },
  demosAiSearch: {
    path: '/demos/ai-search',
    access: 'public',
    parent: 'demos',
    title: 'Search in a sentence',
    indexed: true,
  },
  demosVirtualTours: {
    path: '/demos/virtual-tours',
    access: 'public',
    parent: 'demos',
    title: 'Walk a gallery',
    indexed: true,
  },
  demosMobileDeals: {
    path: '/demos/mobile-deals',
    access: 'public',
    parent: 'demos',
    title: 'A deal on the telephone',
    indexed: true,
  },
  mobileDemo: {
    path: '/mobile-demo',
    access: 'public',
    parent: 'demos',
    title: 'Every width of a page',
    indexed: true,
  },
  demosCommunicationHub: {
    path: '/demos/communication-hub',
    access: 'public',
    parent: 'demos',
    title: 'A conversation about a listing',
    indexed: true,
  },
  demosPersonalizedDashboard: {
    path: '/demos/personalized-dashboard',
    access: 'public',
    parent: 'demos',
    title: 'A dashboard for each role',
    indexed: true,
  },
  dashboardDemo: {
    path: '/dashboard-demo',
    access: 'public',
    parent: 'demos',
    title: 'A dashboard on another day',
    indexed: true,
  },
  demoModule: {
    path: '/demos/:role/:module',
    access: 'public',
    parent: 'demos',
    title: 'A demo for one role',
    indexed: false,
  },
  sellerDashboardPreview: {
    path: '/seller-dashboard-preview',
    access: 'public',
    parent: 'demos',
    title: 'Seller dashboard preview',
    indexed: true,
  },
  buyerNetworkPreview: {
    path: '/buyer-network-preview',
    access: 'public',
    parent: 'demos',
    title: 'Buyer network preview',
    indexed: true,
  },
  financialAnalysisPreview: {
    path: '/financial-analysis-preview',
    access: 'public',
    parent: 'demos',
    title: 'Financial analysis preview',
    indexed: true,
  },
  commissionCalculatorPreview: {
    path: '/commission-calculator-preview',
    access: 'public',
    parent: 'demos',
    title: 'Commission calculator preview',
    indexed: true,
  },
  clientManagementPreview: {
    path: '/client-management-preview',
    access: 'public',
    parent: 'demos',
    title: 'Client management preview',
    indexed: true,
  },
  dealPipelinePreview: {
    path: '/deal-pipeline-preview',
    access: 'public',
    parent: 'demos',
    title: 'Deal pipeline preview',
    indexed: true,
  },
  buyerDashboardPreview: {
    path: '/buyer-dashboard-preview',
    access: 'public',
    parent: 'demos',
    title: 'Buyer dashboard preview',
    indexed: true,
  },
  dueDiligenceCenterPreview: {
    path: '/due-diligence-center-preview',
    access: 'public',
    parent: 'demos',
    title: 'Due diligence center preview',
    indexed: true,
  },
  ...contentRoutes,
} as const satisfies BuiltRoutes;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

/** The screens that this kind of host has. */
export const routeNamesOn = (host: 'web' | 'desktop'): RouteName[] =>
  routeNames.filter((name) => host === 'desktop' || !('isDesktopOnly' in routes[name]));

export const isBuilt = (name: string): name is RouteName => Object.hasOwn(routes, name);

type Routes = typeof routes;

/** The pages that are written to files at build. */
export type PrerenderedName = {
  [Name in RouteName]: Routes[Name] extends { readonly isPrerendered: true } ? Name : never;
}[RouteName];

export const prerenderedNames = routeNames.filter(
  (name): name is PrerenderedName => (routes[name] as RouteRecord).isPrerendered === true,
);

/** From the outermost screen to this one; alone, a screen needs no trail. */
export function trailOf(name: RouteName): RouteName[] {
  const { parent }: RouteRecord = routes[name];
  return parent !== undefined && isBuilt(parent) ? [...trailOf(parent), name] : [name];
}

/** What an address that matches no route shows. */
export const notFound: Omit<RouteRecord, 'path' | 'access'> = {
  title: 'Page not found',
  indexed: false,
};

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type RouteParams<Name extends RouteName> = Record<
  ParamsIn<(typeof routes)[Name]['path']>,
  string
>;

export type Query = Readonly<Record<string, string | undefined>>;

/** The address of a screen by its name; empty and undefined query values are left out. */
export function linkTo<Name extends RouteName>(
  name: Name,
  params?: RouteParams<Name>,
  query?: Query,
): string {
  return fillPath(routes[name].path, params ?? {}) + queryString(query ?? {});
}

/** Puts parameters into a path pattern; a missing one is a programming error. */
export function fillPath(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:([A-Za-z]+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${pattern} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
}

export function queryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === ''
      ? []
      : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Which screen a path belongs to; parameters match one segment each. */
export function routeOf(path: string): RouteName | null {
  return (
    routeNames.find((name) => routes[name].path === path) ??
    routeNames.find((name) => isPathOf(routes[name].path, path)) ??
    null
  );
}

/** Whether a path is one of a pattern's. */
export function isPathOf(pattern: string, path: string): boolean {
  const wanted = segments(path);
  const parts = segments(pattern);
  return (
    parts.length === wanted.length &&
    parts.every((part, index) => part.startsWith(':') || part === wanted[index])
  );
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** Where a signed-out visitor is sent: sign-in, with the way back to where they wanted to go. */
export function signInFor(pathname: string, search = ''): string {
  const path = pathname.replace(/^\/+/, '');
  return linkTo('auth', undefined, { redirect: `${path === '' ? 'dashboard' : path}${search}` });
}
