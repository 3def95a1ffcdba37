import { expect, test } from 'vitest';
import { routeAt } from '../../routes.ts';
import { notificationPath } from './notification-path.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const HOME = 'https://app.haven.test';

/** The part of `URL` that browsers and Node share. */
declare const URL: new (
  address: string,
  base: string,
) => { readonly origin: string; readonly href: string; readonly pathname: string };

test('links to the listing, else the property, else the path', () => {
  const all = { listing_id: ID, property_id: 'p-2', path: '/profile' };
  expect(notificationPath(all)).toBe(`/property/${ID}`);
  expect(notificationPath({ ...all, listing_id: undefined })).toBe('/property/p-2');
  expect(notificationPath({ path: '/security-settings?tab=devices' })).toBe(
    '/security-settings?tab=devices',
  );
  expect(notificationPath({ path: `/messages/${ID}` })).toBe(`/messages/${ID}`);
});

test.each([null, undefined, 'text', 7, [], {}, { path: 7 }, { path: null }, { listing_id: {} }])(
  'has no link for metadata without a target: %o',
  (metadata) => expect(notificationPath(metadata)).toBeNull(),
);

test.each([
  'https://evil.example/',
  '//evil.example/profile',
  '/\\evil.example',
  'javascript:alert(1)',
  '/profile/../../evil',
  '/%2f%2fevil.example',
  '/profile#@evil.example',
  'profile',
  '\t//evil.example',
  '/auth?redirect=//evil.example',
])('never follows a path outside the app or without a screen: %s', (path) => {
  expect(notificationPath({ path })).toBeNull();
});

test('rejects an id that would leave its path', () => {
  for (const id of ['../admin', '..', 'a/b', '//evil.example', 'a?x', 'x'.repeat(65), '']) {
    expect(notificationPath({ listing_id: id })).toBeNull();
    expect(notificationPath({ property_id: id, path: '/profile' })).toBe('/profile');
  }
});

/** Seeded random numbers. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

test('any random path leads to an app screen or nowhere', () => {
  const parts = [
    ...['/', '//', '\\', '.', '..', ':', '@', '?', '#', '%2f', '%5c', '%00', '\t', '\n', ' ', '&'],
    ...['http:', 'https:', 'javascript:', 'data:', 'haven:', 'evil.example', 'profile', 'messages'],
    ...['property', 'notifications', 'auth', ID, 'redirect=', 'alert(1)', '\u202e', '\u2215'],
  ];
  const below = numbersFrom(17);
  let followed = 0;
  for (let count = 0; count < 50_000; count += 1) {
    const length = 1 + below(6);
    const candidate = Array.from({ length }, () => parts[below(parts.length)]).join('');
    const place = notificationPath({ path: below(2) === 0 ? candidate : `/${candidate}` });
    if (place === null) continue;
    followed += 1;
    const address = new URL(place, HOME);
    expect(address.origin, candidate).toBe(HOME);
    expect(address.href, candidate).toBe(HOME + place);
    expect(routeAt(address.pathname), candidate).not.toBeNull();
  }
  expect(followed).toBeGreaterThan(50);
});
