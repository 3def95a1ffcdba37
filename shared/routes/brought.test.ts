import { beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from './table.ts';
import { whole } from './whole.ts';
import { withParents, writtenAt, writtenTag } from './written.ts';

let brought: typeof import('./brought.ts');

beforeEach(async () => {
  vi.resetModules();
  brought = await import('./brought.ts');
});

describe('in a browser a route is at hand', () => {
  it('once a module that names it is there, with those above it', () => {
    expect(brought.known.named('requestVendors')).toBeUndefined();
    brought.bring(withParents(['requestVendors']));
    expect(brought.known.named('requestVendors')).toMatchObject({ path: '/request-vendors' });
    expect(brought.known.named('vendors')).toMatchObject({ title: 'Vendors' });
    expect(brought.known.at('/request-vendors')?.name).toBe('requestVendors');
    expect(brought.known.named('agents')).toBeUndefined();
  });

  it('without the words that only search engines read', () => {
    const [carried] = withParents(['investmentOpportunities']);
    expect(routes.investmentOpportunities.description).toBeDefined();
    expect(Object.keys(carried ?? {})).not.toContain('description');
    expect(Object.keys(carried ?? {})).not.toContain('keywords');
  });

  it('once the whole table is', () => {
    brought.bringAll(whole);
    expect(brought.known.named('agents')?.path).toBe('/agents');
    expect(brought.known.at('/agent/7')?.name).toBe('agent');
    expect(brought.known.targetOf('/nowhere')).toBeNull();
    expect(brought.known.isPlanned('/compliance')).toBe(true);
  });
});

describe('a page that was written at build', () => {
  const asked = ['/vendors', '/listings', '/compliance', '/about'];

  it('knows of the addresses on it which are of the app, moved or to come', () => {
    const targets = new Map(asked.map((path) => [path, whole.targetOf(path) ?? null] as const));
    brought.bringWritten(writtenAt('/for-buyers', targets));
    const { known } = brought;
    expect(known.named('forBuyers')?.parent).toBe('whoWeServeAll');
    expect(known.named('whoWeServeAll')?.path).toBe('/who-we-serve-all');
    expect(known.targetOf('/vendors')).toMatchObject({ isMoved: false });
    expect(known.targetOf('/listings')).toMatchObject({
      route: { name: 'investmentOpportunities' },
      isMoved: true,
    });
    expect(known.targetOf('/compliance')).toBeNull();
    // Another page: the browser goes there by itself.
    expect(known.targetOf('/about')).toBeUndefined();
  });

  it('says at the address of what is to come that it is', () => {
    brought.bringWritten(writtenAt('/404'));
    expect(brought.known.isPlanned('/compliance')).toBe(false);
    brought.bringWritten(writtenAt('/not-here-yet'));
    expect(brought.known.isPlanned('/compliance')).toBe(true);
  });

  it('cannot be ended by what it carries', () => {
    const evil = { ...routes.about, title: '</script><script>alert(1)</script>' };
    const tag = writtenTag({ routes: [evil], moved: {}, nowhere: [] });
    expect(tag.match(/<\/?script/g)).toEqual(['<script', '</script']);
    const [, data = ''] = />(.*)<\/script>$/.exec(tag) ?? [];
    expect(JSON.parse(data).routes[0].title).toBe(evil.title);
  });
});
