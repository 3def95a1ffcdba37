import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { extensions } from '../../backend/db/pglite/extensions.ts';
import { createDatabase } from '../../backend/db/pglite/template.ts';
import { askSupabase, TYPES_FILE, typesOf } from '../../build/generate-types.ts';
import type { PostgresCluster } from '../../build/postgres-cluster.ts';
import {
  differenceBetween,
  hasSupabaseCli,
  makeDatabase,
  schemaFiles,
  scriptsOfSchema,
  writtenSchemaFiles,
} from '../../build/schema.ts';
import { isLongForm } from '../../build/testing/long-form.ts';
import {
  MIGRATED_DATABASE,
  scheduledByMigrations,
  startDemoCluster,
} from '../support/demo-cluster.ts';
import { JOBS, SCHEDULE_ALL, SCHEDULER } from '../support/scheduler.ts';
import { CATALOGUE } from './schema-catalogue.ts';

type Ask = (query: string) => Promise<string[]>;

let cluster: PostgresCluster;
let urls: { bySchema: string; byMigrations: string };

beforeAll(async () => {
  // As the product migrates it.
  cluster = await startDemoCluster();
  urls = {
    bySchema: await makeDatabase(cluster, 'by_schema', scriptsOfSchema()),
    byMigrations: cluster.url(MIGRATED_DATABASE),
  };
});
afterAll(() => cluster.stop());

async function catalogue(ask: Ask): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [kind, query] of Object.entries(CATALOGUE)) {
    found[kind] = (await ask(`select text from (${query}) as found (text)`)).sort();
  }
  return found;
}

async function onPostgres(url: string): Promise<Record<string, string[]>> {
  const sql = postgres(url, { max: 1 });
  try {
    return await catalogue(async (query) =>
      (await sql.unsafe<{ text: string }[]>(query)).map(({ text }) => text),
    );
  } finally {
    await sql.end();
  }
}

/** In memory by scripts, or as it lies in a folder. */
async function onPglite(scripts: readonly string[], dataDir?: string) {
  const db = await PGlite.create({ extensions, ...(dataDir && { dataDir }) });
  try {
    for (const script of scripts) await db.exec(script);
    return await catalogue(async (query) =>
      (await db.query<{ text: string }>(query)).rows.map(({ text }) => text),
    );
  } finally {
    await db.close();
  }
}

test('every file of the schema is named in the order of config.toml, once', () => {
  const named = schemaFiles().map(({ name }) => name);
  expect(named.toSorted()).toEqual(writtenSchemaFiles());
  expect(new Set(named).size).toBe(named.length);
});

it('the Supabase CLI finds no difference between the schema and the migrations', async ({
  skip,
}) => {
  skip(!hasSupabaseCli(), 'the Supabase CLI has no build for this platform');
  const { bySchema, byMigrations } = urls;
  expect(await differenceBetween(byMigrations, bySchema)).toBe('');
  // What one way finds missing the other finds too much: the catalogues below are compared in any case.
  if (isLongForm) expect(await differenceBetween(bySchema, byMigrations)).toBe('');
});

test('schema and migrations make the same catalogue on Postgres', async () => {
  const bySchema = await onPostgres(urls.bySchema);
  expect(Object.values(bySchema).every((found) => found.length > 0)).toBe(true);
  expect(bySchema).toEqual(await onPostgres(urls.byMigrations));
});

test('the migrations put the jobs on the schedule that the schema names', async () => {
  const sql = postgres(urls.bySchema, { max: 1 });
  try {
    await sql.unsafe(`begin; ${SCHEDULER}; ${SCHEDULE_ALL}`);
    const jobs = (await sql.unsafe<{ job: string }[]>(JOBS)).map(({ job }) => job);
    // Nothing of it stays, for others compare this database too.
    await sql.unsafe('rollback');
    expect(jobs.length).toBeGreaterThan(0);
    expect(await scheduledByMigrations(cluster)).toEqual(jobs);
  } finally {
    await sql.end();
  }
});

test('schema and migrations make the same catalogue on PGlite', async () => {
  const bySchema = await onPglite(scriptsOfSchema());
  // As the product makes it by the migrations, once for all that copy it.
  const folder = mkdtempSync(join(tmpdir(), 'haven-schema-'));
  try {
    await createDatabase(join(folder, 'db'));
    expect(bySchema).toEqual(await onPglite([], join(folder, 'db')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('the row types are those of the migrations', async ({ skip }) => {
  skip(!hasSupabaseCli(), 'the Supabase CLI has no build for this platform');
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await typesOf(urls.byMigrations));
});

/** An index that no query of a fresh database used says nothing; tables without policies are shut. */
const EXPECTED = new Set(['unused_index', 'rls_enabled_no_policy']);

interface Advice {
  readonly name: string;
  readonly level: 'INFO' | 'WARN' | 'ERROR';
  readonly detail: string;
}

it("Supabase's advisers have nothing to say against the schema", async ({ skip }) => {
  skip(!hasSupabaseCli(), 'the Supabase CLI has no build for this platform');
  const command = ['db', 'advisors', '--level=info', '--fail-on=none'];
  const printed = await askSupabase(urls.byMigrations, ...command);
  const advice = JSON.parse(printed.slice(printed.indexOf('['))) as Advice[];
  // It always finds the unused indexes, so an empty answer means that nothing was looked at.
  expect(advice.map(({ name }) => name)).toContain('unused_index');
  expect(advice.filter(({ name }) => !EXPECTED.has(name)).map(({ detail }) => detail)).toEqual([]);
});
