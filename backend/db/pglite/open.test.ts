import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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

test('a query that runs over its time is cut off, and the next request is served with nothing lost', async () => {
  engine = openPglite(database, 400);
  await engine.script('create table kept (id int)');
  await engine.write('system', (sql) => sql`insert into kept values (1)`);

  const endless = engine.read('system', (sql) => sql.unsafe(ENDLESS));
  const waiting = engine.read('system', (sql) => sql`select id from kept`).catch((error) => error);
  await expect(endless).rejects.toMatchObject({ code: '57014' });
  await waiting;

  const rows = await engine.read('system', (sql) => sql`select id from kept`);
  expect([...rows]).toEqual([{ id: 1 }]);
}, 60_000);

test('timestamps, numerics and documents arrive as PostgREST writes them', async () => {
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

test('a statement that was sent behind one that fails is refused with it, and the next request is served', async () => {
  engine = openPglite(database);
  const divide = (by: number, next: string) =>
    engine?.write('system', (sql) =>
      Promise.all([sql`select 1 / ${by}::int`, sql.unsafe(`select $1::int as ${next}`, [1])]),
    );
  // From now on the first is known and sent whole, while the parts of the second wait for each other's answers.
  await divide(1, 'begin');
  for (const next of ['first', 'second', 'third']) {
    await expect(divide(0, next)).rejects.toMatchObject({ code: '22012' });
    const [row] = await engine.read('system', (sql) => sql`select ${next} as asked`);
    expect(row).toEqual({ asked: next });
  }
}, 20_000);
