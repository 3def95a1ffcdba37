import { Hono } from 'hono';
import { z } from 'zod';
import type { RequestIdentity } from '../../db/engine.ts';
import { readBody } from '../body.ts';
import { parseObjectPath, requireObjectPath } from '../caller.ts';
import type { StorageDeps } from '../deps.ts';
import { requireAllowedLinkExpiry } from '../link-expiry.ts';
import { isValidKey, validBucketName } from '../names.ts';
import { findObject, type ObjectLocation } from '../objects.ts';
import { serveFile } from '../serve-file.ts';
import { noSuchKey } from '../storage-error.ts';
import { getUploadForLink } from '../upload-links.ts';

const MOST_PATHS = 1000;
const expiresIn = z.number().int().min(1);
const oneSchema = z.object({ expiresIn });
const manySchema = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(MOST_PATHS) });

/** Signed links that work without an account, for downloading or uploading one object. */
export function createLinkRoutes(deps: StorageDeps): Hono {
  const { addressOf, engine, files, identify, signatures, uploads } = deps;
  const routes = new Hono();

  const readUrl = async (
    signer: RequestIdentity,
    place: ObjectLocation,
    version: string,
    seconds: number,
  ) => {
    const url = `${place.bucket}/${place.name}`;
    const token = await signatures.signRead(url, version, seconds, signer);
    return `/object/sign/${url}?token=${token}`;
  };

  routes.post('/sign/*', async (c) => {
    const identity = await identify(c.req.raw);
    const { bucket: named, name } = parseObjectPath(c.req.raw, 'object/sign');
    const bucket = validBucketName(named);
    if (name) {
      const { expiresIn: seconds } = await readBody(c.req.raw, oneSchema);
      requireAllowedLinkExpiry(bucket, seconds);
      const { version } = await engine.read(identity, (sql) => findObject(sql, { bucket, name }));
      return c.json({ signedURL: await readUrl(identity, { bucket, name }, version, seconds) });
    }
    const { expiresIn: seconds, paths } = await readBody(c.req.raw, manySchema);
    requireAllowedLinkExpiry(bucket, seconds);
    const rows = await engine.read(
      identity,
      (sql) => sql<{ name: string; version: string }[]>`
        select name, version from storage.objects
        where bucket_id = ${bucket} and name = any(${paths.filter(isValidKey)})`,
    );
    const versions = new Map(rows.map((row) => [row.name, row.version]));
    const signed = paths.map(async (path) => {
      const version = versions.get(path);
      return version
        ? {
            error: null,
            path,
            signedURL: await readUrl(identity, { bucket, name: path }, version, seconds),
          }
        : { error: NOT_THERE, path, signedURL: null };
    });
    return c.json(await Promise.all(signed));
  });

  routes.get('/sign/*', async (c) => {
    const place = requireObjectPath(c.req.raw, 'object/sign');
    const url = `${place.bucket}/${place.name}`;
    const { version, signer } = await signatures.verifyRead(c.req.query('token'), url);
    // Also rejects links made before the bucket was closed to them.
    requireAllowedLinkExpiry(place.bucket, 1);
    const find = async () => {
      const object = await engine.read(signer, (sql) => findObject(sql, place));
      // The object was deleted and recreated, or replaced. The link is only for the old version.
      if (object.version !== version) throw noSuchKey();
      return object;
    };
    return serveFile(files, c.req.raw, {
      find,
      isPublic: false,
      isForOthers: true,
      mayBeDirect: true,
    });
  });

  routes.post('/upload/sign/*', async (c) => {
    const identity = await identify(c.req.raw);
    const place = requireObjectPath(c.req.raw, 'object/upload/sign');
    const upsert = c.req.header('x-upsert') === 'true';
    await uploads.admit({ identity, place, isUpsert: upsert });
    const url = `${place.bucket}/${place.name}`;
    const { sub, session_id: session } = identity.claims;
    const token = await signatures.signUpload({
      url,
      upsert,
      role: identity.role,
      ...(typeof sub === 'string' ? { owner: sub } : {}),
      ...(typeof session === 'string' ? { session } : {}),
    });
    return c.json({ url: `/object/upload/sign/${url}?token=${token}`, token });
  });

  routes.put('/upload/sign/*', async (c) => {
    const place = requireObjectPath(c.req.raw, 'object/upload/sign');
    const url = `${place.bucket}/${place.name}`;
    const link = await signatures.verifyUpload(c.req.query('token'), url);
    await uploads.store(getUploadForLink(link), c.req.raw, addressOf(c));
    return c.json({ Key: url });
  });

  return routes;
}

const NOT_THERE = 'Either the object does not exist or you do not have access to it';
