import { type AccessContext, hasSubscription } from '../access/access.ts';
import { decideAccess } from '../access/gates.ts';
import { hasAdminAccess, type PilotView } from '../access/roles.ts';
import {
  getRoute,
  isRouteLoaded,
  queryString,
  type RouteName,
  type RouteRecord,
} from '../routes.ts';
import {
  browseAllCommunities,
  exploreMenu,
  type MenuItem,
  platformTour,
  roleChoices,
  toolsMenu,
  visitorLinks,
  workspaceMenu,
} from './menus.ts';

/** The route table; a test passes one in which all screens exist. */
export type RouteTable = Readonly<
  Partial<Record<RouteName, Pick<RouteRecord, 'path' | 'access' | 'gate' | 'isForMembers'>>>
>;

/** A menu item as offered to a user. */
export interface NavLink {
  readonly label: string;
  readonly href: string;
  /** Why the item doesn't open its screen directly. */
  readonly badge: 'Login Required' | 'Pro' | null;
  readonly isHere: boolean;
}

export interface VisitorNavigation {
  readonly links: readonly NavLink[];
  readonly explore: readonly NavLink[];
  readonly roles: readonly NavLink[];
  readonly tour: NavLink | null;
  /** Screens visitors can explore; protected ones have a badge and lead to sign-in. */
  readonly sections: readonly { readonly title: string; readonly offers: readonly NavLink[] }[];
}

export interface NavigationContext {
  readonly pathname: string;
  readonly who: AccessContext | null;
  /** The pilot's chosen view; null until chosen. */
  readonly chosenView: PilotView | null;
  readonly now: Date;
  /** True in the desktop app. */
  readonly isDesktop?: boolean;
  readonly table?: RouteTable | undefined;
}

/** Returns the item as offered to this user; null if its screen isn't loaded or isn't for them. */
export function resolveNavLink(item: MenuItem, context: NavigationContext): NavLink | null {
  const { who, pathname, now, table } = context;
  const route = table === undefined ? loadedRoute(item.to) : table[item.to];
  if (route === undefined || !isFor(item, context)) return null;
  const search = queryString(item.query ?? {});
  const decision = decideAccess({ route, pathname: route.path, search }, who, now);
  if (decision.kind === 'refused') return null;
  const badge =
    decision.kind === 'sign-in' ? 'Login Required' : decision.kind === 'upgrade' ? 'Pro' : null;
  return {
    label: item.label,
    href: decision.kind === 'open' ? route.path + search : decision.to,
    badge,
    isHere: pathname === route.path,
  };
}

const loadedRoute = (name: RouteName) => (isRouteLoaded(name) ? getRoute(name) : undefined);

function isFor({ only }: MenuItem, { who, now }: NavigationContext): boolean {
  if (only === undefined) return true;
  if (who === null) return false;
  if (only === 'admin') return who.roles.includes('admin');
  if (only === 'staff') return hasAdminAccess(who.roles);
  return hasSubscription(who, now) === (only === 'subscriber');
}

/** Returns a visitor's navigation. */
export function visitorNavigation(context: Omit<NavigationContext, 'who' | 'chosenView'>) {
  const visitor = { ...context, who: null, chosenView: null };
  return {
    links: resolveNavLinks(visitorLinks, visitor),
    explore: resolveNavLinks(exploreMenu, visitor),
    roles: resolveNavLinks(roleChoices, visitor),
    tour: resolveNavLink(platformTour, visitor),
    sections: [
      { title: 'Marketplace', offers: resolveNavLinks([browseAllCommunities], visitor) },
      { title: 'Workspace', offers: resolveNavLinks(workspaceMenu, visitor) },
      { title: 'Tools', offers: resolveNavLinks(toolsMenu, visitor) },
    ],
  } satisfies VisitorNavigation;
}

export function resolveNavLinks(items: readonly MenuItem[], context: NavigationContext): NavLink[] {
  return items.flatMap((item) => resolveNavLink(item, context) ?? []);
}
