import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import postgres from 'postgres';
import { extensions } from '../backend/db/pglite/extensions.ts';
import { hasSupabaseCli, runSupabase, scriptsOfMigrations } from './schema.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/** Path of the generated row types. */
export const TYPES_FILE = join(PROJECT, 'shared/database.types.ts');

const HEADER = '// Generated from supabase/migrations by `npm run types`. Never edited by hand.\n';

/** Creates an in-memory database from this checkout's platform and migrations. */
export async function createMigratedDatabase(): Promise<PGlite> {
  const db = await PGlite.create({
    extensions,
  });
  for (const script of scriptsOfMigrations()) await db.exec(script);
  return db;
}

/** Returns the TypeScript types of a database's public schema. */
export async function generateDatabaseTypes(url: string): Promise<string> {
  const printed = await runSupabaseCli(url, 'gen', 'types', '--schema=public');
  const types = typeDomainArguments(printed.slice(startOfTypes(printed)), await domainsOf(url));
  return HEADER + format(types);
}

/** Returns the TypeScript types of function arguments that are domains, by function and argument. */
async function domainsOf(url: string): Promise<ReadonlyMap<string, string>> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const rows = await sql<{ argument: string; type: string }[]>`
      select p.proname || '.' || a.name as argument,
        case when t.typbasetype = 'jsonb'::regtype then 'Json'
          when t.typndims > 0 then 'number[]' else 'number' end as type
      from pg_proc p, unnest(p.proargnames, p.proargtypes::oid[]) as a (name, type)
      join pg_type t on t.oid = a.type
      where p.pronamespace = 'public'::regnamespace and t.typtype = 'd'`;
    return new Map(rows.map(({ argument, type }) => [argument, type]));
  } finally {
    await sql.end();
  }
}

/** The CLI prints `unknown` for arguments whose type is a domain. */
const typeDomainArguments = (printed: string, types: ReadonlyMap<string, string>): string =>
  printed.replace(/"(\w+)":\s*\{\s*Args: \{[^{}]*\}/g, (call, name: string) =>
    call.replace(
      /"(\w+)"(\??): unknown/g,
      (_, argument: string, optional: string) =>
        `"${argument}"${optional}: ${types.get(`${name}.${argument}`) ?? 'unknown'}`,
    ),
  );

/** Runs a command of the pinned Supabase CLI on a database, offline; returns its output. */
export const runSupabaseCli = (url: string, ...command: string[]): Promise<string> =>
  runSupabase([
    ...command,
    `--remote=${url.replace('postgres://', 'postgresql://')}?sslmode=disable`,
  ]);

/** Returns the TypeScript types of the migrations; needs no installed Postgres. */
async function generateTypes(): Promise<string> {
  const db = await createMigratedDatabase();
  try {
    const port = await freePort();
    const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port });
    await server.start();
    try {
      return await generateDatabaseTypes(
        `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
      );
    } finally {
      await server.stop();
    }
  } finally {
    await db.close();
  }
}

/** Skips the CLI's own output before the code. */
function startOfTypes(printed: string): number {
  const start = printed.indexOf('export type Json');
  if (start < 0) throw new Error('The Supabase CLI printed no types.');
  return start;
}

/** The CLI prints unformatted code, so format it like the rest of the project. */
function format(code: string): string {
  return execFileSync(
    process.execPath,
    [
      join(PROJECT, 'node_modules/@biomejs/biome/bin/biome'),
      'format',
      '--stdin-file-path=types.ts',
    ],
    { cwd: PROJECT, input: code, encoding: 'utf8' },
  );
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port found.');
  return address.port;
}

if (import.meta.main && !hasSupabaseCli()) {
  console.error('Row types are generated on Linux (x64), but the Supabase CLI is not installed.');
  process.exitCode = 1;
} else if (import.meta.main) {
  const generated = await generateTypes();
  if (!process.argv.includes('--check')) {
    writeFileSync(TYPES_FILE, generated);
  } else if (!existsSync(TYPES_FILE) || readFileSync(TYPES_FILE, 'utf8') !== generated) {
    console.error('shared/database.types.ts is stale. Run `npm run types` and commit the result.');
    process.exitCode = 1;
  }
}
