import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Engine, Sql } from '../db/engine.ts';
import { appliedVersions } from '../db/migrate.ts';
import { disableTriggers, tableFor } from './load.ts';
import { ArchiveError, type Manifest, rowsPath } from './manifest.ts';
import { insertRows } from './rows.ts';
import { findBrokenReferences, findTables, fullName, quoted } from './tables.ts';

const LIMIT_MS = 60 * 60_000;
/** Everything else in the hosted `auth` and `storage` schemas belongs to the project itself. */
const AUTH_TABLES = ['auth.users', 'auth.identities'];
const PRODUCT_SCHEMAS = ['public', 'private'];

export const isExported = (table: { schema: string; name: string }): boolean =>
  PRODUCT_SCHEMAS.includes(table.schema) || AUTH_TABLES.includes(fullName(table));

/**
 * Copies accounts and rows into a hosted project in one transaction. Rows from an earlier run are replaced with their
 * latest state, so it is safe to run again.
 */
export async function exportRows(
  target: Engine,
  folder: string,
  manifest: Manifest,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  try {
    await target.write('system', (sql) => bringRows(sql, folder, manifest, counts), {
      limitMs: LIMIT_MS,
    });
  } catch (error) {
    const { code, schema_name, table_name } = error as Record<string, string | undefined>;
    if (code !== '23505') throw error;
    throw new ArchiveError(
      `The project has different rows in ${schema_name}.${table_name} where this installation has its own. ` +
        'Nothing was changed. Export into an empty project.',
    );
  }
  return counts;
}

async function bringRows(
  sql: Sql,
  folder: string,
  manifest: Manifest,
  counts: Map<string, number>,
): Promise<void> {
  await assertMigrationsMatch(sql, manifest.migrations);
  await disableTriggers(sql);
  const tables = await findTables(sql);
  for (const carried of manifest.tables.filter(isExported)) {
    const table = tableFor(carried, tables);
    const source = createReadStream(join(folder, rowsPath(carried)));
    await insertRows(sql, table, carried.columns, source, 'replace');
    counts.set(fullName(carried), carried.rows);
    if (fullName(carried) === 'auth.users') await assertNoForeignAccounts(sql, carried.rows);
  }
  await suitHostedAuth(sql);
  for (const { schema, name, next } of manifest.sequences.filter(isExported)) {
    // Never set back: the project's sequence may have advanced since an earlier run.
    await sql.unsafe(`
      select setval('${quoted(schema, name)}', greatest(last_value, ${next}), true)
      from ${quoted(schema, name)}`);
  }
  const broken = await findBrokenReferences(sql, PRODUCT_SCHEMAS);
  if (broken.length > 0) {
    throw new ArchiveError(`Rows reference missing rows: ${broken.join(', ')}.`);
  }
}

async function assertMigrationsMatch(sql: Sql, expectedVersions: readonly string[]): Promise<void> {
  const [history] = await sql<{ name: string | null }[]>`
    select to_regclass('supabase_migrations.schema_migrations')::text as name`;
  const applied = history?.name ? await appliedVersions(sql) : new Set<string>();
  if (expectedVersions.some((version) => !applied.has(version))) {
    throw new ArchiveError(
      'The project is missing migrations. Run `supabase db push` on it first.',
    );
  }
  if (applied.size > expectedVersions.length) {
    throw new ArchiveError(
      'The project has migrations that this installation is missing. Start its version here first.',
    );
  }
}

/** After our accounts are inserted, extra accounts mean that the project is used by others. */
async function assertNoForeignAccounts(sql: Sql, ownAccountCount: number): Promise<void> {
  const [all] = await sql<{ count: number }[]>`select count(*)::int as count from auth.users`;
  if (!all || all.count === ownAccountCount) return;
  throw new ArchiveError(
    `The project has ${all.count - ownAccountCount} accounts that this installation does not know. ` +
      'Nothing was changed. Export into an empty project.',
  );
}

/** GoTrue expects its own instance id and can't read null tokens; the existing tokens are useless to it. */
const suitHostedAuth = (sql: Sql) => sql`
  update auth.users set
    instance_id = '00000000-0000-0000-0000-000000000000',
    aud = coalesce(aud, 'authenticated'), role = coalesce(role, 'authenticated'),
    confirmation_token = '', recovery_token = '', email_change_token_new = '',
    email_change_token_current = '', phone_change_token = '', reauthentication_token = '',
    email_change = coalesce(email_change, ''), phone_change = coalesce(phone_change, '')`;
