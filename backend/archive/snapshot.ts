import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Engine, Sql } from '../db/engine.ts';
import { appliedVersions } from '../db/migrate.ts';
import { hashFile } from '../hash-file.ts';
import type { FileStore } from '../storage/file-store.ts';
import { ArchiveError, FORMAT, FORMAT_VERSION, type Manifest, rowsPath } from './manifest.ts';
import { writeRows } from './rows.ts';
import { findSequences, findTables, isArchived, type Table } from './tables.ts';

/** Upper limit for waiting requests; a larger database belongs on Postgres. */
const LIMIT_MS = 10 * 60_000;
const ATTEMPTS = 3;

type Rows = Pick<Manifest, 'tables' | 'sequences' | 'migrations'>;

/**
 * Writes a consistent snapshot of database and stored files to a new folder. Rows come first. Files are immutable and
 * are deleted only after the transaction that drops their row, so the files exist unless they were deleted since, in
 * which case the snapshot is retried.
 */
export async function takeSnapshot(
  engine: Engine,
  store: Pick<FileStore, 'lend'>,
  folder: string,
): Promise<Manifest> {
  for (let attempt = 1; ; attempt += 1) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(join(folder, 'rows'), { recursive: true, mode: 0o700 });
    const { rows, versions } = await engine.read('system', (sql) => readAll(sql, folder), {
      limitMs: LIMIT_MS,
      isSnapshot: true,
    });
    const missing = await borrowFiles(store, folder, versions);
    if (missing === 0) return describe(folder, rows);
    if (attempt === ATTEMPTS) {
      throw new ArchiveError(`${missing} stored files have no content.`);
    }
  }
}

async function readAll(sql: Sql, folder: string): Promise<{ rows: Rows; versions: string[] }> {
  const migrations = [...(await appliedVersions(sql))].sort();
  const all = await findTables(sql);
  const tables: Manifest['tables'] = [];
  for (const table of all.filter(isArchived)) {
    const out = createWriteStream(join(folder, rowsPath(table)), { flags: 'wx', mode: 0o600 });
    const rows = await writeRows(sql, table, out);
    out.end();
    await finished(out);
    tables.push({ schema: table.schema, name: table.name, columns: table.columns, rows });
  }
  const sequences = await findSequences(sql);
  return { rows: { migrations, tables, sequences }, versions: await storedVersions(sql, all) };
}

/** File versions referenced by the snapshot's rows. */
async function storedVersions(sql: Sql, tables: readonly Table[]): Promise<string[]> {
  const objects = tables.find(({ schema, name }) => schema === 'storage' && name === 'objects');
  if (!objects?.columns.includes('version')) return [];
  const rows = await sql.unsafe<{ version: string }[]>(
    'select version::text from storage.objects where version is not null',
  );
  return rows.map(({ version }) => version);
}

/** Puts every referenced file into the snapshot. Returns how many were missing. */
async function borrowFiles(
  store: Pick<FileStore, 'lend'>,
  folder: string,
  versions: readonly string[],
): Promise<number> {
  await mkdir(join(folder, 'files'), { mode: 0o700 });
  let missing = 0;
  for (const version of versions) {
    try {
      await store.lend(version, join(folder, 'files', version));
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') throw error;
      missing += 1;
    }
  }
  return missing;
}

/** All files in a folder, as relative paths. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

async function describe(folder: string, rows: Rows): Promise<Manifest> {
  const parts: Manifest['parts'] = [];
  for (const path of (await filesBelow(folder)).sort().reverse()) {
    parts.push({ path: path.split(sep).join('/'), ...(await hashFile(join(folder, path))) });
  }
  const manifest: Manifest = {
    format: FORMAT,
    version: FORMAT_VERSION,
    createdAt: new Date().toISOString(),
    ...rows,
    parts,
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest), { mode: 0o600 });
  return manifest;
}
