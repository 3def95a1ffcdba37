import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../engine.ts';
import { openPglite } from './open.ts';
import { createDatabase } from './template.ts';

const folder = mkdtempSync(join(tmpdir(), 'haven-pglite-'));
const database = join(folder, 'db');
let engine: Engine | undefined;

beforeAll(() => createDatabase(database));

afterEach(async () => {
  await engine?.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ENDLESS = 'select count(*) from generate_series(1, 1e12)';

test('cancels a query that exceeds its time limit, and serves the next request without data loss', async () => {
  engine = openPglite(database, 400);
  await engine.script('create table kept (id int)');
  await engine.write('system', (sql) => sql`insert into kept values (1)`);

  const endless = engine.read('system', (sql) => sql.unsafe(ENDLESS));
  const queuedRead = engine
    .read('system', (sql) => sql`select id from kept`)
    .catch((error) => error);
  await expect(endless).rejects.toMatchObject({ code: '57014' });
  await queuedRead;

  const rows = await engine.read('system', (sql) => sql`select id from kept`);
  expect([...rows]).toEqual([{ id: 1 }]);
}, 60_000);

describe("a visitor's long-running statement", () => {
  const terms = Array.from({ length: 3_000 }, () => 'a').join('&');
  const SLOW: Record<string, string> = {
    'a text search': `select count(*) from generate_series(1, 1e9) n
      where to_tsvector('simple', n::text) @@ to_tsquery('simple', '${terms}')`,
    'a write':
      'insert into kept select 1000 + n from generate_series(1, 1e9) n where n < 0 or n > 9e8',
  };

  test.each(Object.entries(SLOW))(
    '%s: is canceled, and waiting requests are served',
    async (_, slow) => {
      const visitor = { role: 'authenticated' as const, claims: {} };
      engine = openPglite(database, undefined, 400);
      await engine.script(
        `create table if not exists kept (id int); truncate kept; grant all on kept to public;
       do $$ begin create role authenticated; exception when duplicate_object then null; end $$;`,
      );
      const read = () => engine?.read('system', (sql) => sql`select id from kept order by id`);
      for (let id = 0; id < 20; id += 1) {
        await engine.write(visitor, (sql) => sql`insert into kept values (${id})`);
      }
      const stuck = engine.write(visitor, (sql) => sql.unsafe(slow));
      const reads = Array.from({ length: 5 }, read);
      const write = engine.write(visitor, (sql) => sql`insert into kept values (20)`);
      await expect(stuck).rejects.toMatchObject({
        code: '57014',
        message: 'canceling statement due to statement timeout',
      });
      for (const rows of await Promise.all(reads)) expect(rows?.slice(0, 20)).toHaveLength(20);
      await write;
      expect((await read())?.map((row) => row.id)).toEqual(
        Array.from({ length: 21 }, (_, id) => id),
      );
    },
    60_000,
  );

  test("isn't canceled because other programs keep the machine busy", async () => {
    const visitor = { role: 'authenticated' as const, claims: {} };
    const count = () =>
      engine?.read(visitor, (sql) => sql`select count(*) from generate_series(1, 300000)`);
    engine = openPglite(database);
    await count();
    const before = process.cpuUsage();
    await count();
    const { user, system } = process.cpuUsage(before);
    await engine.close();

    engine = openPglite(database, undefined, (3 * (user + system)) / 1_000);
    await engine.read('system', (sql) => sql`select 1`);
    const others = Array.from({ length: 8 * availableParallelism() }, () =>
      spawn(process.execPath, ['-e', 'for (;;);']),
    );
    try {
      await Promise.all(others.map((other) => once(other, 'spawn')));
      expect(await count()).toHaveLength(1);
    } finally {
      for (const other of others) other.kill('SIGKILL');
    }
  }, 60_000);

  test("doesn't apply the single-statement limit to a transaction of many short statements", async () => {
    engine = openPglite(database, undefined, 1_000);
    await engine.write({ role: 'authenticated', claims: {} }, async (sql) => {
      const began = performance.now();
      while (performance.now() - began < 1_500) await sql`select pg_sleep(0.05)`;
    });
  }, 60_000);
});

test('returns timestamps, numerics and documents in PostgREST format', async () => {
  engine = openPglite(database);
  const [row] = await engine.read(
    'system',
    (sql) => sql`select timestamptz '2026-01-02 03:04:05.6+00' as at, 12.50::numeric as price,
      9007199254740993 as big, '{"a":[1]}'::jsonb as document, date '2026-01-02' as day`,
  );
  expect(row).toEqual({
    at: '2026-01-02T03:04:05.6+00:00',
    price: 12.5,
    big: 9007199254740993n,
    document: { a: [1] },
    day: '2026-01-02',
  });
}, 60_000);

test('rejects a statement pipelined after a failing one, and serves the next request', async () => {
  engine = openPglite(database);
  const divide = (by: number, next: string) =>
    engine?.write('system', (sql) =>
      Promise.all([sql`select 1 / ${by}::int`, sql.unsafe(`select $1::int as ${next}`, [1])]),
    );
  // From here on the first statement is prepared and sent whole, while the parts of the second wait for each other's
  // responses.
  await divide(1, 'begin');
  for (const next of ['first', 'second', 'third']) {
    await expect(divide(0, next)).rejects.toMatchObject({ code: '22012' });
    const [row] = await engine.read('system', (sql) => sql`select ${next} as asked`);
    expect(row).toEqual({ asked: next });
  }
}, 20_000);
