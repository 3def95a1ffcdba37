import { safeRedirect } from '#shared/navigation/safe-redirect.ts';
import { routeOf, routes } from '#shared/routes/table.ts';
import type { RouteName, RouteRecord } from '#shared/routes.ts';

/** What somebody was after when a plan came between: a paid screen, or the broker of a community. */
export interface Wanted {
  readonly kind: 'screen' | 'community';
  readonly title: string;
  readonly href: string;
}

/** Null for anything else in the address. */
export function wantedScreen(
  wanted: string | null,
  table: Readonly<Record<RouteName, Pick<RouteRecord, 'gate' | 'title'>>> = routes,
): Wanted | null {
  const href = safeRedirect(wanted);
  const [path = ''] = (href ?? '').split('?', 1);
  const name = path === '' ? null : routeOf(path);
  if (href === null || name === null) return null;
  const { gate, title } = table[name];
  if (name === 'property') return { kind: 'community', title, href };
  return gate === 'pro' ? { kind: 'screen', title, href } : null;
}

/** As an address carries it: without the slash it begins with. */
export const wantedQuery = (wanted: Wanted | null): string | undefined =>
  wanted?.href.replace(/^\//, '');
