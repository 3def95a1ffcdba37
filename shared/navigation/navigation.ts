import { type AccessContext, getAccountBadge, isRestrictedBuyer } from '../access/access.ts';
import {
  hasAdminAccess,
  hasOperationsAccess,
  initialPilotView,
  type PilotView,
} from '../access/roles.ts';
import { type HeaderName, headerFor, headers, isPreview } from './headers.ts';
import {
  accountMenu,
  adminTools,
  desktopSettings,
  internalTools,
  type MenuItem,
  operationsMenu,
  settingsMenu,
  userDashboards,
  workspaceMenu,
} from './menus.ts';
import { type NavigationContext, type NavLink, resolveNavLinks } from './nav-links.ts';

export interface HeaderMenu {
  readonly name: string;
  readonly sections: readonly {
    readonly title: string | null;
    readonly offers: readonly NavLink[];
  }[];
}

export interface MemberNavigation {
  readonly header: HeaderName;
  readonly label: string;
  readonly links: readonly NavLink[];
  /** In bar order, without empty menus. */
  readonly menus: readonly HeaderMenu[];
  /** Items in the user menu. */
  readonly account: readonly NavLink[];
  readonly settings: readonly NavLink[];
  readonly badge: ReturnType<typeof getAccountBadge>;
  readonly pilotView: PilotView | null;
}

/** Pilot views with access to operations. */
const OPERATING_VIEWS: readonly PilotView[] = ['admin', 'operator'];

/** Returns all navigation for a signed-in user on this page. */
export function memberNavigation(context: NavigationContext): MemberNavigation {
  const { pathname, who, now, chosenView, isDesktop = false } = context;
  const pilotView =
    who?.approval === 'approved' && who.roles.includes('pilot')
      ? (chosenView ?? initialPilotView(who.roles))
      : null;
  const header = headerFor(pathname, who, pilotView);
  const nothing = { links: [], menus: [], account: [], settings: [], badge: null, pilotView: null };
  if (who === null || who.approval !== 'approved') return { header, label: '', ...nothing };

  const { label, links, more } = headers[header];
  const mayOperate =
    hasOperationsAccess(who.roles) &&
    !isRestrictedBuyer(who, now) &&
    (chosenView === null || pilotView === null || OPERATING_VIEWS.includes(pilotView));
  const seesDashboards = seesAllDashboards(who) && !isPreview(pathname);
  return {
    header,
    label: header === 'buyer' && who.isFamily === true ? 'Family member' : label,
    links: resolveNavLinks(links, context),
    menus: [
      menuOf('More', context, ...more),
      menuOf('Workspace', context, [null, workspaceMenu]),
      menuOf('Senior Living Operations', context, [null, mayOperate ? operationsMenu : []]),
      menuOf(
        'Admin Dashboards',
        context,
        ['User dashboards', seesDashboards ? dashboardsFor(who) : []],
        ['Admin tools', seesDashboards ? adminTools : []],
      ),
      menuOf('Internal Tools', context, [null, seesInternalTools(who) ? internalTools : []]),
    ].filter(({ sections }) => sections.length > 0),
    account: resolveNavLinks(accountMenu, context),
    settings: isPreview(pathname)
      ? []
      : resolveNavLinks(isDesktop ? [...settingsMenu, desktopSettings] : settingsMenu, context),
    badge: getAccountBadge(who, now),
    pilotView,
  };
}

export const seesAllDashboards = ({ roles }: AccessContext): boolean =>
  hasAdminAccess(roles) || roles.includes('pilot');

const seesInternalTools = ({ isCompanyUser, roles }: AccessContext): boolean =>
  isCompanyUser || hasAdminAccess(roles);

/** Pilots switch to the broker's view instead. */
const dashboardsFor = ({ roles }: AccessContext): readonly MenuItem[] =>
  roles.includes('pilot')
    ? userDashboards.filter(({ to }) => to !== 'brokerDashboard')
    : userDashboards;

function menuOf(
  name: string,
  context: NavigationContext,
  ...parts: readonly (readonly [string | null, readonly MenuItem[]])[]
): HeaderMenu {
  const sections = parts
    .map(([title, items]) => ({ title, offers: resolveNavLinks(items, context) }))
    .filter(({ offers }) => offers.length > 0);
  return { name, sections };
}
