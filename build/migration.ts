import { readFileSync, writeFileSync } from 'node:fs';
import { migrationFiles } from '../backend/db/schema-files.ts';
import { inProject } from './paths.ts';
import { startPostgres } from './postgres-cluster.ts';
import {
  differenceBetween,
  hasSupabaseCli,
  makeDatabase,
  scriptsOfMigrations,
  scriptsOfSchema,
} from './schema.ts';
import { installSystemPackages } from './system-packages.ts';

/** `npm run migration -- name`: what the schema has and the migrations do not becomes the next migration. */
const [name = ''] = process.argv.slice(2);

async function difference(): Promise<string> {
  installSystemPackages();
  const cluster = await startPostgres();
  try {
    const before = await makeDatabase(cluster, 'before', scriptsOfMigrations());
    const after = await makeDatabase(cluster, 'after', scriptsOfSchema());
    return await differenceBetween(before, after);
  } finally {
    cluster.stop();
  }
}

/** Its moment, and behind the newest in any case: migrations are applied in the order of their names. */
function nextVersion(): string {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const [newest = '0'] = migrationFiles()
    .map(({ name: file }) => file.slice(0, 14))
    .toSorted()
    .slice(-1);
  return now > newest ? now : String(Number(newest) + 1);
}

/** What the CLI does not compare: columns of which the planner keeps no samples. */
function withEstimates(statements: string): string {
  const hasColumns = ['CREATE TABLE', 'ADD COLUMN'].some((words) => statements.includes(words));
  if (!hasColumns) return statements;
  return `${statements}\n\n${readFileSync(inProject('supabase/schemas/estimates.sql'), 'utf8').trim()}`;
}

function write(statements: string): void {
  const time = nextVersion();
  const path = `supabase/migrations/${time}_${name}.sql`;
  writeFileSync(inProject(path), `${withEstimates(statements)}\n`);
  console.log(`Wrote ${path}: read it. What rows and schedules need is added by hand.`);
}

if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Say what changes: npm run migration -- listing_photos');
  process.exitCode = 1;
} else if (!hasSupabaseCli()) {
  console.error('The Supabase CLI compares databases on Linux (x64) alone; it is not here.');
  process.exitCode = 1;
} else {
  const statements = await difference();
  if (statements === '') console.log('The migrations make what the schema says; nothing to write.');
  else write(statements);
}
