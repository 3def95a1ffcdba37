import type { Engine } from '../db/engine.ts';
import { noteFault } from '../http/fault-log.ts';
import type { StoredFiles } from './stored-files.ts';

const BATCH = 1_000;

/** Longer than a transaction may hang in a database whose answer never came. */
const SWEEP_LATER_MS = 60_000;

/** Removes files that no row names: of uploads that a crash cut short, and of rows that are gone. */
export class Sweeper {
  readonly #engine: Engine;
  readonly #files: StoredFiles;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(engine: Engine, files: StoredFiles) {
    this.#engine = engine;
    this.#files = files;
  }

  /** Removes the files of versions whose rows are gone. A failure is left to the next sweep. */
  async forget(versions: readonly string[]): Promise<void> {
    try {
      await this.#files.remove(...versions);
    } catch (error) {
      noteFault(error);
      this.sweepLater();
    }
  }

  async sweep(): Promise<void> {
    const versions = await this.#files.settled();
    for (let from = 0; from < versions.length; from += BATCH) {
      const batch = versions.slice(from, from + BATCH);
      const named = await namedVersions(this.#engine, batch);
      await this.#files.remove(...batch.filter((version) => !named.has(version)));
    }
    await this.#engine.write(
      'system',
      (sql) => sql`delete from haven_local.used_upload_links where expires_at < now()`,
    );
  }

  /** After a failure that left it open whether a row was kept. */
  sweepLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.sweep().catch(noteFault);
    }, SWEEP_LATER_MS).unref();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
  }
}

/** Which of these versions rows name. */
export async function namedVersions(engine: Engine, versions: string[]): Promise<Set<string>> {
  const rows = await engine.read(
    'system',
    (sql) => sql<{ version: string }[]>`
      select version from storage.objects where version = any(${versions})`,
  );
  return new Set(rows.map(({ version }) => version));
}
