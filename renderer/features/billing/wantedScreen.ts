import { PRO_PARTS } from '#shared/billing/claims.ts';
import { safeRedirect } from '#shared/navigation/safe-redirect.ts';
import { type Route, routeAt } from '#shared/routes.ts';

/** The item a user wanted when a plan was required: a paid screen, or a community's broker. */
export interface Wanted {
  readonly kind: 'screen' | 'community';
  readonly title: string;
  readonly href: string;
}

/** Null for any other value in the URL. */
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

/** All screens named here or in plan features, so they are also available on prerendered pages. */
function screenWorthAPlan(path: string): Route | null {
  const route = routeAt(path);
  return route?.name === 'property' || PRO_PARTS.some((name) => name === route?.name)
    ? route
    : null;
}

/** Returns the URL form, without the leading slash. */
export const wantedQuery = (wanted: Wanted | null): string | undefined =>
  wanted?.href.replace(/^\//, '');
