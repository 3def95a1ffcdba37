import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import postgres from 'postgres';
import { migrate } from '../../backend/db/migrate.ts';
import { openPostgres } from '../../backend/db/postgres.ts';
import { fingerprint } from '../../backend/db/schema-files.ts';
import { inProject } from '../../build/paths.ts';
import {
  type PostgresCluster,
  postgresPrograms,
  startPostgres,
} from '../../build/postgres-cluster.ts';
import { withFileLock } from '../../build/withFileLock.ts';
import { DEMO_PASSWORD } from './child-backend.ts';
import { demoInputs, seedDemoDatabase } from './demo-folder.ts';
import { FAKE_SCHEDULER_SQL, JOBS, NO_SCHEDULER } from './scheduler.ts';

/** One migrated, one with the demo. Neither is used directly, so that they can be copied. */
export const MIGRATED_DATABASE = 'migrated';
export const DEMO_DATABASE = 'demo';

/** Turns off durability and long-term maintenance. */
const SHORT_LIVED = [
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'autovacuum=off',
  'jit=off',
];

const CACHE = inProject('node_modules/.cache/haven');

/** Stores the jobs migrations schedule, because none of them remain in the database that tests copy. */
const notesOf = (cluster: PostgresCluster) => postgres(cluster.url('postgres'), { max: 1 });

/** Creates a database with a scheduler during migration, like a hosted project, and without one afterwards. */
async function makeMigrated(cluster: PostgresCluster): Promise<void> {
  const migrated = openPostgres(cluster.createDatabase(MIGRATED_DATABASE));
  const notes = notesOf(cluster);
  try {
    await migrated.script(FAKE_SCHEDULER_SQL);
    await migrate(migrated);
    const jobs = await migrated.read('system', (sql) => sql.unsafe<{ job: string }[]>(JOBS));
    await migrated.script(NO_SCHEDULER);
    await notes`create table scheduled as select unnest(${jobs.map(({ job }) => job)}::text[]) as job`;
  } finally {
    await Promise.all([migrated.close(), notes.end()]);
  }
}

/** Returns the jobs that migrations schedule on a hosted project. */
export async function listScheduledJobs(cluster: PostgresCluster): Promise<string[]> {
  const notes = notesOf(cluster);
  try {
    return (await notes<{ job: string }[]>`select job from scheduled`).map(({ job }) => job);
  } finally {
    await notes.end();
  }
}

async function makeDemoCluster(target: string): Promise<void> {
  const cluster = await startPostgres({ syncs: false, settings: SHORT_LIVED });
  try {
    await makeMigrated(cluster);
    await seedDemoDatabase(openPostgres(cluster.createDatabase(DEMO_DATABASE, MIGRATED_DATABASE)));
  } catch (error) {
    cluster.stop();
    throw error;
  }
  cluster.keep(target);
}

/** Returns the files of a Postgres with both databases, created once per content and day. */
export async function prepareCluster(): Promise<string> {
  const server = execFileSync(`${postgresPrograms()}/postgres`, ['--version'], {
    encoding: 'utf8',
  });
  const name = `postgres-demo-${fingerprint(demoInputs(), DEMO_PASSWORD, server, FAKE_SCHEDULER_SQL, JOBS)}`;
  const prepared = `${CACHE}/${name}`;
  if (existsSync(prepared)) return prepared;
  await withFileLock(`${prepared}.making`, async () => {
    if (existsSync(prepared)) return;
    for (const old of readdirSync(CACHE)) {
      if (/^postgres-demo-\w+$/.test(old)) rmSync(`${CACHE}/${old}`, { recursive: true });
    }
    const making = `${prepared}.${process.pid}`;
    await makeDemoCluster(making);
    renameSync(making, prepared);
  });
  return prepared;
}

/** Starts a private Postgres for tests with both databases prepared. */
export const startDemoCluster = async (): Promise<PostgresCluster> =>
  startPostgres({ syncs: false, like: await prepareCluster(), settings: SHORT_LIVED });
