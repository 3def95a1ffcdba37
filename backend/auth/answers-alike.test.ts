import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bcrypt from 'bcrypt';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine, Sql } from '../db/engine.ts';
import { migrate } from '../db/migrate.ts';
import { openEngine } from '../db/open.ts';
import { RELAXED_AUTH_LIMITS } from './limits.ts';
import { createAuth } from './service.ts';

/**
 * Timing is unreliable on a busy machine, so this counts the work behind a response: statements, transactions and
 * password comparisons, all completed before it is sent.
 */
interface Work {
  statements: number;
  writes: number;
  reads: number;
  hashes: number;
}

const folder = mkdtempSync(join(tmpdir(), 'haven-alike-'));
const work: Work = { statements: 0, writes: 0, reads: 0, hashes: 0 };

/** Counts the statements of a transaction, including those in savepoints. */
const counted = (sql: Sql): Sql =>
  new Proxy(sql, {
    apply(target, self, args: unknown[]) {
      if (Array.isArray(args[0]) && 'raw' in args[0]) work.statements += 1;
      return Reflect.apply(target as never, self, args);
    },
    get(target, name) {
      if (name !== 'savepoint') return Reflect.get(target, name);
      return (inner: (sql: Sql) => Promise<unknown>) => {
        work.statements += 1;
        return target.savepoint((nested) => inner(counted(nested as Sql)));
      };
    },
  });

let engine: Engine;
let app: ReturnType<typeof createAuth>;
const people = { known: '', waiting: '', banned: '', passwordless: '' };

const post = (path: string, body: object, secret = false) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(secret ? { 'x-haven-key': 'secret' } : {}) },
    body: JSON.stringify(body),
  });

const fresh = () => `${crypto.randomUUID()}@people.example`;

async function make(attributes: object): Promise<string> {
  const email = fresh();
  expect((await post('/admin/users', { email, ...attributes }, true)).status).toBe(200);
  return email;
}

beforeAll(async () => {
  const real = await openEngine({ dataDir: folder });
  await migrate(real);
  engine = {
    ...real,
    read: (identity, run, allowance) => {
      work.reads += 1;
      return real.read(identity, (sql) => run(counted(sql)), allowance);
    },
    write: (identity, run, allowance) => {
      work.writes += 1;
      return real.write(identity, (sql) => run(counted(sql)), allowance);
    },
  };
  for (const call of ['compare', 'hash'] as const) {
    const original = bcrypt[call] as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(bcrypt, call).mockImplementation(((...args: unknown[]) => {
      work.hashes += 1;
      return original(...args);
    }) as never);
  }
  app = createAuth({
    engine,
    keys: { publishableKey: 'p', secretKey: 's', jwtSecret: 'j'.repeat(40) },
    siteUrl: () => 'http://127.0.0.1:4173',
    redirectAllowList: [],
    limits: RELAXED_AUTH_LIMITS,
    now: () => new Date(),
    clientAddress: () => '192.0.2.7',
  });
  const password = 'a-long-password';
  people.known = await make({ password, email_confirm: true });
  people.banned = await make({ password, email_confirm: true, ban_duration: '24h' });
  people.passwordless = await make({ email_confirm: true });
  people.waiting = fresh();
  await post('/signup', { email: people.waiting, password });
}, 60_000);

afterAll(async () => {
  vi.restoreAllMocks();
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  Object.assign(work, { statements: 0, writes: 0, reads: 0, hashes: 0 });
});

async function workOf(path: string, body: object): Promise<Work & { status: number }> {
  Object.assign(work, { statements: 0, writes: 0, reads: 0, hashes: 0 });
  const { status } = await post(path, body);
  const done = { ...work, status };
  // Work deferred until after the response would delay the next request and reveal just as much.
  await engine.read('system', async () => undefined);
  expect({ ...work, reads: work.reads - 1, status }).toEqual(done);
  return done;
}

describe('constant work regardless of whether an account exists', () => {
  it('for a wrong password', async () => {
    const attempt = (email: string) =>
      workOf('/token?grant_type=password', { email, password: 'a wrong password' });
    const unknown = await attempt(fresh());
    expect(unknown).toMatchObject({ status: 400, hashes: 1, writes: 1 });
    for (const email of Object.values(people)) expect(await attempt(email)).toEqual(unknown);
  });

  it('for a sign-up', async () => {
    const attempt = (email: string) => workOf('/signup', { email, password: 'a-long-password' });
    const unknown = await attempt(fresh());
    expect(unknown).toMatchObject({ status: 200, hashes: 1, writes: 1 });
    for (const email of Object.values(people)) expect(await attempt(email)).toEqual(unknown);
  });

  it.each([
    ['/recover', {}],
    ['/otp', { create_user: false }],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
  ])('for a request to %s with %j', async (path, body) => {
    const attempt = (email: string) => workOf(path, { email, ...body });
    const unknown = await attempt(fresh());
    expect(unknown).toMatchObject({ status: 200, writes: 1 });
    for (const email of Object.values(people)) expect(await attempt(email)).toEqual(unknown);
  });

  it('for an /otp that creates missing accounts', async () => {
    const attempt = (email: string) => workOf('/otp', { email });
    const unknown = await attempt(fresh());
    for (const email of [people.known, people.passwordless, people.banned]) {
      expect(await attempt(email)).toEqual(unknown);
    }
  });

  it('for a wrong code', async () => {
    const attempt = (email: string) =>
      workOf('/verify', { email, token: 'nonsense', type: 'signup' });
    const unknown = await attempt(fresh());
    for (const email of Object.values(people)) expect(await attempt(email)).toEqual(unknown);
  });
});
