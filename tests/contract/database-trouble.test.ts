import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../shared/demo-accounts.ts';
import {
  backend,
  type Client,
  clientFor,
  type SeparateBackend,
  skipOnHostedBackend,
  startSeparateBackend,
} from '../support/backend.ts';

let own: SeparateBackend;
let member: Client;
const email = DEMO_ACCOUNTS[0]?.email ?? '';
const visitor = () => clientFor(own, own.publishableKey);

beforeAll(async () => {
  skipOnHostedBackend('its database is broken on purpose');
  own = await startSeparateBackend({ worksOutbox: false });
  member = visitor();
  await member.auth.signInWithPassword({ email, password: own.demoPassword });
}, 60_000);
afterAll(() => own?.close());

const ADMIN_ERROR = 'could not extend file "base/5/16384": /var/lib/secret';
const TABLES = ['public.profiles', 'auth.sessions', 'storage.objects'];

/** Makes every write to these tables fail with this Postgres error state. */
async function breakWrites(state: string): Promise<void> {
  await own.database.script(`
    create or replace function public.break_write() returns trigger language plpgsql as $$
    begin
      raise exception '${ADMIN_ERROR}' using errcode = '${state}';
    end $$;
    ${TABLES.map(
      (table) => `create or replace trigger break_write before insert or update on ${table}
        for each statement execute function public.break_write();`,
    ).join('\n')}`);
}

const mendWrites = () => own.database.script('drop function public.break_write() cascade');

async function write() {
  const { data } = await member.auth.getUser();
  const file = `${data.user?.id}/x.txt`;
  const responses = {
    rest: await member.from('profiles').update({ first_name: 'Ada' }).eq('email', email),
    auth: await visitor().auth.signInWithPassword({ email, password: own.demoPassword }),
    storage: await member.storage.from('documents').upload(file, new Blob(['x'])),
  };
  expect(JSON.stringify(responses)).not.toContain('secret');
  return responses;
}

describe('database disk', () => {
  test('rejects writes with 507 and a message when full, but serves reads', async () => {
    await breakWrites('53100');
    const { rest, auth, storage } = await write();
    const message =
      "The server's disk is full, so nothing can be saved. You can still view your data.";
    expect(rest).toMatchObject({ status: 507, error: { code: '53100', message: message } });
    expect(auth.error).toMatchObject({ status: 507, message: message });
    expect(storage.error).toMatchObject({
      status: 507,
      message: 'There is not enough disk space to store the file',
    });
    expect((await visitor().from('listings').select('id').limit(1)).data).toHaveLength(1);
    await mendWrites();
    expect((await write()).rest.error).toBeNull();
  });

  test('reports a failure separately with 503 and a retry', async () => {
    await breakWrites('58030');
    const { rest, auth, storage } = await write();
    const message = 'The database is not responding. Try again in a minute.';
    expect(rest).toMatchObject({ status: 503, error: { code: '08006', message: message } });
    expect(auth.error?.status).toBe(503);
    expect(storage.error).toMatchObject({ status: 503, message: message });
    await mendWrites();
  });
});

describe('dropped database connection', () => {
  test('returns 503 with a message and reconnects on the next call', async ({ skip }) => {
    if (backend().engine !== 'postgres') skip('PGlite has no connections to lose');
    const admin = postgres(inject('adminUrl'), { max: 1, onnotice: () => {} });
    const [{ name } = { name: '' }] = await own.database.read(
      'system',
      (sql) => sql<{ name: string }[]>`select current_database() as name`,
    );
    const failures: string[] = [];
    let isOver = false;
    const fetchOnce = async () => {
      const headers = { apikey: own.publishableKey };
      const response = await fetch(`${own.url}/rest/v1/listings?select=id&limit=1`, { headers });
      const text = await response.text();
      if (response.status !== 200) failures.push(`${response.status} ${text}`);
    };
    const workers = Array.from({ length: 8 }, async () => {
      while (!isOver) await fetchOnce();
    });
    for (let cut = 0; cut < 20; cut += 1) {
      await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
      await fetchOnce();
    }
    isOver = true;
    await Promise.all(workers);
    await admin.end();
    expect(failures.length).toBeGreaterThan(0);
    const only = `503 ${JSON.stringify({
      code: '08006',
      message: 'The database is not responding. Try again in a minute.',
      details: null,
      hint: null,
    })}`;
    expect([...new Set(failures)]).toEqual([only]);
    expect((await visitor().from('listings').select('id').limit(1)).error).toBeNull();
  });
});
