import { type RouteName, type RouteRecord, routeOf, routes } from '#shared/routes.ts';
import { safeRedirect } from '#shared/safe-redirect.ts';

/** The title of the paid screen that somebody was after; null for anything else in the address. */
export function wantedScreen(
  wanted: string | null,
  table: Readonly<Record<RouteName, Pick<RouteRecord, 'gate' | 'title'>>> = routes,
): string | null {
  const [path = ''] = (safeRedirect(wanted) ?? '').split('?', 1);
  const name = path === '' ? null : routeOf(path);
  return name !== null && table[name].gate === 'pro' ? table[name].title : null;
}
