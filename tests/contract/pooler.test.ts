import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { POSTGRES_QUEUE_LIMITS } from '../../backend/request-limits.ts';
import { StartupError } from '../../backend/startup-error.ts';
import { succeed } from '../security/world.ts';
import { clientFor, type NewUser, newUser } from '../support/backend.ts';
import { copyDatabase } from '../support/database-copy.ts';
import { DEMO_DATABASE } from '../support/demo-cluster.ts';
import { noPgBouncer, type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts';
import { collectChanges } from '../support/realtime.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

if (noPgBouncer) console.warn(`Pooled connections are not tested: ${noPgBouncer}.`);

describe.skipIf(noPgBouncer)('behind PgBouncer in transaction mode', () => {
  let pooler: PgBouncer;
  let direct: string;
  let running: TestBackend;
  let people: NewUser[];
  const pooled = () => pooler.url(new URL(direct).pathname.slice(1));

  beforeAll(async () => {
    pooler = await startPgBouncer();
    ({ url: direct } = await copyDatabase(DEMO_DATABASE));
    running = await startTestBackend({
      databaseUrl: pooled(),
      env: { DATABASE_DIRECT_URL: direct },
      turns: { ...POSTGRES_QUEUE_LIMITS, atOnce: 8 },
    });
    people = await Promise.all(Array.from({ length: 4 }, () => newUser({ at: running.facts })));
  });
  afterAll(async () => {
    await running?.close();
    await pooler?.stop();
  });

  test('users sign in, stay signed in, and are rejected after signing out', async () => {
    const member = await newUser({ at: running.facts });
    const { data } = await member.client.auth.refreshSession();
    const token = data.session?.access_token ?? '';
    const read = () =>
      fetch(`${running.facts.url}/rest/v1/profiles?select=id&id=eq.${member.id}`, {
        headers: { apikey: running.facts.publishableKey, authorization: `Bearer ${token}` },
      });
    expect(await (await read()).json()).toEqual([{ id: member.id }]);
    await member.client.auth.signOut();
    expect((await read()).status).toBe(403);
  });

  test('rows are created, read, changed and deleted', async () => {
    const [{ client }] = people as [NewUser];
    const views = () => client.from('saved_views');
    const rows = await succeed(views().insert({ kind: 'contacts', name: 'Mine' }).select('id'));
    const id = rows[0]?.id ?? '';
    await succeed(views().update({ name: 'Renamed' }).eq('id', id).select());
    expect((await views().select('name').eq('id', id).single()).data?.name).toBe('Renamed');
    await succeed(views().delete().eq('id', id).select());
    expect((await views().select('id').eq('id', id)).data).toEqual([]);
  });

  test('each of many simultaneous requests sees only the rows of its caller', async () => {
    const requests = people.flatMap(({ client, id }) =>
      Array.from({ length: 20 }, async () => {
        const { data } = await client.from('user_roles').select('user_id');
        expect(data).toEqual([{ user_id: id }]);
        expect((await client.rpc('my_account')).error).toBeNull();
      }),
    );
    await Promise.all(requests);
    const visitor = clientFor(running.facts, running.facts.publishableKey);
    expect((await visitor.from('user_roles').select('user_id')).data ?? []).toEqual([]);
  });

  test('row changes reach subscribers', async () => {
    const [{ client, id }] = people as [NewUser];
    const listener = await collectChanges(client, { table: 'profiles' });
    await succeed(client.from('profiles').update({ bio: 'pooled' }).eq('id', id).select('id'));
    await vi.waitFor(() => expect(listener.told()).toEqual([`UPDATE ${id}`]));
    await listener.channel.unsubscribe();
  });

  test('transactions keep their time limits and leave no settings behind', async () => {
    const { engine } = running.backend;
    const limits = await engine.read(
      'system',
      (sql) => sql`select current_setting('statement_timeout') as statements,
        current_setting('lock_timeout') as locks`,
    );
    expect(limits).toMatchObject([{ statements: expect.stringMatching(/^\d+s$/), locks: '5s' }]);
    const member = { role: 'authenticated' as const, claims: { sub: people[0]?.id } };
    const after = Array.from({ length: 20 }, () =>
      engine.read('system', (sql) => sql`select current_setting('role') as role`),
    );
    await Promise.all([engine.read(member, (sql) => sql`select 1`), ...after]);
    for (const rows of await Promise.all(after)) expect(rows).toEqual([{ role: 'none' }]);
  });

  test('a start without the direct URL says what to set', async () => {
    const starting = startTestBackend({ databaseUrl: pooled() });
    await expect(starting).rejects.toThrow(StartupError);
    await expect(starting).rejects.toThrow('Set DATABASE_DIRECT_URL');
  });
});
