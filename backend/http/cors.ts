import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { LOCAL_KEY_HEADER } from '../../shared/desktop/local-backend.ts';

/** Request and response headers of uploads, including resumable ones, and of cached downloads. */
const STORAGE_HEADERS = {
  asked: [
    'cache-control',
    'if-modified-since',
    'if-none-match',
    'if-range',
    'x-metadata',
    'x-upsert',
    'x-signature',
    'tus-resumable',
    'upload-length',
    'upload-metadata',
    'upload-offset',
  ],
  answered: [
    'content-disposition',
    'content-length',
    'accept-ranges',
    'etag',
    'last-modified',
    'location',
    'tus-resumable',
    'upload-expires',
    'upload-length',
    'upload-metadata',
    'upload-offset',
  ],
};

const ALLOWED_HEADERS = [
  'authorization',
  'apikey',
  'content-type',
  'prefer',
  'range',
  LOCAL_KEY_HEADER,
  'x-client-info',
  'x-supabase-api-version',
  'accept-profile',
  'content-profile',
  'x-region',
  'x-retry-count',
  'traceparent',
  'tracestate',
  'baggage',
  ...STORAGE_HEADERS.asked,
];

const ANSWERED = [
  'content-range',
  // Tell pages the age of their data, whatever their own clock says.
  'date',
  'preference-applied',
  'x-total-count',
  'link',
  'retry-after',
  'x-supabase-api-version',
  ...STORAGE_HEADERS.answered,
];

const PREFLIGHT_SECONDS = 86_400;

/**
 * Sets which origins may read responses. The library handles preflights; on the response itself the headers are set
 * afterwards, because headers set earlier would make it copy the response, and a copy is streamed.
 */
export function allowOrigins(isAllowed: (origin: string) => boolean): MiddlewareHandler {
  const preflight = cors({
    origin: (origin) => (isAllowed(origin) ? origin : null),
    allowHeaders: ALLOWED_HEADERS,
    exposeHeaders: ANSWERED,
    maxAge: PREFLIGHT_SECONDS,
  });
  const answered = ANSWERED.join(',');
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    await next();
    const { headers } = c.res;
    const origin = c.req.header('origin') ?? '';
    if (isAllowed(origin)) headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', answered);
    headers.append('vary', 'Origin');
  };
}
