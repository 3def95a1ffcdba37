import { Readable } from 'node:stream';
import { create } from 'tar';
import type { Manifest } from './manifest.ts';

/** Streams the archive of a snapshot folder, manifest first. */
export function packSnapshot(folder: string, { parts }: Manifest): Readable {
  const archive = create(
    { cwd: folder, gzip: { level: 6 }, portable: true, noDirRecurse: true, strict: true },
    ['manifest.json', ...parts.map(({ path }) => path)],
  );
  return Readable.from(archive as unknown as AsyncIterable<Buffer>, { objectMode: false });
}
