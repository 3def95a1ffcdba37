import { randomUUID } from 'node:crypto';
import { ERRORS, Server, type Upload as TusUpload } from '@tus/server';
import type { RequestIdentity } from '../../db/engine.ts';
import { logServerError } from '../../http/error-log.ts';
import type { Bucket } from '../buckets.ts';
import type { StorageDeps } from '../deps.ts';
import { validBucketName, validKey } from '../names.ts';
import { cacheControl, maxAge, parseMetadata } from '../read-upload.ts';
import type { Sharing } from '../service.ts';
import { normalizeMimeType } from '../sniff.ts';
import { StorageError, toStorageError } from '../storage-error.ts';
import { measureFile } from '../stored-files.ts';
import { findReferencedVersions } from '../sweep.ts';
import { getUploader } from '../upload-admission.ts';
import { getUploadForLink } from '../upload-links.ts';
import type { Upload } from '../uploads.ts';
import { type SharedLocks, UploadLocks } from './locks.ts';
import type { SharedUploads } from './shared-uploads.ts';
import { ResumableStore } from './store.ts';
import type { UploadState } from './upload-state.ts';

export const RESUMABLE_PATH = '/storage/v1/upload/resumable';
const SIGNED_PATH = `${RESUMABLE_PATH}/sign`;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SWEEP_MS = 60 * 60 * 1000;
const UNFINISHED_EACH = 50;

type TusRequest = Parameters<Server['handleWeb']>[0];

/** What one request may do, decided before the protocol handler runs. */
interface Visit {
  upload: Upload;
  bucket: Bucket;
  link?: string;
  /** Releases the bytes reserved for a new upload once the store counts it. */
  release?: () => void;
}

/** Resumable uploads that survive broken connections and restarts: the TUS protocol, as on a hosted project. */
export class Resumable {
  readonly #deps: StorageDeps;
  readonly #store: ResumableStore;
  readonly #now: () => Date;
  readonly #server: Server;
  readonly #locks: UploadLocks;
  readonly #sharing: Sharing | undefined;
  readonly #visits = new WeakMap<TusRequest, Visit>();
  readonly #timer: NodeJS.Timeout;

  private constructor(
    deps: StorageDeps,
    store: ResumableStore,
    now: () => Date,
    sharing: Sharing | undefined,
  ) {
    this.#deps = deps;
    this.#sharing = sharing;
    this.#locks = sharing
      ? new UploadLocks(shareLocks(sharing), (id) => store.takeOver(id))
      : new UploadLocks();
    sharing?.bus.on<string>(ASK_KIND, (id) => this.#locks.finish(id));
    sharing?.bus.on<string>(ENDED_KIND, (id) => this.#forgetEnded(id));
    this.#store = store;
    this.#now = now;
    this.#server = new Server({
      path: RESUMABLE_PATH,
      datastore: store,
      locker: (request) => this.#locks.during(request),
      lockDrainTimeout: 500,
      allowedOrigins: () => false,
      namingFunction: (request, metadata) => this.#begin(request, metadata ?? {}),
      generateUrl: (request, { id }) => `${isSigned(request) ? SIGNED_PATH : RESUMABLE_PATH}/${id}`,
      getFileIdFromRequest: (_request, last) => (last && UUID.test(last) ? last : undefined),
      maxSize: (request) => {
        const bucket = this.#visits.get(request)?.bucket;
        return bucket ? deps.uploads.limitOf(bucket) : 0;
      },
      onIncomingRequest: (request, id) => this.#authorize(request, id),
      onUploadCreate: (request, upload) => this.#create(request, upload),
      onUploadFinish: (request, upload) => this.#finish(request, upload.id),
      onResponseError: (_request, error) => toTusFailure(error),
    });
    deps.uploads.reservations.include((party) => store.bytesOf(party));
    const deleteExpired = async () => {
      const isHeld = (id: string) => this.#locks.isHeld(id);
      if (sharing) await store.reloadAll(isHeld);
      await store.forgetEnded(isHeld);
      await store.deleteExpired(isHeld);
    };
    this.#timer = setInterval(() => void deleteExpired().catch(logServerError), SWEEP_MS).unref();
  }

  static async open(
    dataDir: string,
    deps: StorageDeps,
    now: () => Date,
    sharing?: Sharing,
    shared?: SharedUploads,
  ): Promise<Resumable> {
    const store = await ResumableStore.open({
      dataDir,
      now,
      isStored: (id) => isStored(deps, id),
      isShared: sharing !== undefined,
      shared,
    });
    await store.deleteExpired();
    return new Resumable(deps, store, now, sharing);
  }

  async answer(request: Request, address: string): Promise<Response> {
    if (request.method === 'GET') throw new StorageError('noSuchRoute', 'Route not found');
    const isArriving = request.method === 'PATCH' || request.method === 'POST';
    const speak = () =>
      this.#server.handleWeb(request as TusRequest).finally(() => {
        this.#locks.end(request);
        this.#visits.get(request as TusRequest)?.release?.();
      });
    const identity = await this.#identify(request);
    if (this.#sharing) await this.#reload(request);
    const response = isArriving
      ? await this.#deps.uploads.during({ identity, address }, speak)
      : await speak();
    // The front decides which origins may read it.
    const headers = new Headers(response.headers);
    for (const name of [...headers.keys()]) {
      if (name.startsWith('access-control-')) headers.delete(name);
    }
    return new Response(response.body, { status: response.status, headers });
  }

  /** Another process may have answered the upload's other requests, or the account's other uploads. */
  async #reload(request: Request): Promise<void> {
    const isHeld = (id: string) => this.#locks.isHeld(id);
    if (request.method === 'POST' || request.method === 'PATCH') {
      await this.#store.reloadAll(isHeld);
    }
    const last = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (UUID.test(last) && !isHeld(last)) await this.#store.reload(last);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
  }

  /** Resolves the caller; for a signed link, the person it was made for. */
  async #identify(request: Request): Promise<RequestIdentity> {
    if (!isSigned(request)) return this.#deps.identify(request);
    const signature = request.headers.get('x-signature') ?? undefined;
    return getUploadForLink(await this.#deps.signatures.openUpload(signature)).identity;
  }

  /** Resolves the rights of a request for this object. */
  async #upload(request: Request, place: Upload['place'], isUpsert: boolean) {
    if (!isSigned(request)) {
      return { upload: { identity: await this.#deps.identify(request), place, isUpsert } };
    }
    const link = await this.#deps.signatures.verifyUpload(
      request.headers.get('x-signature') ?? undefined,
      `${place.bucket}/${place.name}`,
    );
    return { upload: getUploadForLink(link), link: link.jti };
  }

  /** Checks a new upload. Its client-given name is used for the id only. */
  async #begin(request: TusRequest, metadata: Record<string, string | null>): Promise<string> {
    const place = {
      bucket: validBucketName(metadata.bucketName),
      name: validKey(metadata.objectName),
    };
    const isUpsert = request.headers.get('x-upsert') === 'true';
    const { upload, link } = await this.#upload(request, place, isUpsert);
    parseMetadata(metadata.metadata, 'utf8');
    const size = Number(request.headers.get('upload-length') ?? 0);
    const promised = await this.#deps.uploads.reserve(
      upload,
      Number.isSafeInteger(size) ? size : 0,
    );
    this.#visits.set(request, { upload, ...promised, ...(link ? { link } : {}) });
    return randomUUID();
  }

  async #create(request: TusRequest, { id, size, metadata }: TusUpload) {
    const visit = this.#visits.get(request);
    if (!visit || size === undefined) {
      throw new StorageError('invalidRequest', 'The upload has no size');
    }
    const party = getUploader(visit.upload.identity);
    if (this.#store.countOf(party) >= UNFINISHED_EACH) {
      throw new StorageError('slowDown', 'Too many unfinished uploads.');
    }
    const state: UploadState = {
      id,
      size,
      offset: 0,
      createdAt: this.#now().toISOString(),
      party,
      ...(visit.link ? { link: visit.link } : {}),
      ...visit.upload.place,
      isUpsert: visit.upload.isUpsert,
      isFinished: false,
      metadata: metadata ?? {},
      pieces: [],
      shared: 0,
    };
    await this.#store.begin(state);
    visit.release?.();
    return {};
  }

  /** Only the account that began an upload may see, continue, finish or delete it; others get "not found". */
  async #authorize(request: TusRequest, id: string): Promise<void> {
    if (request.method === 'POST') return;
    const state = this.#store.state(id);
    if (!state) throw ERRORS.FILE_NOT_FOUND;
    const { bucket: bucketId, name, isUpsert, party } = state;
    const visit = await this.#upload(request, { bucket: bucketId, name }, isUpsert);
    const isOwn = getUploader(visit.upload.identity) === party && visit.link === state.link;
    if (!isOwn) throw new StorageError('noSuchKey', 'Upload not found');
    if (request.method !== 'PATCH' || state.isFinished) return;
    const { uploads } = this.#deps;
    const bucket = await uploads.admit(visit.upload, uploads.reservations.of(party));
    this.#visits.set(request, { ...visit, bucket });
  }

  /** Creates the object. Any failure here ends the upload, and the client gets "not found". */
  async #finish(request: TusRequest, id: string): Promise<Record<string, never>> {
    const state = this.#store.state(id);
    const visit = this.#visits.get(request);
    if (state?.isFinished) return {};
    if (!state || !visit) throw ERRORS.FILE_NO_LONGER_EXISTS;
    // A machine that died may have stored it and not said so.
    if (this.#sharing && (await isStored(this.#deps, id))) {
      await this.#store.markFinished(id);
      return {};
    }
    try {
      const path = this.#store.path(id);
      const { metadata } = state;
      await this.#deps.uploads.keep(
        visit.upload,
        visit.bucket,
        { version: id, path, ...(await measureFile(path)) },
        {
          declaredType: normalizeMimeType(metadata.contentType ?? metadata.filetype),
          cacheControl: cacheControl(maxAge(metadata.cacheControl)),
          userMetadata: parseMetadata(metadata.metadata, 'utf8'),
        },
      );
    } catch (error) {
      await this.#store.forget(id);
      throw error;
    }
    await this.#store.markFinished(id);
    this.#tellEnded(id);
    return {};
  }

  #tellEnded(id: string): void {
    void this.#sharing?.bus.send(ENDED_KIND, id).catch(() => {});
  }

  /** Another process finished it; a machine of its own has no use for its copy. */
  #forgetEnded(id: string): void {
    if (!this.#locks.isHeld(id)) void this.#store.forgetCopy(id).catch(logServerError);
  }
}

const isStored = async ({ engine }: StorageDeps, id: string): Promise<boolean> =>
  (await findReferencedVersions(engine, [id])).has(id);

const ASK_KIND = 'upload wanted';
const ENDED_KIND = 'upload ended';

const shareLocks = ({ bus, leases }: Sharing): SharedLocks => ({
  take: (id) => leases.take(`upload ${id}`),
  release: (id) => leases.release(`upload ${id}`),
  ask: (id) => void bus.send(ASK_KIND, id).catch(() => {}),
});

const isSigned = (request: Pick<Request, 'url'>): boolean =>
  new URL(request.url).pathname.startsWith(SIGNED_PATH);

type TusFailure = { status_code: number; body: string };

function toTusFailure(error: Error | TusFailure): TusFailure {
  const explained = toStorageError(error);
  if (explained instanceof StorageError) {
    return { status_code: explained.kind.status, body: explained.message };
  }
  if (!(error instanceof Error)) {
    if (error.status_code < 500) return error;
    // A protocol extension that isn't supported, such as concatenation.
    if (error.status_code === 501) return { status_code: 400, body: error.body };
  }
  if (error instanceof Error) logServerError(error);
  return { status_code: 500, body: 'Internal Server Error' };
}
