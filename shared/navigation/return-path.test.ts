import { describe, expect, it } from 'vitest';
import { getReturnPath } from './return-path.ts';

/** Parses a URL's query as browsers do. */
const back = (search: string) => {
  const pairs = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name, decodeURIComponent(value.join('=').replaceAll('+', ' '))];
    });
  const get = (key: string) => pairs.find(([name]) => name === key)?.[1] ?? null;
  return getReturnPath(Object.assign(pairs, { get }));
};

describe('redirect after sign-in', () => {
  it.each([
    ['?redirect=dashboard', '/dashboard'],
    ['?redirect=listings?search=ohio', '/investment-opportunities?search=ohio'],
    ['?redirect=%2Flistings%3Fsearch%3Dohio', '/investment-opportunities?search=ohio'],
    [
      '?redirect=listings?search=ohio&state=TX&mode=sign-up',
      '/investment-opportunities?search=ohio&state=TX',
    ],
    ['?redirect=listings?search=ohio+valley', '/investment-opportunities?search=ohio%20valley'],
    ['?redirect=pricing', '/user-pricing'],
    ['?redirect=listing/abc-1', '/property/abc-1'],
    [
      '?token_hash=a&type=signup&redirect_to=https%3A%2F%2Fhaven.example%2Fauth%2Fconfirm%3Fredirect%3Dno-such-page',
      null,
    ],
    [
      '?token_hash=a&redirect_to=https%3A%2F%2Fhaven.example%2Fauth%2Fconfirm%3Fredirect%3Ddashboard',
      '/dashboard',
    ],
  ])('%s leads to %s', (search, target) => {
    expect(back(search)).toBe(target);
  });

  it.each([
    '',
    '?redirect=',
    '?redirect=//evil.example',
    '?redirect=https://evil.example/listings',
    '?redirect=listings/..%2F..%2Fevil',
    '?redirect=listing/%2Fevil.example',
    '?redirect=listings%23access_token=stolen',
    '?redirect=auth?action=logout',
    '?redirect_to=https://evil.example/?redirect=//evil.example',
    '?redirect_to=nonsense',
  ])('%s has no redirect', (search) => {
    expect(back(search)).toBeNull();
  });
});
