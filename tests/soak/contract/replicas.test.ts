import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type PostgresCluster,
  REPLICATED,
  startPostgres,
  startReplica,
} from '../../../build/postgres-cluster.ts';
import { succeed } from '../../security/world.ts';
import {
  type Client,
  clientFor,
  fetchLocal,
  type NewUser,
  newUser,
} from '../../support/backend.ts';
import { type DatabaseLine, openDatabaseLine } from '../../support/database-line.ts';
import { DEMO_DATABASE, prepareCluster } from '../../support/demo-cluster.ts';
import { startTestBackend, type TestBackend } from '../../support/test-backend.ts';

const DATABASE = 'replicated';

let cluster: PostgresCluster;
let replica: Awaited<ReturnType<typeof startReplica>>;
let line: DatabaseLine;
let running: TestBackend;
let me: NewUser;
beforeAll(async () => {
  cluster = await startPostgres({
    syncs: false,
    like: await prepareCluster(),
    settings: REPLICATED,
  });
  const databaseUrl = cluster.createDatabase(DATABASE, DEMO_DATABASE);
  replica = await startReplica(cluster);
  line = await openDatabaseLine(replica.url(DATABASE));
  running = await startTestBackend({
    databaseUrl,
    env: { DATABASE_REPLICA_URLS: line.through(replica.url(DATABASE)) },
  });
  me = await newUser({ at: running.facts });
});
afterAll(async () => {
  await running?.close();
  line?.close();
  replica?.stop();
  cluster?.stop();
});

const figures = () => running.backend.engine.replicas?.() ?? { usable: 0, reads: 0, fallbacks: 0 };
const isUsed = () => expect.poll(() => figures().usable).toBe(1);
beforeEach(isUsed);

const bioOf = async ({ client, id }: Pick<NewUser, 'client' | 'id'>) => {
  const { data, error } = await client.from('profiles').select('bio').eq('id', id).single();
  expect(error).toBeNull();
  return data?.bio;
};
const setBio = ({ client, id }: NewUser, bio: string) =>
  succeed(client.from('profiles').update({ bio }).eq('id', id).select('id'));

/** Runs work while the replica receives changes but doesn't apply them. */
async function whilePaused(work: () => Promise<void>): Promise<void> {
  const sql = postgres(replica.url('postgres'), { max: 1 });
  try {
    await sql`select pg_wal_replay_pause()`;
    await work();
  } finally {
    await sql`select pg_wal_replay_resume()`;
    await sql.end();
  }
}

describe('a read', () => {
  test.each<[string, (client: Client) => PromiseLike<{ error: unknown }>]>([
    ['of rows', (client) => client.from('profiles').select('id')],
    ['of a count', (client) => client.from('profiles').select('*', { count: 'exact', head: true })],
    ['by a call that changes nothing', (client) => client.rpc('my_account')],
  ])('%s is answered by the replica', async (_name, ask) => {
    await expect
      .poll(async () => {
        const before = figures().reads;
        expect((await ask(me.client)).error).toBeNull();
        return figures().reads - before;
      })
      .toBe(1);
  });

  test('sees what its caller and others just wrote', async () => {
    const other = clientFor(running.facts, running.facts.secretKey);
    const before = figures();
    for (let n = 1; n <= 50; n += 1) {
      await setBio(me, `version ${n}`);
      expect(await bioOf(me)).toBe(`version ${n}`);
      expect(await bioOf({ client: other, id: me.id })).toBe(`version ${n}`);
    }
    expect(figures().reads).toBeGreaterThan(before.reads);
  });

  test('sees it even if the replica is behind', async () => {
    const before = figures();
    await whilePaused(async () => {
      await setBio(me, 'not replayed');
      expect(await bioOf(me)).toBe('not replayed');
      expect(figures().reads).toBe(before.reads);
    });
  });

  test('is rejected after its session ended, even if the replica is behind', async () => {
    const leaving = await newUser({ at: running.facts });
    const { data } = await leaving.client.auth.getSession();
    const headers = {
      apikey: running.facts.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
    };
    const url = `${running.facts.url}/rest/v1/profiles?select=id`;
    expect((await fetch(url, { headers })).status).toBe(200);
    await whilePaused(async () => {
      await leaving.client.auth.signOut();
      expect((await fetch(url, { headers })).status).toBe(403);
    });
    await isUsed();
    expect((await fetch(url, { headers })).status).toBe(403);
  });

  test('that a replica rejects is answered by the primary', async () => {
    const asked = running.backend.engine.read(
      'system',
      (sql) => sql`select pg_notify('any', ''), pg_is_in_recovery() as replica`,
      { mayUseReplica: true },
    );
    expect(await asked).toMatchObject([{ replica: false }]);
  });
});

/** Reads from several callers during `work`, and returns their errors. */
async function readDuring(work: () => Promise<void>): Promise<unknown[]> {
  const errors: unknown[] = [];
  let isOver = false;
  const callers = Array.from({ length: 6 }, async () => {
    while (!isOver) {
      const { error } = await me.client.from('profiles').select('id');
      if (error) errors.push(error);
    }
  });
  await work();
  isOver = true;
  await Promise.all(callers);
  return errors;
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

describe('a replica', () => {
  test('that dies fails no request, and is used again once it recovers', async () => {
    const errors = await readDuring(async () => {
      const before = figures().reads;
      await expect.poll(() => figures().reads).toBeGreaterThan(before + 20);
      replica.halt();
      const after = figures().fallbacks;
      await expect.poll(() => figures().fallbacks).toBeGreaterThan(after + 20);
      replica.start();
      await isUsed();
      const again = figures().reads;
      await expect.poll(() => figures().reads).toBeGreaterThan(again + 20);
    });
    expect(errors).toEqual([]);
  });

  test.skipIf(process.platform !== 'linux')('that hangs fails no request', async () => {
    const pid = replica.pid();
    let all: number[] = [];
    const errors = await readDuring(async () => {
      const before = figures().reads;
      await expect.poll(() => figures().reads).toBeGreaterThan(before + 20);
      all = [pid, ...childrenOf(pid)];
      for (const one of all) process.kill(one, 'SIGSTOP');
      const after = figures().fallbacks;
      await expect.poll(() => figures().usable).toBe(0);
      await expect.poll(() => figures().fallbacks).toBeGreaterThan(after + 20);
    });
    for (const one of all) process.kill(one, 'SIGCONT');
    expect(errors).toEqual([]);
  });

  test('that is cut off fails no request, even if its connections never close', async () => {
    const errors = await readDuring(async () => {
      const before = figures().reads;
      await expect.poll(() => figures().reads).toBeGreaterThan(before + 20);
      line.cut();
      const after = figures().fallbacks;
      await expect.poll(() => figures().usable).toBe(0);
      await expect.poll(() => figures().fallbacks).toBeGreaterThan(after + 20);
      line.mendForNewConnections();
      await isUsed();
      const again = figures().reads;
      await expect.poll(() => figures().reads).toBeGreaterThan(again + 20);
    });
    expect(errors).toEqual([]);
  });

  test('is counted in the figures for Prometheus', async () => {
    const response = await fetchLocal(`${running.facts.url}/_local/metrics`, running.facts);
    const text = await response.text();
    expect(text).toContain('haven_replicas_usable 1');
    expect(text).toMatch(/^haven_replica_reads_total [1-9]/m);
  });

  test("that isn't in recovery is not used", async () => {
    const wrong = await startTestBackend({
      databaseUrl: cluster.url(DATABASE),
      env: { DATABASE_REPLICA_URLS: cluster.url(DATABASE) },
    });
    const person = await newUser({ at: wrong.facts });
    expect(await bioOf(person)).toBeNull();
    expect(wrong.backend.engine.replicas?.()).toMatchObject({ usable: 0, reads: 0 });
    await wrong.close();
  });
});

test('a promoted replica is no longer used', async () => {
  replica.promote();
  await expect.poll(() => figures().usable).toBe(0);
  await setBio(me, 'after promotion');
  expect(await bioOf(me)).toBe('after promotion');
});
