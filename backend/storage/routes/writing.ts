import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { readBody } from '../body.ts';
import { findBucket } from '../buckets.ts';
import { parseObjectPath, requireObjectPath } from '../caller.ts';
import type { StorageDeps } from '../deps.ts';
import { rejectCopiedPhoto } from '../listing-photos.ts';
import { validBucketName, validKey } from '../names.ts';
import { findObject, moveObject, type ObjectLocation, removeObjects } from '../objects.ts';
import { cacheControl } from '../read-upload.ts';
import { noSuchKey } from '../storage-error.ts';
import { withIsoTimestamps } from '../timestamps.ts';
import { rejectDisallowedFile } from '../uploads.ts';

const moveSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
});

const copySchema = moveSchema.extend({
  copyMetadata: z.boolean().default(true),
  // The declared type is ignored; it is detected from the content.
  metadata: z.object({ cacheControl: z.string().optional() }).nullish(),
});

const MOST_REMOVED = 1000;
const removeSchema = z.object({
  prefixes: z
    .array(z.union([z.string(), z.object({ path: z.string() }).transform(({ path }) => path)]))
    .min(1)
    .max(MOST_REMOVED),
});

const placesOf = (
  body: z.infer<typeof moveSchema>,
): { from: ObjectLocation; to: ObjectLocation } => {
  const bucket = validBucketName(body.bucketId);
  return {
    from: { bucket, name: validKey(body.sourceKey) },
    to: {
      bucket: validBucketName(body.destinationBucket ?? bucket),
      name: validKey(body.destinationKey),
    },
  };
};

/** Move, copy and delete routes. Uploads are mounted last since their paths are the most general. */
export function createWritingRoutes(deps: StorageDeps): Hono {
  const { addressOf, engine, files, identify, sweeper, uploads } = deps;
  const routes = new Hono();

  routes.post('/move', async (c) => {
    const identity = await identify(c.req.raw);
    const { from, to } = placesOf(await readBody(c.req.raw, moveSchema));
    rejectCopiedPhoto(from.bucket, to.bucket);
    const bucket = await engine.read('system', (sql) => findBucket(sql, to.bucket));
    await engine.write(identity, async (sql) => {
      const { metadata } = await findObject(sql, from);
      rejectDisallowedFile(bucket, metadata.mimetype, metadata.size, uploads.limitOf(bucket));
      await moveObject(sql, identity, from, to);
    });
    return c.json({ message: 'Successfully moved' });
  });

  routes.post('/copy', async (c) => {
    const identity = await identify(c.req.raw);
    const body = await readBody(c.req.raw, copySchema);
    const { from, to } = placesOf(body);
    rejectCopiedPhoto(from.bucket, to.bucket);
    const isUpsert = c.req.header('x-upsert') === 'true';
    const source = await engine.read(identity, (sql) => findObject(sql, from));
    const upload = { identity, place: to, isUpsert };
    const { mimetype, size } = source.metadata;
    const bucket = await uploads.admit(upload, size);
    rejectDisallowedFile(bucket, mimetype, size, uploads.limitOf(bucket));
    const arrival = await files.duplicate(source.version).catch((error) => {
      // The object was replaced or deleted after it was found.
      throw error?.code === 'ENOENT' ? noSuchKey() : error;
    });
    const id = await uploads
      .settle(
        upload,
        arrival,
        {
          ...source.metadata,
          lastModified: new Date().toISOString(),
          ...(body.metadata?.cacheControl
            ? { cacheControl: cacheControl(body.metadata.cacheControl) }
            : {}),
        },
        body.copyMetadata ? source.user_metadata : null,
      )
      .catch(async (error) => {
        await files.discard(arrival);
        throw error;
      });
    return c.json({ Id: id, Key: `${to.bucket}/${to.name}` });
  });

  routes.delete('/*', async (c) => {
    const identity = await identify(c.req.raw);
    const place = parseObjectPath(c.req.raw, 'object');
    const bucket = validBucketName(place.bucket);
    const names = place.name ? [place.name] : (await readBody(c.req.raw, removeSchema)).prefixes;
    const removed = await removeObjects(engine, identity, bucket, names);
    await sweeper.forget(removed.map(({ version }) => version));
    if (!place.name) return c.json(removed.map(withIsoTimestamps));
    if (removed.length === 0) throw noSuchKey();
    return c.json({ message: 'Successfully deleted' });
  });

  const upload = async (c: Context, isUpsert: boolean) => {
    const place = requireObjectPath(c.req.raw, 'object');
    const identity = await identify(c.req.raw);
    const id = await uploads.store({ identity, place, isUpsert }, c.req.raw, addressOf(c));
    return c.json({ Id: id, Key: `${place.bucket}/${place.name}` });
  };
  routes.post('/*', (c) => upload(c, c.req.header('x-upsert') === 'true'));
  routes.put('/*', (c) => upload(c, true));

  return routes;
}
