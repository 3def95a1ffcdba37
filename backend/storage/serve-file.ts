import { type ByteRange, isFresh, parseRange } from './conditions.ts';
import { fileHeaders, STORAGE_SECURITY_HEADERS } from './file-headers.ts';
import type { OpenFile } from './file-store.ts';
import type { StoredObject } from './objects.ts';
import { noSuchKey } from './storage-error.ts';
import type { StoredFiles } from './stored-files.ts';

export interface ServeFileOptions {
  /** Returns the current version of the object; called again if its file was just replaced. */
  find: () => Promise<StoredObject>;
  /** True if everyone may see it, so shared caches may store it. */
  isPublic: boolean;
  isForOthers: boolean;
  /** True if a caller who can open it now may load it from the store during the next minute. */
  mayBeDirect?: boolean;
}

const ATTEMPTS = 3;

/** Serves GET and HEAD for an object's content, with ranges and validators. */
export async function serveFile(
  files: StoredFiles,
  request: Request,
  { find, isPublic, isForOthers, mayBeDirect }: ServeFileOptions,
): Promise<Response> {
  if (mayBeDirect && isOpenedByItself(request)) {
    const response = await sendToStore(files, request, await find());
    if (response) return response;
  }
  const { object, file } = await openCurrent(files, find);
  let isHandedOver = false;
  try {
    const { size } = file;
    const { metadata } = object;
    const validators = {
      etag: metadata.eTag,
      // The time of a public photo would link a confidential listing to its seller's other activity.
      lastModified: isPublic ? undefined : new Date(metadata.lastModified),
    };
    const headers = fileHeaders({
      mimetype: metadata.mimetype,
      fileName: nameOf(object),
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
    const content = await file.read(slice);
    isHandedOver = true;
    return new Response(content, { status, headers });
  } finally {
    if (!isHandedOver) await file.close();
  }
}

const nameOf = ({ name }: StoredObject): string => name.slice(name.lastIndexOf('/') + 1);

/**
 * True for a download or a page of its own. Parts of our pages come from here, as their content security policy
 * requires.
 */
function isOpenedByItself({ method, headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode');
  return method === 'GET' && (mode === null || mode === 'navigate');
}

/** Redirects to the content at the store; undefined if the store is not for browsers. */
async function sendToStore(
  files: StoredFiles,
  request: Request,
  object: StoredObject,
): Promise<Response | undefined> {
  const headers = fileHeaders({
    mimetype: object.metadata.mimetype,
    fileName: nameOf(object),
    download: new URL(request.url).searchParams.get('download') ?? undefined,
    isForOthers: true,
  });
  const location = await files.directUrl(object.version, {
    type: headers.get('content-type') ?? '',
    disposition: headers.get('content-disposition'),
  });
  if (location === undefined) return undefined;
  return new Response(null, {
    status: 302,
    headers: { ...STORAGE_SECURITY_HEADERS, location, 'cache-control': 'no-store' },
  });
}

/** An upload may replace both the row and the file between the query and opening the file. */
async function openCurrent(
  files: StoredFiles,
  find: ServeFileOptions['find'],
): Promise<{ object: StoredObject; file: OpenFile }> {
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
