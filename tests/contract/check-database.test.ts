import { expect, test } from 'vitest';
import { connectDirectly } from '../security/sql.ts';
import { runCommand } from '../support/command.ts';
import { copyDatabase } from '../support/database-copy.ts';
import { MIGRATED_DATABASE } from '../support/demo-cluster.ts';
import { noPgBouncer, startPgBouncer } from '../support/pgbouncer.ts';

const { PGHOST, PGPORT, PGUSER } = process.env;
const check = (env: Record<string, string>) =>
  runCommand('backend/check-database.ts', [], { PGHOST, PGPORT, PGUSER, ...env });

test('passes on PostgreSQL and changes nothing', async () => {
  const { url, drop } = await copyDatabase(MIGRATED_DATABASE);
  const { code, said } = await check({ DATABASE_URL: url });
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^(ok .+\n)+The database has everything that the product needs\.$/),
  ]);
  const sql = connectDirectly(1);
  expect(await sql`select from pg_roles where rolname like 'haven_check%'`).toHaveLength(0);
  await sql.end();
  await drop();
});

test.skipIf(noPgBouncer)('passes behind a pooler with a direct address', async () => {
  const pooler = await startPgBouncer();
  const { url, drop } = await copyDatabase(MIGRATED_DATABASE);
  const pooled = pooler.url(new URL(url).pathname.slice(1));
  const { code, said } = await check({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: url });
  expect([code, said]).toEqual([0, expect.not.stringContaining('missing')]);
  expect((await check({ DATABASE_URL: pooled })).said).toContain('Set DATABASE_DIRECT_URL');
  await pooler.stop();
  await drop();
});

test("lists a user's missing permissions and what needs them", async () => {
  const { url, drop } = await copyDatabase(MIGRATED_DATABASE);
  const sql = connectDirectly(1);
  await sql`create role weak login`;
  const { code, said } = await check({ DATABASE_URL: url, PGUSER: 'weak' });
  expect(code).toBe(1);
  expect(said).toContain(
    'missing  a role that row-level security does not apply to, for the secret key:',
  );
  expect(said).toContain('ok       advisory locks of a transaction');
  expect(said).toMatch(/\d+ of \d+ features are missing\. Nothing was changed\.$/);
  await drop();
  await sql`drop role weak`;
  await sql.end();
});

test("reports that a database doesn't respond", async () => {
  const { code, said } = await check({ DATABASE_URL: 'postgres://someone@127.0.0.1:1/none' });
  expect([code, said]).toEqual([
    1,
    expect.stringContaining("Can't reach the database at 127.0.0.1:1"),
  ]);
});
