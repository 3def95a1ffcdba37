import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { type FileHandle, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFile } from '../hash-file.ts';
import { REQUEST_TIMEOUTS } from '../request-limits.ts';
import type { DirectHeaders, FileStore, OpenFile } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { tooLarge } from './storage-error.ts';

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

/**
 * Files of the file store, and those arriving, which are in the data folder. A file is one version of one object and
 * never changes. It counts once a committed row references it; files without a row are swept.
 */
export class StoredFiles {
  readonly #store: FileStore;
  readonly #incoming: string;
  readonly #isShared: boolean;
  /** Versions received but not committed yet; sweeps skip them. */
  readonly #settling = new Set<string>();

  /** `isShared`: other processes use the folder at the same time. */
  constructor(dataDir: string, isShared = false, store: FileStore = new FolderStore(dataDir)) {
    this.#store = store;
    this.#isShared = isShared;
    this.#incoming = join(dataDir, 'storage', 'incoming');
    // The folder lock rules out other writers, so anything here was left by a crash.
    if (!isShared) rmSync(this.#incoming, { recursive: true, force: true });
    mkdirSync(this.#incoming, { recursive: true, mode: 0o700 });
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
      await this.#store.copyOut(version, path);
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
      await this.#store.put(version, path);
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
    const fresh: string[] = [];
    const unmark = await this.#mark(files.map(({ version }) => version));
    try {
      for (const { version, path } of files) {
        if (await this.#store.has(version)) continue;
        fresh.push(version);
        await this.#store.put(version, path);
      }
      return await commit();
    } catch (error) {
      await this.remove(...fresh);
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

  openForReading(version: string): Promise<OpenFile> {
    return this.#store.open(version);
  }

  /** Writes the content to a path on this machine, for readers only. */
  lend(version: string, path: string): Promise<void> {
    return this.#store.lend(version, path);
  }

  /** Returns the SHA-256 of a stored version; undefined if there is none. */
  async hashOf(version: string): Promise<string | undefined> {
    if (!(await this.#store.has(version))) return undefined;
    const copy = join(this.#incoming, randomUUID());
    try {
      await this.#store.lend(version, copy);
      return (await hashFile(copy)).sha256;
    } finally {
      await rm(copy, { force: true });
    }
  }

  /** Returns an address at which a browser gets the content from the store itself; undefined if it can't. */
  async directUrl(version: string, headers: DirectHeaders): Promise<string | undefined> {
    return this.#store.directUrl?.(version, headers);
  }

  async remove(...versions: readonly string[]): Promise<void> {
    for (const version of versions) await this.#store.remove(version);
  }

  /** Returns the stored versions that a sweep may check. */
  async settled(): Promise<string[]> {
    const unsettled = new Set(this.#settling);
    const names = await this.#store.list({ isForSweep: true });
    // Listed after the files: anything no longer marked has its row by now, or was deleted.
    if (this.#isShared) for (const version of await this.#markedByAll()) unsettled.add(version);
    return names.filter((name) => !unsettled.has(name) && !this.#settling.has(name));
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

async function writeSynced(path: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await fill(file);
    await file.sync();
  } finally {
    await file.close();
  }
}
