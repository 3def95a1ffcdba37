import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { resources, scopeOf } from '#shared/api/resources.ts';
import { type Answer, type ApiKey, callApi, createKey } from '../../support/api.ts';
import { anonymous, newUser, service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

let owner: Person;
let stranger: Person;
let key: ApiKey;
let contactId: string;

const refusal = ({ status, body }: Answer) => `${status} ${body?.code}`;
const addContact = async (name: string) => {
  const made = await callApi(key, '/contacts', { method: 'POST', body: { name } });
  return made.body.id as string;
};

beforeAll(async () => {
  [owner, stranger] = await Promise.all([tenantOwner(), tenantOwner()]);
  key = await createKey(owner.client);
  contactId = await addContact('Owned');
});

describe('attacks with API keys', () => {
  it('another tenant’s key reads, changes, and deletes nothing', async () => {
    const other = await createKey(stranger.client);
    const path = `/contacts/${contactId}`;
    expect(refusal(await callApi(other, path))).toBe('404 not_found');
    const change = await callApi(other, path, { method: 'PATCH', body: { name: 'Taken' } });
    expect(refusal(change)).toBe('404 not_found');
    expect(refusal(await callApi(other, path, { method: 'DELETE' }))).toBe('404 not_found');
    const list = await callApi(other, '/contacts?limit=200');
    expect(list.body.data).toEqual([]);
  });

  it('an ID of another tenant’s record can’t be taken over by creating it', async () => {
    const other = await createKey(stranger.client);
    const made = await callApi(other, '/contacts', {
      method: 'POST',
      body: { id: contactId, name: 'Mine' },
    });
    expect(refusal(made)).toBe('409 already_exists');
    expect((await callApi(key, `/contacts/${contactId}`)).body.name).toBe('Owned');
  });

  it('a record of another tenant can’t be linked', async () => {
    const other = await createKey(stranger.client);
    const made = await callApi(other, '/tasks', {
      method: 'POST',
      body: { title: 'Spy', kind: 'contacts', record_id: contactId },
    });
    expect(refusal(made)).toBe('403 not_allowed');
  });

  it.each([
    ['no key', null],
    ['a made-up key', { secret: `hvn_${'a'.repeat(64)}` }],
    ['a short key', { secret: 'hvn_1' }],
    ['SQL in place of a key', { secret: `hvn_' or true --` }],
  ])('%s is rejected with the same response', async (_name, made) => {
    expect(refusal(await callApi(made, '/contacts'))).toBe('401 invalid_key');
  });

  it('a revoked key stops at the next request', async () => {
    const short = await createKey(owner.client);
    expect((await callApi(short, '/contacts')).status).toBe(200);
    await succeed(owner.client.rpc('revoke_api_key', { p_id: short.id }));
    expect(refusal(await callApi(short, '/contacts'))).toBe('401 invalid_key');
  });

  it('an expired key is refused', async () => {
    const short = await createKey(owner.client);
    await queryDatabase(
      `update public.api_keys set expires_at = now() - interval '1 second' where id = '${short.id}'`,
    );
    expect(refusal(await callApi(short, '/contacts'))).toBe('401 invalid_key');
  });

  it('an old secret works only during the overlap of a rotation', async () => {
    const rotated = await createKey(owner.client);
    const fresh = await succeed(
      owner.client.rpc('rotate_api_key', { p_id: rotated.id, p_overlap_hours: 1 }),
    );
    expect((await callApi(rotated, '/key')).status).toBe(200);
    expect((await callApi({ secret: fresh }, '/key')).status).toBe(200);
    await succeed(owner.client.rpc('rotate_api_key', { p_id: rotated.id, p_overlap_hours: 0 }));
    expect(refusal(await callApi(rotated, '/key'))).toBe('401 invalid_key');
    expect(refusal(await callApi({ secret: fresh }, '/key'))).toBe('401 invalid_key');
  });

  it('a key works only from its allowed addresses', async () => {
    const elsewhere = await createKey(owner.client, { addresses: ['203.0.113.0/24'] });
    const answer = await callApi(elsewhere, '/contacts', {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    expect(refusal(answer)).toBe('403 address_not_allowed');
    const here = await createKey(owner.client, { addresses: ['127.0.0.0/8', '::1/128'] });
    expect((await callApi(here, '/contacts')).status).toBe(200);
  });

  it('a key of a banned, suspended, or deleted account is refused', async () => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const theirs = await createKey(account.client);
    await succeed(
      service()
        .from('profiles')
        .update({ suspended_at: new Date().toISOString() })
        .eq('id', account.id),
    );
    expect(refusal(await callApi(theirs, '/contacts'))).toBe('403 account_not_active');
    await succeed(service().from('profiles').update({ suspended_at: null }).eq('id', account.id));
    expect((await callApi(theirs, '/contacts')).status).toBe(200);
    await service().auth.admin.updateUserById(account.id, { ban_duration: '1h' });
    expect(refusal(await callApi(theirs, '/contacts'))).toBe('403 account_not_active');
    await service().auth.admin.deleteUser(account.id);
    expect(refusal(await callApi(theirs, '/contacts'))).toBe('401 invalid_key');
  });

  it('a password-only key reads nothing once the account has a second factor', async () => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const theirs = await createKey(account.client);
    await queryDatabase(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values (gen_random_uuid(), '${account.id}', 'Phone', 'totp', 'verified', 'x', now(), now())`,
    );
    expect(refusal(await callApi(theirs, '/contacts'))).toBe('403 account_not_active');
  });

  it('a new password ends keys made with the old one', async () => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const theirs = await createKey(account.client);
    await service().auth.admin.updateUserById(account.id, { password: `pass-${randomUUID()}` });
    expect(refusal(await callApi(theirs, '/contacts'))).toBe('401 invalid_key');
  });

  it('a former team member’s key no longer reads the team’s records', async () => {
    const member = await memberOf(owner.tenantId);
    const theirs = await createKey(member.client);
    expect((await callApi(theirs, `/contacts/${contactId}`)).status).toBe(200);
    await succeed(service().from('tenant_users').delete().eq('user_id', member.id));
    expect(refusal(await callApi(theirs, `/contacts/${contactId}`))).toBe('404 not_found');
  });

  it('an idempotency key of another key reveals no response', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { name: 'Private' };
    const first = await callApi(key, '/contacts', { method: 'POST', body, headers });
    const other = await createKey(stranger.client);
    const second = await callApi(other, '/contacts', { method: 'POST', body, headers });
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it.each([
    ['/contacts?name[contains]=%00', '400 invalid_parameter'],
    ["/contacts?name=x'; drop table public.contacts --", '200 undefined'],
    ['/contacts?workspace_id=00000000-0000-4000-8000-000000000000', '400 invalid_parameter'],
    ['/contacts?fields=id,workspace_id', '400 invalid_parameter'],
    ['/contacts?after=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', '400 invalid_cursor'],
    ['/profiles', '404 not_found'],
    ['/api_key_secrets', '404 not_found'],
    ['/contacts/..%2f..%2fprofiles', '404 not_found'],
    ['/contacts/not-an-id', '404 not_found'],
  ])('%s returns %s', async (path, expected) => {
    expect(refusal(await callApi(key, path))).toBe(expected);
  });

  it('a body with a NUL, another type, or too many bytes is refused', async () => {
    const send = (body: string, type = 'application/json') =>
      callApi(key, '/contacts', { method: 'POST', body, headers: { 'content-type': type } });
    expect(refusal(await send('{"name":"a\\u0000b"}'))).toBe('400 invalid_json');
    expect(refusal(await send('{"name":"a"', 'application/json'))).toBe('400 invalid_json');
    expect(refusal(await send('name=a', 'application/x-www-form-urlencoded'))).toBe(
      '415 unsupported_media_type',
    );
    expect(refusal(await send('{"__proto__":{"x":1},"name":"a"}'))).toBe('422 invalid_value');
  });

  it('the database’s own call can’t be reached with a user’s token or the publishable key', async () => {
    const request = { p_request: { hash: '00', operation: { do: 'key' } } };
    for (const client of [anonymous(), owner.client]) {
      const { error } = await client.rpc('call_api', request);
      expect(error?.code).toBe('42501');
    }
  });

  it('no one reads or writes keys, secrets, or logs of others', async () => {
    await callApi(key, '/contacts');
    for (const table of ['api_keys', 'api_requests', 'api_usage'] as const) {
      expect(
        await succeed(stranger.client.from(table).select('*').eq('user_id', owner.id)),
      ).toEqual([]);
      expect((await succeed(owner.client.from(table).select('*'))).length).toBeGreaterThan(0);
    }
    const raised = await owner.client
      .from('api_keys')
      .update({ scopes: ['contacts:write'] } as never)
      .eq('id', key.id);
    expect(raised.error?.code).toBe('42501');
    const rotated = await stranger.client.rpc('rotate_api_key', { p_id: key.id });
    expect(rotated.error?.code).toBe('HXAKN');
    expect(await succeed(stranger.client.rpc('revoke_api_key', { p_id: key.id }))).toBe(false);
  });

  it('an old session can’t make a key or widen one', async () => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const narrow = await createKey(account.client, { scopes: ['contacts:read'] });
    await queryDatabase(
      `update auth.mfa_amr_claims a set created_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'
       from auth.sessions s where s.id = a.session_id and s.user_id = '${account.id}'`,
    );
    const made = await account.client.rpc('create_api_key', {
      p_id: randomUUID(),
      p_name: 'K',
      p_scopes: ['contacts:read'],
    });
    expect(made.error?.code).toBe('HXAKC');
    const change = { p_id: narrow.id, p_name: 'K' };
    const wider = await account.client.rpc('update_api_key', {
      ...change,
      p_scopes: ['contacts:read', 'deals:read'],
    });
    expect(wider.error?.code).toBe('HXAKC');
    expect(
      (await account.client.rpc('update_api_key', { ...change, p_scopes: ['contacts:read'] }))
        .error,
    ).toBeNull();
  });

  it('the rate limit covers all keys of an account and says when it ends', async () => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const [one, two] = [await createKey(account.client), await createKey(account.client)];
    const first = await callApi(one, '/key');
    expect(Number(first.headers.get('ratelimit-remaining'))).toBe(599);
    const spent = `update private.api_rates set used = 600, window_start = date_trunc('minute', now()) where user_id = '${account.id}'`;
    await expect
      .poll(async () => {
        await queryDatabase(spent);
        return refusal(await callApi(two, '/key'));
      })
      .toBe('429 rate_limited');
    await queryDatabase(spent);
    const limited = await callApi(one, '/contacts');
    if (limited.status === 429)
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('scopes', () => {
  const requests = resources.flatMap((resource) =>
    resource.verbs.map((verb) => ({ resource, verb, scope: scopeOf(resource, verb) })),
  );
  const METHODS = {
    list: 'GET',
    get: 'GET',
    create: 'POST',
    update: 'PATCH',
    delete: 'DELETE',
  } as const;

  it.each(requests.map(({ resource, verb, scope }) => [resource.name, verb, scope] as const))(
    '%s %s needs %s',
    async (name, verb, scope) => {
      const other = await otherKey(scope);
      const path = verb === 'list' || verb === 'create' ? `/${name}` : `/${name}/${randomUUID()}`;
      const body = METHODS[verb] === 'POST' || METHODS[verb] === 'PATCH' ? { body: {} } : {};
      expect(refusal(await callApi(other, path, { method: METHODS[verb], ...body }))).toBe(
        '403 missing_scope',
      );
    },
  );

  const known = new Map<string, Promise<ApiKey>>();
  /** A key with every scope but this one; two keys serve all requests of a kind. */
  async function otherKey(scope: string): Promise<ApiKey> {
    const made = known.get(scope) ?? makeOther(scope);
    known.set(scope, made);
    return made;
  }
  async function makeOther(scope: string): Promise<ApiKey> {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const all = await queryDatabase('select unnest(private.list_api_scopes()) as scope');
    return createKey(account.client, {
      scopes: all.map((row) => String(row.scope)).filter((one) => one !== scope),
    });
  }
});

describe('a key acts as its owner', () => {
  it.each(['buyer', 'investor', 'seller', 'vendor', 'operator', 'broker'] as const)(
    'a %s’s key lists the listings that their session lists',
    async (role) => {
      const who = await person(role);
      const theirs = await createKey(who.client);
      const [{ body }, listed] = await Promise.all([
        callApi(theirs, '/listings?limit=200&fields=id'),
        succeed(
          who.client
            .from('listings')
            .select('id')
            .order('created_at', { ascending: false })
            .limit(200),
        ),
      ]);
      const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
      expect(ids(body.data)).toEqual(ids(listed));
      const orders = await callApi(theirs, '/work_orders');
      expect(orders.body.data).toEqual([]);
    },
  );
});
