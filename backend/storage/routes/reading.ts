import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { readBody } from '../body.ts';
import { findBucket } from '../buckets.ts';
import { parseObjectPath, requireObjectPath } from '../caller.ts';
import type { StorageDeps } from '../deps.ts';
import { listFolder, listPage } from '../list.ts';
import { findPublicObject } from '../listing-photos.ts';
import { validBucketName } from '../names.ts';
import { findObject, type ObjectLocation, type StoredObject } from '../objects.ts';
import { serveFile } from '../serve-file.ts';
import { noSuchBucket } from '../storage-error.ts';
import { withIsoTimestamps } from '../timestamps.ts';

const MAX_PREFIX = 1024;
const LONGEST_LIST = 1000;
const prefix = z.string().max(MAX_PREFIX).default('');
const limit = z.number().int().min(1).default(100);
const order = z.enum(['asc', 'desc']);

const listSchema = z.object({
  prefix,
  limit,
  offset: z.number().int().min(0).default(0),
  search: z.string().max(MAX_PREFIX).nullish(),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: order.default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
});

const pageSchema = z.object({
  prefix,
  limit: limit.default(1000),
  cursor: z.string().max(4096).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({ column: z.enum(['name', 'created_at', 'updated_at']), order: order.default('asc') })
    .default({ column: 'name', order: 'asc' }),
});

/** Downloads, object info and lists. */
export function createReadingRoutes(deps: StorageDeps): Hono {
  const { engine, files, identify } = deps;
  const routes = new Hono();

  const findPublic = async (place: ObjectLocation): Promise<StoredObject> =>
    engine.read('system', async (sql) => {
      const bucket = await findBucket(sql, place.bucket);
      if (!bucket.public) throw noSuchBucket();
      return findPublicObject(sql, place);
    });

  const findOwn = async (c: Context, place: ObjectLocation): Promise<StoredObject> => {
    const identity = await identify(c.req.raw);
    return engine.read(identity, (sql) => findObject(sql, place));
  };

  routes.get('/public/*', (c) => {
    const place = requireObjectPath(c.req.raw, 'object/public');
    const find = () => findPublic(place);
    return serveFile(files, c.req.raw, {
      find,
      isPublic: true,
      isForOthers: true,
      mayBeDirect: true,
    });
  });

  routes.get('/authenticated/*', (c) => {
    const place = requireObjectPath(c.req.raw, 'object/authenticated');
    const find = () => findOwn(c, place);
    return serveFile(files, c.req.raw, { find, isPublic: false, isForOthers: false });
  });

  routes.get('/info/public/*', async (c) =>
    c.json(describe(await findPublic(requireObjectPath(c.req.raw, 'object/info/public')), true)),
  );
  routes.get('/info/authenticated/*', async (c) =>
    c.json(
      describe(await findOwn(c, requireObjectPath(c.req.raw, 'object/info/authenticated')), false),
    ),
  );
  routes.get('/info/*', async (c) => {
    const { find, isPublic } = await findEither(
      deps,
      c.req.raw,
      requireObjectPath(c.req.raw, 'object/info'),
    );
    return c.json(describe(await find(), isPublic));
  });

  routes.post('/list/*', async (c) => {
    const identity = await identify(c.req.raw);
    const bucket = validBucketName(parseObjectPath(c.req.raw, 'object/list').bucket);
    const { sortBy, search, ...query } = await readBody(c.req.raw, listSchema);
    return c.json(
      await engine.read(identity, (sql) =>
        listFolder(sql, bucket, {
          ...query,
          ...sortBy,
          search: search ?? '',
          limit: Math.min(query.limit, LONGEST_LIST),
        }),
      ),
    );
  });

  routes.post('/list-v2/*', async (c) => {
    const identity = await identify(c.req.raw);
    const bucket = validBucketName(parseObjectPath(c.req.raw, 'object/list-v2').bucket);
    const query = await readBody(c.req.raw, pageSchema);
    return c.json(
      await engine.read(identity, (sql) =>
        listPage(sql, bucket, {
          ...query.sortBy,
          prefix: query.prefix,
          cursor: query.cursor,
          hasDelimiter: query.with_delimiter,
          limit: Math.min(query.limit, LONGEST_LIST),
        }),
      ),
    );
  });

  return routes;
}

/** Serves a path without a route or access level; mounted after those that have one. */
export function createPlainReadingRoute(deps: StorageDeps): Hono {
  return new Hono().get('/*', async (c) => {
    const either = await findEither(deps, c.req.raw, requireObjectPath(c.req.raw, 'object'));
    return serveFile(deps.files, c.req.raw, { ...either, isForOthers: either.isPublic });
  });
}

/** Finds an object without an access level in its path: public objects for everyone, others by policy. */
async function findEither(
  { engine, identify }: StorageDeps,
  request: Request,
  place: ObjectLocation,
) {
  const identity = await identify(request);
  const { public: isPublic } = await engine.read('system', (sql) => findBucket(sql, place.bucket));
  if (!isPublic)
    return { find: () => engine.read(identity, (sql) => findObject(sql, place)), isPublic };
  return { find: () => engine.read('system', (sql) => findPublicObject(sql, place)), isPublic };
}

/**
 * Returns an object as `info` shows it. Public objects have no times, which would link a confidential listing to its
 * seller.
 */
const describe = ({ metadata, ...object }: StoredObject, isPublic: boolean) =>
  withIsoTimestamps({
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    content_encoding: null,
    etag: metadata.eTag,
    metadata: object.user_metadata ?? {},
    last_modified: isPublic ? null : metadata.lastModified,
    created_at: isPublic ? null : object.created_at,
  });
