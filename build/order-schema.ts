import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { platformFiles } from '../backend/db/schema-files.ts';
import { inProject } from './paths.ts';
import { startPostgres } from './postgres-cluster.ts';
import { SCHEMAS, SKIP_FUNCTION_BODY_CHECKS, schemaFiles, writtenSchemaFiles } from './schema.ts';
import { installSystemPackages } from './system-packages.ts';

/** Sets the default privileges of everything after it. */
const FIRST = 'platform/foundation/private.sql';
/** Applies to every table before it. */
const LAST = 'estimates.sql';

/** SQLSTATEs of a missing schema, object, function or table. */
const MISSING = new Set(['3F000', '42704', '42883', '42P01']);

const CONFIG = inProject('supabase/config.toml');

/** True if a file was added, moved or deleted since the order was computed. */
export function hasUnorderedFiles(): boolean {
  const ordered = schemaFiles().map(({ name }) => name);
  return ordered.toSorted().join() !== writtenSchemaFiles().join();
}

/**
 * Returns an order in which Postgres can run the schema files: alphabetical, except that a file that needs an object
 * of a later one follows it.
 */
async function findOrder(sql: postgres.Sql): Promise<string[]> {
  const files = writtenSchemaFiles().filter((file) => file !== FIRST && file !== LAST);
  const order: string[] = [];
  let waiting = [FIRST, ...files];
  while (waiting.length > 0) {
    const next: { file: string; reason: string }[] = [];
    for (const file of waiting) {
      const reason = await run(sql, file);
      if (reason === null) order.push(file);
      else next.push({ file, reason });
    }
    if (next.length === waiting.length) {
      throw new Error(next.map(({ file, reason }) => `${file}: ${reason}`).join('\n'));
    }
    waiting = next.map(({ file }) => file);
  }
  return [...order, LAST];
}

/** Runs a schema file. Returns null, or what it needs of another file. */
async function run(sql: postgres.Sql, file: string): Promise<string | null> {
  try {
    await sql.unsafe(`begin;\n${readFileSync(join(SCHEMAS, file), 'utf8')}\n;commit;`);
    return null;
  } catch (error) {
    await sql.unsafe('rollback');
    if (error instanceof postgres.PostgresError && MISSING.has(error.code)) return error.message;
    throw new Error(`${file}: ${String(error)}`, { cause: error });
  }
}

/** Computes the order of the schema files and writes it to `config.toml`. */
export async function orderSchemaFiles(): Promise<void> {
  installSystemPackages();
  const cluster = await startPostgres();
  try {
    const sql = postgres(cluster.createDatabase('ordered'), { max: 1, onnotice: () => undefined });
    for (const { text } of platformFiles()) await sql.unsafe(text);
    await sql.unsafe(SKIP_FUNCTION_BODY_CHECKS);
    const order = await findOrder(sql);
    await sql.end();
    const list = order.map((file) => `  "./schemas/${file}",\n`).join('');
    const config = readFileSync(CONFIG, 'utf8');
    writeFileSync(
      CONFIG,
      config.replace(/^schema_paths = \[[^\]]*\]/m, `schema_paths = [\n${list}]`),
    );
    console.log(`Ordered ${order.length} schema files in supabase/config.toml.`);
  } finally {
    cluster.stop();
  }
}

if (import.meta.main) await orderSchemaFiles();
