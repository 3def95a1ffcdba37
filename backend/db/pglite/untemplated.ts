import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../../files.ts';
import { migrate } from '../migrate.ts';
import { syncDatabase } from './durability.ts';
import { openPglite } from './open.ts';

/**
 * What the desktop app has in place of `template.ts`: an installed program may not write beside
 * itself, and it makes one database in its life, so that a template would never be used again.
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
