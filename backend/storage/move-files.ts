import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileDurably } from '../files.ts';
import { hashFile } from '../hash-file.ts';
import { FileMissingError, type FileStore, isVersion } from './file-store.ts';

const PROGRESS_MS = 2_000;

export interface MoveOptions {
  dataDir: string;
  /** Names the target, so that a journal of another one isn't used. */
  target: string;
  deletesOld: boolean;
  onProgress: (done: number, all: number) => void;
}

export interface Moved {
  copied: number;
  present: number;
  deleted: number;
}

/**
 * Copies all versions from one store to another. Each is read back and compared before it is written to a journal, so
 * that a run that was killed goes on where it stopped, and nothing is deleted that wasn't compared.
 */
export async function moveFiles(
  from: FileStore,
  to: FileStore,
  { dataDir, target, deletesOld, onProgress }: MoveOptions,
): Promise<Moved> {
  const journal = await Journal.open(join(dataDir, 'storage', 'moved-files'), target);
  const incoming = join(dataDir, 'storage', 'incoming');
  const [versions, there] = [await from.list(), new Set(await to.list())];
  const moved: Moved = { copied: 0, present: 0, deleted: 0 };
  let reportedAt = Number.NEGATIVE_INFINITY;
  try {
    for (const [index, version] of versions.entries()) {
      if (there.has(version) && journal.has(version)) moved.present += 1;
      else if (await copy(from, to, version, incoming)) {
        await journal.add(version);
        moved.copied += 1;
      }
      if (performance.now() - reportedAt > PROGRESS_MS || index === versions.length - 1) {
        reportedAt = performance.now();
        onProgress(index + 1, versions.length);
      }
    }
    if (!deletesOld) return moved;
    for (const version of versions) {
      if (!journal.has(version)) continue;
      await from.remove(version);
      moved.deleted += 1;
    }
    return moved;
  } finally {
    await journal.close();
  }
}

/** Resolves with false if the file was deleted in the meantime. */
async function copy(
  from: FileStore,
  to: FileStore,
  version: string,
  folder: string,
): Promise<boolean> {
  const [original, copied] = [join(folder, randomUUID()), join(folder, randomUUID())];
  try {
    await from.copyOut(version, original);
    await to.copyIn(version, original);
    await to.copyOut(version, copied);
    const [expected, actual] = [await hashFile(original), await hashFile(copied)];
    if (expected.sha256 === actual.sha256) return true;
    await to.remove(version);
    throw new Error(`The copy of ${version} differs from the original. Run the command again.`);
  } catch (error) {
    const isGone = (error as { code?: string }).code === new FileMissingError().code;
    if (!isGone || (await from.has(version))) throw error;
    return false;
  } finally {
    await rm(original, { force: true });
    await rm(copied, { force: true });
  }
}

/** The versions that were compared at the target. */
class Journal {
  readonly #versions: Set<string>;
  readonly #file: Awaited<ReturnType<typeof open>>;

  private constructor(versions: Set<string>, file: Awaited<ReturnType<typeof open>>) {
    this.#versions = versions;
    this.#file = file;
  }

  static async open(path: string, target: string): Promise<Journal> {
    const [head, ...lines] = existsSync(path) ? (await readFile(path, 'utf8')).split('\n') : [];
    const isOfTarget = head === target;
    if (!isOfTarget) writeFileDurably(path, `${target}\n`, 0o600);
    // A kill may have cut off the last line.
    const versions = new Set(isOfTarget ? lines.filter(isVersion) : []);
    const file = await open(path, 'a', 0o600);
    if (isOfTarget) await file.write('\n');
    return new Journal(versions, file);
  }

  has(version: string): boolean {
    return this.#versions.has(version);
  }

  async add(version: string): Promise<void> {
    await this.#file.write(`${version}\n`);
    this.#versions.add(version);
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
