import { join } from 'node:path';
import type { Engine } from '../db/engine.ts';
import { getVersionPath } from './folder-store.ts';
import type { FileMetadata } from './objects.ts';

/** An object and the file that holds its content. */
export interface StoredFile {
  bucket: string;
  name: string;
  owner: string | null;
  version: string;
  metadata: FileMetadata;
  userMetadata: Record<string, unknown> | null;
  path: string;
}

const PAGE = 500;

/** The folder with all storage files. A backup needs only this and the database. */
export const storageFolder = (dataDir: string): string => join(dataDir, 'storage');

/** Yields every object with its file, ordered by id. A file may be deleted before it is read. */
export async function* listStoredFiles(
  engine: Engine,
  dataDir: string,
): AsyncGenerator<StoredFile, void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await engine.read(
      'system',
      (sql) => sql<(Omit<StoredFile, 'path'> & { id: string })[]>`
        select id, bucket_id as bucket, name, owner_id as owner, version, metadata,
          user_metadata as "userMetadata"
        from storage.objects where id > ${last} and version is not null order by id limit ${PAGE}`,
    );
    for (const { id, ...file } of rows) {
      last = id;
      yield { ...file, path: getVersionPath(dataDir, file.version) };
    }
    if (rows.length < PAGE) return;
  }
}
