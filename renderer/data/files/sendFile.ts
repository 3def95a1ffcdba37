/** Upload destination and user. */
export interface UploadTarget {
  readonly url: string;
  readonly publishableKey: string;
  readonly accessToken: () => Promise<string | null>;
}

export interface Upload {
  readonly bucket: string;
  readonly path: string;
  readonly type: string;
  readonly content: Blob;
  /** What the server needs to finish an upload whose tab was closed. */
  readonly facts?: object | undefined;
  /** URL to resume an interrupted upload; null for a new one. */
  readonly place: string | null;
  readonly signal: AbortSignal;
  readonly onPlace: (place: string) => void;
  readonly onProgress: (sent: number) => void;
}

/** An upload error; `status` is 0 for a connection failure. */
export class UploadRejectedError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The upload failed with status ${status}.`);
    this.status = status;
  }
}

/** The only chunk size hosted projects accept. */
const PIECE = 6 * 1024 * 1024;

/** Uploads a file in chunks with the resumable protocol (tus 1.0.0), from where it stopped. */
export async function sendFile(target: UploadTarget, upload: Upload): Promise<void> {
  const place = upload.place ?? (await startUpload(target, upload));
  upload.onPlace(place);
  let offset = upload.place === null ? 0 : await offsetAt(target, place, upload.signal);
  while (offset < upload.content.size) {
    offset = await sendPiece(target, place, upload, offset);
    upload.onProgress(offset);
  }
}

async function headersOf({ publishableKey, accessToken }: UploadTarget) {
  const token = await accessToken();
  return {
    apikey: publishableKey,
    authorization: `Bearer ${token ?? publishableKey}`,
    'tus-resumable': '1.0.0',
  };
}

async function sendRequest(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new UploadRejectedError(0);
  });
  if (!response.ok) throw new UploadRejectedError(response.status);
  return response;
}

const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

async function startUpload(target: UploadTarget, upload: Upload): Promise<string> {
  const { bucket, path, type, content, signal, facts: notes } = upload;
  const facts = { bucketName: bucket, objectName: path, contentType: type, cacheControl: '3600' };
  const metadata = Object.entries({
    ...facts,
    ...(notes && { metadata: JSON.stringify(notes) }),
  }).map(([name, value]) => `${name} ${toBase64(value)}`);
  const endpoint = `${target.url}/storage/v1/upload/resumable`;
  const response = await sendRequest(endpoint, {
    method: 'POST',
    signal,
    headers: {
      ...(await headersOf(target)),
      'upload-length': String(content.size),
      'upload-metadata': metadata.join(','),
    },
  });
  const place = new URL(response.headers.get('location') ?? '', endpoint);
  // Every chunk carries the token, so the URL must be on the expected server.
  if (place.origin !== new URL(endpoint, location.href).origin) throw new UploadRejectedError(502);
  return place.href;
}

async function offsetAt(target: UploadTarget, place: string, signal: AbortSignal): Promise<number> {
  const response = await sendRequest(place, {
    method: 'HEAD',
    signal,
    headers: await headersOf(target),
  });
  return Number(response.headers.get('upload-offset') ?? 0);
}

/** Uses XMLHttpRequest because fetch has no upload progress. */
async function sendPiece(
  target: UploadTarget,
  place: string,
  { content, signal, onProgress }: Upload,
  offset: number,
): Promise<number> {
  const headers = {
    ...(await headersOf(target)),
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  };
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PATCH', place);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ loaded }) => onProgress(offset + loaded);
    request.onabort = () => reject(signal.reason);
    request.onerror = () => reject(new UploadRejectedError(0));
    request.onload = () => {
      signal.removeEventListener('abort', abort);
      const next = Number(request.getResponseHeader('upload-offset'));
      if (request.status < 300 && next > offset) resolve(next);
      else reject(new UploadRejectedError(request.status));
    };
    request.send(content.slice(offset, offset + PIECE));
  });
}
