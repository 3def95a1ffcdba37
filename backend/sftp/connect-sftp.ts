import { createHash } from 'node:crypto';
import ssh2, { type SFTPWrapper } from 'ssh2';
import type { FolderTarget, FolderWrite } from '../../supabase/functions/_shared/drops/folder.ts';

const TIMEOUT_MS = 15_000;
/** 32 bytes in base 64 without padding. */
const FINGERPRINT_LENGTH = 43;

/** The fingerprint of a server's key, as `ssh` shows it. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').slice(0, FINGERPRINT_LENGTH)}`;

/**
 * Connects to the checked address only, and sends the password or signs with the private key only if the server has the
 * known key. `work` returns why it failed.
 */
export async function connectSftp(
  target: FolderTarget,
  work: (sftp: SFTPWrapper) => Promise<string | null>,
): Promise<FolderWrite> {
  const connection = new ssh2.Client();
  let hostKey: string | null = null;
  let isOtherKey = false;
  let timer: NodeJS.Timeout | undefined;
  try {
    const failure = await new Promise<string | null>((resolve, reject) => {
      timer = setTimeout(() => resolve('timed_out'), TIMEOUT_MS);
      connection
        .on('error', ({ level }) => {
          if (isOtherKey) resolve('host_key_changed');
          else resolve(level === 'client-authentication' ? 'access_denied' : 'connection_failed');
        })
        .on('ready', () => {
          connection.sftp((error, sftp) => {
            if (error) resolve('no_sftp');
            else work(sftp).then(resolve, reject);
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
    });
    return { failure, hostKey };
  } catch {
    // Also a private key that can't be parsed.
    return { failure: 'connection_failed', hostKey };
  } finally {
    clearTimeout(timer);
    connection.end();
  }
}
