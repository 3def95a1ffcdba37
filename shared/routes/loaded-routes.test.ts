import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getEmbeddedRoutes, renderEmbeddedRoutes, withParents } from './embedded-routes.ts';
import { fullRouteTable } from './full-route-table.ts';
import { routes } from './table.ts';

let brought: typeof import('./loaded-routes.ts');

beforeEach(async () => {
  vi.resetModules();
  brought = await import('./loaded-routes.ts');
});

describe('route available in a browser', () => {
  it('after a module that names it has loaded, with its parents', () => {
    expect(brought.known.named('requestVendors')).toBeUndefined();
    brought.registerRoutes(withParents(['requestVendors']));
    expect(brought.known.named('requestVendors')).toMatchObject({ path: '/request-vendors' });
    expect(brought.known.named('vendors')).toMatchObject({ title: 'Vendors' });
    expect(brought.known.at('/request-vendors')?.name).toBe('requestVendors');
    expect(brought.known.named('agents')).toBeUndefined();
  });

  it('without the texts that only search engines read', () => {
    const [carried] = withParents(['investmentOpportunities']);
    expect(routes.investmentOpportunities.description).toBeDefined();
    expect(Object.keys(carried ?? {})).not.toContain('description');
    expect(Object.keys(carried ?? {})).not.toContain('keywords');
  });

  it('after the whole table has loaded', () => {
    brought.registerRouteTable(fullRouteTable);
    expect(brought.known.named('agents')?.path).toBe('/agents');
    expect(brought.known.at('/agent/7')?.name).toBe('agent');
    expect(brought.known.targetOf('/nowhere')).toBeNull();
  });
});

describe('prerendered page', () => {
  const paths = ['/vendors', '/listings', '/about'];

  it('detects which of its links are app screens or redirects', () => {
    const targets = new Map(
      paths.map((path) => [path, fullRouteTable.targetOf(path) ?? null] as const),
    );
    brought.registerEmbeddedRoutes(getEmbeddedRoutes('/for-buyers', targets));
    const { known } = brought;
    expect(known.named('forBuyers')?.parent).toBe('whoWeServeAll');
    expect(known.named('whoWeServeAll')?.path).toBe('/who-we-serve-all');
    expect(known.targetOf('/vendors')).toMatchObject({ isMoved: false });
    expect(known.targetOf('/listings')).toMatchObject({
      route: { name: 'investmentOpportunities' },
      isMoved: true,
    });
    // Another document: the browser navigates there itself.
    expect(known.targetOf('/about')).toBeUndefined();
  });

  it("can't be terminated by its embedded data", () => {
    const evil = { ...routes.about, title: '</script><script>alert(1)</script>' };
    const tag = renderEmbeddedRoutes({ routes: [evil], moved: {}, nowhere: [] });
    expect(tag.match(/<\/?script/g)).toEqual(['<script', '</script']);
    const [, data = ''] = />(.*)<\/script>$/.exec(tag) ?? [];
    expect(JSON.parse(data).routes[0].title).toBe(evil.title);
  });
});
