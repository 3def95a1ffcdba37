import { describe, expect, it } from 'vitest';
import { dashboardFor } from '../navigation/dashboards.ts';
import { routes } from '../routes/table.ts';
import type { RouteName, RouteRecord } from '../routes.ts';
import { type AccessContext, approvedAccessContext } from './access.ts';
import { isClosedToVendors } from './closed-to-vendors.ts';
import { decideAccess, type RestrictionReason } from './gates.ts';
import { type AppRole, ROLES } from './roles.ts';

const now = new Date('2026-11-21T12:00:00Z');

const at = (name: RouteName, who: AccessContext | null, search = '') => {
  const route: Pick<RouteRecord, 'path' | 'access' | 'gate'> = routes[name];
  return decideAccess({ route, pathname: route.path, search }, who, now);
};

const open = { kind: 'open' };
const createRefusal = (as: RestrictionReason) => ({ kind: 'refused', as });

describe('a visitor', () => {
  it('opens public pages', () => expect(at('about', null)).toEqual(open));
  it('requires sign-in elsewhere and returns with the query', () => {
    expect(at('profile', null, '?tab=a')).toEqual({
      kind: 'sign-in',
      to: '/auth?redirect=profile%3Ftab%3Da',
    });
  });
  it('requires sign-in for a pro section even if its page is public', () => {
    expect(at('aiWorkflow', null)).toEqual({ kind: 'sign-in', to: '/auth?redirect=ai-workflow' });
  });
  it('requires sign-in if a public URL has nothing for visitors', () => {
    const route = { access: 'public', isForMembers: true } as const;
    const place = { route, pathname: '/payment', search: '?plan=starter' };
    expect(decideAccess(place, null, now)).toEqual({
      kind: 'sign-in',
      to: '/auth?redirect=payment%3Fplan%3Dstarter',
    });
  });
  it('opens /documentation and requires sign-in for /docs', () => {
    expect(at('documentation', null)).toEqual(open);
    expect(at('docs', null)).toEqual({ kind: 'sign-in', to: '/auth?redirect=docs' });
    expect(at('docs', approvedAccessContext({ roles: ['buyer'] }))).toEqual(open);
  });
  it('can open public pages that are closed to vendors', () =>
    expect(at('agents', null)).toEqual(open));
});

describe('missing plan', () => {
  it('redirects to the plans with the requested page', () => {
    expect(at('dealRooms', approvedAccessContext({ roles: ['buyer'] }))).toEqual({
      kind: 'upgrade',
      to: '/user-pricing?wanted=deal-rooms',
    });
  });
});

describe('account under review', () => {
  it.each(['pending', 'rejected', 'suspended'] as const)(
    'sees the %s screen everywhere except public documents, sign-in, and contact pages',
    (approval) => {
      const vendor = approvedAccessContext({ approval, userType: 'vendor', roles: ['vendor'] });
      for (const who of [approvedAccessContext({ approval }), vendor]) {
        const on = (name: RouteName) =>
          decideAccess({ route: routes[name], pathname: routes[name].path }, who, now);
        for (const name of ['profile', 'admin', 'agents', 'vendors', 'property'] as const) {
          expect(on(name)).toEqual(createRefusal(approval));
        }
        for (const name of ['about', 'home', 'auth', 'contact', 'support'] as const) {
          expect(on(name)).toEqual(open);
        }
        // This document is public but closed to vendors.
        expect(on('aiWorkflowInvestors')).toEqual(who === vendor ? createRefusal(approval) : open);
      }
    },
  );
});

describe('pages closed to vendors', () => {
  it.each([
    '/listings',
    '/listing/7',
    '/transactions/7',
    '/ai-workflow-buyer',
    '/agents',
    '/admin-faq',
    '/dashboard-demo',
    '/buyer-dashboard',
  ])('match a listed prefix: %s', (path) => expect(isClosedToVendors(path)).toBe(true));

  it.each(['/dashboard', '/vendor-dashboard', '/agent/7', '/profile', '/'])(
    "don't include %s",
    (path) => expect(isClosedToVendors(path)).toBe(false),
  );

  it.each(ROLES)('stay closed or open for a vendor who is also %s', (role) => {
    const who = approvedAccessContext({ userType: 'vendor', roles: ['vendor', role] });
    const sees = ['admin', 'pilot', 'support', 'operator'].includes(role);
    expect(at('buyerDashboard', who)).toEqual(sees ? open : createRefusal('vendor-access-only'));
    expect(at('agents', who)).toEqual(sees ? open : createRefusal('vendor-access-only'));
  });

  it("are open to people with the role who aren't vendors", () => {
    expect(at('agents', approvedAccessContext({ userType: 'broker', roles: ['vendor'] }))).toEqual(
      open,
    );
  });
});

describe('access of each role', () => {
  it.each(ROLES)('%s opens the admin pages or sees why not', (role) => {
    const may = ['admin', 'support'].includes(role);
    expect(at('admin', approvedAccessContext({ roles: [role] }))).toEqual(
      may ? open : createRefusal('admin-access-restricted'),
    );
  });

  it.each(ROLES)('%s opens the vendor area or sees why not', (role) => {
    const may = ['admin', 'support', 'vendor', 'pilot'].includes(role);
    expect(at('vendorDashboard', approvedAccessContext({ roles: [role] }))).toEqual(
      may ? open : createRefusal('vendor-area'),
    );
  });

  it.each(ROLES)(
    '%s opens the pro sections without a plan or is redirected to the plans',
    (role) => {
      const may = ['admin', 'pilot'].includes(role);
      expect(at('transactions', approvedAccessContext({ roles: [role] })).kind).toBe(
        may ? 'open' : 'upgrade',
      );
    },
  );
});

describe('company dashboard', () => {
  it.each<[string, Partial<AccessContext>, boolean]>([
    ['opens to company users', { isCompanyUser: true }, true],
    ['opens to people of its brokerage', { brokerageName: 'The HAVEN Realty Group' }, true],
    ['stays closed to other brokerages', { brokerageName: 'Haven Real Estate' }, false],
    ['stays closed to administrators', { roles: ['admin'] }, false],
  ])('%s', (_name, more, may) => {
    expect(at('havenRealtyDashboard', approvedAccessContext(more))).toEqual(
      may ? open : createRefusal('haven-realty-access-required'),
    );
  });
});

describe('dashboard redirect', () => {
  it.each<[string, Partial<AccessContext>, Parameters<typeof dashboardFor>[1], string]>([
    [
      'a staff address first',
      { staffRole: 'broker_of_record', isCompanyUser: true },
      null,
      'brokerDashboard',
    ],
    ['administrators', { roles: ['admin', 'buyer'], userType: 'buyer' }, null, 'admin'],
    ['support', { roles: ['support', 'buyer'] }, null, 'admin'],
    [
      'the company',
      { isCompanyUser: true, roles: ['broker', 'pilot'] },
      null,
      'havenRealtyDashboard',
    ],
    [
      'the company in a chosen view',
      { isCompanyUser: true, roles: ['broker', 'pilot'] },
      'buyer',
      'buyerDashboard',
    ],
    ['a pilot', { roles: ['pilot', 'buyer'] }, null, 'investorDashboard'],
    ['a pilot who operates', { roles: ['pilot', 'operator'] }, null, 'operatorDashboard'],
    ['a pilot in the vendor view', { roles: ['pilot'] }, 'vendor', 'vendorDashboard'],
    ['a pilot in the admin view', { roles: ['pilot'] }, 'admin', 'investorDashboard'],
    ['a vendor', { userType: 'vendor', roles: ['vendor'] }, null, 'vendorDashboard'],
    ['a seller', { userType: 'seller', roles: ['seller'] }, null, 'sellerDashboard'],
    ['a broker of record', { roles: ['broker_of_record'] }, null, 'brokerDashboard'],
    ['somebody without anything', {}, null, 'buyerDashboard'],
  ])('redirects %s home', (_name, more, view, dashboard) => {
    expect(dashboardFor(approvedAccessContext(more), view)).toBe(dashboard);
  });

  it.each(ROLES.flatMap((role: AppRole) => ['buyer', null].map((type) => [role, type] as const)))(
    'never sends %s (%s) to a restricted screen',
    (role, type) => {
      for (const view of [null, 'admin', 'broker', 'vendor', 'operator', 'investor'] as const) {
        const who = approvedAccessContext({
          roles: [role],
          userType: type === null ? null : 'buyer',
        });
        expect(at(dashboardFor(who, view), who)).toEqual(open);
      }
    },
  );
});
