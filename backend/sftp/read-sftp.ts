import type { FileEntryWithStats, SFTPWrapper } from 'ssh2';
import type { ReadFolder } from '../../supabase/functions/_shared/drops/folder.ts';
import { connectSftp } from './connect-sftp.ts';

const MAX_ENTRIES = 2_000;
const REGULAR_FILE = 0o100000;
const FILE_TYPE = 0o170000;

/** Reads new CSV files of an SFTP folder, oldest first. */
export const readSftpFolder: ReadFolder = async (target, { known, maxFiles, maxBytes }) => {
  const files: { name: string; key: string; bytes: Uint8Array | null }[] = [];
  let hasMore = false;
  const connected = await connectSftp(target, async (sftp) => {
    const entries = await list(sftp, target.folder);
    if (entries === null) return 'not_found';
    if (entries.length > MAX_ENTRIES) return 'too_many';
    const fresh = entries
      .filter(isCsv)
      .map((entry) => ({ ...entry, key: keyOf(entry) }))
      .filter(({ key }) => !known.has(key))
      .toSorted((a, b) => a.attrs.mtime - b.attrs.mtime || (a.filename < b.filename ? -1 : 1));
    for (const { filename, key, attrs } of fresh.slice(0, maxFiles)) {
      const isSmall = attrs.size <= maxBytes;
      const bytes = isSmall ? await read(sftp, `${target.folder}${filename}`, maxBytes) : null;
      files.push({ name: filename, key, bytes });
    }
    hasMore = fresh.length > maxFiles;
    return null;
  });
  // A read that failed in the middle imports nothing, and is tried again.
  return connected.failure === null
    ? { ...connected, files, hasMore }
    : { ...connected, files: [], hasMore: false };
};

const isCsv = ({ filename, attrs }: FileEntryWithStats): boolean =>
  (attrs.mode & FILE_TYPE) === REGULAR_FILE &&
  /\.csv$/i.test(filename) &&
  !/[/\\\p{Cc}]/u.test(filename);

const keyOf = ({ filename, attrs }: FileEntryWithStats): string =>
  `${filename}|${attrs.size}|${attrs.mtime}`.slice(0, 600);

/** Returns a folder's entries; null if it can't be read. */
const list = (sftp: SFTPWrapper, folder: string) =>
  new Promise<readonly FileEntryWithStats[] | null>((resolve) => {
    sftp.readdir(folder, (error, entries) => resolve(error ? null : entries));
  });

/** Returns a file's content; null if it is longer than its size said. */
async function read(sftp: SFTPWrapper, path: string, maxBytes: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  const stream = sftp.createReadStream(path);
  for await (const chunk of stream) {
    size += (chunk as Buffer).byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk as Buffer);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
