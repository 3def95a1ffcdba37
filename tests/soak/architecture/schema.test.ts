import { expect, it } from 'vitest';
import {
  createDatabaseFromScripts,
  diffDatabases,
  hasSupabaseCli,
  scriptsOfSchema,
} from '../../../build/schema.ts';
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
