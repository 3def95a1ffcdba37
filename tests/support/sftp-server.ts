import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2';

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;
const FILE = 0o100644;
const FOLDER = 0o040755;

export interface StoredFile {
  readonly content: string | Buffer;
  readonly mtime: number;
  readonly mode?: number;
}

const makeKey = (): string =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  }).privateKey;

/** An SFTP server with one folder and one account, made of the server part of ssh2. */
export async function startSftpServer(account: { username: string; password: string }) {
  const files = new Map<string, StoredFile>();
  const reads: string[] = [];
  /** True while the account may not write. */
  const isReadOnly = { value: false };
  let server: ssh2.Server;
  let port = 0;

  async function listen(): Promise<void> {
    server = new ssh2.Server({ hostKeys: [makeKey()] }, accept);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  }
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));

  function accept(connection: Connection): void {
    connection.on('error', () => {});
    connection.on('authentication', (context) => {
      const isRight =
        context.method === 'password' &&
        context.username === account.username &&
        context.password === account.password;
      if (isRight) context.accept();
      else context.reject(['password']);
    });
    connection.on('ready', () => {
      connection.on('session', (open) => {
        open().on('sftp', (start) => serve(start()));
      });
    });
  }

  function serve(sftp: SFTPWrapper): void {
    const handles = new Map<string, { path: string; isListed?: boolean }>();
    const add = (path: string) => {
      const handle = Buffer.alloc(4);
      handle.writeUInt32BE(handles.size + 1);
      handles.set(handle.toString('hex'), { path });
      return handle;
    };
    const attributes = ({ content, mtime, mode = FILE }: StoredFile) => ({
      mode,
      uid: 0,
      gid: 0,
      size: Buffer.byteLength(content),
      atime: mtime,
      mtime,
    });
    sftp.on('OPENDIR', (id, path) => {
      if (path !== '/out/') sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
      else sftp.handle(id, add(path));
    });
    sftp.on('READDIR', (id, handle) => {
      const open = handles.get(handle.toString('hex'));
      if (open === undefined || open.isListed) return void sftp.status(id, STATUS_CODE.EOF);
      open.isListed = true;
      const folder: StoredFile = { content: '', mtime: 0, mode: FOLDER };
      sftp.name(
        id,
        [['.', folder] as const, ...files].map(([filename, file]) => ({
          filename,
          longname: filename,
          attrs: attributes(file),
        })),
      );
    });
    sftp.on('STAT', (id, path) => {
      if (path !== '/out/') return void sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
      sftp.attrs(id, attributes({ content: '', mtime: 0, mode: FOLDER }));
    });
    sftp.on('OPEN', (id, path, flags) => {
      const name = path.split('/').at(-1) ?? '';
      if ((flags & OPEN_MODE.WRITE) !== 0) {
        if (isReadOnly.value) return void sftp.status(id, STATUS_CODE.PERMISSION_DENIED);
        files.set(name, { content: Buffer.alloc(0), mtime: 1_000 });
        return void sftp.handle(id, add(name));
      }
      if (!files.has(name)) return void sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
      reads.push(name);
      sftp.handle(id, add(name));
    });
    sftp.on('FSTAT', (id, handle) => {
      const file = files.get(handles.get(handle.toString('hex'))?.path ?? '');
      if (file === undefined) sftp.status(id, STATUS_CODE.FAILURE);
      else sftp.attrs(id, attributes(file));
    });
    sftp.on('READ', (id, handle, offset, length) => {
      const file = files.get(handles.get(handle.toString('hex'))?.path ?? '');
      const bytes = Buffer.from(file?.content ?? '').subarray(offset, offset + length);
      if (bytes.length === 0) sftp.status(id, STATUS_CODE.EOF);
      else sftp.data(id, bytes);
    });
    sftp.on('WRITE', (id, handle, offset, bytes) => {
      const name = handles.get(handle.toString('hex'))?.path ?? '';
      const before = Buffer.from(files.get(name)?.content ?? '').subarray(0, offset);
      files.set(name, { content: Buffer.concat([before, bytes]), mtime: 1_000 });
      sftp.status(id, STATUS_CODE.OK);
    });
    sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK));
    sftp.on('REMOVE', (id, path) => {
      const isKnown = files.delete(path.split('/').at(-1) ?? '');
      sftp.status(id, isKnown ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE);
    });
    sftp.on('RENAME', (id, from, to) => {
      const [old, name] = [from, to].map((path) => path.split('/').at(-1) ?? '') as [
        string,
        string,
      ];
      const file = files.get(old);
      if (file === undefined || files.has(name)) return void sftp.status(id, STATUS_CODE.FAILURE);
      files.delete(old);
      files.set(name, file);
      sftp.status(id, STATUS_CODE.OK);
    });
    sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
  }

  await listen();
  return {
    files,
    isReadOnly,
    /** Names of the files that were opened. */
    reads,
    get port() {
      return port;
    },
    stop,
    /** Starts it again with another host key, as an impostor at its address would. */
    async replaceKey(): Promise<void> {
      await stop();
      await listen();
    },
  };
}
