import type { Engine } from '../db/engine.ts';
import { logServerError } from '../http/error-log.ts';
import type { StoredFiles } from './stored-files.ts';

const BATCH = 1_000;

/** Longer than a transaction may hang in a database that stopped responding. */
const SWEEP_LATER_MS = 60_000;

/** Deletes files that no row references: interrupted uploads and files of deleted rows. */
export class Sweeper {
  readonly #engine: Engine;
  readonly #files: StoredFiles;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(engine: Engine, files: StoredFiles) {
    this.#engine = engine;
    this.#files = files;
  }

  /** Deletes the files of versions whose rows were deleted. The next sweep retries failures. */
  async forget(versions: readonly string[]): Promise<void> {
    try {
      await this.#files.remove(...versions);
    } catch (error) {
      logServerError(error);
      this.sweepLater();
    }
  }

  async sweep(): Promise<void> {
    const versions = await this.#files.settled();
    for (let from = 0; from < versions.length; from += BATCH) {
      const batch = versions.slice(from, from + BATCH);
      const named = await findReferencedVersions(this.#engine, batch);
      await this.#files.remove(...batch.filter((version) => !named.has(version)));
    }
    await this.#engine.write(
      'system',
      (sql) => sql`delete from haven_local.used_upload_links where expires_at < now()`,
    );
  }

  /** Schedules a sweep after a failure that may or may not have committed a row. */
  sweepLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.sweep().catch(logServerError);
    }, SWEEP_LATER_MS).unref();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
  }
}

/** Returns those of these versions that rows reference. */
export async function findReferencedVersions(
  engine: Engine,
  versions: string[],
): Promise<Set<string>> {
  const rows = await engine.read(
    'system',
    (sql) => sql<{ version: string }[]>`
      select version from storage.objects where version = any(${versions})`,
  );
  return new Set(rows.map(({ version }) => version));
}
