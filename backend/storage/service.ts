import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Engine } from '../db/engine.ts';
import { logServerError } from '../http/error-log.ts';
import type { Keys } from '../keys.ts';
import type { ProcessBus } from '../processes/bus.ts';
import type { Leases } from '../processes/leases.ts';
import { type Identify, identifyCallers } from './caller.ts';
import type { StorageDeps } from './deps.ts';
import { drain } from './drain.ts';
import { STORAGE_SECURITY_HEADERS } from './file-headers.ts';
import type { FileStore } from './file-store.ts';
import { Resumable } from './resumable/service.ts';
import { SharedUploads } from './resumable/shared-uploads.ts';
import { createBucketRoutes } from './routes/buckets.ts';
import { createLinkRoutes } from './routes/links.ts';
import { createPlainReadingRoute, createReadingRoutes } from './routes/reading.ts';
import { createWritingRoutes } from './routes/writing.ts';
import type { S3Bucket } from './s3-bucket.ts';
import { Signatures } from './signatures.ts';
import { StorageError, toStorageError } from './storage-error.ts';
import { StoredFiles } from './stored-files.ts';
import { Sweeper } from './sweep.ts';
import { Uploads } from './uploads.ts';

/** As `file_size_limit` of supabase/config.toml. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
const LARGEST_JSON = 1024 * 1024;

export interface StorageOptions {
  engine: Engine;
  keys: Keys;
  dataDir: string;
  store: FileStore;
  /** The bucket of the store, if it is one. */
  bucket?: S3Bucket | undefined;
  identify: Identify;
  now: () => Date;
  addressOf: (c: Context) => string;
  /** Other processes of the database, if any. */
  sharing?: Sharing | undefined;
}

/** What processes of one database need to take turns. */
export interface Sharing {
  bus: ProcessBus;
  leases: Leases;
}

export interface Storage {
  routes: Hono;
  files: StoredFiles;
  /** Deletes files that no row references. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Starts Supabase Storage on a data folder and cleans up what a crash left behind. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { engine, keys, dataDir, store, bucket, now, sharing } = options;
  const files = new StoredFiles(dataDir, sharing !== undefined, store);
  const sweeper = new Sweeper(engine, files);
  const deps: StorageDeps = {
    engine,
    files,
    sweeper,
    uploads: new Uploads(engine, files, sweeper, MAX_FILE_BYTES),
    signatures: new Signatures(keys, now),
    identify: identifyCallers(keys.publishableKey, options.identify),
    addressOf: options.addressOf,
  };
  const shared = sharing && bucket && new SharedUploads(bucket);
  const resumable = await Resumable.open(dataDir, deps, now, sharing, shared);
  await sweeper.sweep();
  return {
    routes: createRoutes(deps, resumable),
    files,
    sweep: () => sweeper.sweep(),
    async close() {
      await resumable.close();
      await sweeper.close();
    },
  };
}

function createRoutes(deps: StorageDeps, resumable: Resumable): Hono {
  const routes = new Hono();
  routes.onError((error) => toErrorResponse(toStorageError(error)));
  routes.notFound(() => toErrorResponse(new StorageError('noSuchRoute', 'Route not found')));
  routes.use(async (c, next) => {
    await next();
    if (c.res.status >= 400 && !(await drain(c.req.raw))) c.header('Connection', 'close');
    for (const [name, value] of Object.entries(STORAGE_SECURITY_HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
  for (const path of [
    '/bucket/*',
    '/object/list/*',
    '/object/list-v2/*',
    '/object/move',
    '/object/copy',
    '/object/sign/*',
  ]) {
    routes.use(path, boundJson);
  }
  routes.on('DELETE', '/object/*', boundJson);
  routes.route('/bucket', createBucketRoutes(deps, MAX_FILE_BYTES));
  for (const path of ['/upload/resumable', '/upload/resumable/*']) {
    routes.all(path, (c) => resumable.answer(c.req.raw, deps.addressOf(c)));
  }
  routes.all('/render/image/*', () =>
    toErrorResponse(new StorageError('featureNotEnabled', 'feature not enabled for this tenant')),
  );
  routes.route('/object', createReadingRoutes(deps));
  routes.route('/object', createLinkRoutes(deps));
  routes.route('/object', createPlainReadingRoute(deps));
  routes.route('/object', createWritingRoutes(deps));
  return new Hono().route('/storage/v1', routes);
}

const boundJson = bodyLimit({
  maxSize: LARGEST_JSON,
  onError: () => toErrorResponse(new StorageError('tooLarge', 'The request body is too large')),
});

/** Returns an error in the shape of Supabase Storage; internal errors reveal no details. */
function toErrorResponse(error: unknown): Response {
  if (!(error instanceof StorageError)) {
    logServerError(error);
    return toErrorResponse(new StorageError('internal', 'Internal Server Error'));
  }
  return Response.json(error.body, {
    status: error.httpStatus as ContentfulStatusCode,
    headers: {
      ...STORAGE_SECURITY_HEADERS,
      'Cache-Control': 'no-store',
      ...(error.httpStatus === 503 ? { 'Retry-After': '1' } : {}),
    },
  });
}
