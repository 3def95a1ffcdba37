import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Engine, Sql } from '../db/engine.ts';
import { appliedVersions } from '../db/migrate.ts';
import { hashFile } from './hash.ts';
import { ArchiveRefused, FORMAT, FORMAT_VERSION, type Manifest, rowsPath } from './manifest.ts';
import { writeRows } from './rows.ts';
import { findSequences, findTables, isCarried, type Table } from './tables.ts';

/** Requests wait this long at the very most; a larger database belongs on a Postgres. */
const LIMIT_MS = 10 * 60_000;
const ATTEMPTS = 3;

type Rows = Pick<Manifest, 'tables' | 'sequences' | 'migrations'>;

/**
 * Lays down a consistent picture of database and stored files in a folder that does not exist yet.
 * Rows come first. Files are immutable and removed only after the transaction that drops their row,
 * so those of the rows are there unless they were removed meanwhile, and then it is done again.
 */
export async function takeSnapshot(
  engine: Engine,
  dataDir: string,
  folder: string,
): Promise<Manifest> {
  for (let attempt = 1; ; attempt += 1) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(join(folder, 'rows'), { recursive: true, mode: 0o700 });
    const { rows, versions } = await engine.read('system', (sql) => readAll(sql, folder), {
      limitMs: LIMIT_MS,
      isSnapshot: true,
    });
    const files = await linkFiles(join(dataDir, 'storage'), join(folder, 'files'));
    const missing = versions.filter((version) => !files.has(version));
    if (missing.length === 0) return describe(folder, rows);
    if (attempt === ATTEMPTS) {
      throw new ArchiveRefused(`${missing.length} stored files have no content on this disk.`);
    }
  }
}

async function readAll(sql: Sql, folder: string): Promise<{ rows: Rows; versions: string[] }> {
  const migrations = [...(await appliedVersions(sql))].sort();
  const all = await findTables(sql);
  const tables: Manifest['tables'] = [];
  for (const table of all.filter(isCarried)) {
    const out = createWriteStream(join(folder, rowsPath(table)), { flags: 'wx', mode: 0o600 });
    const rows = await writeRows(sql, table, out);
    out.end();
    await finished(out);
    tables.push({ schema: table.schema, name: table.name, columns: table.columns, rows });
  }
  const sequences = await findSequences(sql);
  return { rows: { migrations, tables, sequences }, versions: await storedVersions(sql, all) };
}

/** The names of the files that the snapshot's rows stand for. */
export async function storedVersions(sql: Sql, tables: readonly Table[]): Promise<string[]> {
  const objects = tables.find(({ schema, name }) => schema === 'storage' && name === 'objects');
  if (!objects?.columns.includes('version')) return [];
  const rows = await sql.unsafe<{ version: string }[]>(
    'select version::text from storage.objects where version is not null',
  );
  return rows.map(({ version }) => version);
}

/** Gives every stored file a second name in the snapshot, and returns the names that it found. */
async function linkFiles(from: string, to: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (const path of await filesBelow(from)) {
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true });
    try {
      await link(join(from, path), target).catch(() => copyFile(join(from, path), target));
    } catch (error) {
      // Removed since the folder was listed; whether that matters is seen from the rows.
      if (!existsSync(join(from, path))) continue;
      throw error;
    }
    for (const name of path.split(sep)) names.add(name);
  }
  return names;
}

/** Every file below a folder, relative to it; none when there is no such folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
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
