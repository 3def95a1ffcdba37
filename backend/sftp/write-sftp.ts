import type { SFTPWrapper } from 'ssh2';
import type { WriteFolder } from '../../supabase/functions/_shared/drops/folder.ts';
import { connectSftp } from './connect-sftp.ts';

/** Writes a file under another name first, so that no one reads half of it. */
export const writeSftpFolder: WriteFolder = (target, file) =>
  connectSftp(target, async (sftp) => {
    if (!(await exists(sftp, target.folder))) return 'not_found';
    if (file === null) return null;
    const path = `${target.folder}${file.name}`;
    const isWritten = await succeeds((done) =>
      sftp.writeFile(`${path}.part`, Buffer.from(file.bytes), done),
    );
    if (!isWritten) return 'write_refused';
    // The protocol's rename refuses to replace a file.
    await succeeds((done) => sftp.unlink(path, done));
    const isNamed = await succeeds((done) => sftp.rename(`${path}.part`, path, done));
    return isNamed ? null : 'write_refused';
  });

const succeeds = (act: (done: (error?: Error | null) => void) => void): Promise<boolean> =>
  new Promise((resolve) => act((error) => resolve(!error)));

const exists = (sftp: SFTPWrapper, folder: string) =>
  succeeds((done) => sftp.stat(folder, (error) => done(error)));
