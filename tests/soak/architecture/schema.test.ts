import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, test } from 'vitest';
import { extensions } from '../../../backend/db/pglite/extensions.ts';
import { createDatabase } from '../../../backend/db/pglite/template.ts';
import {
  createDatabaseFromScripts,
  diffDatabases,
  hasSupabaseCli,
  scriptsOfSchema,
} from '../../../build/schema.ts';
import { catalogue } from '../../architecture/schema-catalogue.ts';
import { MIGRATED_DATABASE, startDemoCluster } from '../../support/demo-cluster.ts';

it('has no difference between migrations and schema in the reverse direction', async ({ skip }) => {
  skip(!hasSupabaseCli(), 'the Supabase CLI has no build for this platform');
  const cluster = await startDemoCluster();
  try {
    const bySchema = await createDatabaseFromScripts(cluster, 'by_schema', scriptsOfSchema());
    expect(await diffDatabases(bySchema, cluster.url(MIGRATED_DATABASE))).toBe('');
  } finally {
    cluster.stop();
  }
});

/** Opens PGlite in memory with scripts, or from a folder. */
async function onPglite(scripts: readonly string[], dataDir?: string) {
  const db = await PGlite.create({ extensions, ...(dataDir && { dataDir }) });
  try {
    for (const script of scripts) await db.exec(script);
    return await catalogue(async (query) =>
      (await db.query<{ text: string }>(query)).rows.map(({ text }) => text),
    );
  } finally {
    await db.close();
  }
}

test('creates the same catalog from schema and migrations on PGlite', async () => {
  const bySchema = await onPglite(scriptsOfSchema());
  // Migrated as in the product, once for all copies.
  const folder = mkdtempSync(join(tmpdir(), 'haven-schema-'));
  try {
    await createDatabase(join(folder, 'db'));
    expect(bySchema).toEqual(await onPglite([], join(folder, 'db')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
