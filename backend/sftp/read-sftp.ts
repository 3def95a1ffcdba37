import { createHash } from 'node:crypto';
import ssh2, { type FileEntryWithStats, type SFTPWrapper } from 'ssh2';
import type { FolderRead, ReadFolder } from '../../supabase/functions/_shared/drops/folder.ts';

const TIMEOUT_MS = 15_000;
const MAX_ENTRIES = 2_000;
const REGULAR_FILE = 0o100000;
const FILE_TYPE = 0o170000;
/** 32 bytes in base 64 without padding. */
const FINGERPRINT_LENGTH = 43;

/** The fingerprint of a server's key, as `ssh` shows it. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').slice(0, FINGERPRINT_LENGTH)}`;

/**
 * Reads new CSV files of an SFTP folder, oldest first. Connects to the checked address only, and sends the password or
 * signs with the private key only if the server has the known key.
 */
export const readSftpFolder: ReadFolder = async (target, { known, maxFiles, maxBytes }) => {
  const connection = new ssh2.Client();
  let hostKey: string | null = null;
  let isOtherKey = false;
  let timer: NodeJS.Timeout | undefined;
  const result = (read: Partial<FolderRead>): FolderRead => ({
    failure: null,
    files: [],
    hasMore: false,
    hostKey,
    ...read,
  });
  try {
    return await new Promise<FolderRead>((resolve, reject) => {
      timer = setTimeout(() => resolve(result({ failure: 'timed_out' })), TIMEOUT_MS);
      connection
        .on('error', ({ level }) => {
          const failure = isOtherKey
            ? 'host_key_changed'
            : level === 'client-authentication'
              ? 'access_denied'
              : 'connection_failed';
          resolve(result({ failure }));
        })
        .on('ready', () => {
          connection.sftp((error, sftp) => {
            if (error) resolve(result({ failure: 'no_sftp' }));
            else readNew(sftp).then(resolve, reject);
          });
        })
        .connect({
          host: target.address,
          port: target.port,
          username: target.username,
          ...(target.secret.startsWith('-----BEGIN')
            ? { privateKey: target.secret }
            : { password: target.secret }),
          readyTimeout: TIMEOUT_MS,
          hostVerifier: (key: Buffer) => {
            hostKey = fingerprintOf(key);
            isOtherKey = target.hostKey !== null && target.hostKey !== hostKey;
            return !isOtherKey;
          },
        });

      async function readNew(sftp: SFTPWrapper): Promise<FolderRead> {
        const entries = await list(sftp, target.folder);
        if (entries === null) return result({ failure: 'not_found' });
        if (entries.length > MAX_ENTRIES) return result({ failure: 'too_many' });
        const fresh = entries
          .filter(isCsv)
          .map((entry) => ({ ...entry, key: keyOf(entry) }))
          .filter(({ key }) => !known.has(key))
          .toSorted((a, b) => a.attrs.mtime - b.attrs.mtime || (a.filename < b.filename ? -1 : 1));
        const files: { name: string; key: string; bytes: Uint8Array | null }[] = [];
        for (const { filename, key, attrs } of fresh.slice(0, maxFiles)) {
          const isSmall = attrs.size <= maxBytes;
          const bytes = isSmall ? await read(sftp, `${target.folder}${filename}`, maxBytes) : null;
          files.push({ name: filename, key, bytes });
        }
        return result({ files, hasMore: fresh.length > maxFiles });
      }
    });
  } catch {
    // Also a private key that can't be parsed.
    return result({ failure: 'connection_failed' });
  } finally {
    clearTimeout(timer);
    connection.end();
  }
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
