import type { Engine, Sql } from './engine.ts';
import {
  fingerprint,
  migrationFiles,
  platformFiles,
  type SqlFile,
  settingsFiles,
} from './schema-files.ts';

/** Arbitrary, but the same for every backend on one database. */
const MIGRATION_LOCK = 4_173_001;

/**
 * Each script is one transaction: without time limits, because those are for requests and a large table takes time,
 * and under a lock, because two backends may start on one database at once.
 */
const ALONE = `
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  select pg_advisory_xact_lock(${MIGRATION_LOCK});`;

export class MigrationFailed extends Error {}

/** Brings a database up to this checkout: platform, migrations, settings. */
export async function migrate(engine: Engine): Promise<void> {
  const expected = fingerprint([...platformFiles(), ...settingsFiles()]);
  if ((await readSetting(engine, 'platform')) !== expected) {
    for (const file of platformFiles()) await run(engine, file);
  }
  const applied = await engine.read('system', appliedVersions);
  const files = migrationFiles();
  assertDatabaseNotNewer(applied, files);
  for (const file of files.filter(({ name }) => !applied.has(versionOf(name)))) {
    await applyMigration(engine, file);
  }
  if ((await readSetting(engine, 'platform')) !== expected) {
    for (const file of settingsFiles()) await run(engine, file);
    await writeSetting(engine, 'platform', expected);
  }
}

const versionOf = (name: string): string => name.slice(0, name.indexOf('_'));

/** Returns the migrations this database has. */
export async function appliedVersions(sql: Sql): Promise<Set<string>> {
  const rows = await sql<
    { version: string }[]
  >`select version from supabase_migrations.schema_migrations`;
  return new Set(rows.map((row) => row.version));
}

/** A folder migrated by a newer build must not be served by an older one, nor may one from before the baseline. */
function assertDatabaseNotNewer(applied: Set<string>, files: readonly SqlFile[]): void {
  const known = new Set(files.map(({ name }) => versionOf(name)));
  const unknown = [...applied].filter((version) => !known.has(version));
  if (unknown.length === 0) return;
  const first = versionOf(files[0]?.name ?? '');
  if (unknown.every((version) => version < first)) {
    throw new MigrationFailed(
      "This data comes from a version before the first release and can't be migrated. Make a backup " +
        'with the version that made it, then start this one in a new folder (HAVEN_DATA_DIR).',
    );
  }
  throw new MigrationFailed(
    `This database has migrations that this version does not know (${unknown.join(', ')}). ` +
      'Start the version that made them, or choose another data folder with HAVEN_DATA_DIR.',
  );
}

/**
 * File and history row are sent in one message, which Postgres runs as one transaction. If two backends start on one
 * database at once, the second waits and then finds the work done.
 */
async function applyMigration(engine: Engine, file: SqlFile): Promise<void> {
  const version = versionOf(file.name);
  const name = file.name.slice(version.length + 1, -'.sql'.length);
  const script = `
    insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');
    ${file.text}`;
  try {
    await run(engine, { name: file.name, text: script });
  } catch (error) {
    if (!(await engine.read('system', appliedVersions)).has(version)) throw error;
  }
}

async function run(engine: Engine, file: SqlFile): Promise<void> {
  try {
    await engine.script(`${ALONE}\n${file.text}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationFailed(`${file.name} failed to apply: ${reason}`, { cause: error });
  }
}

/** Reads a setting this backend stored about its own database; undefined before the first start. */
export async function readSetting(engine: Engine, key: string): Promise<string | undefined> {
  return engine.read('system', async (sql) => {
    const [table] = await sql<{ name: string | null }[]>`
      select to_regclass('haven_local.settings')::text as name`;
    if (!table?.name) return undefined;
    const [row] = await sql<{ value: string }[]>`
      select value from haven_local.settings where key = ${key}`;
    return row?.value;
  });
}

export async function writeSetting(engine: Engine, key: string, value: string): Promise<void> {
  await engine.write(
    'system',
    (sql) => sql`
      insert into haven_local.settings (key, value) values (${key}, ${value})
      on conflict (key) do update set value = excluded.value`,
  );
}
