import { describe, expect, it } from 'vitest';
import { safeRedirect } from './navigation/safe-redirect.ts';
import { fillPath } from './routes/path.ts';
import { findRouteName, routeNames, routes } from './routes/table.ts';
import { linkTo, type RouteName, signInPathFor } from './routes.ts';

const isForMembers = (name: RouteName): boolean => 'isForMembers' in routes[name];

describe('routes', () => {
  it('gives every screen a unique path and a title', () => {
    const paths = routeNames.map((name) => routes[name].path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const name of routeNames) expect(routes[name].title).not.toBe('');
  });

  it.each([
    '/broker-dashboard',
    '/haven-realty-dashboard',
    '/investor/deals',
    '/dashboard',
    '/vendor-dashboard',
    '/analytics',
  ])('keeps %s out of search engines', (path) => {
    const name = findRouteName(path);
    expect(name === null || !routes[name].indexed).toBe(true);
  });

  it('keeps member-only screens out of search engines', () => {
    const shown = routeNames.filter((name) => routes[name].indexed);
    const closed = shown.filter((name) => routes[name].access !== 'public' || isForMembers(name));
    expect(closed).toEqual([]);
  });

  it('builds links by name and omits empty query values', () => {
    expect(linkTo('home')).toBe('/');
    expect(linkTo('auth', undefined, { mode: 'sign-up', redirect: undefined })).toBe(
      '/auth?mode=sign-up',
    );
    expect(linkTo('auth', undefined, { redirect: 'a?b=c&d' })).toBe('/auth?redirect=a%3Fb%3Dc%26d');
  });

  it('escapes path parameters and throws if one is missing', () => {
    expect(fillPath('/property/:id', { id: 'a/b' })).toBe('/property/a%2Fb');
    expect(() => fillPath('/property/:id', {})).toThrow('needs a value for id');
  });

  it('finds the screen of a path', () => {
    expect(findRouteName('/')).toBe('home');
    expect(findRouteName('/auth/confirm')).toBe('authConfirm');
    expect(findRouteName('/dashboard/')).toBe('dashboard');
    expect(findRouteName('/nowhere')).toBeNull();
  });
});

describe('redirect after sign-in', () => {
  it('accepts a screen of this app with its query', () => {
    expect(safeRedirect('dashboard')).toBe('/dashboard');
    expect(safeRedirect('/dashboard')).toBe('/dashboard');
    expect(safeRedirect('dashboard?tab=roles&sort=a%20b')).toBe('/dashboard?tab=roles&sort=a%20b');
  });

  it('links to sign-in with the requested path and query', () => {
    expect(signInPathFor('/dashboard', '?tab=roles')).toBe(
      '/auth?redirect=dashboard%3Ftab%3Droles',
    );
    expect(signInPathFor('/')).toBe('/auth?redirect=dashboard');
  });

  it.each([
    ['nothing', null],
    ['an empty value', ''],
    ['another host without a scheme', '//evil.example'],
    ['another host with three slashes', '///evil.example/dashboard'],
    ['another host', 'https://evil.example/dashboard'],
    ['another host behind one slash', '/https://evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script with a tab inside', 'java\tscript:alert(1)'],
    ['a data document', 'data:text/html,hello'],
    ['backslashes', '\\\\evil.example'],
    ['a slash and a backslash', '/\\evil.example'],
    ['an encoded host', '%2F%2Fevil.example'],
    ['an encoded slash behind a real one', '/%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['a doubly encoded slash', '%252F%252Fevil.example'],
    ['a way out of the folder', '../dashboard'],
    ['a dot segment in the middle', 'auth/../dashboard'],
    ['an encoded dot segment', '%2e%2e/dashboard'],
    ['a host behind credentials', 'user@evil.example'],
    ['a double slash in the middle', 'dashboard//evil.example'],
    ['a leading space', ' dashboard'],
    ['a line break', 'dashboard\r\nSet-Cookie: a=b'],
    ['a null character', 'dashboard\u0000'],
    ['another alphabet', 'dаshboard'],
    ['markup in the query', 'dashboard?<script>'],
    ['a fragment', 'dashboard#access_token=stolen'],
    ['a path that does not exist', 'nowhere'],
    ['the sign-in screen itself', 'auth?redirect=auth'],
    ['the confirmation screen', 'auth/confirm?token_hash=a'],
    ['the sign-out', 'auth?action=logout'],
    ['the screen for a new password', 'reset-password?token_hash=a'],
    ['a host behind mixed slashes', '/\\/evil.example'],
    ['an encoded script', 'javascript%3Aalert(1)'],
    ['an endless value', `dashboard?${'a'.repeat(3000)}`],
    // Each of these once caused catastrophic backtracking.
    ['a long word and a fragment', `${'a'.repeat(40)}#`],
    ['a thousand letters and a fragment', `${'a'.repeat(1900)}#`],
    ['a thousand segments and a backslash', `${'a/'.repeat(900)}\\`],
    ['a query that ends in a fragment', `dashboard?${'a='.repeat(900)}#`],
  ])('refuses %s', (_name, raw) => {
    expect(safeRedirect(raw)).toBeNull();
  });
});
