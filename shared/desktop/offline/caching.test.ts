import { describe, expect, it } from 'vitest';
import { getCacheFreshness, getCacheKind } from './caching.ts';

const ORIGIN = 'https://haven.example';
const KEY = 'sb_publishable_1';
const getKind = (
  path: string,
  more: Partial<Parameters<typeof getCacheKind>[0]> = {},
): ReturnType<typeof getCacheKind> =>
  getCacheKind({
    method: 'GET',
    url: { origin: ORIGIN, pathname: path, search: '' },
    origin: ORIGIN,
    isNavigation: false,
    cache: 'default',
    apikey: null,
    authorization: null,
    range: null,
    ...more,
  });
const visitor = { apikey: KEY, authorization: `Bearer ${KEY}` };

describe('browser cache scope', () => {
  it.each([
    ['/assets/app-1a2b.js', 'asset'],
    ['/icon.svg', 'image'],
    ['/share/about.png', 'image'],
    ['/storage/v1/object/public/listing-images/1.webp', 'image'],
    ['/app.webmanifest', 'static'],
  ])('is %s, as %s', (address, kind) => {
    expect(getKind(address)).toBe(kind);
  });

  it('includes pages and publicly readable tables', () => {
    expect(getKind('/about', { isNavigation: true })).toBe('html');
    expect(getKind('/rest/v1/vendors', visitor)).toBe('api');
  });

  it.each([
    ['/auth/v1/token'],
    ['/functions/v1/customer-portal'],
    ['/_local/mail'],
    ['/storage/v1/object/authenticated/papers/1.pdf'],
    ['/api/user/me'],
    ['/api/private'],
    ['/rest/v1/contacts'],
    ['/assets/demo-1a2b.webm'],
    ['/assets/demo-1a2b.mp4'],
  ])('never includes %s', (address) => {
    expect(getKind(address, visitor)).toBeNull();
  });

  it('excludes authenticated, mutating, and cache-busting requests', () => {
    const own = { apikey: KEY, authorization: 'Bearer eyJ.own.token' };
    expect(getKind('/rest/v1/listings', own)).toBeNull();
    expect(getKind('/rest/v1/listings', { ...visitor, method: 'POST' })).toBeNull();
    expect(getKind('/icon.svg', { cache: 'no-store' })).toBeNull();
    const busted = { origin: ORIGIN, pathname: '/icon.svg', search: '?_fresh=1' };
    expect(getKind('/icon.svg', { url: busted })).toBeNull();
    const elsewhere = { origin: 'https://else.example', pathname: '/picture.png', search: '' };
    expect(getKind('/picture.png', { url: elsewhere })).toBeNull();
    expect(getKind('/film.png', { range: 'bytes=0-1' })).toBeNull();
  });
});

describe('cached response', () => {
  it("is fresh for its kind's lifetime and usable for another minute while revalidating", () => {
    expect(getCacheFreshness('api', 0, 300_000)).toBe('fresh');
    expect(getCacheFreshness('api', 0, 360_000)).toBe('stale');
    expect(getCacheFreshness('api', 0, 360_001)).toBe('old');
    expect(getCacheFreshness('image', 0, 3_600_000)).toBe('fresh');
  });

  it('is expired if the clock was turned back', () => {
    expect(getCacheFreshness('html', 1000, 0)).toBe('old');
    expect(getCacheFreshness('html', Number.NaN, 0)).toBe('old');
  });

  it('never replaces the backend config, except offline', () => {
    expect(getKind('/_local/config.json')).toBe('config');
    expect(getCacheFreshness('config', 0, 1)).toBe('old');
  });
});
