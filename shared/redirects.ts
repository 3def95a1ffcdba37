import { type RouteName, routeOf } from './routes.ts';

export interface Redirect {
  /** A path pattern, with `:name` for a parameter, which the screen has to have as well. */
  readonly from: string;
  readonly to: RouteName;
}

/** Old and alternative addresses. Each joins in the release that builds the screen it leads to. */
export const redirects: readonly Redirect[] = [
  { from: '/listings', to: 'investmentOpportunities' },
  { from: '/properties', to: 'investmentOpportunities' },
  { from: '/listings/:id', to: 'property' },
  { from: '/listing/:id', to: 'property' },
  { from: '/pricing', to: 'userPricing' },
  { from: '/subscription-benefits', to: 'userPricing' },
  { from: '/buyer-pricing', to: 'userPricing' },
  { from: '/seller-pricing', to: 'userPricing' },
  { from: '/broker-pricing', to: 'userPricing' },
  { from: '/operator-pricing', to: 'userPricing' },
  { from: '/investor-deals', to: 'investorDeals' },
  { from: '/integrations/yardi-voyager', to: 'integrationsYardi' },
  { from: '/integrations/power-bi', to: 'integrationsPowerbi' },
  { from: '/demo', to: 'demos' },
  { from: '/module-demonstrations', to: 'demos' },
  { from: '/co-broker', to: 'agents' },
  { from: '/find-agent', to: 'findAnAgent' },
];

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
