import type { Intent } from '@blueprintjs/core';
import {
  type ConnectorInfo,
  type ConnectorSlug,
  connectors,
  sendsRecords,
} from '#shared/integrations/connectors.ts';
import type { ConnectorConnection, ConnectorSync } from './connectorsApi.ts';

/** Rows exist before a connection does, and lists open rows by UUID. */
const ROW_IDS: Readonly<Record<ConnectorSlug, string>> = {
  'google-workspace': 'c0aec705-0000-4000-8000-000000000001',
  'microsoft-365': 'c0aec705-0000-4000-8000-000000000002',
  salesforce: 'c0aec705-0000-4000-8000-000000000003',
  'quickbooks-online': 'c0aec705-0000-4000-8000-000000000004',
  docusign: 'c0aec705-0000-4000-8000-000000000005',
  zoom: 'c0aec705-0000-4000-8000-000000000006',
  'power-bi': 'c0aec705-0000-4000-8000-000000000007',
};

export const rowIdOf = (slug: ConnectorSlug): string => ROW_IDS[slug];

/** A system that can be connected, with the workspace's connection to it. */
export interface ConnectorRow {
  readonly id: string;
  readonly info: ConnectorInfo;
  readonly connection: ConnectorConnection | undefined;
}

export const listConnectorRows = (
  connections: readonly ConnectorConnection[],
): readonly ConnectorRow[] =>
  connectors.map((info) => ({
    id: rowIdOf(info.slug),
    info,
    connection: connections.find(({ connector }) => connector === info.slug),
  }));

export function connectorStatus(connection: ConnectorConnection | undefined): {
  readonly label: string;
  readonly intent: Intent;
} {
  if (connection === undefined) return { label: 'Not connected', intent: 'none' };
  if (connection.state === 'attention') return { label: 'Needs attention', intent: 'danger' };
  if (connection.state === 'draft') return { label: 'Sign-in needed', intent: 'warning' };
  if (connection.is_syncing) return { label: 'Syncing', intent: 'primary' };
  if (connection.failure !== null) return { label: 'Waiting', intent: 'warning' };
  return { label: 'Connected', intent: 'success' };
}

const FAILURES: Readonly<Record<string, string>> = {
  access_ended: 'The vendor ended the access. Sign in again.',
  access_denied:
    'The vendor refused access. Check the permissions of your app, then sign in again.',
  invalid_client: 'The vendor doesn’t accept the client ID and secret. Enter them again.',
  key_changed: 'The stored tokens can’t be opened anymore. Enter the secret and sign in again.',
  not_admin:
    'The person who connected it isn’t an administrator of this workspace anymore. Disconnect it, then connect it yourself.',
  account_not_active:
    'The account that connected it isn’t active anymore. Disconnect it, then connect it yourself.',
  other_workspace:
    'The person who connected it works in another workspace now. Syncing goes on when they return.',
  rate_limited: 'The vendor asked to wait. The sync goes on by itself.',
  vendor_unavailable: 'The vendor couldn’t be reached. The sync tries again by itself.',
  invalid_response: 'The vendor sent an answer that can’t be read. The sync tries again by itself.',
  too_large: 'The vendor sent more than a sync can take at once.',
  target_missing: 'The vendor doesn’t know the workspace of the settings. Check its ID.',
  not_configured: 'The settings are incomplete. Open the settings and save them.',
};

export const describeFailure = (failure: string): string =>
  FAILURES[failure] ?? 'The sync failed. It tries again by itself.';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Says what a sync did. */
export function describeSync(info: ConnectorInfo, sync: ConnectorSync): string {
  const isSending = sendsRecords(info);
  const parts = [
    sync.added > 0 && `${sync.added} ${isSending ? 'sent' : 'added'}`,
    sync.changed > 0 && `${sync.changed} ${isSending ? 'updated' : 'changed'}`,
    sync.removed > 0 && `${sync.removed} ${isSending ? 'deleted' : 'moved to trash'}`,
    sync.kept > 0 && `${plural(sync.kept, 'own change')} kept`,
    sync.refused > 0 && `${sync.refused} refused`,
  ].filter((part) => part !== false);
  if (sync.finished_at === null) return ['In progress', ...parts].join(' · ');
  if (sync.failure !== null) return [describeFailure(sync.failure), ...parts].join(' · ');
  return parts.length === 0 ? 'Nothing changed' : parts.join(' · ');
}

/** Why a vendor refused a record, and what to do. */
const REFUSALS: Readonly<Record<string, (detail: string) => string>> = {
  account_missing: (name) =>
    `QuickBooks has no active account ${name}. Set its name in QuickBooks under Accounts of the ledger.`,
  account_needs_person: (name) =>
    `QuickBooks wants a customer or vendor on each line of ${name}. Choose an account of another type.`,
  account_changed: () => 'An account was deleted or changed in QuickBooks. Sync again.',
  document_number_taken: (number) =>
    `QuickBooks already uses the number ${number}. Change it there, then sync again.`,
  period_closed: () => 'The books of this date are closed in QuickBooks. Reopen them there.',
  signer_refused: () =>
    'DocuSign refused the email address of a signer. Check it in the deal room.',
  envelope_limit: () => 'The DocuSign account has no envelopes left. Check its plan.',
  envelope_gone: () => 'DocuSign doesn’t have it anymore.',
  refused_by_vendor: () => 'The vendor refused it. Check it at the vendor.',
};

/** Says what happened to one record of a sync, with the labels of its fields. */
export function describeProblem(
  info: ConnectorInfo,
  { kind, title, rule, detail, kept }: ConnectorSync['problems'][number],
): string {
  const fields = info.streams.find((stream) => stream.kind === kind)?.fields ?? [];
  const labels = (kept ?? [])
    .filter((name) => name !== 'deleted_at')
    .map((name) => fields.find((field) => field.name === name)?.label ?? name);
  if (rule != null) {
    const reason = REFUSALS[rule]?.(detail ?? '');
    if (reason === undefined) return `${title || 'A record'} was refused (${rule}).`;
    // The same account or number can stop many records, and is listed once.
    return detail == null ? `${title || 'A record'}: ${reason}` : reason;
  }
  if (labels.length === 0) return `${title || 'A record'} was deleted at the vendor and kept here.`;
  return `${title}: your ${labels.join(', ')} was kept.`;
}
