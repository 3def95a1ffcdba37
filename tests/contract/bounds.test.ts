import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import {
  anonymous,
  backend,
  type NewUser,
  newUser,
  service,
  skipOnHostedBackend,
} from '../support/backend.ts';

let person: NewUser;
beforeAll(async () => {
  person = await newUser();
});

const headers = () => ({ apikey: backend().publishableKey, 'content-type': 'application/json' });
const sendRequest = (path: string, init: RequestInit = {}) =>
  fetch(`${backend().url}${path}`, { headers: headers(), ...init });

const nested = (levels: number): string =>
  levels === 0 ? '*' : `*,${levels % 2 ? 'listings' : 'listing_images'}(${nested(levels - 1)})`;

test('serves others while ten visitors embed photos and listings 41 levels deep', async () => {
  skipOnHostedBackend('a hosted project sets bounds of its own');
  const query = `/rest/v1/listing_images?select=${nested(41)}`;
  const attack = Promise.all(Array.from({ length: 10 }, () => sendRequest(query)));
  const { error } = await anonymous().from('listings').select('id').limit(1);
  expect(error).toBeNull();
  for (const response of await attack) {
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'PGRST100',
      details: expect.stringContaining('41'),
    });
  }
});

test('rejects nested groups without revealing a stack overflow', async () => {
  skipOnHostedBackend('a hosted project sets bounds of its own');
  const groups = `(${'and('.repeat(2_000)}id.is.null${')'.repeat(2_000)})`;
  const response = await sendRequest(`/rest/v1/listings?select=id&or=${groups}`);
  expect(response.status).toBe(400);
  expect(await response.text()).not.toMatch(/SUP|RangeError|stack/i);
});

test('rejects endlessly nested JSON in every part of the API', async () => {
  skipOnHostedBackend('a hosted project sets bounds of its own');
  const bomb = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const { data } = await person.client.auth.getSession();
  const bearer = { ...headers(), authorization: `Bearer ${data.session?.access_token}` };
  const post = (path: string, body: string) =>
    sendRequest(path, { method: 'POST', body, headers: bearer });
  const responses = await Promise.all([
    post('/rest/v1/profiles', `{"settings":${bomb}}`),
    post('/rest/v1/rpc/my_account', `{"any":${bomb}}`),
    sendRequest('/rest/v1/profiles', {
      method: 'POST',
      body: bomb,
      headers: { ...bearer, 'content-type': 'text/plain' },
    }),
    sendRequest('/auth/v1/user', {
      method: 'PUT',
      body: `{"data":{"a":${bomb}}}`,
      headers: bearer,
    }),
    post(
      '/auth/v1/signup',
      `{"email":"a@b.example","password":"long enough","data":{"a":${bomb}}}`,
    ),
    post('/storage/v1/object/list/avatars', `{"prefix":"","search":${bomb}}`),
    post(
      '/realtime/v1/api/broadcast',
      `{"messages":[{"topic":"a","event":"b","payload":${bomb}}]}`,
    ),
  ]);
  for (const response of responses) {
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toMatch(/RangeError|stack/i);
  }
});

test('counts only row filters as filters, not the key in the address', async () => {
  const bio = randomUUID();
  const key = backend().secretKey;
  const secret = { ...headers(), apikey: key };
  for (const query of [
    `apikey=${key}`,
    'order=id&limit=1',
    'select=id,user_roles(role)&user_roles.role=eq.buyer',
  ]) {
    const response = await sendRequest(`/rest/v1/profiles?${query}`, {
      method: 'PATCH',
      headers: secret,
      body: JSON.stringify({ bio }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '21000' });
  }
  const { count } = await service()
    .from('profiles')
    .select('id', { count: 'exact', head: true })
    .eq('bio', bio);
  expect(count).toBe(0);
});

/** `fetch` doesn't send custom methods. */
const send = (
  method: string,
  path: string,
): Promise<{ status: number; allow: string | undefined }> =>
  new Promise((resolve, reject) => {
    request(`${backend().url}${path}`, { method, headers: headers() }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, allow: response.headers.allow });
    })
      .on('error', reject)
      .end();
  });

test('answers an unknown method with 405 and the allowed ones, reading nothing', async () => {
  for (const method of ['PROPFIND', 'SEARCH', 'REPORT', 'COPY', 'LOCK']) {
    const { status, allow } = await send(method, '/rest/v1/listings?select=id');
    expect(status).toBe(405);
    expect(allow).toContain('GET');
  }
  expect((await send('DELETE', '/rest/v1/rpc/my_account')).status).toBe(405);
});

test('forbids caching of all responses, errors included', async () => {
  skipOnHostedBackend('a hosted project answers through a network that sets its own headers');
  for (const path of [
    '/rest/v1/listings?select=id&limit=1',
    '/rest/v1/none',
    '/rest/v1/listings?or=x',
  ]) {
    expect((await sendRequest(path)).headers.get('cache-control')).toBe('private, no-store');
  }
  const rejected = await fetch(`${backend().url}/rest/v1/listings`);
  expect(rejected.status).toBe(401);
  expect(rejected.headers.get('cache-control')).toBe('private, no-store');
});
