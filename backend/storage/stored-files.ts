import { createHash, randomUUID } from 'node:crypto';
import { constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { copyFile, type FileHandle, link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { flushFolder } from '../files.ts';
import { tooLarge } from './failure.ts';

const VERSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Content that arrived whole and is on disk, but is not yet part of any object. */
export interface Arrival {
  version: string;
  path: string;
  size: number;
  etag: string;
}

/** Where the content of a version lies. Names are made here; nothing a client says is part of one. */
export function pathOfVersion(dataDir: string, version: string): string {
  if (!VERSION.test(version)) throw new Error('Not a version');
  return join(dataDir, 'storage', 'files', version);
}

/**
 * The files of a data folder. A file is one version of one object, written beside the others and
 * never changed. It counts from the moment a committed row names it; files without a row are swept.
 */
export class StoredFiles {
  readonly #dataDir: string;
  readonly #files: string;
  readonly #incoming: string;
  /** Versions between their arrival and the end of their transaction, which no sweep may touch. */
  readonly #settling = new Set<string>();

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#files = join(dataDir, 'storage', 'files');
    this.#incoming = join(dataDir, 'storage', 'incoming');
    // The folder lock says that nobody else is writing here: what lies in it, a crash left behind.
    rmSync(this.#incoming, { recursive: true, force: true });
    mkdirSync(this.#files, { recursive: true, mode: 0o700 });
    mkdirSync(this.#incoming, { recursive: true, mode: 0o700 });
  }

  path(version: string): string {
    return pathOfVersion(this.#dataDir, version);
  }

  /** Writes what arrives to a temporary name, no more than `limit` bytes of it, and syncs it. */
  async receive(body: AsyncIterable<Uint8Array>, limit: number): Promise<Arrival> {
    const version = randomUUID();
    const path = join(this.#incoming, version);
    const hash = createHash('sha256');
    let size = 0;
    async function* measured() {
      for await (const chunk of body) {
        size += chunk.byteLength;
        if (size > limit) throw tooLarge();
        hash.update(chunk);
        yield chunk;
      }
    }
    try {
      await writeSynced(path, (file) => file.writeFile(measured()));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { version, path, size, etag: etagOf(hash.digest('hex')) };
  }

  /** A second file with the same content; both live and die on their own. */
  async duplicate(version: string): Promise<Pick<Arrival, 'version' | 'path'>> {
    const copy = randomUUID();
    const path = join(this.#incoming, copy);
    try {
      await copyFile(this.path(version), path, constants.COPYFILE_FICLONE);
      const file = await open(path, 'r+');
      await file.sync().finally(() => file.close());
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { version: copy, path };
  }

  /**
   * Gives an arrival its place, then runs `commit`, which makes a row name it. If that certainly
   * failed the file goes; if nobody knows, it stays, and a sweep decides by the rows.
   */
  async settle<T>(
    { version, path }: Pick<Arrival, 'version' | 'path'>,
    commit: () => Promise<T>,
    isCertainFailure: (error: unknown) => boolean,
  ): Promise<T> {
    this.#settling.add(version);
    try {
      await rename(path, this.path(version));
      await flushFolder(this.#files);
      return await commit();
    } catch (error) {
      if (isCertainFailure(error)) await this.remove(version);
      throw error;
    } finally {
      this.#settling.delete(version);
    }
  }

  /**
   * Gives whole files that lie elsewhere on this disk their places, then runs `commit`, which makes
   * rows name them. No sweep touches them meanwhile; after a failure those that were new are gone.
   */
  async adopt<T>(
    files: readonly Pick<Arrival, 'version' | 'path'>[],
    commit: () => Promise<T>,
  ): Promise<T> {
    const fresh = files.filter(({ version }) => !existsSync(this.path(version)));
    for (const { version } of files) this.#settling.add(version);
    try {
      for (const { version, path } of fresh) await link(path, this.path(version));
      await flushFolder(this.#files);
      return await commit();
    } catch (error) {
      await this.remove(...fresh.map(({ version }) => version));
      throw error;
    } finally {
      for (const { version } of files) this.#settling.delete(version);
    }
  }

  async discard({ path }: Pick<Arrival, 'path'>): Promise<void> {
    await rm(path, { force: true });
  }

  openForReading(version: string): Promise<FileHandle> {
    return open(this.path(version), 'r');
  }

  async remove(...versions: readonly string[]): Promise<void> {
    for (const version of versions) await rm(this.path(version), { force: true });
  }

  /** The versions on disk that a sweep may judge. */
  async settled(): Promise<string[]> {
    const unsettled = new Set(this.#settling);
    const names = await readdir(this.#files);
    return names.filter(
      (name) => VERSION.test(name) && !unsettled.has(name) && !this.#settling.has(name),
    );
  }
}

export const etagOf = (sha256: string): string => `"${sha256.slice(0, 32)}"`;

/** Measures a file that lies on disk already, as `receive` measures one that arrives. */
export async function measure(path: string): Promise<Pick<Arrival, 'size' | 'etag'>> {
  const file = await open(path, 'r');
  const hash = createHash('sha256');
  for await (const chunk of file.createReadStream()) hash.update(chunk);
  return { size: (await stat(path)).size, etag: etagOf(hash.digest('hex')) };
}

async function writeSynced(path: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await fill(file);
    await file.sync();
  } finally {
    await file.close();
  }
}
