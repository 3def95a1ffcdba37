import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type ByteRange, isFresh, parseRange } from './conditions.ts';
import { fileHeaders } from './file-headers.ts';
import type { StoredObject } from './objects.ts';
import { noSuchKey } from './storage-error.ts';
import type { StoredFiles } from './stored-files.ts';

export interface ServeFileOptions {
  /** Returns the current version of the object; called again if its file was just replaced. */
  find: () => Promise<StoredObject>;
  /** True if everyone may see it, so shared caches may store it. */
  isPublic: boolean;
  isForOthers: boolean;
}

const ATTEMPTS = 3;

/** Serves GET and HEAD for an object's content, with ranges and validators. */
export async function serveFile(
  files: StoredFiles,
  request: Request,
  { find, isPublic, isForOthers }: ServeFileOptions,
): Promise<Response> {
  const { object, file } = await openCurrent(files, find);
  let isHandedOver = false;
  try {
    const { size } = await file.stat();
    const { metadata } = object;
    const validators = {
      etag: metadata.eTag,
      // The time of a public photo would link a confidential listing to its seller's other activity.
      lastModified: isPublic ? undefined : new Date(metadata.lastModified),
    };
    const headers = fileHeaders({
      mimetype: metadata.mimetype,
      fileName: object.name.slice(object.name.lastIndexOf('/') + 1),
      download: new URL(request.url).searchParams.get('download') ?? undefined,
      isForOthers,
    });
    headers.set('Accept-Ranges', 'bytes');
    headers.set('ETag', validators.etag);
    if (validators.lastModified) {
      headers.set('Last-Modified', validators.lastModified.toUTCString());
    }
    // Private files are revalidated each time, so a deleted document disappears from the screen too.
    headers.set('Cache-Control', isPublic ? metadata.cacheControl : 'private, no-cache');
    if (isFresh(request.headers, validators)) return new Response(null, { status: 304, headers });

    const range = parseRange(request.headers, size, validators);
    if (range === 'unsatisfiable') {
      headers.set('Content-Range', `bytes */${size}`);
      headers.delete('Content-Disposition');
      return new Response(null, { status: 416, headers });
    }
    const slice: ByteRange = range ?? { start: 0, end: size - 1 };
    if (range) headers.set('Content-Range', `bytes ${slice.start}-${slice.end}/${size}`);
    headers.set('Content-Length', String(slice.end - slice.start + 1));
    const status = range ? 206 : 200;
    if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers });
    const content = file.createReadStream({ ...slice, highWaterMark: 256 * 1024 });
    isHandedOver = true;
    return new Response(Readable.toWeb(content) as ReadableStream, { status, headers });
  } finally {
    if (!isHandedOver) await file.close();
  }
}

/** An upload may replace both the row and the file between the query and opening the file. */
async function openCurrent(
  files: StoredFiles,
  find: ServeFileOptions['find'],
): Promise<{ object: StoredObject; file: FileHandle }> {
  for (let attempt = 1; ; attempt += 1) {
    const object = await find();
    try {
      return { object, file: await files.openForReading(object.version) };
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isMissing) throw error;
      if (attempt === ATTEMPTS) throw noSuchKey();
    }
  }
}
