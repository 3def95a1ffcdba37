import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { isFresh, readRange, type Slice } from './conditions.ts';
import { noSuchKey } from './failure.ts';
import { fileHeaders } from './file-headers.ts';
import type { StoredObject } from './objects.ts';
import type { StoredFiles } from './stored-files.ts';

export interface Viewing {
  /** Says which state of the object is to be served; asked again if that file was just replaced. */
  find: () => Promise<StoredObject>;
  /** Anybody may see it, so caches on the way may keep it. */
  isPublic: boolean;
  isForOthers: boolean;
}

const ATTEMPTS = 3;

/** Answers GET and HEAD for an object's content, with ranges and validators. */
export async function serveFile(
  files: StoredFiles,
  request: Request,
  { find, isPublic, isForOthers }: Viewing,
): Promise<Response> {
  const { object, file } = await openCurrent(files, find);
  let isHandedOver = false;
  try {
    const { size } = await file.stat();
    const { metadata } = object;
    const validators = {
      etag: metadata.eTag,
      // The time of a public picture would link a confidential listing to whatever else its seller did then.
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
    // What is private is asked for anew each time: a removed document is gone from the screen too.
    headers.set('Cache-Control', isPublic ? metadata.cacheControl : 'private, no-cache');
    if (isFresh(request.headers, validators)) return new Response(null, { status: 304, headers });

    const range = readRange(request.headers, size, validators);
    if (range === 'unsatisfiable') {
      headers.set('Content-Range', `bytes */${size}`);
      headers.delete('Content-Disposition');
      return new Response(null, { status: 416, headers });
    }
    const slice: Slice = range ?? { start: 0, end: size - 1 };
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

/** Between the row that names a file and opening it, an upload may have replaced both. */
async function openCurrent(
  files: StoredFiles,
  find: Viewing['find'],
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
