import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { migrationFiles, platformFiles, type SqlFile } from '../backend/db/schema-files.ts';
import { inProject } from './paths.ts';
import type { PostgresCluster } from './postgres-cluster.ts';

/**
 * The CLI's own binary, not its launcher: of the version that works offline the registry has this
 * platform's build only, and a manifest that names the others cannot be installed.
 */
export const SUPABASE_CLI = inProject('node_modules/@supabase/cli-linux-x64/bin/supabase');

/** Whether this machine can ask the CLI at all. */
export const hasSupabaseCli = (): boolean => existsSync(SUPABASE_CLI);

const SCHEMAS = inProject('supabase/schemas');

/**
 * The files of the schema in the order in which `config.toml` names them. As the CLI reads it: a pattern stands for
 * what matches it in alphabetical order, and what was named before stays where it was.
 */
export function schemaFiles(): SqlFile[] {
  const config = readFileSync(inProject('supabase/config.toml'), 'utf8');
  const list = /^schema_paths = \[([^\]]*)\]/m.exec(config)?.[1] ?? '';
  const named = [...list.matchAll(/"\.\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
  const written = writtenSchemaFiles();
  const names = named.flatMap((name) =>
    name.includes('*') ? written.filter((file) => matchesGlob(file, name)) : name,
  );
  return [...new Set(names)].map((name) => ({
    name,
    text: readFileSync(join(SCHEMAS, name), 'utf8'),
  }));
}

/** Every file that is there, named in the order or not. */
export const writtenSchemaFiles = (): string[] =>
  readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** Functions may name what a later file brings; everything else finds what it needs before it. */
export const BODIES_LATER = 'set check_function_bodies = off;';

export const scriptsOfSchema = (): string[] => [
  ...platformFiles().map(({ text }) => text),
  BODIES_LATER,
  ...schemaFiles().map(({ text }) => text),
];
export const scriptsOfMigrations = (): string[] =>
  [...platformFiles(), ...migrationFiles()].map(({ text }) => text);

/** A new database of this cluster, as these scripts make it. */
export async function makeDatabase(
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

/** What would turn one database into the other, as the Supabase CLI says it; nothing when they are alike. */
export async function differenceBetween(from: string, to: string): Promise<string> {
  const plain = (url: string) => `${url.replace('postgres://', 'postgresql://')}?sslmode=disable`;
  const printed = await runSupabase([
    ...['db', 'diff', '--use-pg-delta', '--experimental', '--strict-coverage'],
    ...['--from', plain(from), '--to', plain(to)],
  ]);
  return printed.trim();
}

/** In a folder of its own: the CLI leaves files behind, and must find no account and no project. */
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
