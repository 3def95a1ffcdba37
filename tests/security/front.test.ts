import { request as httpRequest } from 'node:http';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { anonymous, backend, newUser, service } from '../support/backend.ts';
import { startTestBackend } from '../support/test-backend.ts';

const call = (path: string, init: RequestInit = {}) => fetch(`${backend().url}${path}`, init);
const withKey = (headers: Record<string, string> = {}) => ({
  apikey: backend().publishableKey,
  ...headers,
});

test('pipelined anonymous requests never run as another user', async () => {
  const secret = service();
  const visitor = anonymous();
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      i % 2 === 0
        ? visitor.from('profiles').select('id')
        : secret.from('profiles').select('id').limit(1),
    ),
  );
  for (const [i, { data, error }] of results.entries()) {
    if (i % 2 === 0) expect(error?.code).toBe('42501');
    else expect(data).toHaveLength(1);
  }
});

test('a call with a missing or wrong key is rejected', async () => {
  for (const path of ['/rest/v1/profiles', '/auth/v1/settings']) {
    expect((await call(path)).status).toBe(401);
    expect((await call(path, { headers: { apikey: 'sb_secret_guessed' } })).status).toBe(401);
  }
  const functionCall = await call('/functions/v1/send-user-confirmation-email', { method: 'POST' });
  expect(functionCall.status).toBe(401);
});

test('a second process on the data folder is rejected and shown which one holds it', async () => {
  const second = startTestBackend({ dataDir: backend().dataDir });
  await expect(second).rejects.toThrow(
    new RegExp(`is in use by Haven Exchange, process \\d+, at ${backend().url} since`),
  );
  const { error } = await service().from('profiles').select('id').limit(1);
  expect(error).toBeNull();
});

async function token(claims: Record<string, unknown>, secret: string, expires: string | number) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));
}

const readOwn = (bearer: string) =>
  call('/rest/v1/profiles?select=id', { headers: withKey({ authorization: `Bearer ${bearer}` }) });

test('a forged token is rejected', async () => {
  const { id } = await newUser();
  const claims = { sub: id, role: 'service_role' };
  const forged = await token(claims, 'not-the-secret-of-this-data-folder-at-all', '1h');
  expect((await readOwn(forged)).status).toBe(401);
  const [, payload] = forged.split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  const response = await readOwn(unsigned);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'PGRST301' });
});

test('an expired token is rejected', async () => {
  const { id } = await newUser();
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const stale = await token({ sub: id, role: 'authenticated' }, backend().jwtSecret, hourAgo);
  const response = await readOwn(stale);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' });
});

test("the auth service's tables can't be queried", async () => {
  for (const schema of ['auth', 'haven_local', 'haven_probe', 'private']) {
    const response = await call('/rest/v1/users', {
      headers: { apikey: backend().secretKey, 'accept-profile': schema },
    });
    expect(response.status).toBe(406);
  }
});

test("the engine's own /_system pages do not exist", async () => {
  for (const path of [
    '/_system',
    '/_system/config',
    '/rest/v1/_system',
    '/rest/v1/../_system/info',
  ]) {
    const response = await call(path, { headers: { apikey: backend().secretKey } });
    const text = await response.text();
    expect(text).not.toMatch(/postgres|jwt|secret|connection/i);
    expect([200, 404]).toContain(response.status);
    if (response.status === 200) expect(text).toContain('app shell');
  }
});

const FIFTY_MEGABYTES = 50 * 1024 * 1024;

/** Sends a body in chunks, with or without a length, until the server responds. */
function sendPieces(path: string, length: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const piece = Buffer.alloc(64 * 1024, 'x');
    const outgoing = httpRequest(`${backend().url}${path}`, {
      method: 'POST',
      headers: withKey({ 'content-type': 'application/json', ...length }),
    });
    let sent = 0;
    const pump = () => {
      while (sent < FIFTY_MEGABYTES && outgoing.writable) {
        sent += piece.length;
        if (!outgoing.write(piece)) {
          outgoing.once('drain', pump);
          return;
        }
      }
      outgoing.end();
    };
    outgoing.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      outgoing.destroy();
    });
    outgoing.on('error', (error) => reject(error));
    pump();
  });
}

test.each(['/auth/v1/signup', '/rest/v1/profiles', '/functions/v1/send-user-confirmation-email'])(
  'a 50 MB body to %s is rejected with 413',
  async (path) => {
    expect(await sendPieces(path, { 'content-length': String(FIFTY_MEGABYTES) })).toBe(413);
    expect(await sendPieces(path)).toBe(413);
  },
);

const rawGet = (path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    httpRequest(`${backend().url}${path}`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

test("a DNS rebinding site can't read captured mail", async () => {
  expect(await rawGet('/_local/mail.json', { host: 'evil.example' })).toBe(421);
  expect(await rawGet('/_local/config.json', { host: 'evil.example:80' })).toBe(421);
  expect(await rawGet('/_local/health', {})).toBe(200);
});

test("other sites' pages can't read responses; the desktop app can", async () => {
  const preflight = (origin: string) =>
    call('/rest/v1/profiles', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'apikey',
      },
    });
  const evil = await preflight('https://evil.example');
  expect(evil.headers.get('access-control-allow-origin')).toBeNull();
  const desktop = await preflight('app://haven');
  expect(desktop.headers.get('access-control-allow-origin')).toBe('app://haven');
  const config = await call('/_local/config.json', { headers: { origin: 'https://evil.example' } });
  expect(config.headers.get('access-control-allow-origin')).toBeNull();
});

test("a client can't impersonate the front by sending its headers", async () => {
  const response = await call('/auth/v1/admin/users', {
    headers: withKey({ 'x-haven-key': 'secret' }),
  });
  expect([401, 403]).toContain(response.status);
});
