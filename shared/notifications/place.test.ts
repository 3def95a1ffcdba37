import { expect, test } from 'vitest';
import { routeAt } from '../routes.ts';
import { placeOf } from './place.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const HOME = 'https://app.haven.test';

/** What is used of the one that browsers and Node share. */
declare const URL: new (
  address: string,
  base: string,
) => { readonly origin: string; readonly href: string; readonly pathname: string };

test('a notification leads to its listing, else its property, else its path', () => {
  const all = { listing_id: ID, property_id: 'p-2', path: '/profile' };
  expect(placeOf(all)).toBe(`/property/${ID}`);
  expect(placeOf({ ...all, listing_id: undefined })).toBe('/property/p-2');
  expect(placeOf({ path: '/security-settings?tab=devices' })).toBe(
    '/security-settings?tab=devices',
  );
  expect(placeOf({ path: `/messages/${ID}` })).toBe(`/messages/${ID}`);
});

test.each([null, undefined, 'text', 7, [], {}, { path: 7 }, { path: null }, { listing_id: {} }])(
  'metadata that says nothing leads nowhere: %o',
  (metadata) => expect(placeOf(metadata)).toBeNull(),
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
])('a path that leaves the app, or that no screen has, is never followed: %s', (path) => {
  expect(placeOf({ path })).toBeNull();
});

test('an id cannot lead out of its place', () => {
  for (const id of ['../admin', '..', 'a/b', '//evil.example', 'a?x', 'x'.repeat(65), '']) {
    expect(placeOf({ listing_id: id })).toBeNull();
    expect(placeOf({ property_id: id, path: '/profile' })).toBe('/profile');
  }
});

/** The same numbers for the same seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

test('whatever a path is made of, it leads to a screen of ours or nowhere', () => {
  const parts = [
    ...['/', '//', '\\', '.', '..', ':', '@', '?', '#', '%2f', '%5c', '%00', '\t', '\n', ' ', '&'],
    ...['http:', 'https:', 'javascript:', 'data:', 'haven:', 'evil.example', 'profile', 'messages'],
    ...['property', 'notifications', 'auth', ID, 'redirect=', 'alert(1)', '\u202e', '\u2215'],
  ];
  const below = numbersFrom(17);
  let followed = 0;
  for (let count = 0; count < 50_000; count += 1) {
    const length = 1 + below(6);
    const made = Array.from({ length }, () => parts[below(parts.length)]).join('');
    const place = placeOf({ path: below(2) === 0 ? made : `/${made}` });
    if (place === null) continue;
    followed += 1;
    const address = new URL(place, HOME);
    expect(address.origin, made).toBe(HOME);
    expect(address.href, made).toBe(HOME + place);
    expect(routeAt(address.pathname), made).not.toBeNull();
  }
  expect(followed).toBeGreaterThan(50);
});
