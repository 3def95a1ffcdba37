import type { Engine, RequestIdentity, Sql } from '../db/engine.ts';
import { type Bucket, findBucket } from './buckets.ts';
import { rejectOversizedImage } from './image-size.ts';
import { rejectPhotoWithMetadata, rejectUnsafeModel } from './listing-photos.ts';
import { validKey } from './names.ts';
import {
  checkUploadAllowed,
  type FileMetadata,
  type ObjectLocation,
  putObject,
} from './objects.ts';
import { type Description, readUpload } from './read-upload.ts';
import { Reservations } from './reservations.ts';
import { isAllowedType, sniffType } from './sniff.ts';
import { isDefiniteRejection, StorageError, tooLarge } from './storage-error.ts';
import type { ReceivedFile, StoredFiles } from './stored-files.ts';
import type { Sweeper } from './sweep.ts';
import { getUploader, UploadAdmission } from './upload-admission.ts';

/** Who uploads what, and where. `claim` runs first in the committing transaction. */
export interface Upload {
  identity: RequestIdentity;
  place: ObjectLocation;
  isUpsert: boolean;
  claim?: (sql: Sql) => Promise<unknown>;
}

/** The sender of an upload. */
export interface Sender {
  identity: RequestIdentity;
  address: string;
}

/** Maximum overhead of a form over its file. */
const MOST_OF_FORM = 128 * 1024;

/** Upload pipeline of an object: authorize, receive, validate, store, then commit. */
export class Uploads {
  readonly #engine: Engine;
  readonly #files: StoredFiles;
  readonly #sweeper: Sweeper;
  readonly #largest: number;
  readonly #admission = new UploadAdmission();
  readonly reservations = new Reservations();

  constructor(engine: Engine, files: StoredFiles, sweeper: Sweeper, largest: number) {
    this.#engine = engine;
    this.#files = files;
    this.#sweeper = sweeper;
    this.#largest = largest;
  }

  limitOf(bucket: Bucket): number {
    return Math.min(this.#largest, bucket.file_size_limit ?? this.#largest);
  }

  /**
   * Checks rights and free space, including the account's other uploads, before anything is received. Resolves with
   * the bucket, whose limits apply.
   */
  async admit({ identity, place, isUpsert }: Upload, bytes = 0): Promise<Bucket> {
    validKey(place.name);
    const bucket = await this.#engine.read('system', (sql) => findBucket(sql, place.bucket));
    await checkUploadAllowed(this.#engine, identity, place, isUpsert, bytes);
    return bucket;
  }

  /** Like `admit`, but also reserves the space until `release` is called. */
  async reserve(upload: Upload, bytes: number): Promise<{ bucket: Bucket; release: () => void }> {
    const { checked, release } = await this.reservations.reserve(
      getUploader(upload.identity),
      bytes,
      (all) => this.admit(upload, all),
    );
    return { bucket: checked, release };
  }

  /** Limits concurrent uploads. */
  during<T>(sender: Sender, work: () => Promise<T>): Promise<T> {
    return this.#admission.during(sender, work);
  }

  /** Stores a whole upload sent in one request. */
  async store(upload: Upload, request: Request, address: string): Promise<string> {
    const announced = Number(request.headers.get('content-length') ?? 0);
    const { bucket, release } = await this.reserve(
      upload,
      Math.min(this.#largest, Math.max(0, announced - MOST_OF_FORM)),
    );
    const limit = this.limitOf(bucket);
    const arrive = () => this.#receive(upload, request, bucket, limit);
    try {
      if (announced > limit + MOST_OF_FORM) throw tooLarge();
      return await this.during({ identity: upload.identity, address }, arrive);
    } finally {
      release();
    }
  }

  async #receive(upload: Upload, request: Request, bucket: Bucket, limit: number): Promise<string> {
    let arrival: ReceivedFile | undefined;
    try {
      const description = await readUpload(request, async (body) => {
        arrival = await this.#files.receive(body, limit);
        return arrival;
      });
      if (!arrival) throw new StorageError('invalidRequest', 'No content provided');
      return await this.keep(upload, bucket, arrival, description);
    } catch (error) {
      if (arrival) await this.#files.discard(arrival);
      throw error;
    }
  }

  /** Makes received content the object's content. Resolves with its id once that is on disk. */
  async keep(
    upload: Upload,
    bucket: Bucket,
    arrival: ReceivedFile,
    { declaredType, cacheControl, userMetadata }: Description,
  ): Promise<string> {
    const mimetype = await sniffType(arrival.path, declaredType);
    rejectDisallowedFile(bucket, mimetype, arrival.size, this.limitOf(bucket));
    await rejectOversizedImage(arrival.path, mimetype);
    await rejectPhotoWithMetadata(bucket.id, arrival.path, mimetype);
    await rejectUnsafeModel(bucket.id, arrival.path);
    const metadata = describe(arrival, mimetype, cacheControl);
    return this.settle(upload, arrival, metadata, userMetadata);
  }

  async settle(
    { identity, place, isUpsert, claim }: Upload,
    arrival: Pick<ReceivedFile, 'version' | 'path'>,
    metadata: FileMetadata,
    userMetadata: Record<string, unknown> | null,
  ): Promise<string> {
    const content = { version: arrival.version, metadata, userMetadata };
    try {
      const { id, replaced } = await this.#files.settle(
        arrival,
        () => putObject(this.#engine, identity, place, content, isUpsert, claim),
        isDefiniteRejection,
      );
      if (replaced) await this.#sweeper.forget([replaced]);
      return id;
    } catch (error) {
      if (!isDefiniteRejection(error)) this.#sweeper.sweepLater();
      throw error;
    }
  }
}

/** Rejects content that a bucket doesn't accept, whether uploaded, moved or copied. */
export function rejectDisallowedFile(
  bucket: Bucket,
  mimetype: string,
  size: number,
  limit: number,
): void {
  if (size > limit) throw tooLarge();
  if (!isAllowedType(mimetype, bucket.allowed_mime_types)) {
    throw new StorageError('invalidMimeType', `mime type ${mimetype} is not supported`);
  }
}

const describe = (
  { etag, size }: Pick<ReceivedFile, 'etag' | 'size'>,
  mimetype: string,
  cacheControl: string,
): FileMetadata => ({
  eTag: etag,
  size,
  mimetype,
  cacheControl,
  lastModified: new Date().toISOString(),
  contentLength: size,
  httpStatusCode: 200,
});
