import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from '../db/engine.ts';
import { migrate } from '../db/migrate.ts';
import { openEngine } from '../db/open.ts';
import { RELAXED_AUTH_LIMITS } from './limits.ts';
import { fromBase32 } from './mfa/base32.ts';
import { codeOf, stepAt } from './mfa/totp.ts';
import { createAuth } from './service.ts';

const SITE = 'http://127.0.0.1:4173';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.parse('2026-01-01T00:00:00Z');
const keys = { jwtSecret: 's'.repeat(43), publishableKey: 'p', secretKey: 'k'.repeat(43) };
const folder = mkdtempSync(join(tmpdir(), 'haven-auth-'));
const email = 'ada@example.com';
const password = 'correct horse';

let engine: Engine;
let clock = START;
let auth: ReturnType<typeof createAuth>;

beforeAll(async () => {
  engine = await openEngine({ dataDir: folder });
  await migrate(engine);
  auth = createAuth({
    engine,
    keys,
    siteUrl: () => SITE,
    redirectAllowList: [],
    limits: RELAXED_AUTH_LIMITS,
    now: () => new Date(clock),
    clientAddress: () => '127.0.0.1',
  });
}, 60_000);
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});
/** Truncating the tables that everything references would empty every table, one by one. */
const forgetAll = () =>
  engine.script('delete from auth.users; delete from auth.flow_state; delete from private.outbox');

beforeEach(async () => {
  clock = START;
  await forgetAll();
});

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body: JSON.stringify(body), headers };
  const response = await auth.request(`${SITE}${path}`, init);
  return { status: response.status, answer: (await response.json()) as Record<string, string> };
}

const admin = { 'x-haven-key': 'secret' };
const makeAccount = () => post('/admin/users', { email, password, email_confirm: true }, admin);
const signIn = async () => (await post('/token?grant_type=password', { email, password })).answer;
const refresh = (refresh_token = '') => post('/token?grant_type=refresh_token', { refresh_token });

async function newestLink(): Promise<URL> {
  const [outboxRow] = await engine.read(
    'system',
    (sql) => sql<{ facts: { link: string } }[]>`
      select facts from private.outbox where recipient = ${email} order by created_at desc limit 1`,
  );
  return new URL(outboxRow?.facts.link ?? '');
}

async function follow(link: URL): Promise<URL> {
  const response = await auth.request(link.href.replace('/auth/v1', ''));
  return new URL(response.headers.get('location') ?? '');
}

describe('links and codes', () => {
  test.each([
    ['sign-up', 24, () => post('/signup', { email, password })],
    ['recovery', 1, () => makeAccount().then(() => post('/recover', { email }))],
  ])('of a %s expire after %i hours', async (_, hours, sendRequest) => {
    await sendRequest();
    const link = await newestLink();
    clock = START + hours * HOUR;
    expect((await follow(link)).searchParams.get('error_code')).toBe('otp_expired');
    clock = START;
    await forgetAll();
    await sendRequest();
    clock = START + hours * HOUR - 1;
    expect((await follow(await newestLink())).hash).toContain('access_token');
  });

  test("a mail scanner's HEAD request does not use up the link", async () => {
    await post('/signup', { email, password });
    const link = await newestLink();
    await auth.request(link.href.replace('/auth/v1', ''), { method: 'HEAD' });
    expect((await follow(link)).hash).toContain('access_token');
  });

  test('stores links, codes and refresh tokens only as hashes', async () => {
    await post('/signup', { email, password });
    const token = (await newestLink()).searchParams.get('token') ?? '';
    const landing = new URLSearchParams((await follow(await newestLink())).hash.slice(1));
    const stored = await engine.read('system', async (sql) => [
      ...(await sql`select * from auth.users`),
      ...(await sql`select * from auth.one_time_tokens`),
      ...(await sql`select * from auth.refresh_tokens`),
      ...(await sql`select * from auth.audit_log_entries`),
    ]);
    const text = JSON.stringify(stored);
    for (const secret of [token, landing.get('refresh_token') ?? '', password]) {
      expect(secret).not.toBe('');
      expect(text).not.toContain(secret);
    }
  });
});

test('an exchange code lasts five minutes', async () => {
  const verifier = 'v'.repeat(64);
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const exchange = async (wait: number) => {
    clock = START;
    await post('/otp', { email, code_challenge, code_challenge_method: 's256' });
    const auth_code = (await follow(await newestLink())).searchParams.get('code');
    clock = START + wait;
    return post('/token?grant_type=pkce', { auth_code, code_verifier: verifier });
  };
  expect((await exchange(5 * MINUTE - 1)).status).toBe(200);
  expect((await exchange(5 * MINUTE)).answer.error_code).toBe('flow_state_expired');
});

describe('reused refresh token', () => {
  test('returns the current token within ten seconds, even after several rotations', async () => {
    await makeAccount();
    const { refresh_token: first } = await signIn();
    await refresh(first);
    clock += 9_000;
    const second = await refresh(first);
    await refresh(second.answer.refresh_token);
    const third = await refresh(first);
    expect(third.status).toBe(200);
    expect(third.answer.refresh_token).not.toBe(second.answer.refresh_token);
    clock += HOUR;
    expect((await refresh(third.answer.refresh_token)).status).toBe(200);
  });

  test('ends only its own session after ten seconds', async () => {
    await makeAccount();
    const [{ refresh_token: first }, other] = [await signIn(), await signIn()];
    const second = await refresh(first);
    clock += 10_000;
    expect((await refresh(first)).answer.error_code).toBe('refresh_token_already_used');
    expect((await refresh(second.answer.refresh_token)).status).toBe(400);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });
});

test('an access token lasts an hour', async () => {
  await makeAccount();
  const { access_token } = await signIn();
  const read = () =>
    auth.request(`${SITE}/user`, { headers: { authorization: `Bearer ${access_token}` } });
  clock += HOUR - 1000;
  expect((await read()).status).toBe(200);
  clock += 1000;
  expect((await read()).status).toBe(403);
});

test('a challenge for a code lasts five minutes', async () => {
  await makeAccount();
  const headers = { authorization: `Bearer ${(await signIn()).access_token}` };
  const enrolled = await post('/factors', { factor_type: 'totp' }, headers);
  const key = fromBase32((enrolled.answer.totp as unknown as { secret: string }).secret);
  const path = `/factors/${enrolled.answer.id}`;
  const verifyAfter = async (wait: number) => {
    const challenge = await post(`${path}/challenge`, {}, headers);
    clock += wait;
    const code = codeOf(key, stepAt(new Date(clock)));
    return post(`${path}/verify`, { challenge_id: challenge.answer.id, code }, headers);
  };
  expect((await verifyAfter(5 * MINUTE)).answer.error_code).toBe('mfa_challenge_expired');
  expect((await verifyAfter(5 * MINUTE - 1000)).status).toBe(200);
});
