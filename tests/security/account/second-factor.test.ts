import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_AUTH_LIMITS } from '../../../backend/auth/limits.ts';
import { call, makePassword, sessionOf, signedInAgain } from '../../contract/mail-links.ts';
import { enroll, withSecondFactor } from '../../support/authenticator.ts';
import {
  anonymous,
  backend,
  type Client,
  clientFor,
  newUser,
  service,
  startSeparateBackend,
  uniqueEmail,
} from '../../support/backend.ts';
import { listAllCalls } from '../all-calls.ts';
import { openDirectClients } from '../direct-clients.ts';
import { callsWithTrait, EXPECTATIONS, type TableName } from '../expectations.ts';
import { expectNothing, expectRefused } from '../refusal.ts';
import { queryDatabase } from '../sql.ts';
import { succeed, uniqueSubdomain } from '../world.ts';

/** Creates a user with a second factor, and an attacker who knows the password. */
async function victimAndThief() {
  const victim = await newUser({ userMetadata: { user_type: 'operator' } });
  const app = await withSecondFactor(victim.client);
  return { victim, app, thief: await signedInAgain(victim) };
}

const tables = Object.keys(EXPECTATIONS) as TableName[];
const tableClients = openDirectClients(tables);
afterAll(() => tableClients.close());

/** Columns of a table that members can read, if not all. */
const readable = (table: TableName) => {
  const { rows } = EXPECTATIONS[table];
  return 'columns' in rows ? rows.columns : '*';
};

describe('a stolen password of an account with a second factor', () => {
  let world: Awaited<ReturnType<typeof victimAndThief>>;
  beforeAll(async () => {
    world = await victimAndThief();
    const name = { name: 'Harbor House', subdomain: uniqueSubdomain() };
    await succeed(world.victim.client.rpc('create_tenant', name));
  });

  it.each(tables)("can't read any row of %s", async (table) => {
    const client = (await tableClients.at(table, world.thief)) as SupabaseClient;
    await expectNothing(client.from(table).select(readable(table)));
  });

  it("can't change a row or make a call", async () => {
    const { thief, victim } = world;
    await expectRefused(
      thief.from('profiles').update({ bio: 'stolen' }).eq('id', victim.id).select(),
    );
    await expectRefused(
      thief.rpc('create_tenant', { name: 'Stolen', subdomain: uniqueSubdomain() }),
    );
    await expectRefused(thief.rpc('my_account'));
    expect((await thief.rpc('my_security')).data).toBeNull();
    await expectRefused(thief.rpc('make_recovery_codes'));
    const { id } = await succeed(
      victim.client.rpc('my_security').then(({ data, error }) => ({
        data: (data as { sessions: { id: string }[] }).sessions[0],
        error,
      })),
    );
    await expectRefused(thief.rpc('end_my_session', { session_id: id }));
  });

  it("doesn't get its owner's roles", async () => {
    const { victim, app, thief } = await victimAndThief();
    await succeed(service().from('user_roles').insert({ user_id: victim.id, role: 'admin' }));
    const ticket = {
      request_id: crypto.randomUUID(),
      topic: 'question',
      name: 'June Abbott',
      email: uniqueEmail('june'),
      message: 'A question to the staff',
    };
    await succeed(service().from('support_tickets').insert(ticket));
    await expectNothing(thief.from('profiles').select().neq('id', victim.id));
    await expectNothing(thief.from('support_tickets').select());
    const proof = { factorId: app.factorId, code: app.code() };
    expect((await thief.auth.mfa.challengeAndVerify(proof)).error).toBeNull();
    expect((await thief.from('profiles').select().limit(2)).data).toHaveLength(2);
    expect((await thief.from('support_tickets').select().limit(1)).data).toHaveLength(1);
  });

  it("can't set up a second factor of its own", async () => {
    const { error } = await world.thief.auth.mfa.enroll({ factorType: 'totp' });
    expect([error?.status, error?.code]).toEqual([403, 'insufficient_aal']);
  });

  it("can't remove the second factor", async () => {
    const { error } = await world.thief.auth.mfa.unenroll({ factorId: world.app.factorId });
    expect(error?.code).toBe('insufficient_aal');
    expect((await world.victim.client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  });

  it("can't change the password or email", async () => {
    const current_password = world.victim.password;
    const change = { password: makePassword(), current_password };
    expect((await world.thief.auth.updateUser(change)).error?.code).toBe('insufficient_aal');
    const { error } = await world.thief.auth.updateUser({ email: uniqueEmail('thief') });
    expect(error?.code).toBe('insufficient_aal');
  });
});

describe("a call by an account that hasn't shown its second factor", () => {
  it('is rejected before it starts, unless it is listed or open to visitors', async () => {
    const { thief } = await victimAndThief();
    const listed = new Set([
      'my_security',
      'billing_caller',
      'get_missing_sign_in_step',
      ...callsWithTrait('isOpen'),
    ]);
    const calls = (await listAllCalls()).filter(({ name }) => !listed.has(name));
    const rows = await queryDatabase(`
      select distinct p.proname::text as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')`);
    const open = new Set(rows.map(({ name }) => String(name)));
    const closed = calls.filter(({ name }) => !open.has(name));
    expect(closed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['my_booking_page', 'report_conversion']),
    );
    const answered: string[] = [];
    const clients = openDirectClients(closed.map(({ name }) => name));
    for (const { name, args } of closed) {
      const client = await clients.at(name, thief);
      const { error } = await client.rpc(name as 'my_account', args as never);
      if (error?.message !== 'Complete two-factor authentication first.') answered.push(name);
    }
    await clients.close();
    expect(answered).toEqual([]);
  });
});

it('every public table requires the second factor', async () => {
  const rows = await queryDatabase(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (
        select from pg_policies p
        where p.schemaname = 'public' and p.tablename = c.relname
          and p.permissive = 'RESTRICTIVE' and p.cmd = 'ALL'
          and p.qual like '%has_verified_session%' and p.with_check like '%has_verified_session%'
      )`);
  expect(rows).toEqual([]);
});

describe('a code', () => {
  it("can't be replayed after use, here or elsewhere", async () => {
    const { victim, app, thief } = await victimAndThief();
    const proof = { factorId: app.factorId, code: app.code() };
    const client = await signedInAgain(victim);
    expect((await client.auth.mfa.challengeAndVerify(proof)).error).toBeNull();
    const again = await signedInAgain(victim);
    for (const replaying of [client, again]) {
      const { error } = await replaying.auth.mfa.challengeAndVerify(proof);
      expect(error?.code).toBe('mfa_verification_failed');
    }
    expect((await thief.auth.getUser()).error).not.toBeNull();
  });

  it('signs in once when used twice at the same time', async () => {
    const { victim, app } = await victimAndThief();
    const racers = await Promise.all([signedInAgain(victim), signedInAgain(victim)]);
    const proof = { factorId: app.factorId, code: app.code() };
    const results = await Promise.all(racers.map((c) => c.auth.mfa.challengeAndVerify(proof)));
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it("can't answer another factor's challenge, or the same one twice", async () => {
    const { client } = await newUser();
    const [one, other] = [await enroll(client, 'One'), await enroll(client, 'Other')];
    const challenge = await client.auth.mfa.challenge({ factorId: one.factorId });
    const challengeId = challenge.data?.id ?? '';
    const { error } = await client.auth.mfa.verify({
      factorId: other.factorId,
      challengeId,
      code: other.code(),
    });
    expect(error?.code).toBe('mfa_factor_not_found');
    const right = { factorId: one.factorId, challengeId };
    expect((await client.auth.mfa.verify({ ...right, code: one.code() })).error).toBeNull();
    const twice = await client.auth.mfa.verify({ ...right, code: one.code() });
    expect(twice.error?.code).toBe('mfa_ip_address_mismatch');
  });

  it("for another user's factor is invalid", async () => {
    const { app } = await victimAndThief();
    const ownAccount = await newUser();
    const { mfa } = ownAccount.client.auth;
    expect((await mfa.challenge({ factorId: app.factorId })).error?.code).toBe(
      'mfa_factor_not_found',
    );
    expect((await mfa.unenroll({ factorId: app.factorId })).error?.code).toBe(
      'mfa_factor_not_found',
    );
    expect((await mfa.challenge({ factorId: 'not-an-id' })).error?.code).toBe(
      'mfa_factor_not_found',
    );
  });
});

it("a user can't remove a factor through server calls, even their own", async () => {
  const { victim, app } = await victimAndThief();
  const { access_token: token } = await sessionOf(victim.client);
  const path = `/admin/users/${victim.id}/factors/${app.factorId}`;
  const { status, answer } = await call(path, { method: 'DELETE', token });
  expect([status, answer.error_code]).toEqual([403, 'not_admin']);
  expect((await victim.client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
});

it('a refresh token stolen before the code is not upgraded', async () => {
  const { victim, app } = await victimAndThief();
  const client = await signedInAgain(victim);
  const { refresh_token } = await sessionOf(client);
  const proof = { factorId: app.factorId, code: app.code() };
  expect((await client.auth.mfa.challengeAndVerify(proof)).error).toBeNull();
  expect((await anonymous().auth.refreshSession({ refresh_token })).error).not.toBeNull();
  expect((await client.auth.refreshSession()).error).toBeNull();
});

it("factor secrets can't be read in the database", async ({ skip }) => {
  skip(backend().engine !== 'postgres', 'PGlite allows no second connection');
  const { app } = await victimAndThief();
  const [row] = await queryDatabase(
    `select secret from auth.mfa_factors where id = '${app.factorId}'`,
  );
  expect(row?.secret).toMatch(/^v1\./);
  expect(String(row?.secret)).not.toContain(app.secret);
});

describe('guessing', () => {
  let own: Awaited<ReturnType<typeof startSeparateBackend>>;
  beforeAll(async () => {
    own = await startSeparateBackend({ limits: DEFAULT_AUTH_LIMITS });
  });
  afterAll(() => own.close());

  async function halfway(): Promise<{ client: Client; factorId: string }> {
    const [email, password] = [uniqueEmail('guess'), makePassword()];
    const admin = clientFor(own, own.secretKey).auth.admin;
    await admin.createUser({ email, password, email_confirm: true });
    const owner = clientFor(own, own.publishableKey);
    await owner.auth.signInWithPassword({ email, password });
    const { factorId } = await withSecondFactor(owner);
    const client = clientFor(own, own.publishableKey);
    await client.auth.signInWithPassword({ email, password });
    return { client, factorId };
  }

  it('brute-forcing codes ends with 429 after a few attempts, across any number of sessions', async () => {
    const { client, factorId } = await halfway();
    const statuses: (number | undefined)[] = [];
    const { data } = await client.auth.mfa.challenge({ factorId });
    for (let guess = 0; guess < 12; guess += 1) {
      const code = String(guess).padStart(6, '0');
      const { error } = await client.auth.mfa.verify({
        factorId,
        challengeId: data?.id ?? '',
        code,
      });
      statuses.push(error?.status);
    }
    expect(statuses.slice(0, 8)).toEqual(new Array(8).fill(422));
    expect(statuses.slice(8)).toEqual(new Array(4).fill(429));
  });
});
