import type { Intent } from '@blueprintjs/core';
import { CARE_SCOPE, scopeGroups } from '#shared/api/scopes.ts';
import { formatNumber } from '#shared/format/number.ts';
import type { ApiKey } from './keysApi.ts';
import type { Sandbox } from './sandboxApi.ts';

interface State {
  readonly label: string;
  readonly intent: Intent;
}

/** Returns whether a key works now. */
export function keyStatus(key: ApiKey, now: Date): State {
  if (key.revoked_at !== null) return { label: 'Revoked', intent: 'none' };
  if (key.expires_at !== null && Date.parse(key.expires_at) <= now.getTime())
    return { label: 'Expired', intent: 'warning' };
  return { label: 'Active', intent: 'success' };
}

/** The end of a key's secret, or of an app's latest access token. */
export const secretHint = ({ app_id, hint, user_id }: ApiKey, sandboxId?: string): string =>
  `${user_id === sandboxId ? 'hvn_test' : app_id === null ? 'hvn' : 'hva'}_…${hint}`;

/** What a key is: one of the sandbox is marked, because it works with sample data. */
export function keyKind({ app_id, user_id }: ApiKey, sandboxId?: string): State {
  if (user_id === sandboxId) return { label: 'Sandbox', intent: 'warning' };
  return { label: app_id === null ? 'Key' : 'App', intent: 'none' };
}

const RECORD_NAMES = [
  ['contacts', 'contact', 'contacts'],
  ['companies', 'company', 'companies'],
  ['deals', 'deal', 'deals'],
  ['leads', 'lead', 'leads'],
  ['events', 'event', 'events'],
  ['properties', 'property', 'properties'],
  ['transactions', 'transaction', 'transactions'],
  ['tasks', 'task', 'tasks'],
  ['saved_searches', 'saved search', 'saved searches'],
  ['communities', 'community', 'communities'],
] as const;

/** "3 contacts", "1 company": what a sandbox has. */
export const nameRecords = (records: Sandbox['records']): string[] =>
  RECORD_NAMES.flatMap(([kind, one, many]) => {
    const count = records[kind] ?? 0;
    return count === 0 ? [] : [`${formatNumber(count)} ${count === 1 ? one : many}`];
  });

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
