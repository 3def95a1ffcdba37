import { join } from 'node:path';
import type { Engine } from '../db/engine.ts';
import type { FileMetadata } from './objects.ts';
import { pathOfVersion } from './stored-files.ts';

/** One object and the file that holds its content. */
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

/** The folder that holds every file of storage; with the database it is all there is to keep. */
export const storageFolder = (dataDir: string): string => join(dataDir, 'storage');

/** Every object with its file, in the order of their ids. A file may be gone by the time it is read. */
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
      yield { ...file, path: pathOfVersion(dataDir, file.version) };
    }
    if (rows.length < PAGE) return;
  }
}
