import { describe, expect, it } from 'vitest';
import { type AccessContext, approvedAccessContext } from '../access/access.ts';
import { decideAccess } from '../access/gates.ts';
import { type AppRole, isUserType, ROLES } from '../access/roles.ts';
import { routeNames, routes } from '../routes/table.ts';
import { layoutOf, memberLayoutOf, type Route } from '../routes.ts';
import { type Header, type HeaderName, headerFor, headers } from './headers.ts';
import { memberNavigation } from './navigation.ts';
import { railFor, railHeader } from './rail.ts';

const now = new Date('2026-11-21T12:00:00Z');
const all: readonly Route[] = routeNames.map((name) => routes[name]);
const MOST_ENTRIES = 10;

const roles = ROLES.filter((role) => role !== 'user');
const personOf = (role: AppRole): AccessContext =>
  approvedAccessContext({ roles: [role], userType: isUserType(role) ? role : null });

/** Screens without parameters that a role can open. */
const screensOf = (who: AccessContext) =>
  all.filter(
    (route) =>
      !route.path.includes(':') &&
      layoutOf(route) !== null &&
      decideAccess({ route, pathname: route.path }, who, now).kind === 'open',
  );

const pathOf = (href: string) => href.split('?')[0];

/** Everything a person finds in the bar, its menus, and the side navigation on a screen. */
function offeredAt(who: AccessContext, pathname: string) {
  const context = { pathname, who, chosenView: null, now };
  const { links, menus, account, settings } = memberNavigation(context);
  const inMenu = (name: string) =>
    menus
      .filter((menu) => menu.name === name)
      .flatMap(({ sections }) => sections.flatMap(({ offers }) => offers));
  const rail = railFor(railHeader(context), context, all);
  return {
    bar: links.map(({ href }) => pathOf(href)),
    more: inMenu('More').map(({ href }) => pathOf(href)),
    workspace: inMenu('Workspace').map(({ href }) => pathOf(href)),
    user: [...account, ...settings].map(({ href }) => pathOf(href)),
    rail: rail.flatMap(({ items }) => items),
    isInSettings: rail.some(
      ({ name, items }) => name === 'settings' && items.some(({ isHere }) => isHere),
    ),
  };
}

describe.each(roles)('navigation of %s', (role) => {
  const who = personOf(role);

  it('has at most ten entries in the side navigation of every screen, none of them in the bar', () => {
    const wrong = screensOf(who).flatMap(({ path }) => {
      const { bar, workspace, user, rail, isInSettings } = offeredAt(who, path);
      // On a settings screen, the other groups are folded.
      const entries = isInSettings
        ? rail.filter(({ name }) => routes[name].rail && groupOf(name) === 'settings')
        : rail;
      const elsewhere = isInSettings ? [] : [...bar, ...workspace, ...user];
      const repeated = entries.filter(({ href }) => elsewhere.includes(href));
      return entries.length <= MOST_ENTRIES && repeated.length === 0
        ? []
        : [`${path}: ${entries.length} entries, repeats ${repeated.map(({ name }) => name)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has a distinct icon for each entry', () => {
    const { rail } = offeredAt(who, '/messages');
    const icons = rail.map(({ icon }) => icon);
    expect(icons).toEqual([...new Set(icons)]);
  });

  it("keeps the user's own bar on each of its screens", () => {
    const own = headerFor('/messages', who, null);
    const astray = [...offeredAt(who, '/messages').bar, ...railPaths(who)].filter(
      (path) => !seesEveryHeader(role) && headerFor(path ?? '', who, null) !== own,
    );
    expect(astray).toEqual([]);
  });
});

const groupOf = (name: Route['name']) => {
  const { rail }: Route = routes[name];
  return rail ? rail.group : null;
};

const railPaths = (who: AccessContext) => offeredAt(who, '/messages').rail.map(({ href }) => href);

/** Administrators and pilots preview the header of any role's screens. */
const seesEveryHeader = (role: AppRole) => ['admin', 'support', 'pilot'].includes(role);

describe.each(Object.entries(headers) as [HeaderName, Header][])('header %s', (name, header) => {
  const { links, rail, more } = header;
  const bar = links.map(({ to }) => to);
  const inMore = more.flatMap(([, items]) => items).map(({ to }) => to);
  const inRail = Object.values(rail).flat();

  it('lists no screen twice', () => {
    // The generic header's More is the list of tools, which begins with the communities.
    const listed = [...bar, ...inRail, ...(name === 'generic' ? [] : inMore)];
    expect(listed).toEqual([...new Set(listed)]);
  });

  it('leads to every screen its role uses', () => {
    // In the Workspace, Admin Dashboards, or user menu.
    const inOtherMenus = ['aiWorkflow', 'dealRooms', 'transactions', 'websiteAnalytics'];
    const unreachable = all.filter(
      (route) =>
        route.rail &&
        route.rail.group !== 'settings' &&
        (route.rail.of === 'every' ? false : route.rail.of.includes(name)) &&
        ![...bar, ...inRail, ...inMore, ...inOtherMenus].includes(route.name),
    );
    expect(unreachable.map((route) => route.name)).toEqual([]);
  });

  it('leads to screens in the workspace', () => {
    const names = [...bar, ...inRail, ...inMore];
    const away = all.filter(
      (route) => names.includes(route.name) && memberLayoutOf(route) === null,
    );
    expect(away.map((route) => route.name)).toEqual([]);
  });

  it('gives every screen of the side navigation an icon', () => {
    const plain = inRail.filter((one) => {
      const route = routes[one];
      return !('rail' in route && route.rail);
    });
    expect(plain).toEqual([]);
  });
});
