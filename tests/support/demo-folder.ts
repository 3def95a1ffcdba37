import { constants, cpSync, existsSync, readFileSync, renameSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import bcrypt from 'bcrypt';
import type { Engine } from '../../backend/db/engine.ts';
import { migrate } from '../../backend/db/migrate.ts';
import { openPglite } from '../../backend/db/pglite/open.ts';
import { createDatabase } from '../../backend/db/pglite/template.ts';
import {
  demoFiles,
  fingerprint,
  migrationFiles,
  platformFiles,
  type SqlFile,
  settingsFiles,
} from '../../backend/db/schema-files.ts';
import { seedDemo } from '../../backend/seed.ts';
import { inProject } from '../../build/paths.ts';
import { withFileLock } from '../../build/withFileLock.ts';
import { DEMO_PASSWORD, temporaryDataDir } from './child-backend.ts';

/** The lowest hash cost, because tests sign in as these users hundreds of times. */
const COST = 4;

const read = (path: string): SqlFile => ({
  name: path,
  text: readFileSync(inProject(path), 'utf8'),
});

/** Everything that determines the content of a demo database. */
export const demoInputs = (): SqlFile[] => [
  ...platformFiles(),
  ...migrationFiles(),
  ...settingsFiles(),
  ...demoFiles(),
  read('node_modules/@electric-sql/pglite/package.json'),
  // The demo's dates are relative to the day it is created.
  { name: 'cost', text: String(COST) },
  { name: 'day', text: new Date().toISOString().slice(0, 10) },
];

/** Migrates a database, adds the demo and closes it. */
export async function seedDemoDatabase(engine: Engine): Promise<void> {
  try {
    await migrate(engine);
    await seedDemo(engine, DEMO_PASSWORD);
    const hash = await bcrypt.hash(DEMO_PASSWORD, COST);
    await engine.write('system', async (sql) => {
      // Cheaper hashes of the same passwords are no password change, so triggers must not send notifications or revoke
      // API keys.
      await sql`select set_config('session_replication_role', 'replica', true)`;
      await sql`update auth.users set encrypted_password = ${hash} where encrypted_password <> ''`;
    });
  } finally {
    await engine.close();
  }
}

/** Creates it once, next to the template the product copies, which also cleans up old ones. */
export async function prepareDemo(): Promise<string> {
  const name = `pglite-demo-${fingerprint(demoInputs(), DEMO_PASSWORD)}`;
  const prepared = inProject(`node_modules/.cache/haven/${name}`);
  // Several test projects need it at once, and creating it takes a core half a minute.
  if (!existsSync(prepared)) {
    await withFileLock(`${prepared}.making`, async () => {
      if (existsSync(prepared)) return;
      const building = `${prepared}.${process.pid}`;
      await createDatabase(building);
      await seedDemoDatabase(openPglite(building));
      renameSync(building, prepared);
    });
  }
  utimesSync(prepared, new Date(), new Date());
  return prepared;
}

/** Copies the prepared demo database into a data folder, which saves a first start of several seconds. */
export async function copyDemo(dataDir: string): Promise<void> {
  cpSync(await prepareDemo(), join(dataDir, 'db'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
}

/** Like `temporaryDataDir`, for tests that don't cover a first start. */
export async function demoDataDir(): Promise<ReturnType<typeof temporaryDataDir>> {
  const folder = temporaryDataDir();
  await copyDemo(folder.dataDir);
  return folder;
}
