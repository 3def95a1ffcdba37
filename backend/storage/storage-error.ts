import { classifyDatabaseError, DiskFullError } from '../db/database-errors.ts';
import { RequestQueueError } from '../request-queue.ts';

/** Error fields for clients: the status a hosted project uses, its code and its legacy name. */
interface Kind {
  status: number;
  code: string;
  error?: string;
}

const KINDS = {
  accessDenied: { status: 403, code: 'AccessDenied', error: 'Unauthorized' },
  bucketNotEmpty: { status: 409, code: 'ResourceNotEmpty' },
  duplicate: { status: 409, code: 'KeyAlreadyExists', error: 'Duplicate' },
  diskFull: { status: 507, code: 'InsufficientStorage' },
  expired: { status: 400, code: 'ExpiredToken' },
  invalidBucketName: { status: 400, code: 'InvalidBucketName', error: 'Invalid Input' },
  invalidJwt: { status: 400, code: 'InvalidJWT' },
  invalidKey: { status: 400, code: 'InvalidKey' },
  invalidMimeType: { status: 415, code: 'InvalidMimeType', error: 'invalid_mime_type' },
  invalidRequest: { status: 400, code: 'InvalidRequest' },
  invalidSignature: { status: 400, code: 'InvalidSignature' },
  featureNotEnabled: { status: 403, code: 'FeatureNotEnabled' },
  internal: { status: 500, code: 'InternalError', error: 'Internal' },
  noSuchBucket: { status: 404, code: 'NoSuchBucket', error: 'Bucket not found' },
  noSuchKey: { status: 404, code: 'NoSuchKey', error: 'not_found' },
  noSuchRoute: { status: 404, code: 'InvalidRequest', error: 'Not Found' },
  // The database's own code, which clients have a message for.
  storageFull: { status: 413, code: 'HXUFL', error: 'Payload too large' },
  slowDown: { status: 503, code: 'SlowDown' },
  unavailable: { status: 503, code: 'ServiceUnavailable' },
  tooLarge: { status: 413, code: 'EntityTooLarge', error: 'Payload too large' },
} satisfies Record<string, Kind>;

/** Statuses that a hosted project also sends as the HTTP status; all others become 400. */
const SENT_AS_THEY_ARE = new Set([500, 503, 507]);

/** A storage error. Its message is shown to users. */
export class StorageError extends Error {
  readonly kind: Kind;
  constructor(kind: keyof typeof KINDS, message: string) {
    super(message);
    this.kind = KINDS[kind];
  }

  /** Returns the response body in the shape of Supabase Storage. */
  get body() {
    const { status, code, error = code } = this.kind;
    return { statusCode: String(status), error, message: this.message, code };
  }

  get httpStatus(): number {
    const { status, code } = this.kind;
    return SENT_AS_THEY_ARE.has(status) || code === 'FeatureNotEnabled' ? status : 400;
  }
}

export const noSuchKey = () => new StorageError('noSuchKey', 'Object not found');
export const noSuchBucket = () => new StorageError('noSuchBucket', 'Bucket not found');
export const tooLarge = () =>
  new StorageError('tooLarge', 'The object exceeded the maximum allowed size');

const notStorable = () =>
  new StorageError('invalidRequest', 'The request contains a character that cannot be stored');

const BY_SQL_STATE: Record<string, () => StorageError> = {
  '42501': () => new StorageError('accessDenied', 'new row violates row-level security policy'),
  '23505': () => new StorageError('duplicate', 'The resource already exists'),
  '23503': () => new StorageError('noSuchBucket', 'The related resource does not exist'),
  HXUFL: () =>
    new StorageError('storageFull', 'Your storage is full. Delete files or upgrade your plan.'),
  // A NUL character in a search term or in metadata.
  '22021': notStorable,
  '22P05': notStorable,
};

/** Maps database and disk errors to storage errors; returns other errors unchanged. */
export function toStorageError(error: unknown): unknown {
  if (error instanceof RequestQueueError) return new StorageError('slowDown', error.message);
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  const databaseError = classifyDatabaseError(error);
  if (databaseError?.status === 507) {
    return new StorageError('diskFull', 'There is not enough disk space to store the file');
  }
  if (databaseError) return new StorageError('unavailable', databaseError.message);
  return BY_SQL_STATE[code]?.() ?? error;
}

/** True if the database rejected the transaction or was never called, so nothing of it was saved. */
export const isDefiniteRejection = (error: unknown): boolean =>
  error instanceof StorageError ||
  error instanceof RequestQueueError ||
  error instanceof DiskFullError ||
  (error instanceof Error && error.name === 'PostgresError');
