import { createReadStream, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Engine } from '../db/engine.ts';
import { ArchiveError, type Manifest, rowsPath } from './manifest.ts';
import { readBatches } from './rows.ts';

interface Bucket {
  id: string;
  public: boolean | null;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
}

interface StoredObject {
  bucket_id: string;
  name: string;
  owner_id: string | null;
  version: string | null;
  metadata: { size?: number; mimetype?: string; cacheControl?: string } | null;
  user_metadata: Record<string, unknown> | null;
}

/** Rows of one archived table. The few tables read this way are small compared to their files. */
async function* rowsOf<T>(folder: string, manifest: Manifest, name: string): AsyncGenerator<T> {
  const table = manifest.tables.find((one) => one.schema === 'storage' && one.name === name);
  if (!table) return;
  for await (const { json } of readBatches(createReadStream(join(folder, rowsPath(table))))) {
    yield* JSON.parse(json) as T[];
  }
}

export const hasFiles = ({ tables }: Manifest): boolean =>
  tables.some(({ schema, name, rows }) => schema === 'storage' && name === 'objects' && rows > 0);

/**
 * Uploads every stored file through the project's storage API, then sets its owner, which uploads with the secret key
 * don't do. Skips files already there with the same length.
 */
export async function exportFiles(
  project: { url: string; secretKey: string; database: Engine },
  folder: string,
  manifest: Manifest,
  onFile: (done: number) => void,
): Promise<number> {
  const { storage } = createClient(project.url, project.secretKey, {
    auth: { persistSession: false },
  });
  for await (const bucket of rowsOf<Bucket>(folder, manifest, 'buckets')) {
    const { error } = await storage.createBucket(bucket.id, {
      public: bucket.public ?? false,
      fileSizeLimit: bucket.file_size_limit,
      allowedMimeTypes: bucket.allowed_mime_types,
    });
    if (error && !/exist/i.test(error.message)) throw new ArchiveError(error.message);
  }
  const present = new Set(manifest.parts.map(({ path }) => path));
  let done = 0;
  for await (const object of rowsOf<StoredObject>(folder, manifest, 'objects')) {
    const path = `files/${object.version}`;
    if (!present.has(path))
      throw new ArchiveError(`${object.bucket_id}/${object.name} has no content.`);
    if (!(await isThere(project.database, object))) {
      const { error } = await storage
        .from(object.bucket_id)
        .upload(object.name, await openAsBlob(join(folder, path)), {
          upsert: true,
          contentType: object.metadata?.mimetype ?? 'application/octet-stream',
          cacheControl: /max-age=(\d+)/.exec(object.metadata?.cacheControl ?? '')?.[1] ?? '0',
          ...(object.user_metadata ? { metadata: object.user_metadata } : {}),
        });
      if (error) throw new ArchiveError(`${object.bucket_id}/${object.name}: ${error.message}`);
    }
    await project.database.write(
      'system',
      (sql) => sql`
        update storage.objects set owner_id = ${object.owner_id}
        where bucket_id = ${object.bucket_id} and name = ${object.name}`,
    );
    done += 1;
    onFile(done);
  }
  return done;
}

async function isThere(database: Engine, object: StoredObject): Promise<boolean> {
  const rows = await database.read(
    'system',
    (sql) => sql`
      select from storage.objects where bucket_id = ${object.bucket_id} and name = ${object.name}
        and (metadata ->> 'size')::bigint = ${object.metadata?.size ?? -1}::bigint`,
  );
  return rows.length === 1;
}
