import { fillPath } from '../routes/path.ts';
import { redirectAt } from '../routes/table.ts';
import { whole } from '../routes/whole.ts';
import { safeRedirect } from './safe-redirect.ts';

/** What `/auth` and the confirmation screen read of their own address; the rest belongs to the way back. */
const OWN = new Set(['redirect', 'redirect_to', 'mode', 'action', 'token_hash', 'type', 'code']);

/** What is read of a query; a `URLSearchParams` is one. */
interface AddressQuery extends Iterable<[string, string]> {
  get(name: string): string | null;
}

/** `safeRedirect` to any screen there is. */
export const safeWay = (raw: string | null | undefined): string | null =>
  safeRedirect(raw, whole.at);

/** Where an old or alternative address has moved to, with its query; null when it is none. */
function movedTo(raw: string): string | null {
  const [from = '', ...queries] = raw.split('?');
  if (from.includes('//')) return null;
  const parts = from.split('/').filter((part) => part !== '');
  const path = `/${parts.join('/')}`;
  const moved = redirectAt(path);
  if (moved === null) return null;
  const names = moved.from.split('/').filter((part) => part !== '');
  const params = Object.fromEntries(
    names.flatMap((name, n) => (name.startsWith(':') ? [[name.slice(1), parts[n] ?? '']] : [])),
  );
  return [fillPath(moved.to, params), ...queries].join('?');
}

/**
 * Where a person wanted to go before they were asked to sign in: `?redirect=` of the address, which may
 * carry a query of its own, encoded or just appended, and name a path that has moved since.
 */
export function wayBack(query: AddressQuery): string | null {
  const wanted = query.get('redirect') ?? redirectWithin(query.get('redirect_to'));
  if (wanted === null) return null;
  const appended = wanted.includes('?') ? [...query].filter(([name]) => !OWN.has(name)) : [];
  const rest = appended.map(
    ([name, value]) => `&${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const raw = (wanted + rest.join('')).replaceAll(' ', '%20');
  return safeWay(raw) ?? safeWay(movedTo(raw));
}

/** The letters of a hosted project carry the whole address that the link was asked for with. */
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
