import { describe, expect, it } from 'vitest';
import { dashboardFor } from '../navigation/dashboards.ts';
import { catalogue, routes } from '../routes/table.ts';
import type { PathName, RouteName, RouteRecord } from '../routes.ts';
import { approvedStanding, type Standing } from './access.ts';
import { isClosedToVendors } from './closed-to-vendors.ts';
import { type Refusal, verdictOn } from './gates.ts';
import { type AppRole, ROLES } from './roles.ts';

const now = new Date('2026-11-21T12:00:00Z');

const at = (name: PathName, who: Standing | null, search = '') => {
  const route: Pick<RouteRecord, 'path' | 'access' | 'gate'> = catalogue[name];
  return verdictOn({ route, pathname: route.path, search }, who, now);
};

const open = { kind: 'open' };
const refused = (as: Refusal) => ({ kind: 'refused', as });

describe('a visitor', () => {
  it('opens what is public', () => expect(at('about', null)).toEqual(open));
  it('signs in first elsewhere, and comes back with the query', () => {
    expect(at('profile', null, '?tab=a')).toEqual({
      kind: 'sign-in',
      to: '/auth?redirect=profile%3Ftab%3Da',
    });
  });
  it('signs in first for a pro part, also where its page is public', () => {
    expect(at('aiWorkflow', null)).toEqual({ kind: 'sign-in', to: '/auth?redirect=ai-workflow' });
  });
  it('signs in first where a public address has nothing for a stranger', () => {
    const route = { access: 'public', isForMembers: true } as const;
    const place = { route, pathname: '/payment', search: '?plan=starter' };
    expect(verdictOn(place, null, now)).toEqual({
      kind: 'sign-in',
      to: '/auth?redirect=payment%3Fplan%3Dstarter',
    });
  });
  it('reads /documentation and signs in first for /docs', () => {
    expect(at('documentation', null)).toEqual(open);
    expect(at('docs', null)).toEqual({ kind: 'sign-in', to: '/auth?redirect=docs' });
    expect(at('docs', approvedStanding({ roles: ['buyer'] }))).toEqual(open);
  });
  it('is not kept from public pages that are closed to vendors', () =>
    expect(at('agents', null)).toEqual(open));
});

describe('a plan that is missing', () => {
  it('leads to the plans, with what somebody was after', () => {
    expect(at('dealRooms', approvedStanding({ roles: ['buyer'] }))).toEqual({
      kind: 'upgrade',
      to: '/user-pricing?wanted=deal-rooms',
    });
  });
});

describe('an account under review', () => {
  it.each(['pending', 'rejected', 'suspended'] as const)(
    'that is %s sees that everywhere but in public documents, at the way in and at the way to the team',
    (approval) => {
      const vendor = approvedStanding({ approval, userType: 'vendor', roles: ['vendor'] });
      for (const who of [approvedStanding({ approval }), vendor]) {
        const on = (name: RouteName) =>
          verdictOn({ route: routes[name], pathname: routes[name].path }, who, now);
        for (const name of ['profile', 'admin', 'agents', 'vendors', 'property'] as const) {
          expect(on(name)).toEqual(refused(approval));
        }
        for (const name of ['about', 'home', 'auth', 'contact', 'support'] as const) {
          expect(on(name)).toEqual(open);
        }
        // A public document, and closed to vendors.
        expect(on('aiWorkflowInvestors')).toEqual(who === vendor ? refused(approval) : open);
      }
    },
  );
});

describe('what is closed to vendors', () => {
  it.each([
    '/listings',
    '/listing/7',
    '/transactions/7',
    '/ai-workflow-buyer',
    '/agents',
    '/admin-faq',
    '/dashboard-demo',
    '/buyer-dashboard',
  ])('begins with a listed prefix: %s', (path) => expect(isClosedToVendors(path)).toBe(true));

  it.each(['/dashboard', '/vendor-dashboard', '/agent/7', '/profile', '/'])(
    'is not everything: %s',
    (path) => expect(isClosedToVendors(path)).toBe(false),
  );

  it.each(ROLES)('stays closed, or opens, for a vendor who is also %s', (role) => {
    const who = approvedStanding({ userType: 'vendor', roles: ['vendor', role] });
    const sees = ['admin', 'pilot', 'support', 'operator'].includes(role);
    expect(at('buyerDashboard', who)).toEqual(sees ? open : refused('vendor-access-only'));
    expect(at('agents', who)).toEqual(sees ? open : refused('vendor-access-only'));
  });

  it('is open to people who hold the role without being vendors', () => {
    expect(at('agents', approvedStanding({ userType: 'broker', roles: ['vendor'] }))).toEqual(open);
  });
});

describe('each role', () => {
  it.each(ROLES)('%s opens the admin pages or is told why not', (role) => {
    const may = ['admin', 'support'].includes(role);
    expect(at('admin', approvedStanding({ roles: [role] }))).toEqual(
      may ? open : refused('admin-access-restricted'),
    );
  });

  it.each(ROLES)('%s opens the vendors’ own area or is told why not', (role) => {
    const may = ['admin', 'support', 'vendor', 'pilot'].includes(role);
    expect(at('vendorDashboard', approvedStanding({ roles: [role] }))).toEqual(
      may ? open : refused('vendor-area'),
    );
  });

  it.each(ROLES)('%s has the pro parts without a plan, or is led to the plans', (role) => {
    const may = ['admin', 'pilot'].includes(role);
    expect(at('transactions', approvedStanding({ roles: [role] })).kind).toBe(
      may ? 'open' : 'upgrade',
    );
  });
});

describe('the company’s dashboard', () => {
  it.each<[string, Partial<Standing>, boolean]>([
    ['opens to company users', { isCompanyUser: true }, true],
    ['opens to people of its brokerage', { brokerageName: 'The HAVEN Realty Group' }, true],
    ['stays closed to other brokerages', { brokerageName: 'Haven Real Estate' }, false],
    ['stays closed to administrators', { roles: ['admin'] }, false],
  ])('%s', (_name, more, may) => {
    expect(at('havenRealtyDashboard', approvedStanding(more))).toEqual(
      may ? open : refused('haven-realty-access-required'),
    );
  });
});

describe('the way to the dashboards', () => {
  it.each<[string, Partial<Standing>, Parameters<typeof dashboardFor>[1], string]>([
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
  ])('leads %s home', (_name, more, view, dashboard) => {
    expect(dashboardFor(approvedStanding(more), view)).toBe(dashboard);
  });

  it.each(ROLES.flatMap((role: AppRole) => ['buyer', null].map((type) => [role, type] as const)))(
    'never leads %s (%s) to a refusal',
    (role, type) => {
      for (const view of [null, 'admin', 'broker', 'vendor', 'operator', 'investor'] as const) {
        const who = approvedStanding({ roles: [role], userType: type === null ? null : 'buyer' });
        expect(at(dashboardFor(who, view), who)).toEqual(open);
      }
    },
  );
});
