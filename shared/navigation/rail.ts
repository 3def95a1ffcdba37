import { decideAccess } from '../access/gates.ts';
import { RAIL_GROUPS, type RailEntry, type RailGroupName } from '../routes/rail.ts';
import type { Route, RouteName } from '../routes.ts';
import { type HeaderName, hasHeader, headerFor, headerOfPath } from './headers.ts';
import type { NavigationContext } from './nav-links.ts';

export interface RailItem {
  readonly name: RouteName;
  readonly label: string;
  readonly href: string;
  readonly icon: RailEntry['icon'];
  readonly isHere: boolean;
}

export interface RailGroup {
  readonly name: RailGroupName;
  readonly title: string;
  readonly items: readonly RailItem[];
}

interface Placed {
  readonly route: Route;
  readonly place: RailEntry;
}

const groupNames = Object.keys(RAIL_GROUPS) as RailGroupName[];

/** A screen belongs to the one whose path its own starts with. */
const covers = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** Returns whose side navigation to show: the page's role if the user has it, else their own. */
export function railHeader({ pathname, who, chosenView }: NavigationContext): HeaderName {
  const byRoute = headerOfPath(pathname);
  return who !== null && byRoute !== undefined && hasHeader(who, byRoute)
    ? byRoute
    : headerFor('', who, chosenView);
}

/**
 * Returns a header's side navigation: screens that declare a rail entry and that the user can open. Settings collapse
 * to one line until one is open.
 */
export function railFor(
  header: HeaderName,
  context: NavigationContext,
  all: readonly Route[],
): RailGroup[] {
  const { who, pathname, now, isDesktop = false } = context;
  if (who?.approval !== 'approved') return [];
  const placed = all.flatMap((route): Placed[] => {
    const { rail: place, path, isDesktopOnly } = route;
    const isOffered =
      place !== undefined &&
      place !== false &&
      (place.of === 'every' || place.of.includes(header)) &&
      (isDesktop || isDesktopOnly !== true) &&
      decideAccess({ route, pathname: path }, who, now).kind === 'open';
    return isOffered ? [{ route, place }] : [];
  });
  const here = placed
    .filter(({ route }) => covers(route.path, pathname))
    .toSorted((a, b) => b.route.path.length - a.route.path.length)[0];
  return groupNames.flatMap((name) => {
    const own = placed
      .filter(({ place }) => place.group === name)
      .toSorted((a, b) => a.place.order - b.place.order);
    const isFolded = name === 'settings' && here?.place.group !== 'settings';
    const items = (isFolded ? own.slice(0, 1) : own).map(
      ({ route, place }): RailItem => ({
        name: route.name,
        label: isFolded ? RAIL_GROUPS.settings : (place.label ?? route.title),
        href: route.path,
        icon: isFolded ? 'settings' : place.icon,
        isHere: route === here?.route,
      }),
    );
    return items.length === 0 ? [] : [{ name, title: RAIL_GROUPS[name], items }];
  });
}
