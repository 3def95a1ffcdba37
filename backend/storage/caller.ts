import type { RequestIdentity } from '../db/engine.ts';
import { Unauthorized } from '../http/identity.ts';
import { validBucketName, validKey } from './names.ts';
import type { ObjectLocation } from './objects.ts';
import { StorageError } from './storage-error.ts';

/** Resolves the identity of a request. */
export type Identify = (request: Request) => Promise<RequestIdentity>;

/**
 * As on a hosted project, storage needs no key: a request without a key or token is anonymous. Invalid tokens get
 * storage's own error messages.
 */
export function identifyCallers(publishableKey: string, resolve: Identify): Identify {
  return async (request) => {
    const headers = new Headers(request.headers);
    if (!headers.has('apikey') && !new URL(request.url).searchParams.has('apikey')) {
      headers.set('apikey', publishableKey);
    }
    try {
      return await resolve(new Request(request.url, { headers }));
    } catch (error) {
      if (!(error instanceof Unauthorized)) throw error;
      const isExpired = error.body.code === 'PGRST303';
      throw new StorageError(
        'accessDenied',
        isExpired ? '"exp" claim timestamp check failed' : error.message,
      );
    }
  };
}

/** Returns the bucket and object named after `/storage/v1/<route>/`; either may be missing. */
export function parseObjectPath(request: Request, route: string): Partial<ObjectLocation> {
  const { pathname } = new URL(request.url);
  const rest = pathname.slice(`/storage/v1/${route}/`.length);
  const slash = rest.indexOf('/');
  const [bucket, name] = slash < 0 ? [rest, ''] : [rest.slice(0, slash), rest.slice(slash + 1)];
  return {
    ...(bucket ? { bucket: validBucketName(decode(bucket)) } : {}),
    ...(name ? { name: validKey(decode(name)) } : {}),
  };
}

export function requireObjectPath(request: Request, route: string): ObjectLocation {
  const { bucket, name } = parseObjectPath(request, route);
  return { bucket: validBucketName(bucket), name: validKey(name) };
}

/** Decodes once. A name that is still encoded afterwards contains a `%` and is rejected. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StorageError('invalidKey', 'Invalid key');
  }
}
