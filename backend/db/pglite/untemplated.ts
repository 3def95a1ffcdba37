import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../../files.ts';
import { migrate } from '../migrate.ts';
import { syncDatabase } from './durability.ts';
import { openPglite } from './open.ts';

/**
 * Replaces `template.ts` in the desktop app: an installed program may not write into its own folder, and it creates
 * only one database, so a template would never be reused.
 */
export async function createDatabase(target: string): Promise<void> {
  const arriving = `${target}.arriving`;
  rmSync(arriving, { recursive: true, force: true });
  const engine = openPglite(arriving);
  try {
    await migrate(engine);
  } finally {
    await engine.close();
  }
  await syncDatabase(arriving);
  renameSync(arriving, target);
  syncFolder(join(target, '..'));
}
