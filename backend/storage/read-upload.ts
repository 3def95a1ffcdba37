import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { z } from 'zod';
import { parseUntrustedJson } from '../bounded-json.ts';
import { normalizeMimeType } from './sniff.ts';
import { StorageError } from './storage-error.ts';
import type { ReceivedFile } from './stored-files.ts';

/** Metadata declared by an upload; untrusted until checked. */
export interface Description {
  declaredType: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

type Receive = (body: AsyncIterable<Uint8Array>) => Promise<ReceivedFile>;

const FORM_LIMITS = { fieldSize: 64 * 1024, fields: 30, files: 1, parts: 32, headerPairs: 20 };
const metadataSchema = z.record(z.string(), z.unknown());

/** Streams an upload, raw or as a form. The caller owns the received content, even after a failure. */
export async function readUpload(request: Request, receive: Receive): Promise<Description> {
  const { headers } = request;
  const isForm = /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');
  if (isForm) return readForm(request, receive);
  const description = {
    declaredType: normalizeMimeType(headers.get('content-type')),
    cacheControl: cacheControl(headers.get('cache-control')),
    userMetadata: parseMetadata(headers.get('x-metadata'), 'base64'),
  };
  await receive(chunksOf(request));
  return description;
}

/** Streams a form, since the platform's `formData()` would hold the whole upload in memory. */
async function readForm(request: Request, receive: Receive): Promise<Description> {
  const fields = new Map<string, string>();
  let declaredType: string | undefined;
  let content: Readable | undefined;
  let arriving: Promise<unknown> | undefined;
  const form = openForm(request);
  form.on('field', (name, value) => fields.set(name, value));
  form.on('file', (_name, stream, _filename, _encoding, type) => {
    content = stream;
    // The reader sees the stream end; a form that breaks off later is reported below.
    stream.on('error', () => {});
    declaredType = normalizeMimeType(fields.get('contentType') ?? type);
    arriving = receive(stream);
    // If the receiver rejects the content, stop reading the form.
    arriving.catch((error) => form.destroy(error));
  });
  try {
    await pipeline(Readable.from(chunksOf(request)), form);
  } catch (error) {
    content?.destroy();
    await arriving?.catch(() => {});
    throw error instanceof StorageError || isSystemError(error) ? error : malformed();
  }
  await arriving;
  if (declaredType === undefined) {
    throw new StorageError('invalidRequest', 'No file provided');
  }
  return {
    declaredType,
    cacheControl: cacheControl(maxAge(fields.get('cacheControl'))),
    userMetadata: parseMetadata(fields.get('metadata'), 'utf8'),
  };
}

function openForm({ headers }: Request): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      limits: FORM_LIMITS,
    });
  } catch {
    throw malformed();
  }
}

const malformed = () => new StorageError('invalidRequest', 'The form could not be read');

/** System errors, such as a full disk, are not the form's fault. */
const isSystemError = (error: unknown): boolean => error instanceof Error && 'errno' in error;

/** Yields the body in chunks. Stopping early keeps the connection open so that the response arrives. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array, void> {
  try {
    if (body) yield* body.values({ preventCancel: true });
  } catch {
    throw new StorageError('invalidRequest', 'The upload ended early');
  }
}

/** Returns seconds, as sent by forms and resumable uploads, as a `Cache-Control` value. */
export const maxAge = (seconds: string | null | undefined): string | undefined =>
  /^\d{1,10}$/.test(seconds ?? '') ? `max-age=${seconds}` : (seconds ?? undefined);

/** Only valid directives go into the header. */
export const cacheControl = (value: string | null | undefined): string =>
  value && /^[\w\-=, ]{1,100}$/.test(value) ? value : 'no-cache';

export function parseMetadata(
  text: string | null | undefined,
  encoding: 'base64' | 'utf8',
): Record<string, unknown> | null {
  if (!text) return null;
  try {
    return metadataSchema.parse(parseUntrustedJson(Buffer.from(text, encoding).toString('utf8')));
  } catch {
    throw new StorageError('invalidRequest', 'The metadata is not a JSON object');
  }
}
