import { PRO_SCREENS } from '#shared/account/billing/claims.ts';
import { safeRedirect } from '#shared/navigation/safe-redirect.ts';
import { type Route, routeAt } from '#shared/routes.ts';

/** The item a user wanted when a plan was required: a paid screen, or a community's broker. */
export interface PendingTarget {
  readonly kind: 'screen' | 'community';
  readonly title: string;
  readonly href: string;
}

/** Null for any other value in the URL. */
export function parsePendingTarget(
  target: string | null,
  find: (path: string) => Route | null = screenWorthAPlan,
): PendingTarget | null {
  const href = safeRedirect(target, find);
  const route = href === null ? null : find(href.split('?', 1)[0] ?? '');
  if (href === null || route === null) return null;
  const { name, gate, title } = route;
  if (name === 'property') return { kind: 'community', title, href };
  return gate === 'pro' ? { kind: 'screen', title, href } : null;
}

/** All screens named here or in plan features, so they are also available on prerendered pages. */
function screenWorthAPlan(path: string): Route | null {
  const route = routeAt(path);
  return route?.name === 'property' || PRO_SCREENS.some((name) => name === route?.name)
    ? route
    : null;
}

/** Returns the URL form, without the leading slash. */
export const pendingTargetQuery = (target: PendingTarget | null): string | undefined =>
  target?.href.replace(/^\//, '');
