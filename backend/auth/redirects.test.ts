import { describe, expect, test } from 'vitest';
import { createRedirects } from './redirects.ts';

const SITE = 'http://127.0.0.1:4173';

const redirects = createRedirects(
  () => SITE,
  [
    '/auth',
    '/auth/**',
    'https://app.example/auth/confirm',
    'https://app.example/teams/*/join',
    'https://app.example/exact?mode=reset',
    'haven://auth',
    'haven://auth/**',
  ],
);

describe('redirect target', () => {
  test.each([
    [`${SITE}/auth`],
    [`${SITE}/auth?mode=reset`],
    [`${SITE}/auth/confirm`],
    [`${SITE}/auth/a/b?next=%2Fdashboard`],
    ['https://app.example/auth/confirm'],
    ['https://app.example/auth/confirm?sb_flow_id=12345678'],
    ['https://app.example/teams/red/join'],
    ['https://app.example/exact?mode=reset'],
    ['haven://auth'],
    ['haven://auth/confirm?x=1'],
  ])('allows %s from the list', (requested) => {
    expect(redirects.choose(requested)).toBe(requested);
  });

  test('drops its fragment, which the session replaces', () => {
    expect(redirects.choose(`${SITE}/auth#access_token=x`)).toBe(`${SITE}/auth`);
  });

  test.each([
    ['nothing', undefined],
    ['an empty string', ''],
    ['another site', 'https://evil.example/auth'],
    ['another port', 'http://127.0.0.1:41730/auth'],
    ['another scheme', 'https://127.0.0.1:4173/auth'],
    ['a path off the list', `${SITE}/storage/v1/object/public/evil.html`],
    ['a longer path', 'https://app.example/auth/confirm/evil'],
    ['a longer first segment', `${SITE}/authority`],
    ['a suffix of the host', 'https://app.example.evil.example/auth/confirm'],
    ['a prefix of the host', 'https://evil-app.example/auth/confirm'],
    ['a subdomain', 'https://evil.app.example/auth/confirm'],
    ['no scheme', '//evil.example/auth'],
    ['backslashes', 'https:\\\\evil.example'],
    ['a backslash before the at sign', 'https://app.example\\@evil.example/auth/confirm'],
    ['a relative path', '/auth'],
    ['a user name', 'https://app.example@evil.example/auth/confirm'],
    ['a user name on the right host', 'https://evil@app.example/auth/confirm'],
    ['a password', 'https://app.example:443@evil.example/auth/confirm'],
    ['script', 'javascript:alert(1)//app.example/auth/confirm'],
    ['script in capitals', 'JaVaScRiPt:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a file', 'file:///etc/passwd'],
    ['an encoded host', 'https:%2F%2Fevil.example'],
    ['an encoded slash in a segment', 'https://app.example/teams/a%2F..%2Fb/join'],
    ['an encoded backslash in a segment', 'https://app.example/teams/a%5cb/join'],
    ['two segments for one star', 'https://app.example/teams/a/b/join'],
    ['dots that leave the path', `${SITE}/auth/../storage/v1/x`],
    ['encoded dots that leave the path', `${SITE}/auth/%2e%2e/storage/v1/x`],
    ['a tab that browsers drop', 'java\tscript:alert(1)'],
    ['a line break', `${SITE}/auth\r\nSet-Cookie: a=b`],
    ['a leading blank', ` ${SITE}/auth`],
    ['another query', 'https://app.example/exact?mode=other'],
    ['another host of the app scheme', 'haven://evil'],
    ['the app scheme without a host', 'haven:auth'],
  ])('falls back to the site for %s', (_, requested) => {
    expect(redirects.choose(requested)).toBe(SITE);
  });
});

test.each([
  '//evil.example',
  'https://*.example/**',
  'javascript:x',
  'app.example',
  'https://a@b/',
])('rejects the entry %s when the list is created', (entry) => {
  expect(() => createRedirects(() => SITE, [entry])).toThrow(/redirect (target|path|address)/i);
});
