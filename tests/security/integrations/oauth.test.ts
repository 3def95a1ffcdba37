import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api.ts';
import { backend, type Client, newUser, service } from '../../support/backend.ts';
import { callTool, connectAssistant, sendToMcp } from '../../support/mcp.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, tenantOwner } from '../world.ts';

const REDIRECT = 'https://app.example/return';
const SCOPES = ['contacts:read', 'contacts:write'];

let developer: Person;
let user: Person;
let appId: string;

async function register(client: Client, changes: object = {}) {
  const id = randomUUID();
  const { data, error } = await client.rpc('save_oauth_app', {
    p_id: id,
    p_name: 'Contact sync',
    p_homepage: 'https://app.example',
    p_redirect_uris: [REDIRECT],
    p_scopes: SCOPES,
    ...changes,
  });
  return { id, secret: data ?? '', code: error?.code };
}

const makeVerifier = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

async function approve(client: Client, clientId: string, verifier: string, changes: object = {}) {
  return client.rpc('approve_oauth_app', {
    p_client_id: clientId,
    p_redirect_uri: REDIRECT,
    p_scopes: SCOPES,
    p_challenge: challengeOf(verifier),
    ...changes,
  });
}

async function post(path: 'token' | 'revoke', fields: Record<string, string>, headers = {}) {
  const response = await fetch(`${backend().url}/functions/v1/oauth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields),
  });
  const body = (await response.json()) as Record<string, string>;
  return { status: response.status, body };
}

const exchange = (code: string, verifier: string, changes: Record<string, string> = {}) =>
  post('token', {
    grant_type: 'authorization_code',
    client_id: appId,
    redirect_uri: REDIRECT,
    code,
    code_verifier: verifier,
    ...changes,
  });

const refresh = (token = '', clientId = appId) =>
  post('token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: token });

async function connect(client: Client = user.client) {
  const verifier = makeVerifier();
  const code = await succeed(approve(client, appId, verifier));
  const { status, body } = await exchange(code, verifier);
  expect(status).toBe(200);
  return { code, verifier, access: body.access_token ?? '', refreshed: body.refresh_token ?? '' };
}

const read = async (secret: string) => (await callApi({ secret }, '/contacts')).status;

beforeAll(async () => {
  [developer, user] = await Promise.all([tenantOwner(), tenantOwner()]);
  appId = (await register(developer.client)).id;
});

describe('an app with access', () => {
  it('acts as the user within the permissions, in the API and as an assistant', async () => {
    const { access } = await connect();
    const made = await callApi({ secret: access }, '/contacts', {
      method: 'POST',
      body: { name: 'By app' },
    });
    expect(made.status).toBe(201);
    const own = await succeed(user.client.from('contacts').select('id').eq('id', made.body.id));
    expect(own).toHaveLength(1);
    const denied = await callApi({ secret: access }, '/deals');
    expect(`${denied.status} ${denied.body.code}`).toBe('403 missing_scope');
    const assistant = await connectAssistant({ secret: access });
    expect((await callTool(assistant, 'list_contacts')).isError).toBe(false);
  });

  it('gets new tokens with a refresh token, once', async () => {
    const { refreshed } = await connect();
    const next = await refresh(refreshed);
    expect(next.status).toBe(200);
    expect(await read(next.body.access_token ?? '')).toBe(200);
    expect(next.body.refresh_token).not.toBe(refreshed);
  });

  it('appears to the user with its requests and to the developer as a number', async () => {
    const { access } = await connect();
    await read(access);
    const [key] = await succeed(
      user.client.from('api_keys').select('id, name').eq('app_id', appId).is('revoked_at', null),
    );
    expect(key?.name).toBe('Contact sync');
    const log = await succeed(
      user.client
        .from('api_requests')
        .select('path')
        .eq('key_id', key?.id ?? ''),
    );
    expect(log.length).toBeGreaterThan(0);
    const counts = await succeed(developer.client.rpc('count_oauth_app_users'));
    expect(counts).toContainEqual({ app_id: appId, users: 1 });
    expect(
      await succeed(developer.client.from('api_keys').select('id').eq('app_id', appId)),
    ).toEqual([]);
  });
});

describe('attacks on authorization codes', () => {
  it.each([
    ['another verifier', { code_verifier: makeVerifier() }],
    ['another address', { redirect_uri: `${REDIRECT}/other` }],
    ['an invented code', { code: `hvc_${'a'.repeat(64)}` }],
  ])('%s gets no token', async (_name, changes) => {
    const verifier = makeVerifier();
    const code = await succeed(approve(user.client, appId, verifier));
    expect(await exchange(code, verifier, changes)).toEqual({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('a code of another app gets no token', async () => {
    const other = await register(developer.client);
    const verifier = makeVerifier();
    const code = await succeed(approve(user.client, appId, verifier));
    const stolen = await exchange(code, verifier, { client_id: other.id });
    expect(stolen.body.error).toBe('invalid_grant');
  });

  it('a code that is used twice ends the access', async () => {
    const { code, verifier, access } = await connect();
    expect(await read(access)).toBe(200);
    expect((await exchange(code, verifier)).body.error).toBe('invalid_grant');
    expect(await read(access)).toBe(401);
  });

  it('an expired code gets no token', async () => {
    const verifier = makeVerifier();
    const code = await succeed(approve(user.client, appId, verifier));
    await queryDatabase(
      `update private.oauth_codes set expires_at = now() - interval '1 second' where app_id = '${appId}'`,
    );
    expect((await exchange(code, verifier)).body.error).toBe('invalid_grant');
  });

  it.each([
    [
      'an address that the app didn’t register',
      { p_redirect_uri: 'https://evil.example' },
      'HXOAR',
    ],
    ['a path below a registered address', { p_redirect_uri: `${REDIRECT}/x` }, 'HXOAR'],
    ['an unknown app', { p_client_id: randomUUID() }, 'HXOAR'],
    ['a permission that the app didn’t register', { p_scopes: ['deals:read'] }, 'HXOAS'],
    ['no challenge', { p_challenge: '' }, 'HXOAC'],
  ])('%s gets no code', async (_name, changes, code) => {
    const { error } = await approve(user.client, appId, makeVerifier(), changes);
    expect(error?.code).toBe(code);
  });

  it('an old session gives no access', async () => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    await queryDatabase(
      `update auth.mfa_amr_claims a set created_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'
       from auth.sessions s where s.id = a.session_id and s.user_id = '${account.id}'`,
    );
    const { error } = await approve(account.client, appId, makeVerifier());
    expect(error?.code).toBe('HXAKC');
  });
});

describe('attacks on tokens', () => {
  it('a refresh token that is used twice ends all access of the app', async () => {
    const { refreshed } = await connect();
    const next = await refresh(refreshed);
    expect((await refresh(refreshed)).body.error).toBe('invalid_grant');
    expect(await read(next.body.access_token ?? '')).toBe(401);
    expect((await refresh(next.body.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('concurrent uses of one refresh token give at most one set of tokens', async () => {
    const { refreshed } = await connect();
    const answers = await Promise.all([1, 2, 3].map(() => refresh(refreshed)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it('an access token stops after an hour', async () => {
    const { access } = await connect();
    await queryDatabase(
      `update private.api_key_secrets s set valid_until = now() - interval '1 second'
       from public.api_keys k where k.id = s.key_id and k.app_id = '${appId}'`,
    );
    expect(await read(access)).toBe(401);
  });

  it('the user ends the access at once', async () => {
    const { access, refreshed } = await connect();
    const keys = await succeed(
      user.client.from('api_keys').select('id').eq('app_id', appId).is('revoked_at', null),
    );
    expect(await succeed(user.client.rpc('revoke_api_key', { p_id: keys[0]?.id ?? '' }))).toBe(
      true,
    );
    expect(await read(access)).toBe(401);
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    expect((await sendToMcp({ secret: access }, list)).status).toBe(401);
    expect((await refresh(refreshed)).body.error).toBe('invalid_grant');
  });

  it('the developer ends the access of every account at once', async () => {
    const short = await register(developer.client);
    const verifier = makeVerifier();
    const code = await succeed(approve(user.client, short.id, verifier));
    const { body } = await exchange(code, verifier, { client_id: short.id });
    expect(await read(body.access_token ?? '')).toBe(200);
    await succeed(developer.client.rpc('delete_oauth_app', { p_id: short.id }));
    expect(await read(body.access_token ?? '')).toBe(401);
    expect((await refresh(body.refresh_token, short.id)).body.error).toBe('invalid_client');
  });

  it('an app can end only its own access', async () => {
    const { access, refreshed } = await connect();
    const other = await register(developer.client);
    await post('revoke', { client_id: other.id, token: refreshed });
    expect(await read(access)).toBe(200);
    await post('revoke', { client_id: appId, token: access });
    expect(await read(access)).toBe(401);
  });

  it('an app on a server needs its secret', async () => {
    const server = await register(developer.client, { p_has_secret: true });
    expect(server.secret).toMatch(/^hvs_[0-9a-f]{64}$/);
    const attempt = async (headers: object, fields: Record<string, string>) => {
      const verifier = makeVerifier();
      const code = await succeed(approve(user.client, server.id, verifier));
      const form = {
        grant_type: 'authorization_code',
        redirect_uri: REDIRECT,
        code,
        code_verifier: verifier,
      };
      return (await post('token', { ...form, ...fields }, headers)).status;
    };
    expect(await attempt({}, { client_id: server.id })).toBe(401);
    expect(await attempt({}, { client_id: server.id, client_secret: 'hvs_no' })).toBe(401);
    const basic = Buffer.from(`${server.id}:${server.secret}`).toString('base64');
    expect(await attempt({ authorization: `Basic ${basic}` }, {})).toBe(200);
    const fresh = await succeed(
      developer.client.rpc('rotate_oauth_app_secret', { p_id: server.id }),
    );
    expect(await attempt({ authorization: `Basic ${basic}` }, {})).toBe(401);
    expect(await attempt({}, { client_id: server.id, client_secret: fresh })).toBe(200);
  });

  it('a suspended user’s app reads nothing', async () => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const { access } = await connect(account.client);
    await succeed(
      service()
        .from('profiles')
        .update({ suspended_at: new Date().toISOString() })
        .eq('id', account.id),
    );
    expect(await read(access)).toBe(403);
  });

  it('an app of a suspended developer reads nothing', async () => {
    const maker = await newUser({ userMetadata: { user_type: 'broker' } });
    const theirs = await register(maker.client);
    const verifier = makeVerifier();
    const code = await succeed(approve(user.client, theirs.id, verifier));
    const { body } = await exchange(code, verifier, { client_id: theirs.id });
    const suspend = (suspended_at: string | null) =>
      succeed(service().from('profiles').update({ suspended_at }).eq('id', maker.id));
    await suspend(new Date().toISOString());
    expect(await read(body.access_token ?? '')).toBe(401);
    await suspend(null);
    expect(await read(body.access_token ?? '')).toBe(200);
  });

  it('an app’s access can’t be turned into a lasting key', async () => {
    await connect();
    const [key] = await succeed(
      user.client.from('api_keys').select('id').eq('app_id', appId).is('revoked_at', null),
    );
    const rotated = await user.client.rpc('rotate_api_key', { p_id: key?.id ?? '' });
    expect(rotated.error?.code).toBe('HXAKN');
  });
});

describe('attacks on apps', () => {
  it.each([
    ['a script address', ['javascript:alert(1)']],
    ['an address without encryption', ['http://app.example/return']],
    ['an address with a user name', ['https://app.example@evil.example/']],
    ['an address with a fragment', ['https://app.example/#x']],
    ['no address', []],
  ])('%s can’t be registered', async (_name, uris) => {
    expect((await register(developer.client, { p_redirect_uris: uris })).code).toBe('HXOAV');
  });

  it('no one changes, deletes, or reads another’s app', async () => {
    const stranger = await person('broker');
    const change = await register(stranger.client, { p_id: appId });
    expect(change.code).toBe('HXOAN');
    expect(await succeed(stranger.client.rpc('delete_oauth_app', { p_id: appId }))).toBe(false);
    expect(await succeed(stranger.client.from('oauth_apps').select('id'))).toEqual([]);
    const rotated = await stranger.client.rpc('rotate_oauth_app_secret', { p_id: appId });
    expect(rotated.error?.code).toBe('HXOAN');
  });

  it.each([
    ['a grant that doesn’t exist', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['an ID that is none', { grant_type: 'refresh_token', refresh_token: 'x' }, 'invalid_client'],
  ])('%s is refused', async (_name, fields, error) => {
    expect((await post('token', { client_id: "' or true --", ...fields })).body.error).toBe(error);
  });
});

it('describes itself to clients', async () => {
  const root = `${backend().url}/functions/v1/oauth`;
  const resource = await (await fetch(`${root}/protected-resource`)).json();
  expect(resource.authorization_servers).toEqual([root]);
  const server = await (await fetch(`${root}/.well-known/openid-configuration`)).json();
  expect(server).toMatchObject({ issuer: root, code_challenge_methods_supported: ['S256'] });
});
