import type { Catalogue, PathName } from './catalogue.ts';
import { META_DESCRIPTION_CUT, META_DESCRIPTION_LIMIT } from './constants.ts';

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
  /** The screen above this one, for the breadcrumbs. */
  readonly parent?: string;
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
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
    description:
      'Haven Exchange is the marketplace and workstation for senior-living real estate: verified people, priced communities and one place to work a deal.',
    indexed: true,
  },
  auth: {
    path: '/auth',
    access: 'public',
    title: 'Sign in or create an account',
    description:
      'Sign in to Haven Exchange or create a free account for buyers, sellers, brokers, operators, vendors and investors in senior living.',
    indexed: true,
  },
  authConfirm: {
    path: '/auth/confirm',
    access: 'public',
    title: 'Confirm your e-mail',
    description: 'Confirm the e-mail address of your Haven Exchange account.',
    indexed: false,
  },
  verifyEmail: {
    path: '/verify-email',
    access: 'public',
    title: 'Check your e-mail',
    description: 'We sent you a link that confirms the e-mail address of your new account.',
    indexed: false,
  },
  resetPassword: {
    path: '/reset-password',
    access: 'public',
    title: 'Choose a new password',
    description: 'Ask for a link to reset the password of your account, or choose a new password.',
    indexed: false,
  },
  dashboard: {
    path: '/dashboard',
    access: 'signed-in',
    title: 'Dashboard',
    description: 'The start of your workspace on Haven Exchange.',
    indexed: false,
  },
  securitySettings: {
    path: '/security-settings',
    access: 'signed-in',
    title: 'Security settings',
    description: 'Password, two-step sign-in, devices and recent sign-ins of your account.',
    indexed: false,
  },
  investorDashboard: {
    path: '/investor-dashboard',
    access: 'signed-in',
    title: 'Investor dashboard',
    description: 'What needs an investor’s attention today on Haven Exchange.',
    indexed: false,
  },
  buyerDashboard: {
    path: '/buyer-dashboard',
    access: 'signed-in',
    title: 'Buyer dashboard',
    description: 'What needs a buyer’s attention today on Haven Exchange.',
    indexed: false,
  },
  sellerDashboard: {
    path: '/seller-dashboard',
    access: 'signed-in',
    title: 'Seller dashboard',
    description: 'What needs a seller’s attention today on Haven Exchange.',
    indexed: false,
  },
  brokerDashboard: {
    path: '/broker-dashboard',
    access: 'signed-in',
    title: 'Broker dashboard',
    description: 'What needs a broker’s attention today on Haven Exchange.',
    indexed: false,
  },
  vendorDashboard: {
    path: '/vendor-dashboard',
    access: 'signed-in',
    gate: 'vendor',
    title: 'Vendor dashboard',
    description: 'What needs a service provider’s attention today on Haven Exchange.',
    indexed: false,
  },
  operatorDashboard: {
    path: '/operator-dashboard',
    access: 'signed-in',
    title: 'Operator dashboard',
    description: 'What needs an operator’s attention today on Haven Exchange.',
    indexed: false,
  },
  havenRealtyDashboard: {
    path: '/haven-realty-dashboard',
    access: 'company',
    title: 'Haven Realty dashboard',
    description: 'The start page of the Haven Realty team.',
    indexed: false,
  },
  admin: {
    path: '/admin',
    access: 'admin',
    title: 'Admin panel',
    description: 'Accounts, subscriptions and settings of Haven Exchange, for its staff.',
    indexed: false,
  },
  adminUsers: {
    path: '/admin/users',
    access: 'admin',
    parent: 'admin',
    title: 'Users',
    description: 'Every account of Haven Exchange, what may be done to it, and what was done.',
    indexed: false,
  },
  profile: {
    path: '/profile',
    access: 'signed-in',
    parent: 'dashboard',
    title: 'Your profile',
    description: 'Your name, your company, your roles and your subscription.',
    indexed: false,
  },
  userPricing: {
    path: '/user-pricing',
    access: 'public',
    title: 'Plans and prices',
    description:
      'Browse senior-living listings free. Paid plans from $29 a month open broker contacts, messages and full addresses. Professional starts with a 14-day trial.',
    indexed: true,
  },
  payment: {
    path: '/payment',
    access: 'public',
    isForMembers: true,
    parent: 'userPricing',
    title: 'Review your plan',
    description: 'What is due today and what comes next.',
    indexed: false,
  },
  paymentWindow: {
    path: '/payment-window',
    access: 'public',
    title: 'Test checkout',
    description: 'A payment page on which no money moves.',
    indexed: false,
  },
  paymentLanding: {
    path: '/payment-landing',
    access: 'public',
    isForMembers: true,
    title: 'Your payment',
    description: 'Until your payment is confirmed.',
    indexed: false,
  },
  paymentSuccess: {
    path: '/payment-success',
    access: 'public',
    isForMembers: true,
    title: 'Your plan is open',
    description: 'What you have now, and what comes next.',
    indexed: false,
  },
  cancelSubscription: {
    path: '/cancel-subscription',
    access: 'public',
    isForMembers: true,
    title: 'Plan and billing',
    description: 'Your plan, your card and your invoices.',
    indexed: false,
  },
} as const satisfies BuiltRoutes;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

export const isBuilt = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** From the outermost screen to this one; alone, a screen needs no trail. */
export function trailOf(name: RouteName): RouteName[] {
  const { parent }: RouteRecord = routes[name];
  return parent !== undefined && isBuilt(parent) ? [...trailOf(parent), name] : [name];
}

/** What an address that matches no route shows. */
export const notFound: Omit<RouteRecord, 'path' | 'access'> = {
  title: 'Page not found',
  description: 'This page does not exist on Haven Exchange.',
  indexed: false,
};

export interface Redirect {
  /** A path pattern, with `:name` for a parameter. */
  readonly from: string;
  readonly to: RouteName;
}

/** Old and alternative addresses. Each joins in the release that builds the screen it leads to. */
export const redirects: readonly Redirect[] = [];

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
  const wanted = segments(path);
  const matches = (pattern: string) => {
    const parts = segments(pattern);
    return (
      parts.length === wanted.length &&
      parts.every((part, index) => part.startsWith(':') || part === wanted[index])
    );
  };
  return (
    routeNames.find((name) => routes[name].path === path) ??
    routeNames.find((name) => matches(routes[name].path)) ??
    null
  );
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** Search engines cut long descriptions anywhere; cutting them here keeps the sentence readable. */
export function metaDescription(text: string): string {
  return text.length > META_DESCRIPTION_LIMIT
    ? `${text.slice(0, META_DESCRIPTION_CUT).trimEnd()}…`
    : text;
}

/**
 * What may follow the path of a redirect target. Percent signs are refused in paths, because every
 * path of this app is plain; encoded slashes, dots and control characters have no honest use there.
 */
const LOCAL_TARGET = /^((?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/?)+)(\?[\w.~%=&+,:@!$'()*;/?-]*)?$/;

const noWayBack = new Set<RouteName>(['auth', 'authConfirm', 'verifyEmail', 'resetPassword']);

/**
 * The address to go to after sign-in, or null when `raw` is not a screen of this app. It defends
 * against open redirects: `//evil.example`, `https:`, `javascript:`, backslashes, encoded tricks.
 * `raw` comes without its leading slash, but one is tolerated. The sign-in screens are refused,
 * because returning to them would loop.
 */
export function safeRedirect(raw: string | null | undefined): string | null {
  if (raw === null || raw === undefined || raw.length > 2000) return null;
  const match = LOCAL_TARGET.exec(raw.startsWith('/') ? raw.slice(1) : raw);
  if (match === null) return null;
  const [, path = '', query = ''] = match;
  const name = routeOf(`/${path}`);
  if (name === null || noWayBack.has(name)) return null;
  return `/${path}${query}`;
}

/** Where a signed-out visitor is sent: sign-in, with the way back to where they wanted to go. */
export function signInFor(pathname: string, search = ''): string {
  const path = pathname.replace(/^\/+/, '');
  return linkTo('auth', undefined, { redirect: `${path === '' ? 'dashboard' : path}${search}` });
}
