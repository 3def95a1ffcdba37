import { CommandError, runCommand } from './archive/run-command.ts';
import { findLockHolder } from './db/folder-lock.ts';
import { readSettings } from './settings.ts';
import { FolderStore } from './storage/folder-store.ts';
import { moveFiles } from './storage/move-files.ts';
import { S3Bucket } from './storage/s3-bucket.ts';
import { S3Store } from './storage/s3-store.ts';

const USAGE = `Enter where the files should go, with HAVEN_S3_URL and the other settings of the store:
  npm run move-files -- to-s3
  npm run move-files -- to-folder
Add --delete to delete the files at the old place, once the product uses the new one.`;

/** `npm run move-files`: copies all stored files between the data folder and the S3 store. */
async function move(): Promise<string> {
  const settings = readSettings(process.env);
  const direction = process.argv[2];
  if (!settings.s3 || (direction !== 'to-s3' && direction !== 'to-folder')) {
    throw new CommandError(USAGE);
  }
  const folder = new FolderStore(settings.dataDir);
  const s3 = new S3Store(new S3Bucket(settings.s3));
  const [from, to] = direction === 'to-s3' ? [folder, s3] : [s3, folder];
  const deletesOld = process.argv.includes('--delete');
  const { copied, present, deleted } = await moveFiles(from, to, {
    dataDir: settings.dataDir,
    target: direction === 'to-s3' ? `${settings.s3.url} ${settings.s3.bucket}` : 'folder',
    deletesOld,
    onProgress: (done, all) => console.log(`  ${done} of ${all} files`),
  });
  const lines = [`${copied} files copied and verified, ${present} were there already.`];
  if (deletesOld) lines.push(`${deleted} files deleted at the old place.`);
  else if (findLockHolder(settings.dataDir)) {
    lines.push(
      'Stop the product, run this again for the newest files, then start it with the new place.',
    );
  }
  return lines.join('\n');
}

await runCommand(move);
