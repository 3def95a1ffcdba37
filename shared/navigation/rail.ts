import { decideAccess } from '../access/gates.ts';
import { RAIL_GROUPS, type RailEntry, type RailGroupName } from '../routes/rail.ts';
import type { Route, RouteName } from '../routes.ts';
import { type Header, type HeaderName, hasHeader, headerFor, headers } from './headers.ts';
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

const groupNames = Object.keys(RAIL_GROUPS) as RailGroupName[];

/** A screen belongs to the one whose path its own starts with. */
const covers = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** Returns whose side navigation to show. Administrators and pilots keep their own on the screens they preview. */
export function railHeader({ pathname, who, chosenView }: NavigationContext): HeaderName {
  const shown = headerFor(pathname, who, chosenView);
  return who !== null && hasHeader(who, shown) ? shown : headerFor('', who, chosenView);
}

/** Settings screens, in order; the first one stands for all until one is open. */
const settingsScreens = (all: readonly Route[]): Route[] =>
  all
    .filter(({ rail }) => rail && rail.group === 'settings')
    .toSorted((a, b) => orderOf(a) - orderOf(b));

const orderOf = ({ rail }: Route): number => (rail ? rail.order : 0);

/**
 * Returns a header's side navigation: the screens it lists that the user can open, and settings. Settings are one line
 * until one is open.
 */
export function railFor(
  header: HeaderName,
  context: NavigationContext,
  all: readonly Route[],
): RailGroup[] {
  const { who, pathname, now, isDesktop = false } = context;
  if (who?.approval !== 'approved') return [];
  const { rail }: Header = headers[header];
  const { links }: Header = headers[headerFor(pathname, who, context.chosenView)];
  const isOpen = (route: Route) =>
    (isDesktop || route.isDesktopOnly !== true) &&
    decideAccess({ route, pathname: route.path }, who, now).kind === 'open';
  const routesOf = (name: RailGroupName): Route[] =>
    (name === 'settings'
      ? settingsScreens(all).filter(({ rail: place }) => place && isOf(place, header))
      : (rail[name] ?? [])
          .filter((one) => links.every(({ to }) => to !== one))
          .flatMap((one) => all.find((route) => route.name === one) ?? [])
    ).filter(isOpen);
  const groups = groupNames.map((name) => ({ name, routes: routesOf(name) }));
  const here = groups
    .flatMap(({ routes }) => routes)
    .filter(({ path }) => covers(path, pathname))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return groups.flatMap(({ name, routes }) => {
    const isSettings = name === 'settings' && !(here && routes.includes(here));
    const shown = isSettings ? routes.filter((route) => route.name === SETTINGS_SCREEN) : routes;
    const items = shown.map((route): RailItem => {
      const place = route.rail || undefined;
      return {
        name: route.name,
        label: isSettings ? RAIL_GROUPS.settings : (place?.label ?? route.title),
        href: route.path,
        icon: isSettings ? 'settings' : (place?.icon ?? 'documents'),
        isHere: route === here,
      };
    });
    return items.length === 0 ? [] : [{ name, title: RAIL_GROUPS[name], items }];
  });
}

const isOf = ({ of }: RailEntry, header: HeaderName): boolean =>
  of === 'every' || of.includes(header);

/** The settings screen that isn't in the user menu. */
const SETTINGS_SCREEN: RouteName = 'workspaceSettings';
