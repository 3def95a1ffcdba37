import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { BODY_BYTES } from '../request-limits.ts';

const tooLarge = (c: Context) =>
  c.json({ code: '413', message: 'The request body is too large', details: null, hint: null }, 413);

const BODILESS = new Set(['GET', 'HEAD']);

export const limitBodySize: MiddlewareHandler = async (c, next) => {
  if (BODILESS.has(c.req.method)) return next();
  const bytes = BODY_BYTES.find(([prefix]) => c.req.path.startsWith(prefix))?.[1] ?? 0;
  const contentLength = c.req.header('content-length');
  // A body with a stated length is never longer; the library would read it to check.
  if (contentLength !== undefined && c.req.header('transfer-encoding') === undefined) {
    return Number(contentLength) > bytes ? tooLarge(c) : next();
  }
  return bodyLimit({ maxSize: bytes, onError: tooLarge })(c, next);
};

/**
 * Serves only known host names. Otherwise a hostile site that rebinds its own name to 127.0.0.1 would be "same
 * origin" with the captured mail.
 */
export function rejectUnknownHosts(isKnownHost: (host: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    if (isKnownHost(c.req.header('host') ?? '')) return next();
    return c.json({ message: "This server doesn't serve that host name" }, 421);
  };
}
