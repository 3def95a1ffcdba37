import { afterAll, beforeAll, expect, test } from 'vitest';
import { MigrationFailed, migrate } from '../../backend/db/migrate.ts';
import { openPostgres } from '../../backend/db/postgres.ts';
import { migrationFiles } from '../../backend/db/schema-files.ts';
import type { PostgresCluster } from '../../build/postgres-cluster.ts';
import { MIGRATED_DATABASE, startDemoCluster } from '../support/demo-cluster.ts';

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startDemoCluster();
});
afterAll(() => cluster.stop());

const VERSIONS = 'select version from supabase_migrations.schema_migrations order by version';

test('two backends starting on one empty database apply each migration once', async () => {
  const url = cluster.createDatabase('raced');
  const [first, second] = [openPostgres(url), openPostgres(url)];
  await Promise.all([migrate(first), migrate(second)]);

  const rows = await first.read('system', (sql) => sql.unsafe<{ version: string }[]>(VERSIONS));
  const expected = migrationFiles().map(({ name }) => name.slice(0, 14));
  expect(rows.map(({ version }) => version)).toEqual(expected);
  await Promise.all([first.close(), second.close()]);
});

test('a database migrated by a newer version is not served', async () => {
  const engine = openPostgres(cluster.createDatabase('newer', MIGRATED_DATABASE));
  await migrate(engine);
  await engine.script(
    "insert into supabase_migrations.schema_migrations (version, name) values ('29991231235959', 'later')",
  );
  const served = migrate(engine);
  await expect(served).rejects.toThrow(MigrationFailed);
  await expect(served).rejects.toThrow('29991231235959');
  await engine.close();
});

test('data from before the baseline is reported as such, not as newer, and is left unchanged', async () => {
  const engine = openPostgres(cluster.createDatabase('older', MIGRATED_DATABASE));
  await migrate(engine);
  await engine.script(
    "insert into supabase_migrations.schema_migrations (version, name) values ('20261121000100', 'private_schema')",
  );
  await expect(migrate(engine)).rejects.toThrow('Make a backup with the version that made it');
  await engine.close();
});
