import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '../../support/api.ts';
import { anonymous, service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

let owner: Person;
let member: Person;
let stranger: Person;
let solo: Person;

beforeAll(async () => {
  owner = await tenantOwner();
  [member, stranger, solo] = [
    await memberOf(owner.tenantId),
    await tenantOwner(),
    await person('broker'),
  ];
});

const changesOf = (who: Person, id?: string) =>
  succeed(who.client.rpc('list_integration_changes', id === undefined ? {} : { p_item_id: id }));
/** The history of an item, oldest first: "created", "changed name,scopes". */
const historyOf = async (who: Person, id: string) =>
  (await changesOf(who, id)).map(({ act, fields }) => [act, ...fields].join(' ')).toReversed();

const URL_SECRET = 'url-secret-4711';
const EVENTS = ['contact.created'];

async function addWebhook(who: Person, id = randomUUID()) {
  const p_url = `https://receiver.example?token=${URL_SECRET}`;
  const secret = await succeed(
    who.client.rpc('save_webhook_endpoint', { p_id: id, p_url, p_event_types: EVENTS }),
  );
  return { id, secret };
}

async function addDrop(who: Person, id = randomUUID()) {
  const values = { p_name: 'Nightly', p_kind: 'contacts', p_source: 'upload', p_every: 'day' };
  const open = { p_id: id, p_updates: false, p_address: null, p_secret: null };
  return {
    id,
    secret: await succeed(who.client.rpc('add_file_drop', { ...values, ...open } as never)),
  };
}

async function addExport(who: Person, id = randomUUID()) {
  const values = {
    p_id: id,
    p_name: 'Nightly',
    p_kind: 'contacts',
    p_every: 'day',
    p_weekday: 1,
    p_hour: 3,
    p_time_zone: 'UTC',
    p_destination: 'download',
    p_address: null,
    p_secret: null,
  };
  return { id, secret: await succeed(who.client.rpc('add_scheduled_export', values as never)) };
}

const saveApp = async (who: Person, id: string, name: string) => {
  const { data, error } = await who.client.rpc('save_oauth_app', {
    p_id: id,
    p_name: name,
    p_homepage: 'https://reporter.example',
    p_redirect_uris: ['https://reporter.example/back'],
    p_scopes: ['contacts:read'],
    p_has_secret: true,
  });
  expect(error).toBeNull();
  return { id, secret: data ?? '' };
};
const addApp = (who: Person) => saveApp(who, randomUUID(), 'Reporter');

const saveWidget = (who: Person, p_id: string, p_title: string) =>
  succeed(
    who.client.rpc('save_site_widget', {
      p_id,
      p_kind: 'listings',
      p_title,
      p_form_id: null as unknown as string,
      p_origins: ['https://broker.example'],
      p_theme: 'light',
    }),
  );

const saveConnection = (who: Person, p_id: string, p_client_id: string, p_client_secret: string) =>
  succeed(
    who.client.rpc('save_connector_connection', {
      p_id,
      p_connector: 'salesforce',
      p_client_id,
      p_client_secret,
      p_settings: {},
    }),
  );

describe('the history of an integration', () => {
  it('names who created, changed, rotated, and revoked an API key', async () => {
    const { id } = await createKey(solo.client);
    await succeed(
      solo.client.rpc('update_api_key', { p_id: id, p_name: 'Other', p_scopes: ['deals:read'] }),
    );
    await succeed(solo.client.rpc('rotate_api_key', { p_id: id }));
    await succeed(solo.client.rpc('revoke_api_key', { p_id: id }));
    expect(await historyOf(solo, id)).toEqual([
      'created',
      'changed name scopes',
      'rotated',
      'removed',
    ]);
    const [row] = await queryDatabase(
      `select coalesce(nullif(btrim(full_name), ''), email) as name from public.profiles where id = '${solo.id}'`,
    );
    for (const { actor, is_automatic } of await changesOf(solo, id)) {
      expect({ actor, is_automatic }).toEqual({ actor: row?.name, is_automatic: false });
    }
  });

  it('has every change of a webhook endpoint', async () => {
    const { id } = await addWebhook(solo);
    for (const p_is_enabled of [false, true]) {
      await solo.client.rpc('set_webhook_enabled', { p_id: id, p_is_enabled });
    }
    await succeed(solo.client.rpc('rotate_webhook_secret', { p_id: id }));
    const change = { p_id: id, p_url: 'https://other.example/in', p_event_types: EVENTS };
    await solo.client.rpc('save_webhook_endpoint', change);
    await succeed(solo.client.rpc('delete_webhook_endpoint', { p_id: id }));
    expect(await historyOf(solo, id)).toEqual([
      'created',
      'paused',
      'resumed',
      'rotated',
      'changed url',
      'removed',
    ]);
  });

  it('has every change of an OAuth app', async () => {
    const { id } = await addApp(solo);
    await solo.client.rpc('rotate_oauth_app_secret', { p_id: id });
    await saveApp(solo, id, 'Renamed');
    await succeed(solo.client.rpc('delete_oauth_app', { p_id: id }));
    expect(await historyOf(solo, id)).toEqual(['created', 'rotated', 'changed name', 'removed']);
  });

  it('has every change of a file drop', async () => {
    const { id } = await addDrop(solo);
    for (const p_is_paused of [true, false]) {
      await succeed(solo.client.rpc('set_file_drop_paused', { p_id: id, p_is_paused }));
    }
    await succeed(solo.client.rpc('rotate_file_drop_token', { p_id: id }));
    await succeed(solo.client.rpc('remove_file_drop', { p_id: id }));
    expect(await historyOf(solo, id)).toEqual([
      'created',
      'paused',
      'resumed',
      'rotated',
      'removed',
    ]);
  });

  it('has every change of a scheduled export', async () => {
    const { id } = await addExport(solo);
    for (const p_is_paused of [true, false]) {
      await succeed(solo.client.rpc('set_scheduled_export_paused', { p_id: id, p_is_paused }));
    }
    await succeed(solo.client.rpc('rotate_scheduled_export_token', { p_id: id }));
    await succeed(solo.client.rpc('remove_scheduled_export', { p_id: id }));
    expect(await historyOf(solo, id)).toEqual([
      'created',
      'paused',
      'resumed',
      'rotated',
      'removed',
    ]);
  });

  it('has every change of a listing feed', async () => {
    const id = randomUUID();
    await queryDatabase(
      `insert into private.listing_feeds (id, user_id, name, url) values ('${id}', '${solo.id}', 'Feed', 'https://feed.example?key=${URL_SECRET}')`,
    );
    await succeed(solo.client.rpc('remove_listing_feed', { p_id: id }));
    expect(await historyOf(solo, id)).toEqual(['created', 'removed']);
  });

  it('has every change of a widget', async () => {
    const id = randomUUID();
    await saveWidget(solo, id, 'Our communities');
    await saveWidget(solo, id, 'Communities');
    await succeed(solo.client.rpc('revoke_site_widget', { p_id: id }));
    expect(await historyOf(solo, id)).toEqual(['created', 'changed title', 'removed']);
  });

  it('has every change of a connection, with the sign-in at the vendor', async () => {
    const id = randomUUID();
    await saveConnection(owner, id, 'client-1', 'v1.a.b');
    await saveConnection(owner, id, 'client-2', 'v1.c.d');
    await queryDatabase(
      `update private.connector_connections set tokens = 'v1.e.f', state = 'connected', connected_at = now() where id = '${id}'`,
    );
    await succeed(owner.client.rpc('disconnect_connector', { p_id: id }));
    expect(await historyOf(owner, id)).toEqual([
      'created',
      'rotated',
      'changed client_id',
      'connected',
      'removed',
    ]);
  });

  it('has the service accounts of a workspace, and the keys that end with them', async () => {
    const account = await succeed(
      owner.client.rpc('create_service_account', { p_id: randomUUID(), p_name: 'Nightly' }),
    );
    const key = randomUUID();
    const values = { p_id: key, p_name: 'Key', p_scopes: ['contacts:read'], p_account_id: account };
    await succeed(owner.client.rpc('create_api_key', values));
    await succeed(owner.client.rpc('remove_from_tenant', { user_id: account }));
    expect(await historyOf(owner, account)).toEqual(['created', 'removed']);
    expect(await historyOf(owner, key)).toEqual(['created', 'removed']);
  });

  it('has changes that a job or a password change makes, marked as automatic', async () => {
    const { id } = await addWebhook(solo);
    await queryDatabase(`select private.disable_webhook_endpoint('${id}', 'gone')`);
    await succeed(
      service()
        .from('webhook_endpoints')
        .update({ description: 'Moved' })
        .eq('id', id)
        .select('id'),
    );
    expect(
      (await changesOf(solo, id)).map(({ act, actor, is_automatic }) => ({
        act,
        actor,
        is_automatic,
      })),
    ).toMatchObject([
      { act: 'changed', actor: null, is_automatic: true },
      { act: 'paused', actor: null, is_automatic: true },
      { act: 'created', is_automatic: false },
    ]);
  });

  it('has no entries for rejected or empty changes', async () => {
    const { id } = await createKey(solo.client);
    const same = { p_id: id, p_name: '', p_scopes: ['contacts:read'] };
    expect((await solo.client.rpc('update_api_key', same)).error).not.toBeNull();
    await queryDatabase(`update public.api_keys set last_used_at = now() where id = '${id}'`);
    expect(await historyOf(solo, id)).toEqual(['created']);
  });

  it('contains no secret, token, or address', async () => {
    const made = [
      await addWebhook(owner),
      await addDrop(owner),
      await addExport(owner),
      await addApp(owner),
    ];
    const key = await createKey(owner.client);
    const secrets = [...made.map(({ secret }) => secret), key.secret];
    for (const secret of secrets) expect(secret).toMatch(/^(whsec_|hv)/);
    const rows = await queryDatabase(
      'select to_jsonb(c)::text as row from private.integration_changes c',
    );
    const all = rows.map(({ row }) => row).join('\n');
    for (const secret of [...secrets, URL_SECRET, 'v1.a.b', 'v1.c.d', 'https:']) {
      expect(all).not.toContain(secret);
    }
    expect((await changesOf(owner, made[0]?.id))[0]?.name).toBe('receiver.example');
  });

  it('is deleted after two years', async () => {
    const { id } = await createKey(solo.client);
    await queryDatabase(
      `update private.integration_changes set happened_at = now() - interval '2 years 1 day' where item_id = '${id}'`,
    );
    await queryDatabase('select private.prune_api()');
    expect(await historyOf(solo, id)).toEqual([]);
  });
});

describe('access to the history of integrations', () => {
  it('shows administrators what members do in the workspace, and other members only their own', async () => {
    const [ownerHook, memberHook] = [await addWebhook(owner), await addWebhook(member)];
    expect(await historyOf(owner, memberHook.id)).toEqual(['created']);
    expect(await historyOf(member, memberHook.id)).toEqual(['created']);
    expect(await historyOf(member, ownerHook.id)).toEqual([]);
    const seen = JSON.stringify(await changesOf(member));
    expect(seen).not.toContain('Salesforce');
    expect((await changesOf(member)).map(({ kind }) => kind)).not.toContain('service_account');
  });

  it('hides what an account does outside a workspace from everyone else', async () => {
    const { id } = await createKey(member.client);
    expect(await historyOf(member, id)).toEqual(['created']);
    expect(await historyOf(owner, id)).toEqual([]);
    expect(await historyOf(stranger, id)).toEqual([]);
  });

  it('hides everything from other workspaces and visitors', async () => {
    const { id } = await addWebhook(owner);
    expect(await historyOf(stranger, id)).toEqual([]);
    expect(await changesOf(stranger)).toEqual([]);
    expect((await anonymous().rpc('list_integration_changes', {})).error).not.toBeNull();
  });

  it('hides the workspace from a former member and stays visible to administrators', async () => {
    const leaver = await memberOf(owner.tenantId);
    const { id } = await addWebhook(leaver);
    await succeed(owner.client.rpc('remove_from_tenant', { user_id: leaver.id }));
    expect(await historyOf(leaver, id)).toEqual([]);
    expect(await historyOf(owner, id)).toEqual(['created', 'paused']);
  });

  it('hides the workspace from a former administrator', async () => {
    const admin = await memberOf(owner.tenantId);
    await succeed(owner.client.rpc('set_tenant_role', { user_id: admin.id, role: 'admin' }));
    const { id } = await addWebhook(owner);
    expect(await historyOf(admin, id)).toEqual(['created']);
    await succeed(owner.client.rpc('set_tenant_role', { user_id: admin.id, role: 'member' }));
    expect(await historyOf(admin, id)).toEqual([]);
  });
});

describe('the log of a workspace', () => {
  const actsOf = async (who: Person) =>
    (await succeed(who.client.rpc('tenant_log'))).map(({ act }) => act).toReversed();

  it('has every change of single sign-on, of its requirements, and of directory tokens', async () => {
    const lead = await tenantOwner();
    const before = (await actsOf(lead)).length;
    await queryDatabase(`
      insert into private.sso_connections (id, tenant_id, protocol, issuer, client_id, client_secret)
      values (gen_random_uuid(), '${lead.tenantId}', 'oidc', 'https://login.example', 'haven', 'sso-secret-4711');
      insert into private.tenant_sign_in_policies (tenant_id, requires_sso) values ('${lead.tenantId}', true);
      update private.sso_connections set last_used_at = now() where tenant_id = '${lead.tenantId}';
      update private.sso_connections set client_secret = 'sso-secret-4712' where tenant_id = '${lead.tenantId}';
      update private.tenant_sign_in_policies set requires_sso = false where tenant_id = '${lead.tenantId}';
      delete from private.sso_connections where tenant_id = '${lead.tenantId}';
      insert into private.scim_tokens (tenant_id, hash, hint) values ('${lead.tenantId}', sha256('${lead.tenantId}'), '4f1c');
      update private.scim_tokens set revoked_at = now() where tenant_id = '${lead.tenantId}';
    `);
    expect((await actsOf(lead)).slice(before)).toEqual([
      'sso_changed',
      'sign_in_policy_changed',
      'sso_changed',
      'sign_in_policy_changed',
      'sso_removed',
      'directory_connected',
      'directory_disconnected',
    ]);
    expect(JSON.stringify(await succeed(lead.client.rpc('tenant_log')))).not.toContain(
      'sso-secret',
    );
  });
});
