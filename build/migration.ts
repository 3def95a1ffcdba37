import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { migrationFiles } from '../backend/db/schema-files.ts';
import { inProject } from './paths.ts';
import { startPostgres } from './postgres-cluster.ts';
import {
  differenceBetween,
  hasSupabaseCli,
  makeDatabase,
  schemaFiles,
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

const BASELINE_HEADER = `-- Generated from supabase/schemas by \`npm run migration -- --fold\`. Do not edit.
set check_function_bodies = off;
`;

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

/**
 * Rewrites the baseline from the schema files and deletes the migrations written since. Allowed until the first
 * release; rows and schedules of a new database live in `first_rows` and `places`, which stay.
 */
function foldIntoBaseline(): void {
  const folder = 'supabase/migrations';
  const [baseline, ...later] = migrationFiles().map(({ name: file }) => file);
  const sections = schemaFiles().map(({ name: file, text }) => `-- ${file}\n\n${text.trim()}\n`);
  writeFileSync(inProject(`${folder}/${baseline}`), [BASELINE_HEADER, ...sections].join('\n'));
  for (const file of later.filter((each) => !/_(first_rows|places)\.sql$/.test(each))) {
    rmSync(inProject(`${folder}/${file}`));
  }
  console.log(`Rewrote ${folder}/${baseline} from supabase/schemas.`);
}

if (name === '--fold') {
  foldIntoBaseline();
} else if (!/^[a-z][a-z0-9_]*$/.test(name)) {
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
