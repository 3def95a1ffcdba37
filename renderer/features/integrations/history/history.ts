import { findConnector } from '#shared/integrations/connectors.ts';
import type { IntegrationChange } from './historyApi.ts';

const KINDS: Readonly<Record<string, string>> = {
  api_key: 'API key',
  app: 'App',
  app_access: 'Access of an app',
  connection: 'Connection',
  file_drop: 'File drop',
  listing_feed: 'Listing feed',
  sandbox: 'Sandbox',
  scheduled_export: 'Scheduled export',
  service_account: 'Service account',
  webhook: 'Webhook endpoint',
  widget: 'Widget',
};

const ACTS: Readonly<Record<string, string>> = {
  created: 'Created',
  changed: 'Changed',
  connected: 'Connected',
  paused: 'Turned off',
  resumed: 'Turned on',
  rotated: 'Secret rotated',
  removed: 'Removed',
};

const FIELDS: Readonly<Record<string, string>> = {
  allowed_addresses: 'allowed addresses',
  at_hour: 'schedule',
  client_id: 'client ID',
  connector: 'system',
  event_types: 'events',
  every: 'schedule',
  expires_at: 'expiry',
  form_id: 'lead form',
  has_secret: 'kind',
  homepage: 'website',
  host_key: 'server key',
  is_own_only: 'records',
  origins: 'websites',
  redirect_uris: 'redirect addresses',
  scopes: 'permissions',
  theme: 'colors',
  time_zone: 'schedule',
  updates: 'known records',
  url: 'address',
  user_id: 'owner',
  weekday: 'schedule',
};

/** "Changed by Ada Broker: name, permissions", "Turned off automatically". */
export function describeChange({ act, fields, actor, is_automatic }: IntegrationChange): string {
  const by = is_automatic ? 'automatically' : `by ${actor ?? 'a deleted user'}`;
  const names = new Set(fields.map((field) => FIELDS[field] ?? field));
  return `${ACTS[act] ?? act} ${by}${names.size === 0 ? '' : `: ${[...names].join(', ')}`}`;
}

/** "API key, Reporting script". */
export function describeItem({ kind, name }: IntegrationChange): string {
  const label = KINDS[kind] ?? kind;
  const shown = kind === 'connection' ? (findConnector(name)?.name ?? name) : name;
  return shown === '' || shown === label ? label : `${label}, ${shown}`;
}
