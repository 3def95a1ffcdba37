import { createWriteStream, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { exportFiles, hasFiles } from './archive/export-files.ts';
import { exportRows } from './archive/export-rows.ts';
import { ArchiveError, type Manifest } from './archive/manifest.ts';
import { runCommand } from './archive/run-command.ts';
import { requestRunningBackend, withDatabase } from './archive/running-backend.ts';
import { takeSnapshot } from './archive/snapshot.ts';
import { unpackArchive } from './archive/unpack.ts';
import { makeWorkFolder } from './archive/work-folder.ts';
import { openPostgres } from './db/postgres.ts';
import { readSettings, type Settings } from './settings.ts';
import { openFileStore } from './storage/open-store.ts';

const USAGE = `Name the hosted project, best in the environment, where no other user sees it:
  HAVEN_EXPORT_DATABASE_URL  its Postgres, as the user postgres (Connect → Session pooler)
  HAVEN_EXPORT_URL           its address, such as https://project.supabase.co; for stored files
  HAVEN_EXPORT_SECRET_KEY    its secret key; for stored files
or with --database-url, --url and --secret-key.`;

interface Project {
  databaseUrl: string;
  url: string | undefined;
  secretKey: string | undefined;
}

function readProject(): Project {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { 'database-url': text, url: text, 'secret-key': text },
  });
  const databaseUrl = values['database-url'] ?? process.env.HAVEN_EXPORT_DATABASE_URL;
  if (!databaseUrl || !/^postgres(ql)?:\/\//.test(databaseUrl)) throw new ArchiveError(USAGE);
  return {
    databaseUrl,
    url: values.url ?? process.env.HAVEN_EXPORT_URL,
    secretKey: values['secret-key'] ?? process.env.HAVEN_EXPORT_SECRET_KEY,
  };
}

/** Takes a consistent snapshot of this installation, whichever process serves it. */
const pictureOf = (settings: Settings, folder: string): Promise<Manifest> =>
  withDatabase(settings, {
    served: async (address) => {
      const archive = join(folder, 'archive.tar.gz');
      const stream = await requestRunningBackend(address, settings.dataDir, 'backup');
      await pipeline(stream, createWriteStream(archive, { mode: 0o600 }));
      const manifest = await unpackArchive(archive, folder);
      rmSync(archive);
      return manifest;
    },
    alone: (engine) => takeSnapshot(engine, openFileStore(settings), folder),
  });

/** `npm run export`: moves this installation to a hosted project; users keep their passwords. */
async function exportAll(): Promise<string> {
  const project = readProject();
  const settings = readSettings(process.env);
  if (!existsSync(settings.dataDir)) {
    throw new ArchiveError(`Data folder ${settings.dataDir} not found.`);
  }
  const folder = makeWorkFolder(settings.dataDir);
  process.once('exit', () => folder.remove());
  console.log(`Reading ${settings.dataDir} …`);
  const manifest = await pictureOf(settings, folder.path);
  const { url, secretKey } = project;
  if (hasFiles(manifest) && !(url && secretKey)) throw new ArchiveError(USAGE);

  const database = openPostgres(project.databaseUrl);
  try {
    console.log('Exporting accounts and rows …');
    const counts = await exportRows(database, folder.path, manifest);
    for (const [name, rows] of counts) if (rows > 0) console.log(`  ${name}: ${rows}`);
    const files =
      url && secretKey
        ? await exportFiles({ url, secretKey, database }, folder.path, manifest, (done) => {
            if (done % 100 === 0) console.log(`  ${done} files`);
          })
        : 0;
    const people = counts.get('auth.users') ?? 0;
    const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return `Done: ${people} accounts, ${rows} rows in total, ${files} files. Everyone keeps their password.`;
  } finally {
    await database.close();
  }
}

await runCommand(exportAll);
