import { describe, expect, it } from 'vitest';
import { type AccessContext, approvedAccessContext, type Subscription } from '../access/access.ts';
import { type AppRole, PILOT_VIEWS, type PilotView, type UserType } from '../access/roles.ts';
import { routes } from '../routes/table.ts';
import { type HeaderName, headerFor } from './headers.ts';
import { mobileDashboards } from './mobile-dashboards.ts';
import { type NavigationContext, visitorNavigation } from './nav-links.ts';
import { type HeaderMenu, memberNavigation } from './navigation.ts';

const now = new Date('2026-11-21T12:00:00Z');

/** The menus as if every screen of the catalog existed. */
const complete = (more: Partial<NavigationContext> = {}): NavigationContext => ({
  pathname: '/messages',
  who: approvedAccessContext(),
  chosenView: null,
  now,
  table: routes,
  ...more,
});

const as = (...roles: AppRole[]) => approvedAccessContext({ roles });
const labels = (offers: readonly { label: string }[]) => offers.map(({ label }) => label);
const menu = (menus: readonly HeaderMenu[], name: string) =>
  menus.find((found) => found.name === name)?.sections.flatMap(({ offers }) => labels(offers));

describe('header', () => {
  const people: readonly [string, AccessContext, HeaderName][] = [
    ['an administrator', as('admin'), 'admin'],
    ['support', as('support'), 'admin'],
    ['a broker of record', as('broker_of_record'), 'broker'],
    ['a broker', as('broker'), 'broker'],
    ['a vendor', as('vendor'), 'vendor'],
    ['a pilot', as('pilot'), 'investor'],
    ['an operator', as('operator'), 'operator'],
    ['an investor', as('investor'), 'investor'],
    ['a seller', as('seller'), 'seller'],
    ['a buyer', as('buyer'), 'buyer'],
    ['a pending account', approvedAccessContext({ approval: 'pending' }), 'generic'],
  ];
  const pages: readonly [string, HeaderName | null][] = [
    ['/investor-dashboard', 'investor'],
    ['/investor/tax-center', 'investor'],
    ['/syndication/7', 'investor'],
    ['/buyer-dashboard', 'buyer'],
    ['/saved-properties', 'buyer'],
    ['/operator/residents/7', 'operator'],
    ['/vendor-leads', 'vendor'],
    ['/seller/offers', 'seller'],
    ['/broker/deals', 'broker'],
    ['/haven-realty-dashboard', 'broker'],
    // No page exists there, but the path is below a role's own.
    ['/operator/no-such-page/7', 'operator'],
    ['/broker', 'broker'],
    // These paths only resemble a role's own.
    ['/investor-hub', null],
    ['/buyer-dashboard-preview', null],
    ['/vendor-marketplace', null],
    ['/operators', null],
    ['/messages', null],
    ['/', null],
  ];

  for (const [name, who, own] of people) {
    it.each(pages)(
      `for ${name} on %s follows the page's role if they have it, then the user's`,
      (path, byPage) => {
        const seesAll = ['admin', 'support', 'pilot'].some((role) =>
          who.roles.includes(role as AppRole),
        );
        const page = seesAll || byPage === own ? byPage : null;
        const expected = who.approval === 'approved' ? (page ?? own) : 'generic';
        expect(headerFor(path, who, null)).toBe(expected);
      },
    );
  }

  it("stays the user's own on another role's screen linked in their navigation", () => {
    const broker = approvedAccessContext({ userType: 'broker', roles: ['broker', 'seller'] });
    expect(headerFor('/seller/offers', broker, null)).toBe('broker');
    expect(headerFor('/seller/offers/7', broker, null)).toBe('broker');
    expect(headerFor('/seller-dashboard', broker, null)).toBe('seller');
    const operator = approvedAccessContext({ userType: 'operator', roles: ['operator', 'buyer'] });
    expect(headerFor('/searches', operator, null)).toBe('operator');
    expect(headerFor('/purchase-history', operator, null)).toBe('buyer');
  });

  it.each(PILOT_VIEWS)('for a pilot in the %s view matches the view', (view) => {
    expect(headerFor('/messages', as('pilot', 'seller'), view)).toBe(view);
    expect(headerFor('/vendor-leads', as('pilot'), view)).toBe('vendor');
  });

  it("for a pilot takes precedence over an administrator's", () => {
    expect(headerFor('/messages', as('admin', 'pilot'), 'buyer')).toBe('buyer');
  });
});

describe('menus', () => {
  it('match the specification for visitors', () => {
    const { links, roles, tour } = visitorNavigation({ pathname: '/', now, table: routes });
    expect(labels(links)).toEqual(['Home', 'About', 'Communities', 'Pricing', 'Education']);
    expect(labels(roles)).toEqual(['Buyer', 'Seller', 'Broker', 'Vendor', 'Operator', 'Investor']);
    expect(roles[0]).toMatchObject({ href: '/for-buyers', badge: null });
    expect(tour).toMatchObject({ label: 'See Platform Tour' });
  });

  it('show visitors protected screens with a Login Required badge', () => {
    const { sections } = visitorNavigation({ pathname: '/', now, table: routes });
    const offers = sections.flatMap((section) => section.offers);
    const named = (label: string) => offers.find((offer) => offer.label === label);
    expect(named('Browse All Communities')).toMatchObject({
      href: '/investment-opportunities',
      badge: null,
    });
    expect(named('Transactions')).toMatchObject({
      href: '/auth?redirect=transactions',
      badge: 'Login Required',
    });
    expect(named('Marketing Automation')).toMatchObject({
      href: '/auth?redirect=marketing-automation%3Fmodule%3Dproperty',
      badge: 'Login Required',
    });
    expect(named('Valuation Calculator')).toMatchObject({ badge: null });
    expect(named('Brand Studio')).toBeUndefined();
  });

  it('list all communities first in the side navigation', () => {
    expect(routes.investmentOpportunities.rail).toMatchObject({
      label: 'Browse All Communities',
    });
  });

  it('mark pro sections and link to the plans without one', () => {
    const { menus } = memberNavigation(complete());
    const [ai] = menus.find(({ name }) => name === 'Workspace')?.sections[0]?.offers ?? [];
    expect(ai).toMatchObject({ label: 'AI Workflow', badge: 'Pro' });
    const pilot = memberNavigation(complete({ who: as('pilot') })).menus;
    expect(pilot.find(({ name }) => name === 'Workspace')?.sections[0]?.offers[0]).toMatchObject({
      href: '/ai-workflow',
      badge: null,
    });
  });

  it("name a resident's relative in the header", () => {
    const labelOf = (isFamily: boolean) =>
      memberNavigation(complete({ who: approvedAccessContext({ roles: ['buyer'], isFamily }) }))
        .label;
    expect([labelOf(true), labelOf(false)]).toEqual(['Family member', 'Buyer']);
  });

  it('hide screens closed to vendors from vendors', () => {
    const vendor = approvedAccessContext({ userType: 'vendor', roles: ['vendor'] });
    const { menus } = memberNavigation(complete({ who: vendor }));
    expect(menu(menus, 'Workspace')).toEqual(['Deal Rooms', 'Integrations', 'Vendor Marketplace']);
  });

  it.each<[AppRole, boolean]>([
    ['operator', true],
    ['admin', true],
    ['pilot', true],
    ['support', false],
    ['broker', false],
    ['buyer', false],
  ])('show operations to %s: %s', (role, shows) => {
    const { menus } = memberNavigation(complete({ who: as(role) }));
    expect(menu(menus, 'Senior Living Operations') !== undefined).toBe(shows);
  });

  it.each<[string, AccessContext, string[] | undefined]>([
    [
      'an administrator',
      as('admin'),
      [
        'Investor Dashboard',
        'Buyer Dashboard',
        'Seller Dashboard',
        'Broker Dashboard',
        'Vendor Dashboard',
        'Operator Dashboard',
        'Admin Panel',
        'Website Analytics',
        'Brand Studio',
        'Documentation',
        'Tech Docs',
        'Financial Calculators',
        'Podcast',
      ],
    ],
    [
      'support',
      as('support'),
      [
        'Investor Dashboard',
        'Buyer Dashboard',
        'Seller Dashboard',
        'Broker Dashboard',
        'Vendor Dashboard',
        'Operator Dashboard',
        'Website Analytics',
        'Documentation',
        'Financial Calculators',
        'Podcast',
      ],
    ],
    [
      'a pilot, without the broker’s',
      as('pilot'),
      [
        'Investor Dashboard',
        'Buyer Dashboard',
        'Seller Dashboard',
        'Vendor Dashboard',
        'Operator Dashboard',
        'Documentation',
        'Financial Calculators',
        'Podcast',
      ],
    ],
    ['a broker: not at all', as('broker'), undefined],
  ])('list the dashboards for %s', (_name, who, expected) => {
    expect(menu(memberNavigation(complete({ who })).menus, 'Admin Dashboards')).toEqual(expected);
  });

  it('show internal tools with their badge to company users', () => {
    const { menus, badge } = memberNavigation(
      complete({ who: approvedAccessContext({ isCompanyUser: true }) }),
    );
    expect(menu(menus, 'Internal Tools')).toEqual(['Features Status']);
    expect(badge).toBe('Internal Access');
    expect(menu(memberNavigation(complete()).menus, 'Internal Tools')).toBeUndefined();
  });

  it('of the user contain messages, alerts, the subscription, and settings', () => {
    const { account, settings } = memberNavigation(complete());
    expect(labels(account)).toEqual(['Messages', 'Property Alerts', 'Plans and Prices']);
    expect(labels(settings)).toEqual(['Profile', 'Security Settings', 'Notification Preferences']);
  });

  it('offer to cancel a subscription only to those who have one', () => {
    const account = (subscription: Subscription | null) =>
      labels(memberNavigation(complete({ who: approvedAccessContext({ subscription }) })).account);
    const plan = {
      subscribed: true,
      subscription_tier: 'professional',
      is_trial: false,
      subscription_end: null,
    };
    expect(account(plan)).toContain('Cancel Subscription');
    expect(account(null)).not.toContain('Cancel Subscription');
    expect(account({ ...plan, subscription_end: '2020-01-01T00:00:00Z' })).not.toContain(
      'Cancel Subscription',
    );
  });

  it('link everyone to the communities, and vendors also to their own profile', () => {
    const links = (role: AppRole & UserType) =>
      labels(
        memberNavigation(
          complete({ who: approvedAccessContext({ roles: [role], userType: role }) }),
        ).links,
      );
    for (const role of ['broker', 'seller', 'operator', 'buyer', 'investor', 'vendor'] as const) {
      expect(links(role)).toContain('Communities');
    }
    expect(links('vendor')).toContain('My Profile');
  });

  it("follow a pilot's chosen view everywhere", () => {
    const view = (chosenView: PilotView | null) =>
      memberNavigation(complete({ who: as('pilot'), pathname: '/messages', chosenView }));
    expect(menu(view('operator').menus, 'Senior Living Operations')).toBeDefined();
    expect(menu(view('broker').menus, 'Senior Living Operations')).toBeUndefined();
    expect(labels(view('broker').links)).toContain('Communities');
    expect(labels(view('vendor').links)).toContain('My Profile');
  });

  it('omit settings and dashboards on a preview page', () => {
    const preview = complete({ who: as('admin'), pathname: '/buyer-dashboard-preview' });
    const { settings, menus } = memberNavigation(preview);
    expect(settings).toEqual([]);
    expect(menu(menus, 'Admin Dashboards')).toBeUndefined();
  });

  it.each(['pending', 'rejected'] as const)('are empty for a %s account', (approval) => {
    const { links, menus, account, settings } = memberNavigation(
      complete({ who: approvedAccessContext({ approval, roles: ['admin'] }) }),
    );
    expect([...links, ...menus, ...account, ...settings]).toEqual([]);
  });

  it('add every dashboard to a broker’s small-screen menu for administrators and pilots', () => {
    const dashboards = (...roles: AppRole[]) =>
      labels(mobileDashboards(complete({ who: as(...roles) }), 'broker'));
    expect(dashboards('pilot')).toContain('Broker Dashboard');
    expect(dashboards('admin')).toHaveLength(6);
    expect(dashboards('broker')).toEqual([]);
    expect(mobileDashboards(complete({ who: as('admin') }), 'buyer')).toEqual([]);
  });

  it("never link to a page that doesn't exist", () => {
    const built: string[] = Object.values(routes).map(({ path }) => path);
    for (const role of ['admin', 'pilot', 'vendor', 'buyer'] as const) {
      const { links, menus, account, settings } = memberNavigation({
        ...complete({ who: as(role) }),
        table: routes,
      });
      const offers = [
        ...links,
        ...menus.flatMap(({ sections }) => sections.flatMap((section) => section.offers)),
        ...account,
        ...settings,
      ];
      expect(offers.length).toBeGreaterThan(0);
      for (const { href } of offers) expect(built).toContain(href.split('?')[0]);
    }
  });

  it('mark the current page', () => {
    const { links } = memberNavigation(
      complete({ who: as('buyer'), pathname: '/buyer-dashboard' }),
    );
    expect(links.filter(({ isHere }) => isHere).map(({ label }) => label)).toEqual(['Dashboard']);
  });
});
