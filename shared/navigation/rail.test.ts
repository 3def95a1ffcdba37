import { describe, expect, it } from 'vitest';
import { type AccessContext, approvedAccessContext } from '../access/access.ts';
import { decideAccess } from '../access/gates.ts';
import { type AppRole, PILOT_VIEWS, ROLES } from '../access/roles.ts';
import { routeNames, routes } from '../routes/table.ts';
import { layoutOf, type Route } from '../routes.ts';
import { type HeaderName, headerNames } from './headers.ts';
import type { NavigationContext } from './nav-links.ts';
import { railFor, railHeader } from './rail.ts';

const now = new Date('2026-11-21T12:00:00Z');
const all: readonly Route[] = routeNames.map((name) => routes[name]);
const as = (...roles: AppRole[]) => approvedAccessContext({ roles });

const railOf = (who: AccessContext, pathname: string, more: Partial<NavigationContext> = {}) => {
  const context = { pathname, who, chosenView: null, now, ...more };
  return railFor(railHeader(context), context, all);
};
const labels = (groups: ReturnType<typeof railFor>) =>
  groups.map(({ name, items }) => [name, items.map(({ label }) => label)] as const);
const pathsIn = (groups: ReturnType<typeof railFor>) =>
  groups.flatMap(({ items }) => items.map(({ href }) => href));

describe('side navigation', () => {
  it("keeps a broker’s rail on another role's page, unless the user has both roles", () => {
    const titles = (who: AccessContext, path: string) =>
      railOf(who, path).flatMap(({ items }) => items.map(({ name }) => name));
    expect(titles(as('broker'), '/purchase-history')).toContain('dealPipeline');
    expect(titles(as('broker', 'buyer'), '/saved-properties')).toContain('dealPipeline');
    expect(titles(as('broker', 'buyer'), '/purchase-history')).not.toContain('dealPipeline');
    expect(titles(as('broker', 'buyer'), '/purchase-history')).toContain('purchaseHistory');
  });

  it("groups a broker's screens", () => {
    expect(labels(railOf(as('broker'), '/broker-dashboard'))).toEqual([
      ['work', ['Pipeline', 'Offers', 'Inquiries', 'Communication', 'Network']],
      ['reach', ['Campaigns', 'Materials']],
      ['market', ['Saved']],
      ['reports', ['Reports']],
      ['settings', ['Settings']],
    ]);
  });

  it('shows staff their review queues', () => {
    const rail = new Map(labels(railOf(as('admin'), '/messages')));
    expect(rail.get('work')).toEqual(expect.arrayContaining(['Media', 'Reviews']));
  });

  it('marks the current screen and the parent screen of a record', () => {
    const here = (pathname: string) =>
      railOf(as('broker'), pathname)
        .flatMap(({ items }) => items)
        .filter(({ isHere }) => isHere)
        .map(({ name }) => name);
    expect(here('/deal-pipeline')).toEqual(['dealPipeline']);
    expect(here('/deal-pipeline/7f')).toEqual(['dealPipeline']);
    expect(here('/notifications-preferences')).toEqual(['notificationsPreferences']);
    expect(here('/nowhere')).toEqual([]);
  });

  it('collapses settings to one line until one is open', () => {
    const settings = (pathname: string) =>
      new Map(labels(railOf(as('broker'), pathname))).get('settings');
    expect(settings('/messages')).toEqual(['Settings']);
    expect(settings('/profile')).toEqual([
      'Profile',
      'Workspace',
      'Security',
      'Preferences',
      'Brand',
      'Billing',
    ]);
  });

  it('shows desktop screens only in the desktop app', () => {
    expect(pathsIn(railOf(as('buyer'), '/profile'))).not.toContain('/app-settings');
    expect(pathsIn(railOf(as('buyer'), '/profile', { isDesktop: true }))).toContain(
      '/app-settings',
    );
  });

  it('is empty for an unapproved account', () => {
    for (const approval of ['pending', 'rejected', 'suspended'] as const) {
      expect(railOf(approvedAccessContext({ approval }), '/messages')).toEqual([]);
    }
  });

  it("never offers a screen that is missing or that the user can't open", () => {
    const people = [
      ...ROLES.map((role) => as(role)),
      approvedAccessContext({ userType: 'vendor', roles: ['vendor'] }),
      approvedAccessContext({ isCompanyUser: true, roles: ['broker'] }),
      ...PILOT_VIEWS.map((viewAs) => approvedAccessContext({ roles: ['pilot'], viewAs })),
    ];
    const built = new Set(all.map(({ path }) => path));
    for (const who of people) {
      for (const header of headerNames) {
        const rail = railFor(header, { pathname: '/profile', who, chosenView: null, now }, all);
        for (const href of pathsIn(rail)) {
          const route = all.find(({ path }) => path === href) ?? null;
          expect(built, href).toContain(href);
          expect(decideAccess({ route, pathname: href }, who, now).kind, href).toBe('open');
        }
      }
    }
  });

  it("hides one role's screens from the others", () => {
    for (const header of ['buyer', 'seller', 'operator'] satisfies HeaderName[]) {
      const who = as('admin');
      const rail = railFor(header, { pathname: '/profile', who, chosenView: null, now }, all);
      expect(pathsIn(rail)).not.toContain(routes.adminUsers.path);
    }
  });

  it('omits no workspace screen by accident', () => {
    const silent = all.filter(
      ({ path, rail, isStep, ...route }) =>
        layoutOf(route) !== null && isStep !== true && !path.includes(':') && rail === undefined,
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('has no entry for a record screen, which needs an id', () => {
    const records = all.filter(({ path, rail }) => path.includes(':') && rail);
    expect(records).toEqual([]);
  });
});
