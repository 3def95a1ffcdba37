import { Hono } from 'hono';
import { z } from 'zod';
import { readBody } from '../body.ts';
import {
  type BucketSettings,
  createBucket,
  deleteBucket,
  emptyBucket,
  findBucket,
  listBuckets,
  updateBucket,
} from '../buckets.ts';
import type { StorageDeps } from '../deps.ts';
import { parseSize, validBucketName } from '../names.ts';
import { StorageError, tooLarge } from '../storage-error.ts';
import { withIsoTimestamps } from '../timestamps.ts';

const settingsSchema = z.object({
  public: z.boolean().default(false),
  file_size_limit: z.union([z.number(), z.string()]).nullish(),
  allowed_mime_types: z
    .array(z.string().regex(/^(\*|[a-z]+)\/(\*|[\w.+-]+)(;.*)?$/i))
    .max(200)
    .nullish(),
});

const newBucketSchema = settingsSchema.extend({
  name: z.string(),
  id: z.string().optional(),
  type: z.literal('STANDARD').nullish(),
});

const querySchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().max(100).default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});

const EMPTIED_AT_ONCE = 500;

export function createBucketRoutes(deps: StorageDeps, largest: number): Hono {
  const { engine, identify, sweeper } = deps;
  const routes = new Hono();

  const settingsOf = (body: z.infer<typeof settingsSchema>): BucketSettings => {
    const limit = body.file_size_limit;
    const fileSizeLimit = limit === null || limit === undefined ? limit : parseSize(limit);
    if (fileSizeLimit && fileSizeLimit > largest) throw tooLarge();
    return {
      public: body.public,
      fileSizeLimit: fileSizeLimit || (fileSizeLimit === 0 ? null : fileSizeLimit),
      allowedMimeTypes: body.allowed_mime_types,
    };
  };

  routes.get('/', async (c) => {
    const identity = await identify(c.req.raw);
    const query = querySchema.safeParse(c.req.query());
    if (!query.success) throw new StorageError('invalidRequest', 'Invalid query');
    const buckets = await engine.read(identity, (sql) => listBuckets(sql, query.data));
    return c.json(buckets.map(withIsoTimestamps));
  });

  routes.post('/', async (c) => {
    const identity = await identify(c.req.raw);
    const body = await readBody(c.req.raw, newBucketSchema);
    const id = validBucketName(body.id ?? body.name);
    await engine.write(identity, (sql) => createBucket(sql, identity, id, settingsOf(body)));
    return c.json({ name: id });
  });

  routes.get('/:id', async (c) => {
    const identity = await identify(c.req.raw);
    const id = validBucketName(c.req.param('id'));
    const { type: _, ...bucket } = await engine.read(identity, (sql) => findBucket(sql, id));
    return c.json(withIsoTimestamps(bucket));
  });

  routes.put('/:id', async (c) => {
    const identity = await identify(c.req.raw);
    const id = validBucketName(c.req.param('id'));
    const settings = settingsOf(await readBody(c.req.raw, settingsSchema));
    await engine.write(identity, (sql) => updateBucket(sql, id, settings));
    return c.json({ message: 'Successfully updated' });
  });

  routes.post('/:id/empty', async (c) => {
    const identity = await identify(c.req.raw);
    const id = validBucketName(c.req.param('id'));
    await engine.read(identity, (sql) => findBucket(sql, id));
    for (;;) {
      const versions = await emptyBucket(engine, identity, id, EMPTIED_AT_ONCE);
      await sweeper.forget(versions);
      if (versions.length < EMPTIED_AT_ONCE) break;
    }
    return c.json({ message: 'Successfully emptied' });
  });

  routes.delete('/:id', async (c) => {
    const identity = await identify(c.req.raw);
    await deleteBucket(engine, identity, validBucketName(c.req.param('id')));
    return c.json({ message: 'Successfully deleted' });
  });

  return routes;
}
