import type { Intent } from '@blueprintjs/core';
import { CARE_SCOPE, scopeGroups } from '#shared/api/scopes.ts';
import type { ApiKey } from './keysApi.ts';

/** Returns whether a key works now. */
export function keyStatus(key: ApiKey, now: Date): { label: string; intent: Intent } {
  if (key.revoked_at !== null) return { label: 'Revoked', intent: 'none' };
  if (key.expires_at !== null && Date.parse(key.expires_at) <= now.getTime())
    return { label: 'Expired', intent: 'warning' };
  return { label: 'Active', intent: 'success' };
}

/** The end of a key's secret, or of an app's latest access token. */
export const secretHint = ({ app_id, hint }: ApiKey): string =>
  `${app_id === null ? 'hvn' : 'hva'}_…${hint}`;

/** "Contacts, Deals (write)": resources a key can read, with those it can change marked. */
export const describeScopes = (scopes: readonly string[]): string =>
  [
    ...scopeGroups
      .filter(({ resource }) => scopes.some((scope) => scope.startsWith(`${resource}:`)))
      .map(({ resource, title }) =>
        scopes.includes(`${resource}:write`) ? `${title} (write)` : title,
      ),
    ...(scopes.includes(CARE_SCOPE) ? ['Health records'] : []),
  ].join(', ');

export const EXPIRIES = [
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', '1 year'],
  ['', 'Never'],
] as const;

export const expiryIn = (days: string, now: Date): string | null =>
  days === '' ? null : new Date(now.getTime() + Number(days) * 86_400_000).toISOString();

export const toAddresses = (typed: string): readonly string[] =>
  typed
    .split(/[\s,]+/)
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);
