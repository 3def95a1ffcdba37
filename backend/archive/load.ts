import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Engine, Sql } from '../db/engine.ts';
import { appliedVersions } from '../db/migrate.ts';
import type { StoredFiles } from '../storage/stored-files.ts';
import { ArchiveError, type Manifest, rowsPath } from './manifest.ts';
import { insertRows } from './rows.ts';
import {
  ALL_SCHEMAS,
  findBrokenReferences,
  findTables,
  fullName,
  quoted,
  type Table,
} from './tables.ts';

const LIMIT_MS = 30 * 60_000;
const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 5;

/**
 * Replaces the entire database and file store with an unpacked archive, in one transaction. Files are placed before
 * the commit, so a crash leaves the old or the new state, with at most some unreferenced files. Sweep the store
 * afterwards to remove them.
 */
export async function loadSnapshot(
  engine: Engine,
  store: StoredFiles,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const files = await filesOf(store, folder, manifest);
  await store.adopt(files, () =>
    retryAfterDeadlock(() =>
      engine.write('system', (sql) => replaceRows(sql, folder, manifest), { limitMs: LIMIT_MS }),
    ),
  );
}

/** Jobs of the running backend lock tables in another order; Postgres may then cancel the restore, which changed nothing. */
async function retryAfterDeadlock(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function replaceRows(sql: Sql, folder: string, manifest: Manifest): Promise<void> {
  const applied = [...(await appliedVersions(sql))].sort();
  assertSameSchema(applied, manifest.migrations);
  await disableTriggers(sql);
  await sql`select set_config('lock_timeout', '60s', true)`;
  const tables = await findTables(sql);
  await sql.unsafe(`truncate ${tables.map(({ schema, name }) => quoted(schema, name)).join(', ')}`);
  for (const carried of manifest.tables) {
    const table = tableFor(carried, tables);
    const source = createReadStream(join(folder, rowsPath(carried)));
    const inserted = await insertRows(sql, table, carried.columns, source);
    if (inserted !== carried.rows)
      throw new ArchiveError("The contents of the backup don't match its manifest.");
  }
  for (const { schema, name, next } of manifest.sequences) {
    await sql.unsafe(`alter sequence if exists ${quoted(schema, name)} restart with ${next}`);
  }
  const broken = await findBrokenReferences(sql, ALL_SCHEMAS);
  if (broken.length > 0) {
    throw new ArchiveError(`The backup is inconsistent in ${broken.join(', ')}.`);
  }
}

function assertSameSchema(applied: readonly string[], archived: readonly string[]): void {
  if (archived.some((version) => !applied.includes(version))) {
    throw new ArchiveError(
      'This backup was made by a newer version of Haven Exchange. Restore it with that version.',
    );
  }
  if (applied.length === archived.length) return;
  throw new ArchiveError(
    'This backup was made by an older version of Haven Exchange. Restore it with that version into ' +
      'a new data folder (HAVEN_DATA_DIR), then start this version on that folder to upgrade it.',
  );
}

/**
 * The archive's rows already contain the effects of triggers. The owner role of a hosted project may set this, and so
 * may a superuser.
 */
export async function disableTriggers(sql: Sql): Promise<void> {
  try {
    // A statement rather than `set_config`, because that is what a hosted project permits its owner.
    await sql`set local session_replication_role = replica`;
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new ArchiveError(
      'The database user is not allowed to disable triggers. As a superuser, run: ' +
        'grant set on parameter session_replication_role to that user.',
    );
  }
}

export function tableFor(carried: Manifest['tables'][number], tables: readonly Table[]): Table {
  const table = tables.find((known) => fullName(known) === fullName(carried));
  if (table && carried.columns.every((column) => table.columns.includes(column))) return table;
  throw new ArchiveError(`This version of Haven Exchange does not know ${fullName(carried)}.`);
}

/** Maps the archive's files by version. A file already here must be identical. */
async function filesOf(
  store: StoredFiles,
  folder: string,
  { parts }: Manifest,
): Promise<{ version: string; path: string }[]> {
  const files = parts.filter(({ path }) => path.startsWith('files/'));
  for (const { path, sha256 } of files) {
    const present = await store.hashOf(path.slice('files/'.length));
    if (present !== undefined && present !== sha256) {
      throw new ArchiveError(`The stored file ${path} already exists here with different content.`);
    }
  }
  return files.map(({ path }) => ({
    version: path.slice('files/'.length),
    path: join(folder, path),
  }));
}
