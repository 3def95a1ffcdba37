import { randomUUID } from 'node:crypto';
import { type Area, denyAll, everything, no, none, UNUSED_ID, yes } from '../../area.ts';
import { serverClient } from '../../direct-clients.ts';
import { getTimestamp, randomText } from '../../probes/values.ts';
import { succeed } from '../../world.ts';

/** Rows that only their owner reads and only calls and workers write. */
const ownOnly = {
  anyone: [yes, none, no, no, no, no],
  but: { 'signed out': denyAll, service: everything },
} as const;

/** The same; administrators of a workspace, not of the exchange, also read those of its service accounts. */
const ownOrServiceAccount = {
  ...ownOnly,
  but: { ...ownOnly.but, admin: ownOnly.anyone },
} as const;

const KEY = { name: 'Probe', hint: 'abcd', scopes: ['contacts:read'], aal: 'aal1' };
const ENDPOINT = { url: 'https://receiver.example/in', event_types: ['contact.created'] };

/** Each user has one key and one endpoint, and all their log rows belong to it. */
const keys = new Map<string, Promise<string>>();
const endpoints = new Map<string, Promise<string>>();
const makeKey = async (user_id: string) => {
  const row = { id: randomUUID(), user_id, ...KEY };
  return (await succeed(serverClient().from('api_keys').insert(row).select('id').single())).id;
};
const makeEndpoint = async (user_id: string) => {
  const row = { id: randomUUID(), user_id, workspace_id: user_id, ...ENDPOINT };
  return (await succeed(serverClient().from('webhook_endpoints').insert(row).select('id').single()))
    .id;
};
const once =
  (known: Map<string, Promise<string>>, make: (userId: string) => Promise<string>) =>
  (userId: string) => {
    const made = known.get(userId) ?? make(userId);
    known.set(userId, made);
    return made;
  };
const keyOf = once(keys, makeKey);
const endpointOf = once(endpoints, makeEndpoint);

const noKey = () => ({ p_id: UNUSED_ID });
const noApp = () => ({ p_client_id: UNUSED_ID, p_redirect_uri: '', p_scopes: [] });

export const area: Area = {
  tables: {
    api_keys: {
      ...ownOrServiceAccount,
      rows: { row: () => ({ id: randomUUID(), ...KEY }), change: () => ({ name: randomText() }) },
    },
    api_requests: {
      ...ownOrServiceAccount,
      rows: {
        of: async (user_id) => ({ user_id, key_id: await keyOf(user_id) }),
        row: () => ({
          id: randomUUID(),
          method: 'GET',
          path: '/contacts',
          status: 200,
          milliseconds: 1,
        }),
        change: () => ({ address: randomText() }),
      },
    },
    api_usage: {
      ...ownOrServiceAccount,
      rows: {
        key: 'key_id',
        of: async (user_id) => ({ user_id, key_id: await keyOf(user_id) }),
        row: () => ({ day: '2026-01-01' }),
        change: () => ({ requests: Math.floor(Math.random() * 1000) }),
      },
    },
    api_proposals: {
      ...ownOnly,
      rows: {
        of: async (user_id) => ({ user_id, key_id: await keyOf(user_id) }),
        row: () => ({
          id: randomUUID(),
          resource: 'contacts',
          verb: 'create',
          record_id: randomUUID(),
          expires_at: getTimestamp(),
        }),
        change: () => ({ title: randomText() }),
      },
    },
    oauth_apps: {
      ...ownOnly,
      rows: {
        row: () => ({
          id: randomUUID(),
          name: 'Probe',
          homepage: 'https://app.example',
          redirect_uris: ['https://app.example/return'],
          scopes: ['contacts:read'],
        }),
        change: () => ({ name: randomText() }),
      },
    },
    site_widgets: {
      ...ownOnly,
      rows: {
        row: () => ({
          id: randomUUID(),
          kind: 'listings',
          title: 'Our listings',
          origins: ['https://broker.example'],
        }),
        change: () => ({ title: randomText() }),
      },
    },
    webhook_endpoints: {
      ...ownOnly,
      rows: {
        of: (user_id) => ({ user_id, workspace_id: user_id }),
        row: () => ({ id: randomUUID(), ...ENDPOINT }),
        change: () => ({ description: randomText() }),
      },
    },
    webhook_deliveries: {
      ...ownOnly,
      rows: {
        of: async (user_id) => ({ user_id, endpoint_id: await endpointOf(user_id) }),
        row: () => ({
          type: 'contact.created',
          change_id: randomText(),
          state: 'delivered',
        }),
        change: () => ({ finished_at: getTimestamp() }),
        columns: 'id, type, state',
      },
    },
  },
  calls: {
    create_service_account: { asked: () => ({ p_id: UNUSED_ID, p_name: '' }) },
    list_service_accounts: {},
    get_sandbox: {},
    create_sandbox: {},
    reset_sandbox: {},
    delete_sandbox: {},
    create_api_key: { asked: () => ({ p_id: UNUSED_ID, p_name: '', p_scopes: [] }) },
    update_api_key: { asked: () => ({ p_id: UNUSED_ID, p_name: '', p_scopes: [] }) },
    rotate_api_key: { asked: noKey },
    revoke_api_key: { asked: noKey },
    list_integration_changes: {},
    my_connections: {},
    save_oauth_app: {
      asked: () => ({
        p_id: UNUSED_ID,
        p_name: '',
        p_homepage: '',
        p_redirect_uris: [],
        p_scopes: [],
      }),
    },
    rotate_oauth_app_secret: { asked: noKey },
    delete_oauth_app: { asked: noKey },
    get_oauth_consent: { asked: noApp },
    approve_oauth_app: { asked: () => ({ ...noApp(), p_challenge: '' }) },
    count_oauth_app_users: {},
    list_my_site_widgets: {},
    save_site_widget: {
      asked: () => ({
        p_id: UNUSED_ID,
        p_kind: 'listings',
        p_title: '',
        p_form_id: null,
        p_origins: [],
        p_theme: 'light',
      }),
    },
    revoke_site_widget: { asked: noKey },
    add_file_drop: {
      asked: () => ({
        p_id: UNUSED_ID,
        p_name: '',
        p_kind: 'contacts',
        p_source: 'upload',
        p_updates: false,
        p_every: 'day',
        p_address: null,
        p_secret: null,
      }),
    },
    list_file_drops: {},
    rotate_file_drop_token: { asked: noKey },
    set_file_drop_paused: { asked: () => ({ p_id: UNUSED_ID, p_is_paused: true }) },
    read_file_drop: { asked: () => ({ p_id: UNUSED_ID, p_is_check: true }) },
    accept_file_drop_host_key: { asked: noKey },
    remove_file_drop: { asked: noKey },
    add_scheduled_export: {
      asked: () => ({
        p_id: UNUSED_ID,
        p_name: '',
        p_kind: 'contacts',
        p_every: 'day',
        p_weekday: 1,
        p_hour: 6,
        p_time_zone: 'UTC',
        p_destination: 'download',
        p_address: null,
        p_secret: null,
      }),
    },
    list_scheduled_exports: {},
    rotate_scheduled_export_token: { asked: noKey },
    set_scheduled_export_paused: { asked: () => ({ p_id: UNUSED_ID, p_is_paused: true }) },
    run_scheduled_export: { asked: noKey },
    accept_scheduled_export_host_key: { asked: noKey },
    remove_scheduled_export: { asked: noKey },
    begin_listing_feed_preview: {},
    add_listing_feed: { asked: () => ({ p_id: UNUSED_ID, p_name: '', p_url: '', p_token: null }) },
    list_listing_feeds: {},
    refresh_listing_feed: { asked: noKey },
    remove_listing_feed: { asked: noKey },
    resolve_listing_feed_conflict: {
      asked: () => ({ p_feed_id: UNUSED_ID, p_source_id: 'x', p_uses_feed: false }),
    },
    list_connectors: {},
    save_connector_connection: {
      asked: () => ({
        p_id: UNUSED_ID,
        p_connector: 'salesforce',
        p_client_id: '',
        p_client_secret: null,
        p_settings: {},
      }),
    },
    begin_connector_flow: { asked: () => ({ p_id: UNUSED_ID, p_state_hash: '', p_verifier: '' }) },
    take_connector_flow: { asked: () => ({ p_state_hash: '00' }) },
    sync_connector: { asked: noKey },
    disconnect_connector: { asked: noKey },
    save_webhook_endpoint: { asked: () => ({ p_id: UNUSED_ID, p_url: '', p_event_types: [] }) },
    set_webhook_enabled: { asked: () => ({ p_id: UNUSED_ID, p_is_enabled: false }) },
    delete_webhook_endpoint: { asked: noKey },
    rotate_webhook_secret: { asked: noKey },
    send_test_webhook: { asked: noKey },
    resend_webhook_delivery: { asked: noKey },
  },
};
