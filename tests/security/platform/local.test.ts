import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLockHolder } from '../../../backend/db/folder-lock.ts';
import { localKey } from '../../../backend/local/access.ts';
import { DEMO_ACCOUNTS } from '../../../shared/demo-accounts.ts';
import {
  type SeparateBackend,
  skipOnHostedBackend,
  startSeparateBackend,
} from '../../support/backend.ts';

/** A public site behind a proxy on the same machine, as commonly set up. */
let site: SeparateBackend;
/** The same with a trusted proxy in its settings. */
let trusting: SeparateBackend;
/** A local-only backend without a public URL. */
let own: SeparateBackend;

const published = { HAVEN_PUBLIC_URL: 'https://haven.example' };
beforeAll(async () => {
  skipOnHostedBackend('its settings are changed');
  site = await startSeparateBackend({ env: published });
  trusting = await startSeparateBackend({
    env: { ...published, HAVEN_TRUSTED_PROXIES: '127.0.0.1' },
  });
  own = await startSeparateBackend();
});
afterAll(() => Promise.all([site, trusting, own].map((backend) => backend?.close())));

/** The port the process listens on, regardless of its public URL. */
const portOf = ({ dataDir }: SeparateBackend): string =>
  new URL(findLockHolder(dataDir)?.address ?? '').port;

interface LocalResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Connects directly to the socket with any host name and headers, as a proxy does. */
function sendRequest(
  backend: SeparateBackend,
  path: string,
  headers: Record<string, string> = {},
): Promise<LocalResponse> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port: portOf(backend), path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const MAIL = '/_local/mail.json';

/** Routes behind the key; without it they don't reveal that they exist. */
const GUARDED = [
  MAIL,
  '/_local/mail',
  '/_local/mail/templates',
  '/_local/stripe/checkout/cs_test_1',
  '/_local/stripe/v1/prices',
  '/_local/nothing',
];

/** What proxies on the same machine send. The last four are indistinguishable from a local request. */
const PROXIED: Record<string, (port: string) => Record<string, string>> = {
  'names the forwarded client': () => ({ 'X-Forwarded-For': '203.0.113.1' }),
  'is a content network': () => ({ 'CF-Connecting-IP': '203.0.113.1' }),
  'is nginx 1.29.7 or newer': (port) => ({ host: `127.0.0.1:${port}`, connection: 'keep-alive' }),
  'is socat': (port) => ({ host: `127.0.0.1:${port}` }),
  'is a tunnel of ssh -R': (port) => ({ host: `localhost:${port}` }),
  'changes the origin': (port) => ({ host: `127.0.0.1:${port}`, accept: 'text/html' }),
};

describe('local pages behind a proxy on the same machine', () => {
  it.each(Object.keys(PROXIED))('are rejected without the key when it %s', async (kind) => {
    const headers = PROXIED[kind]?.(portOf(own)) ?? {};
    for (const path of GUARDED) {
      const { status, body } = await sendRequest(own, path, headers);
      expect([path, status]).toEqual([path, 401]);
      expect(JSON.parse(body).messages).toBeUndefined();
    }
  });

  it('are rejected on a site with its own domain', async () => {
    for (const backend of [site, trusting]) {
      for (const host of ['haven.example', `127.0.0.1:${portOf(backend)}`]) {
        expect((await sendRequest(backend, MAIL, { host })).status).toBe(401);
      }
    }
  });

  it("reject stock nginx's HTTP/1.0 requests", async () => {
    const host = `127.0.0.1:${portOf(own)}`;
    const response = await new Promise<string>((resolve, reject) => {
      let text = '';
      connect(Number(portOf(own)), '127.0.0.1')
        .on('data', (chunk) => {
          text += String(chunk);
        })
        .on('end', () => resolve(text))
        .on('error', reject)
        .end(`GET ${MAIL} HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    expect(response).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('report only that the server is up', async () => {
    const bare = await sendRequest(own, '/_local/health');
    expect([bare.status, JSON.parse(bare.body)]).toEqual([200, { status: 'ok' }]);
    const opened = await sendRequest(own, '/_local/health', { 'x-haven-local-key': localKey(own) });
    expect(JSON.parse(opened.body)).toMatchObject({ status: 'ok', engine: own.engine });
  });

  it('report figures for Prometheus only with the key', async () => {
    const alive = await sendRequest(own, '/_local/live');
    expect([alive.status, JSON.parse(alive.body)]).toEqual([200, { status: 'ok' }]);
    const guesses = [{}, { authorization: 'Bearer x' }, { authorization: own.publishableKey }];
    for (const headers of guesses) {
      expect((await sendRequest(own, '/_local/metrics', headers)).status).toBe(401);
    }
    const authorization = `Bearer ${localKey(own)}`;
    await sendRequest(own, '/rest/v1/listings?limit=1', { apikey: own.publishableKey });
    const { status, body } = await sendRequest(own, '/_local/metrics', { authorization });
    expect(status).toBe(200);
    expect(body).toMatch(/haven_request_duration_seconds_count\{kind="read",status="2xx"\} \d+/);
    expect(body).toContain(`haven_info{engine="${own.engine}"} 1`);
    expect(body).toMatch(/haven_job_runs\{job="prune"\} \d+/);
  });

  it("accept only the folder's key, which is removed from the URL at once", async () => {
    const key = localKey({ jwtSecret: site.jwtSecret });
    const host = 'haven.example';
    const guesses = ['', 'x', key.slice(1), `${key.slice(0, -1)}!`, site.publishableKey];
    for (const guess of guesses) {
      const queryResponse = await sendRequest(site, `${MAIL}?key=${encodeURIComponent(guess)}`, {
        host,
      });
      const headerResponse = await sendRequest(site, MAIL, { host, 'x-haven-local-key': guess });
      expect([queryResponse.status, headerResponse.status]).toEqual([401, 401]);
    }
    const opened = await sendRequest(site, `/_local/mail?to=a%40b.example&key=${key}`, { host });
    expect(opened.status).toBe(303);
    expect(opened.headers.location).toBe('/_local/mail?to=a%40b.example');
    const cookie = String(opened.headers['set-cookie']);
    expect(cookie).toMatch(/; Path=\/_local; HttpOnly; Secure; SameSite=Strict$/);
    const shown = await sendRequest(site, MAIL, { host, cookie: cookie.split(';')[0] ?? '' });
    expect(JSON.parse(shown.body)).toEqual({ messages: [] });
    expect((await sendRequest(site, MAIL, { host, 'x-haven-local-key': key })).status).toBe(200);
  });

  it('make or restore a backup only with the secret key', async () => {
    for (const path of ['backup', 'restore/00000000-0000-4000-8000-000000000000']) {
      for (const headers of [{}, { apikey: own.publishableKey }]) {
        const response = await fetch(`${own.url}/_local/${path}`, { method: 'POST', headers });
        expect(response.status).toBe(401);
      }
    }
  });

  it('get what they need to start, and no access to the mail', async () => {
    const public_ = await sendRequest(site, '/_local/config.json', {
      host: 'haven.example',
      'x-forwarded-for': '203.0.113.1',
    });
    expect(JSON.parse(public_.body)).toEqual({
      supabaseUrl: 'https://haven.example',
      publishableKey: site.publishableKey,
      embedded: true,
      mailbox: null,
    });
    expect(JSON.parse((await sendRequest(own, '/_local/config.json')).body).mailbox).toBeNull();
    const opened = await sendRequest(own, '/_local/config.json', {
      'x-haven-local-key': localKey(own),
    });
    expect(JSON.parse(opened.body).mailbox).toBe('/_local/mail');
  });
});

describe('public site', () => {
  it('sells no plan for test cards', async () => {
    const key = { 'x-haven-local-key': localKey(site) };
    const { status } = await sendRequest(site, '/_local/stripe/checkout/cs_test_1', key);
    expect(status).toBe(404);
  });

  it('sends HSTS only with an https URL', async () => {
    const path = '/auth/v1/settings';
    const host = 'haven.example';
    const header = 'strict-transport-security';
    for (const page of ['/', path, '/storage/v1/bucket', '/rest/v1/listings', '/nowhere.js']) {
      expect((await sendRequest(site, page, { host })).headers[header], page).toBe(
        'max-age=31536000',
      );
      expect((await sendRequest(own, page)).headers[header], page).toBeUndefined();
    }
  });

  it("can't be called by other programs' pages on the machine", async () => {
    for (const origin of ['http://localhost:5173', 'http://127.0.0.1:5173']) {
      const { headers } = await sendRequest(own, '/auth/v1/settings', { origin });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
    const developed = await startSeparateBackend({
      env: { HAVEN_ALLOWED_ORIGINS: 'http://localhost:5173' },
    });
    const { headers } = await sendRequest(developed, '/auth/v1/settings', {
      origin: 'http://localhost:5173',
    });
    await developed.close();
    expect(headers['access-control-allow-origin']).toBe('http://localhost:5173');
  });
});

describe('the client IP address', () => {
  const signIn = async (backend: SeparateBackend, forwarded: string) => {
    const address = `http://127.0.0.1:${portOf(backend)}/auth/v1/token?grant_type=password`;
    const [account] = DEMO_ACCOUNTS;
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': forwarded,
        'x-real-ip': '192.0.2.1',
        'cf-connecting-ip': '192.0.2.1',
      },
      body: JSON.stringify({ email: account?.email, password: backend.demoPassword }),
    });
    expect(response.status).toBe(200);
    const [session] = await backend.database.read(
      'system',
      (sql) => sql<{ ip: string }[]>`
        select host(ip) as ip from auth.sessions order by created_at desc limit 1`,
    );
    return session?.ip;
  };

  it('comes from the socket, whatever the request says', async () => {
    expect(await signIn(site, '203.0.113.9')).toBe('127.0.0.1');
  });

  it('comes from a trusted proxy, not from what the proxy was sent', async () => {
    expect(await signIn(trusting, '192.0.2.1, 203.0.113.9')).toBe('203.0.113.9');
  });
});
