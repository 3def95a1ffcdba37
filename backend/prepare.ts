import { mkdirSync } from 'node:fs';
import { deleteStaleWorkFolders } from './archive/work-folder.ts';
import type { Engine } from './db/engine.ts';
import { type FolderLock, lockFolder } from './db/folder-lock.ts';
import { migrate } from './db/migrate.ts';
import { listeningUrl } from './http/origins.ts';
import { demoPassword, seedDemo, uploadDemoDocuments } from './seed.ts';
import type { Settings } from './settings.ts';
import { openFileStore } from './storage/open-store.ts';

/** Creates the data folder, locks it for this process and its workers, and removes leftovers of a killed one. */
export function takeFolder(settings: Settings): FolderLock {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(settings.dataDir, listeningUrl(settings, settings.port));
  deleteStaleWorkFolders(settings.dataDir);
  return lock;
}

/** Returns the password of the demo accounts; undefined without the demo. */
export const passwordOf = (settings: Settings): string | undefined =>
  settings.seed === 'demo' ? demoPassword(settings.dataDir, settings.demoPassword) : undefined;

/** Brings the database and the demo up to this version. */
export async function prepareDatabase(engine: Engine, settings: Settings): Promise<void> {
  await migrate(engine);
  const password = passwordOf(settings);
  if (!password) return;
  await seedDemo(engine, password);
  await uploadDemoDocuments(openFileStore(settings));
}
