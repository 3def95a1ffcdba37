import {
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { syncFolder } from '../../files.ts';
import { migrate } from '../migrate.ts';
import { fingerprint, migrationFiles, platformFiles, settingsFiles } from '../schema-files.ts';
import { syncDatabase } from './durability.ts';
import { openPglite } from './open.ts';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/haven/', import.meta.url));

const UNUSED_MS = 14 * 24 * 3_600_000;

const engineVersion = (): string => {
  const manifest = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = createRequire(import.meta.url)(
    join(manifest.slice(0, manifest.lastIndexOf('dist')), 'package.json'),
  ) as { version: string };
  return version;
};

/** Creates a new data folder's database by copying a migrated template. */
export async function createDatabase(target: string): Promise<void> {
  const template = await preparedTemplate();
  const arriving = `${target}.arriving`;
  rmSync(arriving, { recursive: true, force: true });
  await cp(template, arriving, { recursive: true, mode: constants.COPYFILE_FICLONE });
  await syncDatabase(arriving);
  renameSync(arriving, target);
  syncFolder(join(target, '..'));
}

/** Builds the template once per content of the migrations and engine version. */
async function preparedTemplate(): Promise<string> {
  const files = [...platformFiles(), ...migrationFiles(), ...settingsFiles()];
  const name = `pglite-${fingerprint(files, engineVersion())}`;
  const template = join(CACHE, name);
  if (existsSync(template)) {
    // Marks the template as in use for the cleanup of old ones.
    utimesSync(template, new Date(), new Date());
    return template;
  }
  mkdirSync(CACHE, { recursive: true });
  removeUnusedTemplates();
  const building = join(CACHE, `building-${name}-${process.pid}`);
  const engine = openPglite(building);
  try {
    await migrate(engine);
  } finally {
    await engine.close();
  }
  if (existsSync(template)) rmSync(building, { recursive: true });
  else renameSync(building, template);
  return template;
}

/** Another version of this checkout may be copying its own template, so only long unused ones are deleted. */
function removeUnusedTemplates(): void {
  const longAgo = Date.now() - UNUSED_MS;
  for (const entry of readdirSync(CACHE)) {
    const path = join(CACHE, entry);
    const isUnused = (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < longAgo;
    if (/^(building-)?pglite-/.test(entry) && isUnused)
      rmSync(path, { recursive: true, force: true });
  }
}
