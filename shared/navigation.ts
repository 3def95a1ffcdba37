import { badgeOf, isRestrictedBuyer, type Standing } from './access.ts';
import type { PathName } from './catalogue.ts';
import { verdictOn } from './gates.ts';
import { type HeaderName, headerFor, headers, isPreview } from './headers.ts';
import {
  accountMenu,
  adminTools,
  desktopSettings,
  internalTools,
  type MenuItem,
  operationsMenu,
  platformTour,
  roleChoices,
  settingsMenu,
  userDashboards,
  visitorLinks,
  workspaceMenu,
} from './menus.ts';
import { hasAdminAccess, hasOperationsAccess, initialPilotView, type PilotView } from './roles.ts';
import { queryString, type RouteRecord, routes } from './routes.ts';

/** The screens that exist; a test may pretend that all do. */
export type RouteTable = Readonly<
  Partial<Record<PathName, Pick<RouteRecord, 'path' | 'access' | 'gate' | 'isForMembers'>>>
>;

/** A menu item that is really offered to somebody. */
export interface Offer {
  readonly label: string;
  readonly href: string;
  /** Why it does not lead there at once. */
  readonly badge: 'Login Required' | 'Pro' | null;
  readonly isHere: boolean;
}

export interface OfferedMenu {
  readonly name: string;
  readonly sections: readonly {
    readonly title: string | null;
    readonly offers: readonly Offer[];
  }[];
}

export interface VisitorNavigation {
  readonly links: readonly Offer[];
  readonly roles: readonly Offer[];
  readonly tour: Offer | null;
}

export interface MemberNavigation {
  readonly header: HeaderName;
  readonly label: string;
  readonly links: readonly Offer[];
  /** In the order of the bar; without the empty ones. */
  readonly menus: readonly OfferedMenu[];
  /** Inside the user menu. */
  readonly account: readonly Offer[];
  readonly settings: readonly Offer[];
  readonly badge: ReturnType<typeof badgeOf>;
  readonly pilotView: PilotView | null;
}

export interface Situation {
  readonly pathname: string;
  readonly who: Standing | null;
  /** What a pilot has chosen; null until they do. */
  readonly chosenView: PilotView | null;
  readonly now: Date;
  /** Whether this is the desktop app. */
  readonly isDesktop?: boolean;
  readonly table?: RouteTable;
}

/** An item as this person finds it; null when its screen does not exist or is not for them. */
export function offerOf(item: MenuItem, situation: Situation): Offer | null {
  const { who, pathname, now, table = routes as RouteTable } = situation;
  const route =
    table[item.to] ?? (item.meanwhile === undefined ? undefined : table[item.meanwhile]);
  if (route === undefined || !isFor(item, who)) return null;
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

function isFor({ only }: MenuItem, who: Standing | null): boolean {
  if (only === undefined) return true;
  if (who === null) return false;
  return only === 'admin' ? who.roles.includes('admin') : hasAdminAccess(who.roles);
}

export function visitorNavigation(situation: Omit<Situation, 'who' | 'chosenView'>) {
  const visitor = { ...situation, who: null, chosenView: null };
  return {
    links: offersOf(visitorLinks, visitor),
    roles: offersOf(roleChoices, visitor),
    tour: offerOf(platformTour, visitor),
  } satisfies VisitorNavigation;
}

/** The whole frame around a signed-in person: what their header holds on this page. */
export function memberNavigation(situation: Situation): MemberNavigation {
  const { pathname, who, now, chosenView, isDesktop = false } = situation;
  const pilotView =
    who?.approval === 'approved' && who.roles.includes('pilot')
      ? (chosenView ?? initialPilotView(who.roles))
      : null;
  const header = headerFor(pathname, who, pilotView);
  const nothing = { links: [], menus: [], account: [], settings: [], badge: null, pilotView: null };
  if (who === null || who.approval !== 'approved') return { header, label: '', ...nothing };

  const { label, links, more } = headers[header];
  const mayOperate = hasOperationsAccess(who.roles) && !isRestrictedBuyer(who, now);
  const seesDashboards = seesAllDashboards(who) && !isPreview(pathname);
  return {
    header,
    label,
    links: offersOf(links, situation),
    menus: [
      menuOf('More', situation, [null, more]),
      menuOf('Workspace', situation, [null, workspaceMenu]),
      menuOf('Senior Living Operations', situation, [null, mayOperate ? operationsMenu : []]),
      menuOf(
        'Admin Dashboards',
        situation,
        ['User dashboards', seesDashboards ? dashboardsFor(who) : []],
        ['Admin tools', seesDashboards ? adminTools : []],
      ),
      menuOf('Internal Tools', situation, [null, seesInternalTools(who) ? internalTools : []]),
    ].filter(({ sections }) => sections.length > 0),
    account: offersOf(accountMenu, situation),
    settings: isPreview(pathname)
      ? []
      : offersOf(isDesktop ? [...settingsMenu, desktopSettings] : settingsMenu, situation),
    badge: badgeOf(who, now),
    pilotView,
  };
}

/** On a small screen a broker's menu lists every dashboard for administrators and pilots. */
export function mobileDashboards(situation: Situation, header: HeaderName): readonly Offer[] {
  const { who, pathname } = situation;
  const isShown = who !== null && header === 'broker' && seesAllDashboards(who);
  return isShown && !isPreview(pathname) ? offersOf(userDashboards, situation) : [];
}

const seesAllDashboards = ({ roles }: Standing): boolean =>
  hasAdminAccess(roles) || roles.includes('pilot');

const seesInternalTools = ({ isCompanyUser, roles }: Standing): boolean =>
  isCompanyUser || hasAdminAccess(roles);

/** A pilot puts the broker's view on instead. */
const dashboardsFor = ({ roles }: Standing): readonly MenuItem[] =>
  roles.includes('pilot')
    ? userDashboards.filter(({ to }) => to !== 'brokerDashboard')
    : userDashboards;

function offersOf(items: readonly MenuItem[], situation: Situation): Offer[] {
  return items.flatMap((item) => offerOf(item, situation) ?? []);
}

function menuOf(
  name: string,
  situation: Situation,
  ...parts: readonly (readonly [string | null, readonly MenuItem[]])[]
): OfferedMenu {
  const sections = parts
    .map(([title, items]) => ({ title, offers: offersOf(items, situation) }))
    .filter(({ offers }) => offers.length > 0);
  return { name, sections };
}
