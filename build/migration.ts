import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationFiles } from '../backend/db/schema-files.ts';
import { listTriggers } from './docs/list-triggers.ts';
import { hasUnorderedFiles, orderSchemaFiles } from './order-schema.ts';
import { inProject } from './paths.ts';
import { startPostgres } from './postgres-cluster.ts';
import {
  createDatabaseFromScripts,
  diffDatabases,
  hasSupabaseCli,
  SCHEMAS,
  schemaFiles,
  scriptsOfMigrations,
  scriptsOfSchema,
} from './schema.ts';
import { installSystemPackages } from './system-packages.ts';

/** `npm run migration -- name`: writes the difference between the schema and the migrations as the next migration. */
const [name = ''] = process.argv.slice(2);

async function difference(): Promise<string> {
  installSystemPackages();
  const cluster = await startPostgres();
  try {
    const before = await createDatabaseFromScripts(cluster, 'before', scriptsOfMigrations());
    const after = await createDatabaseFromScripts(cluster, 'after', scriptsOfSchema());
    return await diffDatabases(before, after);
  } finally {
    cluster.stop();
  }
}

const BASELINE_HEADER = `-- Generated from supabase/schemas by \`npm run migration -- --fold\`. Do not edit.
set check_function_bodies = off;
`;

/**
 * Returns the current timestamp, or a later one than the newest migration, since migrations are applied in name
 * order.
 */
function nextVersion(): string {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const [newest = '0'] = migrationFiles()
    .map(({ name: file }) => file.slice(0, 14))
    .toSorted()
    .slice(-1);
  return now > newest ? now : String(Number(newest) + 1);
}

/** Adds what the CLI doesn't compare: columns without planner statistics. */
function withEstimates(statements: string): string {
  const hasColumns = ['CREATE TABLE', 'ADD COLUMN'].some((phrase) => statements.includes(phrase));
  if (!hasColumns) return statements;
  return `${statements}\n\n${readFileSync(inProject('supabase/schemas/estimates.sql'), 'utf8').trim()}`;
}

function write(statements: string): void {
  const time = nextVersion();
  const path = `supabase/migrations/${time}_${name}.sql`;
  writeFileSync(inProject(path), `${withEstimates(statements)}\n`);
  console.log(`Wrote ${path}. Review it and add changes to rows and schedules by hand.`);
}

/** Updates the list, after each table, of its triggers that other files create. */
function writeTriggerLists(): void {
  const files = schemaFiles();
  for (const [index, { name: file, text }] of listTriggers(files).entries()) {
    if (text !== files[index]?.text) writeFileSync(join(SCHEMAS, file), text);
  }
}

/**
 * Rewrites the baseline from the schema files and deletes later migrations. Allowed until the first release; rows and
 * schedules of a new database are in `first_rows`, `places`, `courses`, and `faq`, which stay.
 */
function foldIntoBaseline(): void {
  const folder = 'supabase/migrations';
  const [baseline, ...later] = migrationFiles().map(({ name: file }) => file);
  const sections = schemaFiles().map(({ name: file, text }) => `-- ${file}\n\n${text.trim()}\n`);
  writeFileSync(inProject(`${folder}/${baseline}`), [BASELINE_HEADER, ...sections].join('\n'));
  for (const file of later.filter((each) => !/_(first_rows|places|courses|faq)\.sql$/.test(each))) {
    rmSync(inProject(`${folder}/${file}`));
  }
  console.log(`Rewrote ${folder}/${baseline} from supabase/schemas.`);
}

if (hasUnorderedFiles()) await orderSchemaFiles();
writeTriggerLists();

if (name === '--fold') {
  foldIntoBaseline();
} else if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Name the change: npm run migration -- listing_photos');
  process.exitCode = 1;
} else if (!hasSupabaseCli()) {
  console.error('The Supabase CLI compares databases only on Linux (x64) and is not installed.');
  process.exitCode = 1;
} else {
  const statements = await difference();
  if (statements === '') console.log('The migrations match the schema. Nothing to write.');
  else write(statements);
}
