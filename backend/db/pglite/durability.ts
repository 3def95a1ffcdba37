import { type Dirent, fsync as fsyncCallback } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const fsync = promisify(fsyncCallback);

/**
 * PGlite writes its log at a commit but does not sync it (see ordered-writes.ts), so a power cut could lose
 * acknowledged work. `makeDurable` syncs the log's segments; calls during a running sync share the next one.
 */
export class LogSync {
  readonly #folder: string;
  readonly #segments = new Map<string, FileHandle>();
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'pg_wal');
  }

  makeDurable = (): Promise<void> => {
    if (!this.#running) {
      this.#running = this.#sync().finally(() => {
        this.#running = undefined;
      });
      return this.#running;
    }
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.makeDurable();
      });
    return this.#next;
  };

  async #sync(): Promise<void> {
    const names = (await readdir(this.#folder)).filter((name) => /^[0-9A-F]{24}$/.test(name));
    await this.#follow(names);
    await Promise.all([...this.#segments.values()].map((segment) => fsync(segment.fd)));
  }

  /** Keeps one handle open per segment; the folder itself is synced when its listing changes. */
  async #follow(names: readonly string[]): Promise<void> {
    const fresh = names.filter((name) => !this.#segments.has(name));
    const removed = [...this.#segments.keys()].filter((name) => !names.includes(name));
    if (fresh.length === 0 && removed.length === 0) return;
    for (const name of removed) {
      await this.#segments.get(name)?.close();
      this.#segments.delete(name);
    }
    for (const name of fresh) {
      const segment = await open(join(this.#folder, name), 'r+').catch(ignoreRemoved);
      if (segment) this.#segments.set(name, segment);
    }
    if (process.platform === 'win32') return;
    const folder = await open(this.#folder, 'r');
    await folder.sync().finally(() => folder.close());
  }

  async close(): Promise<void> {
    await this.#running?.catch(() => {});
    for (const segment of this.#segments.values()) await segment.close();
    this.#segments.clear();
  }
}

/** A checkpoint removes segments that are no longer needed. */
function ignoreRemoved(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

const AT_ONCE = 64;

/** Syncs every file of a newly unpacked or copied database. */
export async function syncDatabase(dataDir: string): Promise<void> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const syncable = entries.filter((entry) => entry.isFile() || process.platform !== 'win32');
  const sync = async (entry: Dirent) => {
    const path = join(entry.parentPath, entry.name);
    const handle = await open(path, entry.isFile() ? 'r+' : 'r');
    await handle.sync().finally(() => handle.close());
  };
  while (syncable.length > 0) await Promise.all(syncable.splice(0, AT_ONCE).map(sync));
}
