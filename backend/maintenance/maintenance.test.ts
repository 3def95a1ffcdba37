import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../db/engine.ts';
import { openPglite } from '../db/pglite/open.ts';
import { createDatabase } from '../db/pglite/template.ts';
import { createCheckpoints } from './checkpoint.ts';
import { vacuumBloatedTables } from './vacuum.ts';

const folder = mkdtempSync(join(tmpdir(), 'haven-maintenance-'));
const database = join(folder, 'db');
let engine: Engine;
beforeAll(async () => {
  await createDatabase(database);
  engine = openPglite(database, 60_000);
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const megabytesOf = (path: string): number => {
  const files = readdirSync(join(database, path));
  return files.reduce((sum, name) => sum + statSync(join(database, path, name)).size, 0) / 2 ** 20;
};

const tableMegabytes = async (): Promise<number> => {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ size: number }[]>`select pg_table_size('busy')::float8 as size`,
  );
  return (row?.size ?? 0) / 2 ** 20;
};

const ROWS = 20_000;
const ROUNDS = 12;
const WARM_UP = 4;

test('a repeatedly updated table stops growing, and so does the log', async () => {
  await engine.script(`
    create table busy (id int primary key, n int, filler text);
    insert into busy select i, 0, repeat('x', 300) from generate_series(1, ${ROWS}) i`);
  const checkpoint = createCheckpoints(engine);
  const sizes: { table: number; log: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await engine.write('system', (sql) => sql`update busy set n = n + 1`);
    await vacuumBloatedTables(engine, () => false);
    await checkpoint();
    sizes.push({ table: await tableMegabytes(), log: megabytesOf('pg_wal') });
  }
  const after = sizes.slice(WARM_UP);
  expect(Math.max(...after.map(({ table }) => table))).toBeLessThan(3 * (sizes[0]?.table ?? 0));
  expect(sizes.at(-1)?.table).toBeLessThanOrEqual(sizes[WARM_UP]?.table ?? 0);
  expect(Math.max(...after.map(({ log }) => log))).toBeLessThanOrEqual(160);
}, 60_000);

test('a short log is checkpointed once writes stop', async () => {
  const checkpoint = createCheckpoints(engine);
  const unwritten = async () => {
    const [row] = await engine.read(
      'system',
      (sql) => sql<{ length: number }[]>`
        select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as length
        from pg_control_checkpoint()`,
    );
    return row?.length ?? 0;
  };
  await engine.script('checkpoint');
  await engine.write('system', (sql) => sql`update busy set n = n + 1 where id < 8000`);
  const written = await unwritten();
  expect(written).toBeGreaterThan(2 ** 20);
  await checkpoint();
  expect(await unwritten()).toBeGreaterThanOrEqual(written);
  await checkpoint();
  expect(await unwritten()).toBeLessThan(2 ** 20);
});
