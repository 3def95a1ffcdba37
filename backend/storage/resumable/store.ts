import { mkdirSync } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { z } from 'zod';
import { flushFolder } from '../../files.ts';
import { drainStream } from '../drain.ts';

const stateSchema = z.object({
  id: z.uuid(),
  size: z.number().int().min(0),
  /** Bytes confirmed on disk. Anything after them in the file is ignored. */
  offset: z.number().int().min(0),
  createdAt: z.string(),
  party: z.string(),
  link: z.uuid().optional(),
  bucket: z.string(),
  name: z.string(),
  isUpsert: z.boolean(),
  isFinished: z.boolean(),
  metadata: z.record(z.string(), z.string().nullable()),
});

/** State of a multi-request upload, kept across requests and restarts. */
export type UploadState = z.infer<typeof stateSchema>;

const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** Longer than a finished upload takes to become an object. */
const SETTLE_MS = 60 * 60 * 1000;
const CHECKPOINT_BYTES = 8 * 1024 * 1024;

/** Keeps unfinished uploads next to the stored files: `<id>.part` is the content, `<id>.json` the state. */
export class ResumableStore extends DataStore {
  readonly #folder: string;
  readonly #now: () => Date;
  readonly #states = new Map<string, UploadState>();
  readonly #beginning = new Set<string>();

  private constructor(dataDir: string, now: () => Date) {
    super();
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
    this.#folder = join(dataDir, 'storage', 'resumable');
    this.#now = now;
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
  }

  /** Opens the store with the previous process's uploads, truncated to the bytes confirmed on disk. */
  static async open(
    dataDir: string,
    now: () => Date,
    isStored: (id: string) => Promise<boolean>,
    isShared: boolean,
  ): Promise<ResumableStore> {
    const store = new ResumableStore(dataDir, now);
    const names = await store.reloadAll();
    const isLeftBehind = async (name: string) =>
      !isShared || (await store.#isOld(name).catch(() => false));
    for (const state of store.#states.values()) {
      if (state.isFinished || names.has(`${state.id}.part`)) continue;
      if (!(await isLeftBehind(`${state.id}.json`))) continue;
      // The content was moved to the stored files; the row decides if it counts there.
      if (await isStored(state.id)) await store.markFinished(state.id);
      else await store.forget(state.id);
    }
    for (const name of names) {
      if (!store.#states.has(name.split('.')[0] ?? '') && (await isLeftBehind(name))) {
        await rm(join(store.#folder, name), { force: true });
      }
    }
    return store;
  }

  /** Reads all states from disk, except those this process is changing. Returns the names of the folder's files. */
  async reloadAll(isChanging: (id: string) => boolean = () => false): Promise<Set<string>> {
    const names = new Set(await readdir(this.#folder));
    const isOurs = (id: string) => this.#beginning.has(id) || isChanging(id);
    for (const id of this.#states.keys()) {
      if (!names.has(`${id}.json`) && !isOurs(id)) this.#states.delete(id);
    }
    for (const name of names) {
      const id = name.endsWith('.json') ? name.slice(0, -'.json'.length) : undefined;
      if (id !== undefined && !isOurs(id)) await this.reload(id);
    }
    return names;
  }

  /** Reads the state of an upload that another process may have changed. */
  async reload(id: string): Promise<void> {
    const state = await this.#readState(id);
    const known = this.#states.get(id);
    if (!state) this.#states.delete(id);
    else if (known) Object.assign(known, state);
    else this.#states.set(id, state);
  }

  /** True if no process works with a file of this folder any more. */
  async #isOld(name: string): Promise<boolean> {
    const { mtimeMs } = await stat(join(this.#folder, name));
    return Date.now() - mtimeMs > SETTLE_MS;
  }

  state(id: string): UploadState | undefined {
    return this.#states.get(id);
  }

  countOf(party: string): number {
    return [...this.#states.values()].filter((s) => s.party === party && !s.isFinished).length;
  }

  /** Returns the total final size of an account's unfinished uploads. */
  bytesOf(party: string): number {
    const open = [...this.#states.values()].filter((s) => s.party === party && !s.isFinished);
    return open.reduce((sum, { size }) => sum + size, 0);
  }

  path(id: string): string {
    return join(this.#folder, `${id}.part`);
  }

  /** Records the server-side facts of an upload; `create` then makes the upload. */
  async begin(state: UploadState): Promise<void> {
    this.#states.set(state.id, state);
    this.#beginning.add(state.id);
    try {
      const part = await open(this.path(state.id), 'wx', 0o600);
      await part.close();
      await this.#saveState(state);
    } catch (error) {
      await this.forget(state.id);
      throw error;
    } finally {
      this.#beginning.delete(state.id);
    }
  }

  override async create(upload: Upload): Promise<Upload> {
    if (!this.#states.has(upload.id)) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const state = this.#states.get(id);
    if (!state) throw ERRORS.FILE_NOT_FOUND;
    const { size, offset, metadata, createdAt } = state;
    return new Upload({ id, size, offset, metadata, creation_date: createdAt });
  }

  /**
   * Appends incoming data and syncs and counts it every few megabytes. A broken connection keeps what arrived. The
   * last chunk counts only with the object itself, so an upload never looks finished without its object.
   */
  override async write(source: Readable, id: string, from: number): Promise<number> {
    const state = this.#states.get(id);
    if (!state) throw ERRORS.FILE_NOT_FOUND;
    if (state.isFinished) return state.offset;
    const file = await open(this.path(id), 'r+');
    let offset = from;
    try {
      await file.truncate(from);
      // The sender must receive the error, so its connection stays open until then.
      for await (const chunk of source.iterator({ destroyOnReturn: false })) {
        if (offset + chunk.length > state.size) throw ERRORS.ERR_SIZE_EXCEEDED;
        await writeAll(file, chunk, offset);
        offset += chunk.length;
        if (offset - state.offset >= CHECKPOINT_BYTES) await this.#count(state, file, offset);
      }
    } catch (error) {
      if (!source.destroyed) await drainStream(source);
      throw error;
    } finally {
      await this.#count(state, file, offset).finally(() => file.close());
    }
    return offset;
  }

  async #count(state: UploadState, file: FileHandle, offset: number): Promise<void> {
    await file.sync();
    if (offset === state.size) return;
    state.offset = offset;
    await this.#saveState(state);
  }

  async markFinished(id: string): Promise<void> {
    const state = this.#states.get(id);
    if (!state) return;
    state.offset = state.size;
    state.isFinished = true;
    await this.#saveState(state);
    await rm(this.path(id), { force: true });
  }

  /** Deletes an upload on its owner's request. */
  override async remove(id: string): Promise<void> {
    if (!this.#states.has(id)) throw ERRORS.FILE_NOT_FOUND;
    await this.forget(id);
  }

  async forget(id: string): Promise<void> {
    this.#states.delete(id);
    await rm(this.path(id), { force: true });
    await rm(join(this.#folder, `${id}.json`), { force: true });
  }

  override getExpiration(): number {
    return LIFETIME_MS;
  }

  override async deleteExpired(isInUse: (id: string) => boolean = () => false): Promise<number> {
    const oldest = this.#now().getTime() - LIFETIME_MS;
    const expired = [...this.#states.values()].filter(
      ({ id, createdAt }) => new Date(createdAt).getTime() < oldest && !isInUse(id),
    );
    for (const { id } of expired) await this.forget(id);
    return expired.length;
  }

  async #readState(id: string): Promise<UploadState | undefined> {
    try {
      const text = await readFile(join(this.#folder, `${id}.json`), 'utf8');
      return stateSchema.parse(JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  async #saveState(state: UploadState): Promise<void> {
    const path = join(this.#folder, `${state.id}.json`);
    const file = await open(`${path}.new`, 'w', 0o600);
    try {
      await file.writeFile(JSON.stringify(state));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.new`, path);
    await flushFolder(this.#folder);
  }
}

async function writeAll(file: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let written = 0; written < chunk.length; ) {
    const rest = chunk.length - written;
    written += (await file.write(chunk, written, rest, position + written)).bytesWritten;
  }
}
