import { fullRouteTable } from '../routes/full-route-table.ts';
import { fillPath } from '../routes/path.ts';
import { findRedirect } from '../routes/table.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Parameters `/auth` and the confirmation screen read themselves; the rest belongs to the redirect. */
const OWN = new Set([
  'redirect',
  'redirect_to',
  'mode',
  'action',
  'token_hash',
  'type',
  'code',
  'sso',
  'sso_error',
]);

/** The part of a query that is read; `URLSearchParams` matches it. */
interface AddressQuery extends Iterable<[string, string]> {
  get(name: string): string | null;
}

/** `safeRedirect` with all screens known. */
export const safeReturnPath = (raw: string | null | undefined): string | null =>
  safeRedirect(raw, fullRouteTable.at);

/** Returns the new URL of an old or alternative one, with its query; null if there is none. */
function movedTo(raw: string): string | null {
  const [from = '', ...queries] = raw.split('?');
  if (from.includes('//')) return null;
  const parts = from.split('/').filter((part) => part !== '');
  const path = `/${parts.join('/')}`;
  const moved = findRedirect(path);
  if (moved === null) return null;
  const names = moved.from.split('/').filter((part) => part !== '');
  const params = Object.fromEntries(
    names.flatMap((name, n) => (name.startsWith(':') ? [[name.slice(1), parts[n] ?? '']] : [])),
  );
  return [fillPath(moved.to, params), ...queries].join('?');
}

/**
 * Returns where the user was going before sign-in: the URL's `?redirect=`, which may carry its own query, encoded or
 * appended, and may name a path that has since moved.
 */
export function getReturnPath(query: AddressQuery): string | null {
  const target = query.get('redirect') ?? redirectWithin(query.get('redirect_to'));
  if (target === null) return null;
  const appended = target.includes('?') ? [...query].filter(([name]) => !OWN.has(name)) : [];
  const rest = appended.map(
    ([name, value]) => `&${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const raw = (target + rest.join('')).replaceAll(' ', '%20');
  return safeReturnPath(raw) ?? safeReturnPath(movedTo(raw));
}

/** Emails of a hosted project carry the full URL the link was requested with. */
function redirectWithin(address: string | null): string | null {
  const pairs = (address ?? '').split('?').slice(1).join('?').split('&');
  const value = pairs.find((pair) => pair.startsWith('redirect='))?.slice('redirect='.length);
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
