import { type Route, type RouteName, routeAt } from '../routes.ts';

/** The part of `URL` that browsers and Node share. */
declare const URL: {
  canParse(address: string, base: string): boolean;
  new (address: string, base: string): { readonly origin: string; readonly pathname: string };
};

/**
 * Percent signs are rejected in paths: every path of this app is plain, and encoded slashes, dots, and control
 * characters have no legitimate use.
 */
const PLAIN_PATH = /^\/[A-Za-z0-9._~/-]+$/;
const PLAIN_QUERY = /^[\w.~%=&+,:@!$'()*;/?-]*$/;

const excludedRoutes = new Set<RouteName>(['auth', 'authConfirm', 'verifyEmail', 'resetPassword']);

/**
 * Returns the URL to open after sign-in, or null if `raw` is not a screen of this app. Prevents open redirects:
 * `//evil.example`, `https:`, `javascript:`, backslashes, encoded tricks. `raw` comes without its leading slash, but
 * one is tolerated. Sign-in screens are rejected because they would loop. `find` resolves screens; in a browser it
 * defaults to the loaded ones.
 */
export function safeRedirect(
  raw: string | null | undefined,
  find: (path: string) => Route | null = routeAt,
): string | null {
  if (raw === null || raw === undefined || raw.length > 2000) return null;
  const target = raw.startsWith('/') ? raw : `/${raw}`;
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const query = mark === -1 ? '' : target.slice(mark);
  if (!PLAIN_PATH.test(path) || !PLAIN_QUERY.test(query) || !isReadAsWritten(path)) return null;
  const route = find(path);
  if (route === null || excludedRoutes.has(route.name)) return null;
  return path + query;
}

/** True if a browser reads this as a path and goes exactly there: `//host` and `/a/../b` fail. */
function isReadAsWritten(path: string): boolean {
  const here = 'https://here.invalid';
  if (path.includes('//') || !URL.canParse(path, here)) return false;
  const { origin, pathname } = new URL(path, here);
  return origin === here && pathname === path;
}
