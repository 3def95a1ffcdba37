import { expect, test, vi } from 'vitest';
import {
  appLink,
  getRouteDeepLink,
  getWorkspaceDeepLink,
  toAppLink,
} from '../../shared/desktop/deep-links.ts';
import { emailLinkTypes } from '../../shared/host.ts';
import { findDeepLink, parseDeepLink } from './parse.ts';
import { RouteInbox } from './route-inbox.ts';

const SERVER = 'http://127.0.0.1:4173';

test.each([
  ['haven://open/dashboard', '/dashboard'],
  ['haven://open/dashboard/', '/dashboard/'],
  ['HAVEN://OPEN/profile?tab=plan', '/profile?tab=plan'],
  [
    'haven://auth/confirm?token_hash=abc_-1&type=signup',
    '/auth/confirm?token_hash=abc_-1&type=signup',
  ],
  ['haven://auth/reset?token_hash=abc', '/auth?mode=reset&token_hash=abc&type=recovery'],
  [
    'haven://auth/reset?token_hash=abc&type=recovery&x=1',
    '/auth?mode=reset&token_hash=abc&type=recovery',
  ],
])('%s opens %s', (link, route) => {
  expect(parseDeepLink(link)).toEqual({ route, target: null });
});

test.each([
  'haven://open/',
  'haven://open/no-such-screen',
  'haven://open//evil.example/dashboard',
  'haven://open/../auth/confirm?token_hash=abc&type=signup',
  'haven://open/dashboard%2F..%2F..%2Fetc',
  'haven://open/dashboard\\..\\..',
  'haven://open/javascript:alert(1)',
  'haven://open/dashboard#token=abc',
  'haven://open/dashboard#at=https%3A%2F%2Fone.example%2Fpath',
  'haven://open/dashboard#at=https%3A%2F%2Fme%3Asecret%40one.example',
  'haven://open/dashboard#at=file%3A%2F%2F',
  'haven://open/dashboard#at=https%3A%2F%2Fone.example&at=https%3A%2F%2Ftwo.example',
  'haven://open/dashboard#in=../0123456789abcdef',
  'haven://user:password@open/dashboard',
  'haven://open:8080/dashboard',
  'haven://evil.example/dashboard',
  'haven://auth/sign-out',
  'haven://auth/confirm?token_hash=abc&type=admin',
  'haven://auth/confirm?token_hash=a%20b&type=signup',
  'haven://auth/confirm?token_hash=abc&token_hash=def&type=signup',
  'haven://auth/confirm?type=signup',
  'haven:open/dashboard',
  'https://open/dashboard',
  'file:///etc/passwd',
  'not a link',
  '',
])('ignores the link "%s"', (link) => {
  expect(parseDeepLink(link)).toBeNull();
});

test('accepts a link with a route of 2,000 characters and rejects one over 2,048', () => {
  const link = (length: number) => 'haven://open/dashboard?q='.padEnd(length, 'a');
  expect(parseDeepLink(link(2012))).not.toBeNull();
  expect(parseDeepLink(link(2049))).toBeNull();
});

test('resolves a link to its route and server', () => {
  expect(parseDeepLink(getRouteDeepLink('/profile?tab=plan', SERVER))).toEqual({
    route: '/profile?tab=plan',
    target: { server: SERVER },
  });
});

test('resolves a link to a workspace of this computer', () => {
  expect(parseDeepLink(getWorkspaceDeepLink('/profile', '0123456789abcdef'))).toEqual({
    route: '/profile',
    target: { workspace: '0123456789abcdef' },
  });
});

test.each(emailLinkTypes)('passes on the token of a %s email opened from a browser', (type) => {
  const route = new URL(parseDeepLink(appLink('abc_-1', type, SERVER))?.route ?? '', 'app://haven');
  const { token_hash, type: arrived } = Object.fromEntries(route.searchParams);
  expect({ token_hash, arrived }).toEqual({ token_hash: 'abc_-1', arrived: type });
});

test('shows a link that arrived before the window once, when it is ready', () => {
  const inbox = new RouteInbox();
  expect(inbox.openArguments(['haven.exe', '--hidden', 'haven://open/profile'])).toBe(true);
  expect(inbox.openLink('haven://open/dashboard')).toBe(true);
  inbox.openLink('haven://open/profile');
  const show = vi.fn();
  inbox.ready(show);
  expect(show.mock.calls).toEqual([
    [{ route: '/dashboard', target: null }],
    [{ route: '/profile', target: null }],
  ]);
  inbox.ready(show);
  expect(show).toHaveBeenCalledTimes(2);
});

test('keeps only the newest few of many links before the window opens', () => {
  const inbox = new RouteInbox();
  for (let n = 0; n < 1000; n += 1) inbox.openLink(`haven://open/dashboard?n=${n}`);
  const show = vi.fn();
  inbox.ready(show);
  expect(show).toHaveBeenCalledTimes(8);
  expect(show).toHaveBeenLastCalledWith({ route: '/dashboard?n=999', target: null });
});

test('ignores arguments with several links or none', () => {
  expect(findDeepLink(['haven.exe', 'haven://open/a', 'haven://open/b'])).toBeNull();
  expect(findDeepLink(['haven.exe', '--url=haven://open/dashboard'])).toBeNull();
  expect(new RouteInbox().openArguments(['haven.exe'])).toBe(false);
});

test.each([
  ['/auth/confirm?token_hash=abc_1&type=signup', '/auth/confirm?token_hash=abc_1&type=signup'],
  [
    '/auth?mode=reset&token_hash=abc_1&type=recovery',
    '/auth?mode=reset&token_hash=abc_1&type=recovery',
  ],
  ['/profile?tab=plan', '/profile?tab=plan'],
])('opens the same screen in the app for a browser address (%s)', (address, route) => {
  const link = toAppLink(new URL(address, SERVER));
  expect(parseDeepLink(link)).toEqual({ route, target: { server: SERVER } });
});
