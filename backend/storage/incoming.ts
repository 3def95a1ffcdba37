import { z } from 'zod';
import { StorageFailure } from './failure.ts';
import { boundaryOf, readParts, readText } from './multipart.ts';
import { bareType } from './sniff.ts';
import type { Arrival } from './stored-files.ts';

/** What an upload says about itself; none of it is believed without a look. */
export interface Description {
  declaredType: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

type Receive = (body: AsyncIterable<Uint8Array>) => Promise<Arrival>;

const MAX_FIELD_BYTES = 64 * 1024;
const metadataSchema = z.record(z.string(), z.unknown());

/** Reads an upload, raw or as a form, as it arrives. What arrived is the caller's, also after a failure. */
export async function readUpload(request: Request, receive: Receive): Promise<Description> {
  const boundary = boundaryOf(request.headers.get('content-type'));
  if (boundary) return readForm(chunksOf(request), boundary, receive);
  const { headers } = request;
  const description = {
    declaredType: bareType(headers.get('content-type')),
    cacheControl: cacheControl(headers.get('cache-control')),
    userMetadata: parseMetadata(headers.get('x-metadata'), 'base64'),
  };
  await receive(chunksOf(request));
  return description;
}

async function readForm(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
  receive: Receive,
): Promise<Description> {
  const fields = new Map<string, string>();
  let declaredType: string | undefined;
  for await (const part of readParts(source, boundary)) {
    if (!part.isFile) {
      fields.set(part.name, await readText(part, MAX_FIELD_BYTES));
    } else if (declaredType === undefined) {
      declaredType = bareType(fields.get('contentType') ?? part.contentType);
      await receive(part.body);
    }
  }
  if (declaredType === undefined) {
    throw new StorageFailure('invalidRequest', 'No file provided');
  }
  return {
    declaredType,
    cacheControl: cacheControl(maxAge(fields.get('cacheControl'))),
    userMetadata: parseMetadata(fields.get('metadata'), 'utf8'),
  };
}

/** The body in chunks. Who stops reading leaves the connection whole, so that the answer arrives. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array, void> {
  try {
    if (body) yield* body.values({ preventCancel: true });
  } catch {
    throw new StorageFailure('invalidRequest', 'The upload ended early');
  }
}

/** Seconds, as forms and resumable uploads give them, as a header's value. */
export const maxAge = (seconds: string | null | undefined): string | undefined =>
  /^\d{1,10}$/.test(seconds ?? '') ? `max-age=${seconds}` : (seconds ?? undefined);

/** Only what is made of directives gets into a header. */
export const cacheControl = (value: string | null | undefined): string =>
  value && /^[\w\-=, ]{1,100}$/.test(value) ? value : 'no-cache';

export function parseMetadata(
  text: string | null | undefined,
  encoding: 'base64' | 'utf8',
): Record<string, unknown> | null {
  if (!text) return null;
  try {
    return metadataSchema.parse(JSON.parse(Buffer.from(text, encoding).toString('utf8')));
  } catch {
    throw new StorageFailure('invalidRequest', 'The metadata is not a JSON object');
  }
}
