import { hasSubscription, type Standing } from '../access/access.ts';
import { verdictOn } from '../access/gates.ts';
import { hasAdminAccess, type PilotView } from '../access/roles.ts';
import { isBuilt, type PathName, queryString, type RouteRecord, routeNamed } from '../routes.ts';
import {
  browseAllCommunities,
  type MenuItem,
  platformTour,
  roleChoices,
  toolsMenu,
  visitorLinks,
  workspaceMenu,
} from './menus.ts';

/** The route table; a test passes one in which all screens exist. */
export type RouteTable = Readonly<
  Partial<Record<PathName, Pick<RouteRecord, 'path' | 'access' | 'gate' | 'isForMembers'>>>
>;

/** A menu item as offered to a user. */
export interface Offer {
  readonly label: string;
  readonly href: string;
  /** Why the item doesn't open its screen directly. */
  readonly badge: 'Login Required' | 'Pro' | null;
  readonly isHere: boolean;
}

export interface VisitorNavigation {
  readonly links: readonly Offer[];
  readonly roles: readonly Offer[];
  readonly tour: Offer | null;
  /** Screens visitors can explore; protected ones have a badge and lead to sign-in. */
  readonly sections: readonly { readonly title: string; readonly offers: readonly Offer[] }[];
}

export interface Situation {
  readonly pathname: string;
  readonly who: Standing | null;
  /** The pilot's chosen view; null until chosen. */
  readonly chosenView: PilotView | null;
  readonly now: Date;
  /** True in the desktop app. */
  readonly isDesktop?: boolean;
  readonly table?: RouteTable | undefined;
}

/** Returns the item as offered to this user; null if its screen doesn't exist or isn't for them. */
export function offerOf(item: MenuItem, situation: Situation): Offer | null {
  const { who, pathname, now, table } = situation;
  const route = table === undefined ? builtAt(item.to) : table[item.to];
  if (route === undefined || !isFor(item, situation)) return null;
  const search = queryString(item.query ?? {});
  const verdict = verdictOn({ route, pathname: route.path, search }, who, now);
  if (verdict.kind === 'refused') return null;
  const badge =
    verdict.kind === 'sign-in' ? 'Login Required' : verdict.kind === 'upgrade' ? 'Pro' : null;
  return {
    label: item.label,
    href: verdict.kind === 'open' ? route.path + search : verdict.to,
    badge,
    isHere: pathname === route.path,
  };
}

const builtAt = (name: PathName) => (isBuilt(name) ? routeNamed(name) : undefined);

function isFor({ only }: MenuItem, { who, now }: Situation): boolean {
  if (only === undefined) return true;
  if (who === null) return false;
  if (only === 'admin') return who.roles.includes('admin');
  if (only === 'staff') return hasAdminAccess(who.roles);
  return hasSubscription(who, now) === (only === 'subscriber');
}

/** Returns a visitor's navigation. */
export function visitorNavigation(situation: Omit<Situation, 'who' | 'chosenView'>) {
  const visitor = { ...situation, who: null, chosenView: null };
  return {
    links: offersOf(visitorLinks, visitor),
    roles: offersOf(roleChoices, visitor),
    tour: offerOf(platformTour, visitor),
    sections: [
      { title: 'Marketplace', offers: offersOf([browseAllCommunities], visitor) },
      { title: 'Workspace', offers: offersOf(workspaceMenu, visitor) },
      { title: 'Tools', offers: offersOf(toolsMenu, visitor) },
    ],
  } satisfies VisitorNavigation;
}

export function offersOf(items: readonly MenuItem[], situation: Situation): Offer[] {
  return items.flatMap((item) => offerOf(item, situation) ?? []);
}
