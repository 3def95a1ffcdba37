import { createHash, randomUUID } from 'node:crypto';
import { constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import {
  copyFile,
  type FileHandle,
  link,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { flushFolder } from '../files.ts';
import { REQUEST_TIMEOUTS } from '../request-limits.ts';
import { tooLarge } from './storage-error.ts';

const VERSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const MARKER = '.settling';
/** Twice the time limit of an upload; a file that is still incoming then has lost its process. */
const LONGEST_UPLOAD_MS = 2 * REQUEST_TIMEOUTS.uploadMs;

/** Fully received content that is on disk but not yet part of an object. */
export interface ReceivedFile {
  version: string;
  path: string;
  size: number;
  etag: string;
}

/** Returns the path of a version. Names are generated here and contain no client input. */
export function getVersionPath(dataDir: string, version: string): string {
  if (!VERSION.test(version)) throw new Error('Not a version');
  return join(dataDir, 'storage', 'files', version);
}

/**
 * The files of a data folder. A file is one version of one object and never changes. It counts once a committed row
 * references it; files without a row are swept.
 */
export class StoredFiles {
  readonly #dataDir: string;
  readonly #files: string;
  readonly #incoming: string;
  readonly #isShared: boolean;
  /** Versions received but not committed yet; sweeps skip them. */
  readonly #settling = new Set<string>();

  /** `isShared`: other processes use the folder at the same time. */
  constructor(dataDir: string, isShared = false) {
    this.#dataDir = dataDir;
    this.#isShared = isShared;
    this.#files = join(dataDir, 'storage', 'files');
    this.#incoming = join(dataDir, 'storage', 'incoming');
    // The folder lock rules out other writers, so anything here was left by a crash.
    if (!isShared) rmSync(this.#incoming, { recursive: true, force: true });
    mkdirSync(this.#files, { recursive: true, mode: 0o700 });
    mkdirSync(this.#incoming, { recursive: true, mode: 0o700 });
  }

  path(version: string): string {
    return getVersionPath(this.#dataDir, version);
  }

  /** Writes up to `limit` incoming bytes to a temporary file and syncs it. */
  async receive(body: AsyncIterable<Uint8Array>, limit: number): Promise<ReceivedFile> {
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

  /** Creates an independent copy of a file with the same content. */
  async duplicate(version: string): Promise<Pick<ReceivedFile, 'version' | 'path'>> {
    const copy = randomUUID();
    const path = join(this.#incoming, copy);
    try {
      await copySynced(this.path(version), path);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { version: copy, path };
  }

  /**
   * Moves a received file into place, then runs `commit`, which makes a row reference it. If the commit certainly
   * failed, the file is deleted; if unknown, it stays and a sweep decides by the rows.
   */
  async settle<T>(
    { version, path }: Pick<ReceivedFile, 'version' | 'path'>,
    commit: () => Promise<T>,
    isCertainFailure: (error: unknown) => boolean,
  ): Promise<T> {
    const unmark = await this.#mark([version]);
    try {
      await rename(path, this.path(version));
      await flushFolder(this.#files);
      return await commit();
    } catch (error) {
      if (isCertainFailure(error)) await this.remove(version);
      throw error;
    } finally {
      await unmark();
    }
  }

  /**
   * Moves complete files from elsewhere on this machine into place, then runs `commit`, which makes rows reference them.
   * Sweeps skip them until then; after a failure the new ones are deleted.
   */
  async adopt<T>(
    files: readonly Pick<ReceivedFile, 'version' | 'path'>[],
    commit: () => Promise<T>,
  ): Promise<T> {
    const fresh = files.filter(({ version }) => !existsSync(this.path(version)));
    const unmark = await this.#mark(files.map(({ version }) => version));
    try {
      for (const { version, path } of fresh) {
        // A shared folder may be on another disk.
        const isLinked = await link(path, this.path(version)).then(
          () => true,
          () => false,
        );
        if (!isLinked) await copySynced(path, this.path(version));
      }
      await flushFolder(this.#files);
      return await commit();
    } catch (error) {
      await this.remove(...fresh.map(({ version }) => version));
      throw error;
    } finally {
      await unmark();
    }
  }

  /** Keeps versions from sweeps, also those of other processes, until the returned function is called. */
  async #mark(versions: readonly string[]): Promise<() => Promise<void>> {
    for (const version of versions) this.#settling.add(version);
    if (this.#isShared) {
      for (const version of versions) await writeFile(this.#marker(version), '', { mode: 0o600 });
    }
    return async () => {
      for (const version of versions) {
        if (this.#isShared) await rm(this.#marker(version), { force: true });
        this.#settling.delete(version);
      }
    };
  }

  #marker(version: string): string {
    return join(this.#incoming, `${version}${MARKER}`);
  }

  async discard({ path }: Pick<ReceivedFile, 'path'>): Promise<void> {
    await rm(path, { force: true });
  }

  openForReading(version: string): Promise<FileHandle> {
    return open(this.path(version), 'r');
  }

  async remove(...versions: readonly string[]): Promise<void> {
    for (const version of versions) await rm(this.path(version), { force: true });
  }

  /** Returns the versions on disk that a sweep may check. */
  async settled(): Promise<string[]> {
    const unsettled = new Set(this.#settling);
    const names = await readdir(this.#files);
    // Listed after the files: what is marked no more by now has its row, or is gone.
    if (this.#isShared) for (const version of await this.#markedByAll()) unsettled.add(version);
    return names.filter(
      (name) => VERSION.test(name) && !unsettled.has(name) && !this.#settling.has(name),
    );
  }

  /** Returns the versions any process is settling, and deletes what a killed one left behind. */
  async #markedByAll(): Promise<string[]> {
    const marked: string[] = [];
    for (const name of await readdir(this.#incoming)) {
      const path = join(this.#incoming, name);
      const facts = await stat(path).catch(() => undefined);
      if (!facts) continue;
      if (Date.now() - facts.mtimeMs > LONGEST_UPLOAD_MS) await rm(path, { force: true });
      else if (name.endsWith(MARKER)) marked.push(name.slice(0, -MARKER.length));
    }
    return marked;
  }
}

export const etagOf = (sha256: string): string => `"${sha256.slice(0, 32)}"`;

/** Measures a file on disk the way `receive` measures an incoming one. */
export async function measureFile(path: string): Promise<Pick<ReceivedFile, 'size' | 'etag'>> {
  const file = await open(path, 'r');
  const hash = createHash('sha256');
  for await (const chunk of file.createReadStream()) hash.update(chunk);
  return { size: (await stat(path)).size, etag: etagOf(hash.digest('hex')) };
}

async function copySynced(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  const file = await open(to, 'r+');
  await file.sync().finally(() => file.close());
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
