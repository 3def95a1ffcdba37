import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalBackup } from '../../shared/host.ts';
import type { Clock } from '../clock.ts';
import type { EmbeddedBackend } from './embedded.ts';

export const KEPT_BACKUPS = 7;
const DAY_MS = 24 * 60 * 60_000;
/** Not while the app starts. */
const FIRST_CHECK_MS = 5 * 60_000;
const CHECK_EVERY_MS = 60 * 60_000;
const NAME = /^haven-backup-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.gz$/;

export type BackupOutcome = 'done' | 'failed' | 'busy';

interface LocalBackupOptions {
  /** Outside the data folder. */
  readonly folder: string;
  readonly embedded: Pick<EmbeddedBackend, 'state' | 'run'>;
  readonly clock: Clock;
}

/** Daily backups of the workspace on this computer, of which the newest few are kept. */
export class LocalBackups {
  readonly #options: LocalBackupOptions;
  #isBusy = false;
  #cancel = () => {};

  constructor(options: LocalBackupOptions) {
    this.#options = options;
  }

  /** Newest first. */
  get all(): readonly LocalBackup[] {
    const { folder } = this.#options;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return readdirSync(folder)
      .filter((name) => NAME.test(name))
      .toSorted()
      .toReversed()
      .map((name) => {
        const { size, mtimeMs } = statSync(join(folder, name));
        return { name, bytes: size, at: new Date(mtimeMs).toISOString() };
      });
  }

  /** Makes a backup if the newest is a day old: soon after the start, and then checked every hour. */
  schedule(wait = FIRST_CHECK_MS): void {
    this.close();
    this.#cancel = this.#options.clock.after(wait, () => {
      const [newest] = this.all;
      const isDue =
        newest === undefined || this.#options.clock.now() - Date.parse(newest.at) >= DAY_MS;
      if (isDue) void this.make();
      this.schedule(CHECK_EVERY_MS);
    });
  }

  close(): void {
    this.#cancel();
  }

  make(): Promise<BackupOutcome> {
    return this.#alone(async () => {
      const isDone = await this.#save();
      if (isDone) this.#prune();
      return isDone;
    });
  }

  #save(): Promise<boolean> {
    const { folder, embedded, clock } = this.#options;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return embedded.run({ task: 'backup', file: join(folder, nameAt(clock.now())) });
  }

  /** Saves a backup, then replaces the workspace's data with one in the list; changes nothing if either fails. */
  restore(name: string): Promise<BackupOutcome> {
    return this.#alone(async () => {
      const { folder, embedded } = this.#options;
      if (!this.all.some((backup) => backup.name === name)) return false;
      if (!(await this.#save())) return false;
      const isDone = await embedded.run({ task: 'restore', file: join(folder, name) });
      // Not earlier: the restored one may be the oldest.
      this.#prune();
      return isDone;
    });
  }

  /** Deletes all backups along with the workspace's data. */
  erase(): void {
    rmSync(this.#options.folder, { recursive: true, force: true });
  }

  #prune(): void {
    for (const { name } of this.all.slice(KEPT_BACKUPS)) {
      rmSync(join(this.#options.folder, name), { force: true });
    }
  }

  async #alone(work: () => Promise<boolean>): Promise<BackupOutcome> {
    if (this.#isBusy || this.#options.embedded.state.kind !== 'ready') return 'busy';
    this.#isBusy = true;
    try {
      return (await work()) ? 'done' : 'failed';
    } finally {
      this.#isBusy = false;
    }
  }
}

function nameAt(now: number): string {
  const [day, time = ''] = new Date(now).toISOString().split('T');
  return `haven-backup-${day}-${time.slice(0, 8).replaceAll(':', '')}.tar.gz`;
}
