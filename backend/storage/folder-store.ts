import { constants, mkdirSync } from 'node:fs';
import { access, copyFile, link, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { flushFolder } from '../files.ts';
import { type FileStore, isVersion, type OpenFile } from './file-store.ts';

/** Returns the path of a version in a data folder. */
export function getVersionPath(dataDir: string, version: string): string {
  if (!isVersion(version)) throw new Error('Not a version');
  return join(dataDir, 'storage', 'files', version);
}

const READ_BYTES = 256 * 1024;

/** Keeps content in the data folder. */
export class FolderStore implements FileStore {
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #incoming: string;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#folder = join(dataDir, 'storage', 'files');
    this.#incoming = join(dataDir, 'storage', 'incoming');
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    mkdirSync(this.#incoming, { recursive: true, mode: 0o700 });
  }

  #path(version: string): string {
    return getVersionPath(this.#dataDir, version);
  }

  has(version: string): Promise<boolean> {
    return access(this.#path(version)).then(
      () => true,
      () => false,
    );
  }

  async put(version: string, path: string): Promise<void> {
    try {
      await rename(path, this.#path(version));
      await flushFolder(this.#folder);
    } catch (error) {
      // A shared folder may be on another disk.
      if ((error as { code?: string }).code !== 'EXDEV') throw error;
      await this.copyIn(version, path);
      await rm(path, { force: true });
    }
  }

  /** Copies under another name first, so that a crash leaves no partial version. */
  async copyIn(version: string, path: string): Promise<void> {
    const copy = join(this.#incoming, `${version}.${process.pid}`);
    try {
      await copySynced(path, copy);
      await rename(copy, this.#path(version));
      await flushFolder(this.#folder);
    } finally {
      await rm(copy, { force: true });
    }
  }

  async open(version: string): Promise<OpenFile> {
    const file = await open(this.#path(version), 'r');
    try {
      const { size } = await file.stat();
      return {
        size,
        // The stream closes the file.
        read: async (range) => {
          const content = file.createReadStream({ ...range, highWaterMark: READ_BYTES });
          return Readable.toWeb(content) as ReadableStream;
        },
        close: () => file.close(),
      };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  copyOut(version: string, path: string): Promise<void> {
    return copySynced(this.#path(version), path);
  }

  async lend(version: string, path: string): Promise<void> {
    const stored = this.#path(version);
    await link(stored, path).catch(() => copyFile(stored, path));
  }

  remove(version: string): Promise<void> {
    return rm(this.#path(version), { force: true });
  }

  async list(): Promise<string[]> {
    return (await readdir(this.#folder)).filter(isVersion);
  }
}

async function copySynced(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  const file = await open(to, 'r+');
  await file.sync().finally(() => file.close());
}
