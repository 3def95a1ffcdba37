import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { generateDatabaseTypes, runSupabaseCli, TYPES_FILE } from '../../build/generate-types.ts';
import type { PostgresCluster } from '../../build/postgres-cluster.ts';
import {
  createDatabaseFromScripts,
  diffDatabases,
  hasSupabaseCli,
  schemaFiles,
  scriptsOfSchema,
  writtenSchemaFiles,
} from '../../build/schema.ts';
import { listScheduledJobs, MIGRATED_DATABASE, startDemoCluster } from '../support/demo-cluster.ts';
import { FAKE_SCHEDULER_SQL, JOBS, SCHEDULE_ALL } from '../support/scheduler.ts';
import { catalogue } from './schema-catalogue.ts';

let cluster: PostgresCluster;
let urls: { bySchema: string; byMigrations: string };

beforeAll(async () => {
  // Migrated as in the product.
  cluster = await startDemoCluster();
  urls = {
    bySchema: await createDatabaseFromScripts(cluster, 'by_schema', scriptsOfSchema()),
    byMigrations: cluster.url(MIGRATED_DATABASE),
  };
});
afterAll(() => cluster.stop());

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

test('config.toml has every schema file once; npm run schema:order adds new ones', () => {
  const named = schemaFiles().map(({ name }) => name);
  expect(named.toSorted()).toEqual(writtenSchemaFiles());
  expect(new Set(named).size).toBe(named.length);
});

it('has no difference between schema and migrations according to the Supabase CLI', async ({
  skip,
}) => {
  skip(!hasSupabaseCli(), 'the Supabase CLI has no build for this platform');
  const { bySchema, byMigrations } = urls;
  expect(await diffDatabases(byMigrations, bySchema)).toBe('');
});

test('creates the same catalog from schema and migrations on Postgres', async () => {
  const bySchema = await onPostgres(urls.bySchema);
  expect(Object.values(bySchema).every((found) => found.length > 0)).toBe(true);
  expect(bySchema).toEqual(await onPostgres(urls.byMigrations));
});

test('schedules the same jobs in migrations as in the schema', async () => {
  const sql = postgres(urls.bySchema, { max: 1 });
  try {
    await sql.unsafe(`begin; ${FAKE_SCHEDULER_SQL}; ${SCHEDULE_ALL}`);
    const jobs = (await sql.unsafe<{ job: string }[]>(JOBS)).map(({ job }) => job);
    // Rolls back, because others compare this database too.
    await sql.unsafe('rollback');
    expect(jobs.length).toBeGreaterThan(0);
    expect(await listScheduledJobs(cluster)).toEqual(jobs);
  } finally {
    await sql.end();
  }
});

it('has up-to-date row types for the migrations', async ({ skip }) => {
  skip(!hasSupabaseCli(), 'the Supabase CLI has no build for this platform');
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await generateDatabaseTypes(urls.byMigrations));
});

/** Unused indexes mean nothing in a fresh database, and tables without policies are closed. */
const EXPECTED = new Set(['unused_index', 'rls_enabled_no_policy']);

interface Advice {
  readonly name: string;
  readonly level: 'INFO' | 'WARN' | 'ERROR';
  readonly detail: string;
}

it("passes Supabase's advisors", async ({ skip }) => {
  skip(!hasSupabaseCli(), 'the Supabase CLI has no build for this platform');
  const command = ['db', 'advisors', '--level=info', '--fail-on=none'];
  const printed = await runSupabaseCli(urls.byMigrations, ...command);
  const advice = JSON.parse(printed.slice(printed.indexOf('['))) as Advice[];
  // Unused indexes are always found, so an empty result would mean that nothing was checked.
  expect(advice.map(({ name }) => name)).toContain('unused_index');
  expect(advice.filter(({ name }) => !EXPECTED.has(name)).map(({ detail }) => detail)).toEqual([]);
});
