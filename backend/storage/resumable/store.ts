import { mkdirSync } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { flushFolder } from '../../files.ts';
import { drainStream } from '../drain.ts';
import type { SharedUploads } from './shared-uploads.ts';
import { UPLOAD_LIFETIME_MS, type UploadState, uploadStateSchema } from './upload-state.ts';

/** Longer than a finished upload takes to become an object. */
const SETTLE_MS = 60 * 60 * 1000;
const CHECKPOINT_BYTES = 8 * 1024 * 1024;

interface ResumableStoreOptions {
  dataDir: string;
  now: () => Date;
  /** True if a stored file has this upload's content. */
  isStored: (id: string) => Promise<boolean>;
  /** Other processes use the folder too. */
  isShared: boolean;
  /** Where machines find each other's uploads. */
  shared: SharedUploads | undefined;
}

/**
 * Keeps unfinished uploads next to the stored files: `<id>.part` is the content, `<id>.json` the state. With a bucket,
 * each request also adds to the copy there, which counts.
 */
export class ResumableStore extends DataStore {
  readonly #folder: string;
  readonly #now: () => Date;
  readonly #shared: SharedUploads | undefined;
  readonly #states = new Map<string, UploadState>();
  readonly #beginning = new Set<string>();

  private constructor({ dataDir, now, shared }: ResumableStoreOptions) {
    super();
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
    this.#folder = join(dataDir, 'storage', 'resumable');
    this.#now = now;
    this.#shared = shared;
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
  }

  /** Opens the store with the previous process's uploads, truncated to the bytes confirmed on disk. */
  static async open(options: ResumableStoreOptions): Promise<ResumableStore> {
    const store = new ResumableStore(options);
    const { isStored, isShared } = options;
    const names = await store.reloadAll();
    const isLeftBehind = async (name: string) =>
      !isShared || (await store.#isOld(name).catch(() => false));
    for (const state of store.#states.values()) {
      if (state.isFinished || names.has(`${state.id}.part`)) continue;
      if (!(await isLeftBehind(`${state.id}.json`))) continue;
      // The content was moved to the stored files; the row decides if it counts there.
      if (await isStored(state.id)) await store.markFinished(state.id);
      else await store.forgetHere(state.id);
    }
    await store.forgetEnded();
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
      if (id !== undefined && !isOurs(id)) this.#know(id, await this.#readState(id));
    }
    return names;
  }

  /** Reads the state of an upload that another process may have changed. */
  async reload(id: string): Promise<void> {
    this.#know(id, await (this.#shared?.load(id) ?? this.#readState(id)));
  }

  #know(id: string, state: UploadState | undefined): void {
    const known = this.#states.get(id);
    if (!state) this.#states.delete(id);
    else if (known) Object.assign(known, state);
    else this.#states.set(id, state);
  }

  /** Like `reload`, with the upload's lock: also brings this machine's file up to what others added. */
  async takeOver(id: string): Promise<void> {
    await this.reload(id);
    const state = this.#states.get(id);
    if (!this.#shared || !state || state.isFinished) return;
    const local = await this.#readState(id);
    const size = await stat(this.path(id)).then(
      (file) => file.size,
      () => 0,
    );
    const present = Math.min(local?.shared ?? 0, state.offset, size);
    if (present === state.offset && local?.offset === state.offset) return;
    await this.#shared.copyOut(state, this.path(id), present);
    await this.#saveState(state);
  }

  /** Forgets here what ended at another machine. Without an answer of the bucket, it is asked again later. */
  async forgetEnded(isInUse: (id: string) => boolean = () => false): Promise<void> {
    if (!this.#shared) return;
    for (const id of [...this.#states.keys()]) {
      if (isInUse(id)) continue;
      const state = await this.#shared.load(id).catch(() => 'unknown' as const);
      if (state === undefined || (state !== 'unknown' && state.isFinished)) {
        await this.forgetHere(id);
      }
    }
  }

  /** True if no process uses a file of this folder anymore. */
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
      await this.#shared?.save(state, this.path(state.id));
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
      if (offset < state.size) await this.#share(state);
    }
    return offset;
  }

  async #count(state: UploadState, file: FileHandle, offset: number): Promise<void> {
    await file.sync();
    if (offset === state.size) return;
    state.offset = offset;
    await this.#saveState(state);
  }

  /** Adds what this request brought to the bucket, before the client hears that it counts. */
  async #share(state: UploadState): Promise<void> {
    if (!this.#shared) return;
    await this.#shared.save(state, this.path(state.id));
    await this.#saveState(state);
  }

  async markFinished(id: string): Promise<void> {
    const state = this.#states.get(id);
    if (!state) return;
    state.offset = state.size;
    state.isFinished = true;
    await this.#saveState(state);
    await this.#shared?.save(state, this.path(id));
    await this.#shared?.removePieces(state);
    await rm(this.path(id), { force: true });
  }

  /** Deletes an upload on its owner's request. */
  override async remove(id: string): Promise<void> {
    if (!this.#states.has(id)) throw ERRORS.FILE_NOT_FOUND;
    await this.forget(id);
  }

  async forget(id: string): Promise<void> {
    const state = this.#states.get(id);
    await this.forgetHere(id);
    if (state) await this.#shared?.remove(state);
  }

  /** Forgets here an upload that another machine finished. Processes of one machine share one copy. */
  async forgetCopy(id: string): Promise<void> {
    if (this.#shared) await this.forgetHere(id);
  }

  /** Deletes this machine's file and state only. */
  async forgetHere(id: string): Promise<void> {
    this.#states.delete(id);
    await rm(this.path(id), { force: true });
    await rm(join(this.#folder, `${id}.json`), { force: true });
  }

  override getExpiration(): number {
    return UPLOAD_LIFETIME_MS;
  }

  override async deleteExpired(isInUse: (id: string) => boolean = () => false): Promise<number> {
    const oldest = this.#now().getTime() - UPLOAD_LIFETIME_MS;
    const expired = [...this.#states.values()].filter(
      ({ id, createdAt }) => new Date(createdAt).getTime() < oldest && !isInUse(id),
    );
    for (const { id } of expired) await this.forget(id);
    await this.#shared?.removeExpired();
    return expired.length;
  }

  async #readState(id: string): Promise<UploadState | undefined> {
    try {
      const text = await readFile(join(this.#folder, `${id}.json`), 'utf8');
      return uploadStateSchema.parse(JSON.parse(text));
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
