import { PRO_PARTS } from '#shared/billing/claims.ts';
import { safeRedirect } from '#shared/navigation/safe-redirect.ts';
import { type Route, routeAt } from '#shared/routes.ts';

/** What somebody was after when a plan came between: a paid screen, or the broker of a community. */
export interface Wanted {
  readonly kind: 'screen' | 'community';
  readonly title: string;
  readonly href: string;
}

/** Null for anything else in the address. */
export function wantedScreen(
  wanted: string | null,
  find: (path: string) => Route | null = screenWorthAPlan,
): Wanted | null {
  const href = safeRedirect(wanted, find);
  const route = href === null ? null : find(href.split('?', 1)[0] ?? '');
  if (href === null || route === null) return null;
  const { name, gate, title } = route;
  if (name === 'property') return { kind: 'community', title, href };
  return gate === 'pro' ? { kind: 'screen', title, href } : null;
}

/** Each named here or among the parts of a plan, so that they are at hand on a written page as well. */
function screenWorthAPlan(path: string): Route | null {
  const route = routeAt(path);
  return route?.name === 'property' || PRO_PARTS.some((name) => name === route?.name)
    ? route
    : null;
}

/** As an address carries it: without the slash it begins with. */
export const wantedQuery = (wanted: Wanted | null): string | undefined =>
  wanted?.href.replace(/^\//, '');
