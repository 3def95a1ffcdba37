import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { migrationFiles, platformFiles, type SqlFile } from '../backend/db/schema-files.ts';
import { inProject } from './paths.ts';
import type { PostgresCluster } from './postgres-cluster.ts';

/**
 * The CLI's own binary instead of its launcher: for the version that works offline, the registry has only this
 * platform's build, and a manifest with the others can't be installed.
 */
export const SUPABASE_CLI = inProject('node_modules/@supabase/cli-linux-x64/bin/supabase');

/** True if this machine can run the CLI. */
export const hasSupabaseCli = (): boolean => existsSync(SUPABASE_CLI);

export const SCHEMAS = inProject('supabase/schemas');

/** Returns the schema files in the order of `config.toml`, which `npm run schema:order` computes. */
export function schemaFiles(): SqlFile[] {
  const config = readFileSync(inProject('supabase/config.toml'), 'utf8');
  const list = /^schema_paths = \[([^\]]*)\]/m.exec(config)?.[1] ?? '';
  return [...list.matchAll(/"\.\/schemas\/([^"]+)"/g)]
    .map(([, name = '']) => name)
    .filter((name) => existsSync(join(SCHEMAS, name)))
    .map((name) => ({ name, text: readFileSync(join(SCHEMAS, name), 'utf8') }));
}

/** Returns every schema file on disk, ordered or not. */
export const writtenSchemaFiles = (): string[] =>
  readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** Functions may reference objects of later files; everything else must be defined earlier. */
export const SKIP_FUNCTION_BODY_CHECKS = 'set check_function_bodies = off;';

export const scriptsOfSchema = (): string[] => [
  ...platformFiles().map(({ text }) => text),
  SKIP_FUNCTION_BODY_CHECKS,
  ...schemaFiles().map(({ text }) => text),
];
export const scriptsOfMigrations = (): string[] =>
  [...platformFiles(), ...migrationFiles()].map(({ text }) => text);

/** Creates a database in this cluster from these scripts. */
export async function createDatabaseFromScripts(
  cluster: PostgresCluster,
  name: string,
  scripts: readonly string[],
): Promise<string> {
  const url = cluster.createDatabase(name);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    for (const script of scripts) await sql.unsafe(script);
  } finally {
    await sql.end();
  }
  return url;
}

/** Returns the Supabase CLI's diff from one database to the other; empty if they are equal. */
export async function diffDatabases(from: string, to: string): Promise<string> {
  const plain = (url: string) => `${url.replace('postgres://', 'postgresql://')}?sslmode=disable`;
  const printed = await runSupabase([
    ...['db', 'diff', '--use-pg-delta', '--experimental', '--strict-coverage'],
    ...['--from', plain(from), '--to', plain(to)],
  ]);
  return printed.trim();
}

/** Runs in its own folder, because the CLI leaves files behind and must not find an account or a project. */
export async function runSupabase(args: string[]): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'haven-supabase-'));
  try {
    const { stdout } = await promisify(execFile)(SUPABASE_CLI, args, {
      cwd: home,
      env: { ...process.env, HOME: home, SUPABASE_HOME: home, SUPABASE_TELEMETRY_DISABLED: '1' },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 60_000,
    });
    return stdout;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
